//! `molino probe`: the exact value of a position, of each of its moves, or of
//! many positions.

use molino::{Game, RuleSet, Rules};
use molino_db::{Answer, Value, probe, probe_each};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::ProbeArgs;
use crate::failure::{Failure, FaultObject};
use crate::files;
use crate::input;
use crate::positions;
use crate::values::Values;
use crate::words::Words;

/// What is told of a position or a move.
#[derive(Serialize)]
#[serde(untagged)]
enum Told {
    Position {
        position: String,
        #[serde(flatten)]
        worth: Worth,
    },
    Move {
        #[serde(rename = "move")]
        mv: String,
        #[serde(flatten)]
        worth: Worth,
    },
    Error {
        error: FaultObject,
    },
}

/// A value for programs.
#[derive(Serialize)]
struct Worth {
    value: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u8>,
}

pub(crate) fn run(
    args: &ProbeArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let rules = Rules::from(rule_set);
    let open = || {
        let threads = std::thread::available_parallelism();
        Values::open(
            args.db.as_deref(),
            rule_set,
            threads.unwrap_or(std::num::NonZeroUsize::MIN),
        )
    };
    if let Some(file) = &args.positions {
        let lines = files::open(file)?;
        let values = open()?;
        let told = |game: Result<Game, FaultObject>| match game {
            Ok(game) => Told::of(&game, &values, &rules),
            Err(error) => Ok(Told::Error { error }),
        };
        return positions::answer_each(lines, file, &rules, words, &mut answers, told, Told::text);
    }
    let game = input::game(&args.position, rules.clone())?;
    let values = open()?;
    if args.each {
        for (mv, answer) in probe_each(&values, game.position(), &rules)? {
            let mv = mv.display(rules.board()).to_string();
            answers.write(
                &Told::Move {
                    mv,
                    worth: Worth::of(answer),
                },
                Told::text,
            )?;
        }
        Ok(())
    } else {
        answers.write(&Told::of(&game, &values, &rules)?, Told::text)
    }
}

impl Told {
    fn of(game: &Game, values: &Values, rules: &Rules) -> Result<Told, Failure> {
        Ok(Told::Position {
            position: game.setup().to_string(),
            worth: Worth::of(probe(values, game.position(), rules)?),
        })
    }

    fn text(&self) -> String {
        match self {
            Told::Position { worth, .. } => worth.text(),
            Told::Move { mv, worth } => format!("{mv}\t{}", worth.text()),
            Told::Error { error } => format!("error {}", error.id),
        }
    }
}

impl Worth {
    fn of(answer: Answer) -> Worth {
        let (value, plies) = match answer {
            Answer::Value(Value::Win(plies)) => ("win", Some(plies)),
            Answer::Value(Value::Draw) => ("draw", None),
            Answer::Value(Value::Loss(plies)) => ("loss", Some(plies)),
            Answer::Win => ("win", None),
            Answer::Loss => ("loss", None),
            Answer::Unreachable => ("unreachable", None),
            Answer::NotInDatabase => ("not-in-database", None),
        };
        Worth { value, plies }
    }

    fn text(&self) -> String {
        let plies = self.plies.map(|plies| format!(" {plies}"));
        format!("{}{}", self.value, plies.unwrap_or_default())
    }
}
