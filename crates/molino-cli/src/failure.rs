//! How a command fails: what is told, and the exit status.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;

use molino::{ArgumentValue, NoCore};
use molino_db::DatabaseError;
use molino_solver::Unsupported;
use serde::Serialize;
use serde_json::Value;

use crate::fault::{Fault, Place};
use crate::words::Words;

/// The exit status for arguments that cannot be used.
const BAD_ARGUMENT: u8 = 2;

/// The exit status for input that cannot be used.
const BAD_INPUT: u8 = 3;

/// The exit status for a database that cannot be used or made.
const BAD_DATABASE: u8 = 4;

/// Why a command stops.
pub(crate) enum Failure {
    /// An argument that cannot be used.
    Argument(Fault),
    /// Input that cannot be used.
    Input(Fault),
    /// A database that cannot be used or made.
    Database(Fault),
    /// Bad input that has been told where it stood.
    Answered,
    /// A database with faults that have been told.
    Faulty,
    /// The answer is no, and why has been told.
    SaidNo,
    /// The reader of the output has gone, which is its right.
    OutputClosed,
    /// The output cannot be written.
    Output(io::Error),
}

/// A fault for programs.
#[derive(Serialize)]
pub(crate) struct FaultObject {
    /// The message id.
    pub(crate) id: &'static str,
    arguments: BTreeMap<&'static str, Value>,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

#[derive(Serialize)]
struct Report {
    v: u32,
    error: FaultObject,
}

impl FaultObject {
    /// The object that tells `fault`.
    pub(crate) fn new(fault: &Fault, words: &Words) -> FaultObject {
        let arguments = fault.arguments.iter().map(|(name, value)| match value {
            ArgumentValue::Text(text) => (*name, Value::from(text.as_str())),
            ArgumentValue::Number(number) => (*name, Value::from(*number)),
        });
        let line = fault.line.map(|line| ("line", Value::from(line)));
        let places = match &fault.place {
            Some(Place::Record {
                line,
                column,
                move_number,
            }) => vec![
                ("line", Value::from(*line)),
                ("column", Value::from(*column)),
                ("move", Value::from(move_number.as_deref())),
            ],
            Some(Place::Sector(sector)) => vec![("sector", Value::from(sector.to_string()))],
            _ => Vec::new(),
        };
        FaultObject {
            id: fault.id,
            arguments: arguments.chain(line).chain(places).collect(),
            message: words.sentence(fault),
            position: fault.position.clone(),
        }
    }
}

impl Failure {
    /// Tells on standard error what went wrong, and gives the exit status.
    pub(crate) fn report(self, words: &Words, json: bool) -> ExitCode {
        match self {
            Failure::SaidNo => ExitCode::FAILURE,
            Failure::Argument(fault) => {
                tell(&fault, words, json);
                ExitCode::from(BAD_ARGUMENT)
            }
            Failure::Input(fault) => {
                tell(&fault, words, json);
                ExitCode::from(BAD_INPUT)
            }
            Failure::Database(fault) => {
                tell(&fault, words, json);
                ExitCode::from(BAD_DATABASE)
            }
            Failure::Answered => ExitCode::from(BAD_INPUT),
            Failure::Faulty => ExitCode::from(BAD_DATABASE),
            Failure::OutputClosed => ExitCode::SUCCESS,
            Failure::Output(error) => {
                let fault = Fault::plain("unwritable-answer").with("reason", &error);
                tell(&fault, words, json);
                ExitCode::FAILURE
            }
        }
    }
}

/// Tells a fault on standard error. Where nobody listens there is nobody to
/// tell.
pub(crate) fn tell(fault: &Fault, words: &Words, json: bool) {
    let error = FaultObject::new(fault, words);
    if json {
        let line = serde_json::to_string(&Report { v: 1, error }).unwrap_or_default();
        let _ = writeln!(io::stderr(), "{line}");
    } else {
        let position = error.position.map(|position| format!("\n{position}"));
        tell_sentence(&format!(
            "{}{}",
            error.message,
            position.unwrap_or_default()
        ));
    }
}

/// Tells a sentence on standard error.
pub(crate) fn tell_sentence(sentence: &str) {
    let _ = writeln!(io::stderr(), "molino: {sentence}");
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Input(fault)
    }
}

impl From<DatabaseError> for Failure {
    fn from(error: DatabaseError) -> Failure {
        Failure::Database(Fault::of(&error))
    }
}

impl From<NoCore> for Failure {
    fn from(error: NoCore) -> Failure {
        Failure::Argument(Fault::of(&error))
    }
}

impl From<Unsupported> for Failure {
    fn from(error: Unsupported) -> Failure {
        Failure::Argument(Fault::of(&error))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Output(error),
        }
    }
}
