//! The two sides.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two sides. White always makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The side that places the first man.
    White,
    /// The side that answers.
    Black,
}

impl Player {
    /// Both sides, White first.
    pub const ALL: [Player; 2] = [Player::White, Player::Black];

    /// The letter of the position text: `w` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Player::White => 'w',
            Player::Black => 'b',
        }
    }
}

impl Not for Player {
    type Output = Player;

    /// The opponent.
    fn not(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::White => "White",
            Player::Black => "Black",
        })
    }
}

/// A value for each side, indexed by [`Player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// The value that `value` gives for each side.
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> ByPlayer<T> {
        ByPlayer {
            white: value(Player::White),
            black: value(Player::Black),
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}
