//! `molino verify`: whether each value follows from those one move on.

use std::num::NonZeroU16;

use molino::{RuleSet, Rules};
use molino_index::Sector;
use molino_solver::{CheckError, Extent, Verdict, Verifier, Wrong};
use molino_text::Arguments;
use serde::Serialize;

use crate::answer::Answers;
use crate::args::VerifyArgs;
use crate::failure::{self, Failure};
use crate::fault::Fault;
use crate::values::{PassedOver, Values};
use crate::words::Words;

/// How many positions of each sector are looked at, where nothing is said.
const SAMPLE: u64 = 100_000;

/// What came of the check of a sector.
#[derive(Serialize)]
struct Row {
    sector: String,
    checked: u64,
    wrong: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<First>,
}

/// The first position that is wrong.
#[derive(Serialize)]
struct First {
    position: String,
    found: String,
    wanted: String,
}

pub(crate) fn run(
    args: &VerifyArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let threads = args.threads.count();
    let rules = Rules::from(rule_set);
    let core = rules.core()?;
    let values = Values::open(args.dir.as_deref(), rule_set, threads)?;
    let mut verifier = Verifier::new(core, values.left_out(), threads);
    let extent = extent(args);
    let mut good = true;
    let mut passed_over = PassedOver::default();
    answers.heading("heading-verify", words)?;
    for sector in sectors(&values, args) {
        let checked = verifier.check(sector, extent, |sector| values.load(sector, threads));
        let checked = checked.map_err(|error| match error {
            CheckError::Load(error) => Fault::of_sector(sector, &error),
            CheckError::Missing(missing) => {
                let fault = Fault::plain("database-lacks").with("sector", &missing);
                fault.with("needed", &sector)
            }
        });
        let checked = checked.and_then(|verdict| {
            let is_listed = values.check_file(sector).map(|()| verdict);
            is_listed.map_err(|error| Fault::of_sector(sector, &error))
        });
        let Some(verdict) = passed_over.unless(checked, &answers, words) else {
            continue;
        };
        good &= verdict.wrong.is_none();
        let first = verdict
            .wrong
            .map(|(wrong, _)| First::new(wrong, &verifier, &rules));
        let row = Row::new(sector, &verdict, first);
        answers.write(&row, |row| row.text(words))?;
    }
    let end = passed_over.end(&answers, words);
    if good {
        end
    } else {
        answers.note(|| failure::tell_sentence(&words.plain("told-wrong")));
        Err(Failure::SaidNo)
    }
}

fn extent(args: &VerifyArgs) -> Extent {
    if args.all {
        Extent::All
    } else {
        Extent::Sample {
            count: args.sample.map_or(SAMPLE, |count| count.0),
            seed: args.seed.unwrap_or(0),
        }
    }
}

/// The sectors that are to be checked.
fn sectors(values: &Values, args: &VerifyArgs) -> Vec<Sector> {
    let mut sectors = values.sectors();
    if let Some(men) = args.men {
        sectors.retain(|sector| sector.total() <= men.0);
    }
    sectors
}

impl First {
    fn new(wrong: Wrong, verifier: &Verifier, rules: &Rules) -> First {
        let position = verifier.position(wrong.place);
        let text =
            position.map(|position| position.to_setup(rules, 0, NonZeroU16::MIN).to_string());
        First {
            position: text
                .unwrap_or_else(|| format!("{} {}", wrong.place.sector, wrong.place.index)),
            found: wrong.found.to_string(),
            wanted: wrong.wanted.to_string(),
        }
    }
}

impl Row {
    fn new(sector: Sector, verdict: &Verdict, first: Option<First>) -> Row {
        Row {
            sector: sector.to_string(),
            checked: verdict.checked,
            wrong: verdict.wrong.map_or(0, |(_, count)| count),
            first,
        }
    }

    fn text(&self, words: &Words) -> String {
        let row = format!("{}\t{}\t{}", self.sector, self.checked, self.wrong);
        let Some(First {
            position,
            found,
            wanted,
        }) = &self.first
        else {
            return row;
        };
        let told = Arguments::new().text("position", position.as_str());
        let told = told
            .text("found", found.as_str())
            .text("wanted", wanted.as_str());
        format!("{row}\t{}", words.say("told-first", &told))
    }
}
