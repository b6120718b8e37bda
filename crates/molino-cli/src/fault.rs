//! Faults in the input, for people in their language and for programs.

use std::io;
use std::path::Path;

use molino::{ArgumentValue, Describe};
use molino_index::Sector;
use molino_record::RecordError;

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
    /// A sector of a database.
    Sector(Sector),
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

    /// What keeps the values of `sector` from being looked at.
    pub(crate) fn of_sector(sector: Sector, error: &impl Describe) -> Fault {
        Fault::new(error, Place::Sector(sector))
    }

    /// What is wrong with a record, and where.
    pub(crate) fn in_record(error: &RecordError) -> Fault {
        let place = Place::Record {
            line: error.place.line,
            column: error.place.column,
            move_number: error.move_number(),
        };
        Fault {
            position: error.position.clone(),
            ..Fault::new(&error.fault, place)
        }
    }

    /// That a file cannot be read.
    pub(crate) fn unreadable(file: &Path, error: &io::Error) -> Fault {
        Fault::of_file("unreadable-file", file, error)
    }

    /// That a file cannot be written.
    pub(crate) fn unwritable(file: &Path, error: &io::Error) -> Fault {
        Fault::of_file("unwritable-file", file, error)
    }

    /// The kinds that people meet have their own words, other reasons those of
    /// the system.
    fn of_file(id: &'static str, file: &Path, error: &io::Error) -> Fault {
        let kind = match error.kind() {
            io::ErrorKind::NotFound => "not-found",
            io::ErrorKind::PermissionDenied => "permission-denied",
            io::ErrorKind::IsADirectory => "is-a-directory",
            io::ErrorKind::NotADirectory => "not-a-directory",
            io::ErrorKind::StorageFull => "storage-full",
            _ => "other",
        };
        let fault = Fault::plain(id).with("file", &file.display());
        fault.with("kind", &kind).with("reason", error)
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
