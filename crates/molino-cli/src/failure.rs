//! How a command fails: what is told, and the exit status.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;

use molino::{ArgumentValue, Describe};
use serde::Serialize;
use serde_json::Value;

/// The exit status for input that cannot be used.
const BAD_INPUT: u8 = 3;

/// Why a command stops.
pub(crate) enum Failure {
    /// Input that cannot be used.
    Input(Fault),
    /// Bad input that has been answered where it stood.
    Answered,
    /// The reader of the output has gone, which is its right.
    OutputClosed,
    /// The output cannot be written.
    Output(io::Error),
}

/// A fault in the input, for people and for programs.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Fault {
    /// The message id.
    pub(crate) id: String,
    arguments: BTreeMap<&'static str, Value>,
    message: String,
}

#[derive(Serialize)]
struct Report<'f> {
    v: u32,
    error: &'f Fault,
}

impl Fault {
    /// A fault that the rules have found, at `place` of the input.
    pub(crate) fn new(error: &impl Describe, place: &str) -> Fault {
        let arguments = error.arguments().into_iter().map(|argument| {
            let value = match argument.value {
                ArgumentValue::Text(text) => Value::from(text),
                ArgumentValue::Number(number) => Value::from(number),
            };
            (argument.name, value)
        });
        Fault {
            id: error.id().to_owned(),
            arguments: arguments.collect(),
            message: format!("{place}: {error}"),
        }
    }

    /// A fault that has nothing to do with the rules.
    pub(crate) fn plain(id: &str, message: String) -> Fault {
        Fault {
            id: id.to_owned(),
            arguments: BTreeMap::new(),
            message,
        }
    }

    /// The same fault on a line of a file, counted from 1.
    pub(crate) fn on_line(mut self, line: u64) -> Fault {
        self.arguments.insert("line", Value::from(line));
        self.message = format!("line {line}, {}", self.message);
        self
    }

    /// Tells the fault to a person.
    pub(crate) fn tell(&self) {
        tell(&self.message);
    }
}

impl Failure {
    /// Tells on standard error what went wrong, and gives the exit status.
    pub(crate) fn report(self, json: bool) -> ExitCode {
        match self {
            Failure::Input(fault) => {
                let report = Report {
                    v: 1,
                    error: &fault,
                };
                match serde_json::to_string(&report) {
                    Ok(object) if json => write_line(&object),
                    _ => fault.tell(),
                }
                ExitCode::from(BAD_INPUT)
            }
            Failure::Answered => ExitCode::from(BAD_INPUT),
            Failure::OutputClosed => ExitCode::SUCCESS,
            Failure::Output(error) => {
                tell(&format!("cannot write the answer: {error}"));
                ExitCode::FAILURE
            }
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Input(fault)
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

fn tell(message: &str) {
    write_line(&format!("molino: {message}"));
}

/// Writes on standard error. Where nobody listens there is nobody to tell.
fn write_line(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
