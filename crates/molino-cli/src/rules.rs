//! `molino rules`: which rule sets there are, and what one says.

use molino::{Base, RuleSet, Statement};
use serde::Serialize;

use crate::answer::Answers;
use crate::failure::Failure;
use crate::words::Words;

/// A rule set in a line.
#[derive(Serialize)]
struct Summary {
    rules: String,
    summary: String,
}

/// A rule set statement by statement.
#[derive(Serialize)]
struct Description {
    rules: String,
    version: u32,
    /// None with switches: it tells of the base alone.
    summary: Option<String>,
    board: &'static str,
    men: u8,
    statements: Vec<Told>,
}

/// A statement with its sentence.
#[derive(Serialize)]
struct Told {
    id: &'static str,
    text: String,
}

/// Tells what a rule set says, or without one which there are.
pub(crate) fn run(
    rule_set: Option<RuleSet>,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    if let Some(rule_set) = rule_set {
        return answers.write(&Description::of(rule_set, words), Description::text);
    }
    let widest = Base::ALL.iter().map(|base| base.name().len()).max();
    let width = widest.unwrap_or_default();
    for base in Base::ALL {
        let summary = Summary {
            rules: base.to_string(),
            summary: words.summary(base),
        };
        answers.write(&summary, |told| {
            format!("{:width$}  {}", told.rules, told.summary)
        })?;
    }
    Ok(())
}

impl Description {
    fn of(rule_set: RuleSet, words: &Words) -> Description {
        let options = rule_set.options();
        let statements = options.statements().into_iter();
        Description {
            rules: rule_set.to_string(),
            version: RuleSet::VERSION,
            summary: (rule_set.switches().next().is_none()).then(|| words.summary(rule_set.base())),
            board: options.board.name(),
            men: options.men,
            statements: statements
                .map(|statement| Told::of(&statement, words))
                .collect(),
        }
    }

    fn text(&self) -> String {
        let heading = match &self.summary {
            Some(summary) => format!("{}: {summary}", self.rules),
            None => self.rules.clone(),
        };
        let statements = self
            .statements
            .iter()
            .map(|told| format!("- {}", told.text));
        let lines: Vec<String> = [heading, String::new()]
            .into_iter()
            .chain(statements)
            .collect();
        lines.join("\n")
    }
}

impl Told {
    fn of(statement: &Statement, words: &Words) -> Told {
        Told {
            id: statement.id,
            text: words.statement(statement),
        }
    }
}
