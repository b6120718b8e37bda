//! Why a record cannot be read.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::num::NonZeroU16;

use molino::{
    Argument, ArgumentValue, Describe, MoveError, Outcome, Player, PositionError, ReadError,
    RuleSetError, ThrowError,
};

use crate::place::Place;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The place in the text.
    pub place: Place,
    /// The move that was due there, if the moves had begun: its number and
    /// side.
    pub due: Option<(NonZeroU16, Player)>,
    /// The position text before it.
    pub position: Option<String>,
    /// What is wrong.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A move that cannot be read or is not legal.
    Move(MoveError),
    /// A throw that cannot be read.
    Dice(ReadError),
    /// A throw where none is due.
    Throw(ThrowError),
    /// A position text that cannot be read.
    Setup(ReadError),
    /// A position that does not fit the rule set.
    Position(PositionError),
    /// The name of no rule set.
    RuleSet(RuleSetError),
    /// A tag that is not a name and a quoted value.
    Tag,
    /// Something opened that nothing closes: `[`, `{` or `(`.
    Unclosed(char),
    /// A `)` that closes nothing.
    NothingToClose,
    /// A variation before the first move of its line.
    NothingToVary,
    /// A word after the result.
    AfterEnd(String),
    /// A tag after the moves have begun: another game, perhaps.
    TagAmongMoves,
    /// A result that is not that of the moves, or of the tag.
    OtherResult {
        /// The result that the record claims.
        found: String,
        /// The result that the moves have.
        wanted: String,
    },
    /// A number of a point where the board has no such numbers.
    NoNumbers,
    /// A word as `->` or `take` that joins nothing, or to nothing.
    JoinsNothing,
    /// More than a record may have.
    TooMuch(Limit),
}

/// What a record may not have without bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many bytes.
    Bytes(usize),
    /// So many moves, those of variations included.
    Moves(usize),
    /// Variations so deep in one another.
    Depth(usize),
    /// So many tags.
    Tags(usize),
}

impl RecordFault {
    /// The error of the rules that the fault passes on.
    fn inner(&self) -> Option<&dyn Describe> {
        match self {
            RecordFault::Move(error) => Some(error),
            RecordFault::Dice(error) | RecordFault::Setup(error) => Some(error),
            RecordFault::Throw(error) => Some(error),
            RecordFault::Position(error) => Some(error),
            RecordFault::RuleSet(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Move(error) => error.fmt(f),
            RecordFault::Dice(error) | RecordFault::Setup(error) => error.fmt(f),
            RecordFault::Throw(error) => error.fmt(f),
            RecordFault::Position(error) => error.fmt(f),
            RecordFault::RuleSet(error) => error.fmt(f),
            RecordFault::Tag => f.write_str("wanted a tag, as [Event \"…\"]"),
            RecordFault::Unclosed(open) => write!(f, "nothing closes this `{open}`"),
            RecordFault::NothingToClose => f.write_str("this `)` closes nothing"),
            RecordFault::NothingToVary => f.write_str("no move stands before this variation"),
            RecordFault::AfterEnd(found) => {
                write!(f, "found `{found}` after the result, wanted the end")
            }
            RecordFault::TagAmongMoves => f.write_str("found a tag among the moves"),
            RecordFault::OtherResult { found, wanted } => {
                write!(f, "found the result {found}, wanted {wanted}")
            }
            RecordFault::NoNumbers => {
                f.write_str("found the number of a point; only boards of 24 points have them")
            }
            RecordFault::JoinsNothing => f.write_str("this word joins nothing"),
            RecordFault::TooMuch(Limit::Bytes(most)) => {
                write!(f, "a record has at most {most} bytes")
            }
            RecordFault::TooMuch(Limit::Moves(most)) => {
                write!(f, "a record has at most {most} moves")
            }
            RecordFault::TooMuch(Limit::Depth(most)) => {
                write!(f, "variations are at most {most} deep")
            }
            RecordFault::TooMuch(Limit::Tags(most)) => {
                write!(f, "a record has at most {most} tags")
            }
        }
    }
}

impl Describe for RecordFault {
    fn id(&self) -> &'static str {
        match self {
            RecordFault::Tag => "record-tag",
            RecordFault::Unclosed(_) => "record-unclosed",
            RecordFault::NothingToClose => "record-nothing-to-close",
            RecordFault::NothingToVary => "record-nothing-to-vary",
            RecordFault::AfterEnd(_) => "record-after-end",
            RecordFault::TagAmongMoves => "record-tag-among-moves",
            RecordFault::OtherResult { .. } => "record-other-result",
            RecordFault::NoNumbers => "record-no-numbers",
            RecordFault::JoinsNothing => "record-joins-nothing",
            RecordFault::TooMuch(Limit::Bytes(_)) => "record-too-many-bytes",
            RecordFault::TooMuch(Limit::Moves(_)) => "record-too-many-moves",
            RecordFault::TooMuch(Limit::Depth(_)) => "record-too-deep",
            RecordFault::TooMuch(Limit::Tags(_)) => "record-too-many-tags",
            RecordFault::Move(error) => error.id(),
            RecordFault::Dice(error) | RecordFault::Setup(error) => error.id(),
            RecordFault::Throw(error) => error.id(),
            RecordFault::Position(error) => error.id(),
            RecordFault::RuleSet(error) => error.id(),
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        if let Some(inner) = self.inner() {
            return inner.arguments();
        }
        let text = |name, value: String| Argument {
            name,
            value: ArgumentValue::Text(value),
        };
        match self {
            RecordFault::Unclosed(open) => [text("open", open.to_string())].into(),
            RecordFault::AfterEnd(found) => [text("found", found.clone())].into(),
            RecordFault::OtherResult { found, wanted } => {
                [text("found", found.clone()), text("wanted", wanted.clone())].into()
            }
            RecordFault::TooMuch(
                Limit::Bytes(most) | Limit::Moves(most) | Limit::Depth(most) | Limit::Tags(most),
            ) => [Argument {
                name: "most",
                value: ArgumentValue::Number(*most as u64),
            }]
            .into(),
            _ => Vec::new(),
        }
    }
}

impl Error for RecordFault {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if let Some(due) = self.move_number() {
            write!(f, ", {due}")?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl RecordError {
    /// The number and side of the move that was due, as `12.` or `12...`.
    #[must_use]
    pub fn move_number(&self) -> Option<String> {
        let (number, player) = self.due?;
        let dots = match player {
            Player::White => ".",
            Player::Black => "...",
        };
        Some(number.to_string() + dots)
    }

    pub(crate) fn plain(place: Place, fault: RecordFault) -> RecordError {
        RecordError {
            place,
            due: None,
            position: None,
            fault,
        }
    }
}

impl Error for RecordError {}

impl RecordFault {
    /// A result other than that of the moves.
    pub(crate) fn other_outcome(found: &str, shown: Option<Outcome>) -> RecordFault {
        RecordFault::OtherResult {
            found: found.to_owned(),
            wanted: shown.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string()),
        }
    }
}
