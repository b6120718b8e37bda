//! `molino replay` and `molino convert`: records read, judged and written anew.

use std::path::Path;

use molino::{MoveError, Outcome, RuleSet};
use molino_record::{Record, RecordError, RecordFault};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::{ConvertArgs, Form, ReplayArgs};
use crate::failure::{self, Failure};
use crate::fault::{Fault, Place};
use crate::files;
use crate::words::Words;

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

pub(crate) fn replay(
    args: &ReplayArgs,
    rules: RuleSet,
    json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let text = |end: &End| match end.termination {
        Some(termination) => format!("{}\n{} {termination}", end.position, end.result),
        None => format!("{}\n{}", end.position, end.result),
    };
    each(&args.file, rules, json, words, |record, answers| {
        let end = End::of(record).map_err(Refusal::Input)?;
        Ok(answers.write(&end, text)?)
    })
}

pub(crate) fn convert(
    args: &ConvertArgs,
    rules: RuleSet,
    json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let mut is_first = true;
    each(&args.file, rules, json, words, |record, answers| {
        let record = match args.to {
            Form::Pgn => record.to_pgn(),
            Form::Moves => record.to_moves(),
            Form::Playok => record
                .to_playok()
                .map_err(|_| Refusal::Input(Fault::plain("not-for-playok")))?,
        };
        // An empty line stands between the games of a PGN file.
        let gap = !is_first && matches!(args.to, Form::Pgn);
        is_first = false;
        Ok(answers.write(&Converted { record }, |told| {
            let gap = if gap { "\n" } else { "" };
            format!("{gap}{}", told.record.trim_end())
        })?)
    })
}

/// Why a record is not answered.
enum Refusal {
    /// The answer is no.
    No(Fault),
    /// It is no record, or cannot be written in the form that is asked for.
    Input(Fault),
    /// There is nobody to answer.
    Failure(Failure),
}

/// Answers each record of a file. One that cannot be answered is told on
/// standard error, and the rest goes on.
fn each(
    file: &Path,
    rules: RuleSet,
    json: bool,
    words: &Words,
    mut answer: impl FnMut(&Record, &mut Answers) -> Result<(), Refusal>,
) -> Result<(), Failure> {
    let text = files::read(file)?;
    let mut answers = Answers::new(json);
    let mut result = Ok(());
    for record in Record::read_all(&text, rules) {
        let answered = record
            .map_err(|error| refusal(&error))
            .and_then(|record| answer(&record, &mut answers));
        match answered {
            Ok(()) => {}
            Err(Refusal::Failure(failure)) => return Err(failure),
            Err(Refusal::No(fault)) => {
                failure::tell(&fault, words, json);
                result = result.and(Err(Failure::SaidNo));
            }
            Err(Refusal::Input(fault)) => {
                failure::tell(&fault, words, json);
                result = Err(Failure::Answered);
            }
        }
    }
    result
}

fn refusal(error: &RecordError) -> Refusal {
    match error.fault {
        // An illegal move is the answer "no"; anything else is no record.
        RecordFault::Move(MoveError::Illegal(_)) => Refusal::No(Fault::in_record(error)),
        _ => Refusal::Input(Fault::in_record(error)),
    }
}

impl End {
    fn of(record: &Record) -> Result<End, Fault> {
        let game = record.game();
        let game = game.map_err(|error| Fault::new(&error, Place::Position))?;
        let outcome = record.outcome;
        Ok(End {
            rules: record.rule_set.to_string(),
            position: game.setup().to_string(),
            result: outcome.map_or("*", Outcome::result),
            termination: outcome.map(Outcome::termination),
        })
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Refusal {
        Refusal::Failure(failure)
    }
}
