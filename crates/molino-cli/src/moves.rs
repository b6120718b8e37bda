//! `molino moves`: the legal moves of a position, or of many.

use molino::{Game, RuleSet, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::MovesArgs;
use crate::failure::{Failure, FaultObject};
use crate::files;
use crate::input;
use crate::positions;
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
        Some(file) => {
            let lines = files::open(file)?;
            let answer = |game: Result<Game, FaultObject>| Ok(Answer::from(game));
            positions::answer_each(
                lines,
                file,
                &rules,
                words,
                &mut answers,
                answer,
                Answer::text,
            )
        }
        None => {
            let game = input::game(&args.position, rules)?;
            answers.write(&Answer::of(&game), Answer::text)
        }
    }
}

impl From<Result<Game, FaultObject>> for Answer {
    fn from(game: Result<Game, FaultObject>) -> Answer {
        game.map_or_else(|error| Answer::Error { error }, |game| Answer::of(&game))
    }
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
