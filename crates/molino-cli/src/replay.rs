//! `molino replay` and `molino convert`: records read, judged and written anew.

use molino_record::{Record, RecordError, RecordFault};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::{ConvertArgs, Form, ReplayArgs};
use crate::failure::Failure;
use crate::fault::{Fault, Place};
use crate::files;

/// How a game of a record stands at its end.
#[derive(Serialize)]
struct End {
    rules: String,
    position: String,
    result: &'static str,
    termination: Option<&'static str>,
}

/// A record in another form.
#[derive(Serialize)]
struct Converted {
    record: String,
}

pub(crate) fn replay(args: &ReplayArgs) -> Result<(), Failure> {
    let record = read(&files::read(&args.file)?, args.common.rules)?;
    let outcome = record.outcome;
    let end = End {
        rules: record.rule_set.to_string(),
        position: last_position(&record)?,
        result: outcome.map_or("*", molino::Outcome::result),
        termination: outcome.map(molino::Outcome::termination),
    };
    let text = |end: &End| match end.termination {
        Some(termination) => format!("{}\n{} {termination}", end.position, end.result),
        None => format!("{}\n{}", end.position, end.result),
    };
    Answers::new(args.common.json).write(&end, text)
}

pub(crate) fn convert(args: &ConvertArgs) -> Result<(), Failure> {
    let record = read(&files::read(&args.file)?, args.common.rules)?;
    let written = match args.to {
        Form::Pgn => record.to_pgn(),
        Form::Moves => record.to_moves(),
        Form::Playok => record
            .to_playok()
            .map_err(|_| Fault::plain("not-for-playok"))?,
    };
    let converted = Converted { record: written };
    Answers::new(args.common.json).write(&converted, |told| told.record.trim_end().to_owned())
}

fn read(text: &str, rules: molino::RuleSet) -> Result<Record, Failure> {
    Record::read(text, rules).map_err(|error| match error.fault {
        // An illegal move is the answer "no"; anything else is no record.
        RecordFault::Move(molino::MoveError::Illegal(_)) => Failure::No(fault(&error)),
        _ => Failure::Input(fault(&error)),
    })
}

/// What is wrong with a record, and where.
pub(crate) fn fault(error: &RecordError) -> Fault {
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

fn last_position(record: &Record) -> Result<String, Failure> {
    let game = record.game();
    let game = game.map_err(|error| Fault::new(&error, Place::Position))?;
    Ok(game.setup().to_string())
}
