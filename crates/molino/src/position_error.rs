//! Why an arrangement does not fit the rules.

use alloc::vec::Vec;
use core::fmt;

use crate::board::{BoardId, MillName};
use crate::error::{Argument, Describe};
use crate::player::Player;

/// Why an arrangement does not fit the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The arrangement is on another board.
    OtherBoard {
        /// The arrangement's board.
        found: BoardId,
        /// The rules' board.
        wanted: BoardId,
    },
    /// A side has more men than the rules give it.
    TooManyMen {
        /// The side.
        player: Player,
        /// Its men, board and hand together.
        found: u64,
        /// How many it may have.
        most: u8,
    },
    /// Both sides have fewer than three men.
    BothLost,
    /// Both sides have a line where a line wins.
    BothWon,
    /// A throw, and the rules have no dice.
    NoDice,
    /// A throw, and the side to move has no man in hand.
    ThrowNotDue,
    /// A barred mill that the board lacks.
    MillOffBoard,
    /// A barred mill, and the rules bar none.
    NothingBarred {
        /// The mill.
        mill: MillName,
    },
    /// A side may not form a mill that it has.
    BarredMillStands {
        /// The side.
        player: Player,
        /// The mill.
        mill: MillName,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::OtherBoard { found, wanted } => {
                write!(f, "found the board {found}, wanted {wanted}")
            }
            PositionError::TooManyMen {
                player,
                found,
                most,
            } => write!(
                f,
                "found {found} men of {player}, board and hand together, wanted at most {most}"
            ),
            PositionError::BothLost => f.write_str(
                "found fewer than three men on both sides, wanted three on one at least",
            ),
            PositionError::BothWon => {
                f.write_str("found lines of both sides, wanted at most one side's")
            }
            PositionError::NoDice => {
                f.write_str("found a throw, wanted none: these rules have no dice")
            }
            PositionError::ThrowNotDue => {
                f.write_str("found a throw, wanted none: the side to move has no man in hand")
            }
            PositionError::MillOffBoard => {
                f.write_str("found a barred mill that the board lacks, wanted one of its mills")
            }
            PositionError::NothingBarred { mill } => {
                write!(
                    f,
                    "found the barred mill {mill}, wanted none: these rules bar none"
                )
            }
            PositionError::BarredMillStands { player, mill } => {
                write!(
                    f,
                    "found the mill {mill} barred for {player}, who has it; wanted one that {player} has not"
                )
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl Describe for PositionError {
    fn id(&self) -> &'static str {
        match self {
            PositionError::OtherBoard { .. } => "position-other-board",
            PositionError::TooManyMen { .. } => "position-too-many-men",
            PositionError::BothLost => "position-both-lost",
            PositionError::BothWon => "position-both-won",
            PositionError::NoDice => "position-no-dice",
            PositionError::ThrowNotDue => "position-throw-not-due",
            PositionError::MillOffBoard => "position-mill-off-board",
            PositionError::NothingBarred { .. } => "position-nothing-barred",
            PositionError::BarredMillStands { .. } => "position-barred-mill-stands",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match *self {
            PositionError::OtherBoard { found, wanted } => [
                Argument::text("found", found),
                Argument::text("wanted", wanted),
            ]
            .into(),
            PositionError::TooManyMen {
                player,
                found,
                most,
            } => [
                Argument::text("player", player.letter()),
                Argument::number("found", found),
                Argument::number("most", most),
            ]
            .into(),
            PositionError::NothingBarred { mill } => [Argument::text("mill", mill)].into(),
            PositionError::BarredMillStands { player, mill } => [
                Argument::text("player", player.letter()),
                Argument::text("mill", mill),
            ]
            .into(),
            _ => Vec::new(),
        }
    }
}
