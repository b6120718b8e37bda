//! `molino perft`: counts of move sequences.

use molino::{Position, RuleSet, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::fault::{Fault, Place};
use crate::input;

/// The sequences that begin with a move.
#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

/// The sequences of a length.
#[derive(Serialize)]
struct Level {
    depth: u8,
    nodes: u64,
}

pub(crate) fn run(
    args: &PerftArgs,
    rule_set: RuleSet,
    mut answers: Answers,
) -> Result<(), Failure> {
    let rules = Rules::from(rule_set);
    let game = input::game(&args.position, rules.clone())?;
    let position = game.position();
    // Where the dice come in, the depths before them are counted all the same.
    if let Some(Ok(branches)) = args
        .divide
        .then(|| branches(position, args.depth.0, &rules))
    {
        for branch in branches {
            answers.write(&branch, |branch| format!("{}\t{}", branch.mv, branch.nodes))?;
        }
    }
    for depth in 1..=args.depth.0 {
        let nodes = position.perft(depth, &rules).map_err(throw_due)?;
        let level = Level { depth, nodes };
        answers.write(&level, |level| format!("{}\t{}", level.depth, level.nodes))?;
    }
    Ok(())
}

/// The branches of the legal moves, sorted by the moves' texts.
fn branches(position: &Position, depth: u8, rules: &Rules) -> Result<Vec<Branch>, Fault> {
    let divided = position.divide(depth, rules).map_err(throw_due)?;
    let branches = divided.into_iter().map(|(mv, nodes)| Branch {
        mv: mv.display(rules.board()).to_string(),
        nodes,
    });
    let mut branches: Vec<Branch> = branches.collect();
    branches.sort_unstable_by(|a, b| a.mv.cmp(&b.mv));
    Ok(branches)
}

fn throw_due(error: molino::PerftThrowDue) -> Fault {
    Fault::new(&error, Place::Perft)
}
