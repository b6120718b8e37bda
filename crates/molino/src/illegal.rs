//! Why a move is not legal: the reason teaches the rule.

use alloc::vec::Vec;
use core::fmt;

use crate::board::{MillName, PointName};
use crate::error::{Argument, Describe, ReadError};
use crate::outcome::{GameOver, Outcome};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver(Outcome),
    /// The dice must be thrown first.
    ThrowDue,
    /// The move names a point that the board lacks.
    OffBoard,
    /// A side with men in hand places one.
    MustPlace {
        /// How many are in hand.
        in_hand: u8,
    },
    /// No man is in hand to be placed.
    EmptyHand,
    /// The point is not empty.
    Occupied {
        /// The point.
        point: PointName,
    },
    /// None of the mover's men stands there.
    NoManOfYours {
        /// The point.
        point: PointName,
    },
    /// The points are no neighbours, and nobody flies under these rules.
    NotNeighbours {
        /// Where the man stands.
        from: PointName,
        /// Where it should go.
        to: PointName,
    },
    /// The points are no neighbours, and only a side with three men flies.
    FlyingTooEarly {
        /// Where the man stands.
        from: PointName,
        /// Where it should go.
        to: PointName,
        /// How many men the side has on the board.
        men: u8,
    },
    /// The points are no neighbours, and only a side with an empty hand flies.
    FlyingWithMenInHand {
        /// Where the man stands.
        from: PointName,
        /// Where it should go.
        to: PointName,
    },
    /// The mill was broken for another on the last turn.
    Barred {
        /// The mill.
        mill: MillName,
    },
    /// A mill is completed, and a man must be taken for it.
    CaptureOwed {
        /// The mill.
        mill: MillName,
    },
    /// Two mills are completed, and a second man must be taken.
    SecondCaptureOwed,
    /// Only one man may be taken for this move.
    OneCaptureOnly,
    /// No mill is completed, so nothing may be taken.
    NoMill {
        /// Where the man to be taken stands.
        point: PointName,
    },
    /// No enemy man stands there.
    NoEnemyMan {
        /// The point.
        point: PointName,
    },
    /// The man stands in a mill and is safe.
    SafeInMill {
        /// Where it stands.
        point: PointName,
        /// A mill that it stands in.
        mill: MillName,
    },
    /// Nothing is captured under these rules.
    NothingCaptured,
    /// No throw gives the right to take a man before placing.
    NoRaidEarned {
        /// Where the man to be taken stands.
        point: PointName,
    },
    /// The dice take only men that stand in mills.
    RaidOutsideMills {
        /// Where the man stands.
        point: PointName,
    },
    /// A placement must follow the capture that the dice gave.
    PlacementOwed,
    /// The first capture has won; nothing may follow.
    WonAlready,
    /// The move names no point to go to.
    Nowhere,
    /// Only a blocked side passes, and only where the rules say so.
    Pass,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver(outcome) => GameOver(*outcome).fmt(f),
            IllegalMove::ThrowDue => f.write_str("the dice must be thrown first"),
            IllegalMove::OffBoard => f.write_str("the move names a point that the board lacks"),
            IllegalMove::MustPlace { in_hand } => {
                let men = if *in_hand == 1 { "man is" } else { "men are" };
                write!(f, "{in_hand} {men} still in hand, so one must be placed")
            }
            IllegalMove::EmptyHand => f.write_str("no man is in hand to be placed"),
            IllegalMove::Occupied { point } => write!(f, "{point} is not empty"),
            IllegalMove::NoManOfYours { point } => {
                write!(f, "no man of the side to move stands on {point}")
            }
            IllegalMove::NotNeighbours { from, to } => {
                write!(f, "{from} and {to} are no neighbours")
            }
            IllegalMove::FlyingTooEarly { from, to, men } => write!(
                f,
                "{from} and {to} are no neighbours, and the side has {men} men; only a side with three may fly"
            ),
            IllegalMove::FlyingWithMenInHand { from, to } => write!(
                f,
                "{from} and {to} are no neighbours; a side with men in hand may not fly"
            ),
            IllegalMove::Barred { mill } => write!(
                f,
                "the mill {mill} was broken for another and may not be formed again this turn"
            ),
            IllegalMove::CaptureOwed { mill } => write!(
                f,
                "the mill {mill} is completed, so a man must be taken: `x` and its point"
            ),
            IllegalMove::SecondCaptureOwed => {
                f.write_str("two mills are completed, so a second man must be taken")
            }
            IllegalMove::OneCaptureOnly => f.write_str("only one man may be taken"),
            IllegalMove::NoMill { point } => {
                write!(f, "no mill is completed, so {point} may not be taken")
            }
            IllegalMove::NoEnemyMan { point } => write!(f, "no enemy man stands on {point}"),
            IllegalMove::SafeInMill { point, mill } => {
                write!(f, "the man on {point} is safe in the mill {mill}")
            }
            IllegalMove::NothingCaptured => f.write_str("nothing is captured under these rules"),
            IllegalMove::NoRaidEarned { point } => {
                write!(f, "no throw gives the right to take {point} before placing")
            }
            IllegalMove::RaidOutsideMills { point } => {
                write!(
                    f,
                    "{point} stands in no mill, and the dice take only men in mills"
                )
            }
            IllegalMove::PlacementOwed => f.write_str("a man must still be placed"),
            IllegalMove::WonAlready => f.write_str("the first capture has won; nothing follows it"),
            IllegalMove::Nowhere => f.write_str("the move names no point to go to"),
            IllegalMove::Pass => f.write_str("only a blocked side passes, where the rules let it"),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Describe for IllegalMove {
    fn id(&self) -> &'static str {
        match self {
            IllegalMove::GameOver(outcome) => GameOver(*outcome).id(),
            IllegalMove::ThrowDue => "illegal-throw-due",
            IllegalMove::OffBoard => "illegal-off-board",
            IllegalMove::MustPlace { .. } => "illegal-must-place",
            IllegalMove::EmptyHand => "illegal-empty-hand",
            IllegalMove::Occupied { .. } => "illegal-occupied",
            IllegalMove::NoManOfYours { .. } => "illegal-no-man-of-yours",
            IllegalMove::NotNeighbours { .. } => "illegal-not-neighbours",
            IllegalMove::FlyingTooEarly { .. } => "illegal-flying-too-early",
            IllegalMove::FlyingWithMenInHand { .. } => "illegal-flying-with-men-in-hand",
            IllegalMove::Barred { .. } => "illegal-barred",
            IllegalMove::CaptureOwed { .. } => "illegal-capture-owed",
            IllegalMove::SecondCaptureOwed => "illegal-second-capture-owed",
            IllegalMove::OneCaptureOnly => "illegal-one-capture-only",
            IllegalMove::NoMill { .. } => "illegal-no-mill",
            IllegalMove::NoEnemyMan { .. } => "illegal-no-enemy-man",
            IllegalMove::SafeInMill { .. } => "illegal-safe-in-mill",
            IllegalMove::NothingCaptured => "illegal-nothing-captured",
            IllegalMove::NoRaidEarned { .. } => "illegal-no-raid-earned",
            IllegalMove::RaidOutsideMills { .. } => "illegal-raid-outside-mills",
            IllegalMove::PlacementOwed => "illegal-placement-owed",
            IllegalMove::WonAlready => "illegal-won-already",
            IllegalMove::Nowhere => "illegal-nowhere",
            IllegalMove::Pass => "illegal-pass",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match *self {
            IllegalMove::GameOver(outcome) => GameOver(outcome).arguments(),
            IllegalMove::MustPlace { in_hand } => [Argument::number("in-hand", in_hand)].into(),
            IllegalMove::Occupied { point }
            | IllegalMove::NoManOfYours { point }
            | IllegalMove::NoMill { point }
            | IllegalMove::NoEnemyMan { point }
            | IllegalMove::NoRaidEarned { point }
            | IllegalMove::RaidOutsideMills { point } => [Argument::text("point", point)].into(),
            IllegalMove::NotNeighbours { from, to }
            | IllegalMove::FlyingWithMenInHand { from, to } => {
                [Argument::text("from", from), Argument::text("to", to)].into()
            }
            IllegalMove::FlyingTooEarly { from, to, men } => [
                Argument::text("from", from),
                Argument::text("to", to),
                Argument::number("men", men),
            ]
            .into(),
            IllegalMove::Barred { mill } | IllegalMove::CaptureOwed { mill } => {
                [Argument::text("mill", mill)].into()
            }
            IllegalMove::SafeInMill { point, mill } => {
                [Argument::text("point", point), Argument::text("mill", mill)].into()
            }
            _ => Vec::new(),
        }
    }
}

/// Why a text tells no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is not the text of a move.
    Text(ReadError),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Text(error) => error.fmt(f),
            MoveError::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for MoveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            MoveError::Text(error) => error.source(),
            MoveError::Illegal(error) => error.source(),
        }
    }
}

impl From<ReadError> for MoveError {
    fn from(error: ReadError) -> MoveError {
        MoveError::Text(error)
    }
}

impl From<IllegalMove> for MoveError {
    fn from(error: IllegalMove) -> MoveError {
        MoveError::Illegal(error)
    }
}

impl Describe for MoveError {
    fn id(&self) -> &'static str {
        match self {
            MoveError::Text(error) => error.id(),
            MoveError::Illegal(error) => error.id(),
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match self {
            MoveError::Text(error) => error.arguments(),
            MoveError::Illegal(error) => error.arguments(),
        }
    }
}
