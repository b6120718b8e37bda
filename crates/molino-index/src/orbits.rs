//! Sets of points up to symmetry.

use molino::{Board, PointSet};

use crate::combinations::{Combinations, Ranks};
use crate::images::Images;

/// The orbits of the sets of `men` points of a board under its symmetries. Each
/// is known by its row, its place among the orbits in the order of their
/// representatives; the representative is the smallest member as a number.
#[derive(Clone, Debug)]
pub struct Orbits {
    sets: Combinations,
    representatives: Vec<PointSet>,
    homes: Vec<Home>,
}

/// Where a set belongs: the row of its orbit and the number of a symmetry that
/// takes it to the representative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Home(u32);

impl Home {
    const SYMMETRY_BITS: u32 = 4;

    /// No set has this home.
    pub const NONE: Home = Home(u32::MAX);

    fn new(row: usize, symmetry: usize) -> Home {
        Home((row as u32) << Home::SYMMETRY_BITS | symmetry as u32)
    }

    /// The row of the orbit.
    #[inline(always)]
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 >> Home::SYMMETRY_BITS) as usize
    }

    /// The number of a symmetry that takes the set to the representative.
    #[inline(always)]
    #[must_use]
    pub const fn symmetry(self) -> usize {
        (self.0 & ((1 << Home::SYMMETRY_BITS) - 1)) as usize
    }
}

impl Orbits {
    /// The orbits of the sets of `men` points of `board`, whose symmetries are
    /// `images`.
    #[must_use]
    pub fn new(board: &Board, images: &Images, men: u8) -> Orbits {
        let sets = Combinations::new(board.points().len() as u8, men);
        let mut orbits = Orbits {
            representatives: Vec::new(),
            homes: vec![Home::NONE; sets.count()],
            sets,
        };
        for mask in orbits.sets.masks() {
            if orbits.homes[orbits.sets.rank(mask)] == Home::NONE {
                orbits.found(PointSet::from_bits(mask), images);
            }
        }
        orbits
    }

    /// Enters the orbit of a set that is in none yet.
    fn found(&mut self, representative: PointSet, images: &Images) {
        let row = self.representatives.len();
        self.representatives.push(representative);
        for number in 0..images.count() {
            let image = images.set(number, representative);
            let home = &mut self.homes[self.sets.rank(image.bits())];
            if *home == Home::NONE {
                *home = Home::new(row, images.inverse(number));
            }
        }
    }

    /// How many orbits there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.representatives.len()
    }

    /// The representatives, by row.
    #[must_use]
    pub fn representatives(&self) -> &[PointSet] {
        &self.representatives
    }

    /// Where `set`, of as many points as the orbits' sets have, belongs.
    ///
    /// # Panics
    ///
    /// May panic for a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn home(&self, set: PointSet) -> Home {
        self.homes().home(set)
    }

    /// The table alone, for inner loops.
    #[inline(always)]
    #[must_use]
    pub fn homes(&self) -> Homes<'_> {
        Homes {
            ranks: self.sets.ranks(),
            homes: &self.homes,
        }
    }
}

/// The table of [`Orbits::home`], without another pointer between.
#[derive(Clone, Copy, Debug)]
pub struct Homes<'a> {
    ranks: Ranks<'a>,
    homes: &'a [Home],
}

impl<'a> Homes<'a> {
    /// Where [`home`](Homes::home) is written.
    ///
    /// # Panics
    ///
    /// May panic for a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn entry(self, set: PointSet) -> &'a Home {
        &self.homes[self.ranks.rank(set.bits())]
    }

    /// As [`Orbits::home`].
    ///
    /// # Panics
    ///
    /// May panic for a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn home(self, set: PointSet) -> Home {
        *self.entry(set)
    }
}

#[cfg(test)]
mod tests {
    use molino::BoardId;

    use super::*;

    #[test]
    fn each_set_is_taken_to_its_representative() {
        for id in BoardId::ALL {
            let images = Images::new(id.board());
            for men in 0..=5 {
                let orbits = Orbits::new(id.board(), &images, men);
                for mask in orbits.sets.masks() {
                    let set = PointSet::from_bits(mask);
                    let home = orbits.home(set);
                    let representative = orbits.representatives()[home.row()];
                    assert_eq!(images.set(home.symmetry(), set), representative);
                    assert!(representative <= set);
                }
            }
        }
    }

    #[test]
    fn the_numbers_of_orbits_are_those_of_burnsides_lemma() {
        for id in BoardId::ALL {
            let images = Images::new(id.board());
            for men in 0..=6 {
                let orbits = Orbits::new(id.board(), &images, men);
                let fixed = orbits.sets.masks().map(|mask| {
                    let set = PointSet::from_bits(mask);
                    let numbers = 0..images.count();
                    numbers.filter(|n| images.set(*n, set) == set).count()
                });
                let fixed: usize = fixed.sum();
                assert_eq!(orbits.count() * images.count(), fixed, "{id} {men}");
            }
        }
    }

    #[test]
    fn nine_mens_morris_has_the_published_rows() {
        let board = BoardId::Nine.board();
        let images = Images::new(board);
        let rows = (3..=9).map(|men| Orbits::new(board, &images, men).count());
        let wanted = [158, 757, 2_830, 8_774, 22_188, 46_879, 82_880];
        assert_eq!(rows.collect::<Vec<usize>>(), wanted);
    }
}
