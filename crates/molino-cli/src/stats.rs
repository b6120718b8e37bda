//! `molino stats`: how many positions of each sector are won, lost and drawn.

use std::io::{self, IsTerminal as _};

use molino::{RuleSet, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::args::StatsArgs;
use crate::failure::Failure;
use crate::fault::Fault;
use crate::values::{PassedOver, Values};
use crate::words::Words;

/// The counts of a sector.
#[derive(Serialize)]
struct Row {
    sector: String,
    wins: u64,
    losses: u64,
    draws: u64,
    longest_win: u8,
    longest_loss: u8,
}

pub(crate) fn run(
    args: &StatsArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let threads = args.threads.count();
    let core = Rules::from(rule_set).core()?;
    let values = Values::open(args.dir.as_deref(), rule_set, threads)?;
    let aligned = !args.tsv && io::stdout().is_terminal();
    answers.comment(&format!("# {core}"))?;
    answers.heading("heading-stats", words)?;
    let mut passed_over = PassedOver::default();
    for sector in values.sectors() {
        let tally = values.tally(sector, threads);
        let tally = tally.map_err(|error| Fault::of_sector(sector, &error));
        let Some(Some(tally)) = passed_over.unless(tally, &answers, words) else {
            continue;
        };
        let row = Row {
            sector: sector.to_string(),
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            longest_win: tally.longest_win,
            longest_loss: tally.longest_loss,
        };
        answers.write(&row, |row| row.text(aligned))?;
    }
    passed_over.end(&answers, words)
}

impl Row {
    /// The row with tabs, or, for people, in columns.
    fn text(&self, aligned: bool) -> String {
        let Row {
            sector,
            wins,
            losses,
            draws,
            longest_win,
            longest_loss,
        } = self;
        if aligned {
            format!(
                "{sector:<8} {wins:>12} {losses:>12} {draws:>12} {longest_win:>4} {longest_loss:>4}"
            )
        } else {
            format!("{sector}\t{wins}\t{losses}\t{draws}\t{longest_win}\t{longest_loss}")
        }
    }
}
