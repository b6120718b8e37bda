//! `molino moves`: the legal moves of a position, or of many.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use molino::{Game, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::MovesArgs;
use crate::failure::{Failure, Fault};
use crate::input;

/// What is told of one position.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Moves {
        position: String,
        moves: Vec<String>,
        /// Whether the dice must be thrown before any move.
        throw: bool,
    },
    Error {
        error: Fault,
    },
}

pub(crate) fn run(args: &MovesArgs) -> Result<(), Failure> {
    let rules = Rules::from(args.common.rules);
    let mut answers = Answers::new(args.common.json);
    match &args.positions {
        Some(file) => answer_each(open(file)?, file, &rules, &mut answers),
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
    answers: &mut Answers,
) -> Result<(), Failure> {
    let mut faults = 0;
    let mut line = Vec::new();
    let mut number = 0;
    while lines
        .read_until(b'\n', &mut line)
        .map_err(|error| unreadable(file, &error))?
        > 0
    {
        number += 1;
        let answer = match read(&line, rules) {
            Ok(game) => Answer::of(&game),
            Err(error) => {
                faults += 1;
                error.tell(&format!("line {number}, "));
                Answer::Error { error }
            }
        };
        answers.write(&answer, Answer::text)?;
        line.clear();
    }
    if faults == 0 {
        Ok(())
    } else {
        Err(Failure::Answered)
    }
}

fn read(line: &[u8], rules: &Rules) -> Result<Game, Fault> {
    let text = str::from_utf8(line).map_err(|error| {
        Fault::plain("not-utf8", format!("the line is not UTF-8 text: {error}"))
    })?;
    input::game_from_text(text, rules.clone())
}

fn open(file: &Path) -> Result<Box<dyn BufRead>, Fault> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).map_err(|error| unreadable(file, &error))?;
    Ok(Box::new(BufReader::new(opened)))
}

fn unreadable(file: &Path, error: &io::Error) -> Fault {
    let message = format!("cannot read {}: {error}", file.display());
    Fault::plain("unreadable-file", message)
}

impl Answer {
    fn of(game: &Game) -> Answer {
        let board = game.rules().board();
        let moves = game.legal_moves().into_iter();
        let mut moves: Vec<String> = moves.map(|mv| mv.display(board).to_string()).collect();
        moves.sort_unstable();
        Answer::Moves {
            position: game.setup().to_string(),
            moves,
            throw: game.outcome().is_none() && game.position().is_throw_due(game.rules()),
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
