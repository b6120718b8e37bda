//! Zobrist keys: a position as one number, kept up to date move by move.

use crate::bits::{MillSet, Point, PointSet};
use crate::player::Player;
use crate::position::Position;

/// The hash of a position: the exclusive or of one random number for each
/// feature that it has (A. Zobrist, *A New Hashing Method with Application for
/// Game Playing*, 1970).
///
/// Equal positions have equal keys on every machine and in every build of one
/// version; the numbers are not promised across versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u64);

/// The most men a side has in hand, plus one for none.
const HANDS: usize = 13;

const SIDE: usize = Point::MOST + MillSet::MOST + HANDS;

/// A number for each feature: those of the sides one behind the other.
const NUMBERS: [u64; 2 * SIDE] = {
    let mut numbers = [0; 2 * SIDE];
    let mut i = 0;
    while i < numbers.len() {
        numbers[i] = random(i as u64);
        i += 1;
    }
    numbers
};

const BLACK_TO_MOVE: u64 = random(1 << 16);

impl Key {
    /// The key of `position`.
    #[must_use]
    pub fn of(position: &Position) -> Key {
        let sides = Player::ALL.into_iter().fold(0, |key, player| {
            let (men, barred) = (position.men(player), position.barred(player));
            key ^ numbers(player, men, barred) ^ hand_number(position, player)
        });
        Key(sides ^ turn_number(position) ^ throw_number(position))
    }

    /// The key of `after`, made from the key of `before`: it costs as much as
    /// the two differ.
    #[must_use]
    pub fn updated(self, before: &Position, after: &Position) -> Key {
        let sides = Player::ALL.into_iter().fold(self.0, |key, player| {
            let men = before.men(player) ^ after.men(player);
            let barred = before.barred(player) ^ after.barred(player);
            let hands = hand_number(before, player) ^ hand_number(after, player);
            key ^ numbers(player, men, barred) ^ hands
        });
        let turns = turn_number(before) ^ turn_number(after);
        Key(sides ^ turns ^ throw_number(before) ^ throw_number(after))
    }

    /// The key as a number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// The numbers of a side's men and barred mills, put together.
fn numbers(player: Player, men: PointSet, barred: MillSet) -> u64 {
    let men = men.into_iter().map(Point::index);
    let barred = barred.indices().map(|mill| Point::MOST + mill);
    let features = men.chain(barred).map(|feature| number(player, feature));
    features.fold(0, |key, number| key ^ number)
}

fn number(player: Player, feature: usize) -> u64 {
    NUMBERS[feature + SIDE * usize::from(player == Player::Black)]
}

fn hand_number(position: &Position, player: Player) -> u64 {
    let hand = usize::from(position.hand(player)).min(HANDS - 1);
    number(player, Point::MOST + MillSet::MOST + hand)
}

fn turn_number(position: &Position) -> u64 {
    match position.turn() {
        Player::White => 0,
        Player::Black => BLACK_TO_MOVE,
    }
}

fn throw_number(position: &Position) -> u64 {
    position.throw().map_or(0, |throw| {
        let dice = throw.dice().into_iter();
        random(dice.fold(1, |word, die| word << 8 | u64::from(die.pips())) << 32)
    })
}

/// The number after `seed` in the sequence SplitMix64 (Steele, Lea, Flood,
/// *Fast Splittable Pseudorandom Number Generators*, 2014).
const fn random(seed: u64) -> u64 {
    let mut z = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
