//! `molino moves`: the legal moves of a position, or of many.

use std::io::BufRead;
use std::path::Path;

use molino::{Game, RuleSet, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::MovesArgs;
use crate::failure::{self, Failure, FaultObject};
use crate::fault::Fault;
use crate::files;
use crate::input;
use crate::words::Words;

/// What is told of one position.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Moves {
        position: String,
        moves: Vec<String>,
        /// Whether the dice must be thrown before any move.
        throw: bool,
        outcome: Option<End>,
    },
    Error {
        error: FaultObject,
    },
}

/// How a game has ended.
#[derive(Serialize)]
struct End {
    result: &'static str,
    termination: &'static str,
}

pub(crate) fn run(
    args: &MovesArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let rules = Rules::from(rule_set);
    match &args.positions {
        Some(file) => answer_each(files::open(file)?, file, &rules, words, &mut answers),
        None => {
            let game = input::game(&args.position, rules)?;
            answers.write(&Answer::of(&game), Answer::text)
        }
    }
}

/// Answers each line of `lines`. One that cannot be read is answered by its
/// error, and the rest goes on.
fn answer_each(
    mut lines: impl BufRead,
    file: &Path,
    rules: &Rules,
    words: &Words,
    answers: &mut Answers,
) -> Result<(), Failure> {
    let mut all_read = true;
    for number in 1.. {
        let line = files::read_line(&mut lines).map_err(|error| Fault::unreadable(file, &error))?;
        let Some(line) = line else { break };
        let answer = match read(line, rules) {
            Ok(game) => Answer::of(&game),
            Err(fault) => {
                all_read = false;
                let fault = fault.on_line(number);
                answers.note(|| failure::tell(&fault, words, false));
                Answer::Error {
                    error: FaultObject::new(&fault, words),
                }
            }
        };
        answers.write(&answer, Answer::text)?;
    }
    if all_read {
        Ok(())
    } else {
        Err(Failure::Answered)
    }
}

fn read(line: Result<Vec<u8>, Fault>, rules: &Rules) -> Result<Game, Fault> {
    input::game_from_text(&files::text(line?)?, rules.clone())
}

impl Answer {
    fn of(game: &Game) -> Answer {
        Answer::Moves {
            position: game.setup().to_string(),
            moves: game.legal_move_texts(),
            throw: game.is_throw_due(),
            outcome: game.outcome().map(|outcome| End {
                result: outcome.result(),
                termination: outcome.termination(),
            }),
        }
    }

    fn text(&self) -> String {
        match self {
            Answer::Moves { throw: true, .. } => "throw".to_owned(),
            Answer::Moves { moves, .. } => moves.join(" "),
            Answer::Error { error } => format!("error {}", error.id),
        }
    }
}
