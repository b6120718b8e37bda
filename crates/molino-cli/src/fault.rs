//! Faults in the input, for people in their language and for programs.

use molino::{ArgumentValue, Describe};

/// What is wrong with the input.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    /// The message id.
    pub(crate) id: &'static str,
    /// The values that the message needs.
    pub(crate) arguments: Vec<(&'static str, ArgumentValue)>,
    /// What of the input is meant.
    pub(crate) place: Option<Place>,
    /// The line of the file, from 1.
    pub(crate) line: Option<u64>,
    /// The position in which a move was due.
    pub(crate) position: Option<String>,
}

/// A part of the input.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// The position text.
    Position,
    /// What should be counted.
    Perft,
    /// A move, by its number and text.
    Move(String),
    /// A place in a record, and the number of the move due there.
    Record {
        line: u32,
        column: u32,
        move_number: Option<String>,
    },
}

impl Fault {
    /// A fault that the rules have found in `place`.
    pub(crate) fn new(error: &impl Describe, place: Place) -> Fault {
        Fault {
            place: Some(place),
            ..Fault::of(error)
        }
    }

    /// A fault that the rules have found, where it is clear in what.
    pub(crate) fn of(error: &impl Describe) -> Fault {
        let arguments = error.arguments().into_iter();
        Fault {
            arguments: arguments
                .map(|argument| (argument.name, argument.value))
                .collect(),
            ..Fault::plain(error.id())
        }
    }

    /// A fault that has nothing to do with the rules.
    pub(crate) fn plain(id: &'static str) -> Fault {
        Fault {
            id,
            arguments: Vec::new(),
            place: None,
            line: None,
            position: None,
        }
    }

    /// The same fault with a value that its message needs.
    pub(crate) fn with(mut self, name: &'static str, value: &impl ToString) -> Fault {
        self.arguments
            .push((name, ArgumentValue::Text(value.to_string())));
        self
    }

    /// The same fault on a line of a file.
    pub(crate) fn on_line(self, line: u64) -> Fault {
        Fault {
            line: Some(line),
            ..self
        }
    }
}
