//! What every error of this crate can tell: an English sentence for
//! programmers, and an id with arguments for a catalogue of sentences.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{self, Display};

use crate::board::BoardId;

/// An error that a catalogue can put in the user's words.
pub trait Describe: Error {
    /// The message id, in words joined by hyphens.
    fn id(&self) -> &'static str;

    /// The values that the message needs.
    fn arguments(&self) -> Vec<Argument>;
}

/// A named value of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The variable's name.
    pub name: &'static str,
    /// Its value.
    pub value: ArgumentValue,
}

/// A value: numbers apart, because words bend to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgumentValue {
    /// Something to show as it is.
    Text(String),
    /// A number.
    Number(u64),
}

impl Argument {
    /// A text.
    pub fn text(name: &'static str, value: impl Display) -> Argument {
        Argument {
            name,
            value: ArgumentValue::Text(value.to_string()),
        }
    }

    /// A number.
    pub fn number(name: &'static str, value: impl Into<u64>) -> Argument {
        Argument {
            name,
            value: ArgumentValue::Number(value.into()),
        }
    }
}

/// A text that could not be read: the place, what was found there, and what
/// was wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// How many characters of the text stand before the place.
    pub offset: usize,
    /// The text found there; none where the text, or this part of it, ends.
    pub found: Option<String>,
    /// What could have stood there.
    pub wanted: Wanted,
}

/// What a text could have had at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A point of this board.
    Point(BoardId),
    /// `-` and a point, `x` and a man to take, or the end of the move.
    RestOfMove,
    /// `x` and a man to take, or the end of the move.
    CaptureOrEnd,
    /// `,` and the placement that follows a raid, or the end of the move.
    CommaOrEnd,
    /// The end of the text.
    End,
    /// So many rows of points.
    Rows(usize),
    /// A row, counted from the bottom, of so many points.
    Row {
        /// The row's number.
        row: u8,
        /// How many points it has.
        points: usize,
    },
    /// `W`, `B`, or a digit for a run of empty points.
    Man,
    /// The side to move.
    Side,
    /// The men in hand of both sides.
    Hands,
    /// A number.
    Number {
        /// The least that will do.
        least: u16,
        /// The greatest that will do.
        most: u16,
    },
    /// A field of the position text that did not stand before.
    Field,
    /// Three dice.
    Throw,
    /// A mill of this board.
    Mill(BoardId),
}

impl Wanted {
    const fn id(self) -> &'static str {
        match self {
            Wanted::Point(_) => "wanted-point",
            Wanted::RestOfMove => "wanted-rest-of-move",
            Wanted::CaptureOrEnd => "wanted-capture-or-end",
            Wanted::CommaOrEnd => "wanted-comma-or-end",
            Wanted::End => "wanted-end",
            Wanted::Rows(_) => "wanted-rows",
            Wanted::Row { .. } => "wanted-row",
            Wanted::Man => "wanted-man",
            Wanted::Side => "wanted-side",
            Wanted::Hands => "wanted-hands",
            Wanted::Number { .. } => "wanted-number",
            Wanted::Field => "wanted-field",
            Wanted::Throw => "wanted-throw",
            Wanted::Mill(_) => "wanted-mill",
        }
    }

    fn arguments(self) -> Vec<Argument> {
        match self {
            Wanted::Point(board) | Wanted::Mill(board) => [Argument::text("board", board)].into(),
            Wanted::Rows(rows) => [Argument::number("rows", rows as u64)].into(),
            Wanted::Row { row, points } => [
                Argument::number("row", row),
                Argument::number("points", points as u64),
            ]
            .into(),
            Wanted::Number { least, most } => [
                Argument::number("least", least),
                Argument::number("most", most),
            ]
            .into(),
            _ => Vec::new(),
        }
    }
}

impl Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Point(board) => write!(f, "a point of the board {board}"),
            Wanted::RestOfMove => f.write_str("`-` and a point, `x` and a point, or the end"),
            Wanted::CaptureOrEnd => f.write_str("`x` and a point, or the end"),
            Wanted::CommaOrEnd => f.write_str("`,` and a placement, or the end"),
            Wanted::End => f.write_str("the end"),
            Wanted::Rows(rows) => write!(f, "{rows} rows separated by `/`"),
            Wanted::Row { row, points } => write!(f, "{points} points in row {row} from below"),
            Wanted::Man => f.write_str("`W`, `B` or a number of empty points"),
            Wanted::Side => f.write_str("the side to move, `w` or `b`"),
            Wanted::Hands => {
                f.write_str("the men in hand of White and Black with `,` between, as `9,9`")
            }
            Wanted::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Wanted::Field => {
                f.write_str("`dice=`, `barred=` or `barred-other=`, each at most once")
            }
            Wanted::Throw => f.write_str("a throw of three dice, as `6-5-4`"),
            Wanted::Mill(board) => write!(f, "a mill of the board {board}, as `a1-…-…`"),
        }
    }
}

/// What was found, fit to be shown: cut where it is long, and with control
/// characters made harmless.
pub(crate) struct Shown<'t>(pub(crate) &'t str);

impl Shown<'_> {
    /// How many characters are shown.
    pub(crate) const MOST: usize = 20;
}

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, character) in self.0.chars().enumerate() {
            match character {
                _ if i == Shown::MOST => return f.write_str("…"),
                control if control.is_control() => write!(f, "{}", control.escape_unicode())?,
                plain => write!(f, "{plain}")?,
            }
        }
        Ok(())
    }
}

impl Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: found ", self.offset + 1)?;
        match &self.found {
            Some(found) => write!(f, "`{}`", Shown(found))?,
            None => f.write_str("nothing")?,
        }
        write!(f, ", wanted {}", self.wanted)
    }
}

impl Error for ReadError {}

impl Describe for ReadError {
    fn id(&self) -> &'static str {
        self.wanted.id()
    }

    fn arguments(&self) -> Vec<Argument> {
        let mut arguments = self.wanted.arguments();
        arguments.push(Argument::number("at", self.offset as u64 + 1));
        arguments.extend(
            self.found
                .iter()
                .map(|found| Argument::text("found", found)),
        );
        arguments
    }
}
