//! The three dice of the game in the book of Alfonso X (*Libro de los juegos*,
//! 1283).

use core::fmt;
use core::num::NonZeroU8;

use crate::error::{ReadError, Wanted};
use crate::read::Reader;

/// The face of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(NonZeroU8);

impl Die {
    /// The face with `pips` pips, if a die has one.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Die> {
        match NonZeroU8::new(pips) {
            Some(some) if pips <= 6 => Some(Die(some)),
            _ => None,
        }
    }

    /// How many pips the face has.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Die({})", self.0)
    }
}

/// A throw of three dice, whatever the order in which they fell.
///
/// ```
/// use molino::Throw;
///
/// let throw = Throw::from_pips([1, 4, 1]).unwrap();
/// assert_eq!(throw.to_string(), "4-1-1");
/// assert!(throw.earns_raid());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    high: Die,
    middle: Die,
    low: Die,
}

impl Throw {
    /// The throw of these dice.
    #[must_use]
    pub fn new(mut dice: [Die; 3]) -> Throw {
        dice.sort_unstable();
        let [low, middle, high] = dice;
        Throw { high, middle, low }
    }

    /// The throw of dice with these pips, if each is from 1 to 6.
    #[must_use]
    pub fn from_pips(pips: [u8; 3]) -> Option<Throw> {
        let [a, b, c] = pips.map(Die::new);
        Some(Throw::new([a?, b?, c?]))
    }

    /// Reads three dice in any order, as `4-6-5`.
    ///
    /// # Errors
    ///
    /// The place, what was found there and what was wanted.
    pub fn read(text: &str) -> Result<Throw, ReadError> {
        Throw::read_field(Reader::new(text))
    }

    /// Reads the whole of `field` as three dice.
    pub(crate) fn read_field(field: Reader<'_>) -> Result<Throw, ReadError> {
        let mut dice = field.rest().split('-').map(|pips| match pips.as_bytes() {
            [digit] => Die::new(digit.wrapping_sub(b'0')),
            _ => None,
        });
        let mut next = || {
            dice.next()
                .flatten()
                .ok_or_else(|| field.error(Wanted::Throw))
        };
        let throw = Throw::new([next()?, next()?, next()?]);
        match dice.next() {
            None => Ok(throw),
            Some(_) => Err(field.error(Wanted::Throw)),
        }
    }

    /// The dice in descending order.
    #[must_use]
    pub const fn dice(self) -> [Die; 3] {
        [self.high, self.middle, self.low]
    }

    /// Every throw, each once, and in how many of the 216 ways it falls.
    pub fn all() -> impl Iterator<Item = (Throw, u32)> {
        let faces = || (1..=6).filter_map(Die::new);
        faces().flat_map(move |high| {
            let middles = faces().filter(move |middle| *middle <= high);
            middles.flat_map(move |middle| {
                let lows = faces().filter(move |low| *low <= middle);
                lows.map(move |low| {
                    let throw = Throw { high, middle, low };
                    (throw, throw.ways())
                })
            })
        })
    }

    /// Whether the throw gives the right to take a man out of an enemy mill:
    /// 6-5-4, 6-3-3, 5-2-2 or 4-1-1.
    #[must_use]
    pub const fn earns_raid(self) -> bool {
        matches!(
            (self.high.pips(), self.middle.pips(), self.low.pips()),
            (6, 5, 4) | (6, 3, 3) | (5, 2, 2) | (4, 1, 1)
        )
    }

    const fn ways(self) -> u32 {
        let [high, middle, low] = [self.high.pips(), self.middle.pips(), self.low.pips()];
        match (high == middle, middle == low) {
            (true, true) => 1,
            (true, false) | (false, true) => 3,
            (false, false) => 6,
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, middle, low] = self.dice().map(Die::pips);
        write!(f, "{high}-{middle}-{low}")
    }
}
