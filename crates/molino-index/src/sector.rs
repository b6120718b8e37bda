//! How many men the sides have.

use std::fmt;

/// The men of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force {
    /// On the board.
    pub board: u8,
    /// In hand.
    pub hand: u8,
}

impl Force {
    /// Board and hand together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.board + self.hand
    }
}

/// How many men each side has, on the board and in hand: positions of one
/// sector are solved and stored together.
///
/// The text has the side to move first: `9-8`, with men in hand `4-3:5,5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sector {
    /// The side to move.
    pub mover: Force,
    /// The other side.
    pub other: Force,
}

impl Sector {
    /// The sector of the movement phase with these men on the board.
    #[must_use]
    pub const fn movement(mover: u8, other: u8) -> Sector {
        Sector {
            mover: Force {
                board: mover,
                hand: 0,
            },
            other: Force {
                board: other,
                hand: 0,
            },
        }
    }

    /// The sector with the sides exchanged.
    #[must_use]
    pub const fn swapped(self) -> Sector {
        Sector {
            mover: self.other,
            other: self.mover,
        }
    }

    /// The men of both sides in hand.
    #[must_use]
    pub const fn in_hand(self) -> u8 {
        self.mover.hand + self.other.hand
    }

    /// The men of both sides, on the board and in hand.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.mover.total() + self.other.total()
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sector { mover, other } = self;
        write!(f, "{}-{}", mover.board, other.board)?;
        if self.in_hand() > 0 {
            write!(f, ":{},{}", mover.hand, other.hand)?;
        }
        Ok(())
    }
}
