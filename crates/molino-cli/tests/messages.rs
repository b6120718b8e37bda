//! Every error and every statement of rules has its sentence in every language, and no sentence is left
//! over.

use std::collections::BTreeSet;

use molino::{Base, Blocked, FullBoard, MillWorth, Options, RuleSet, SafeMen};

const FORMATS_MD: &str = include_str!("../../../docs/FORMATS.md");
const ERRORS: &str = include_str!("../../../locales/en/errors.ftl");

const RULES: &str = include_str!("../../../locales/en/rules.ftl");

/// The messages that put others together.
const FRAMES: [&str; 7] = [
    "place-record",
    "place-position",
    "place-perft",
    "at-place",
    "on-line",
    "found-something",
    "found-nothing",
];

// That the other languages have the same messages is a test of molino-text.
#[test]
fn the_catalogue_has_the_documented_errors_and_the_frames() {
    let errors = FORMATS_MD
        .split("\n## Errors\n")
        .nth(1)
        .expect("a section of errors");
    let rows = errors.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let documented = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let wanted: BTreeSet<&str> = documented.chain(FRAMES).collect();
    assert_eq!(ids(ERRORS), wanted);
}

#[test]
fn the_catalogue_has_a_line_for_each_base_and_every_statement_of_rules() {
    let summaries = Base::ALL.iter().map(|base| format!("rule-set-{base}"));
    let options = RuleSet::all().map(RuleSet::options).chain(house_options());
    let statements = options.flat_map(|options| options.statements());
    let said = statements.map(|statement| statement.id.to_owned());
    let wanted: BTreeSet<String> = summaries.chain(said).collect();
    let told: BTreeSet<String> = ids(RULES).into_iter().map(str::to_owned).collect();
    assert_eq!(told, wanted);
}

/// Options that no rule set has.
fn house_options() -> impl Iterator<Item = Options> {
    let mut safe = Base::Ludoteka.options();
    if let MillWorth::Captures(captures) = &mut safe.mill {
        captures.safe_men = SafeMen::Always;
    }
    let passes = Options {
        blocked: Blocked::Passes,
        ..safe
    };
    let draws = Options {
        full_board: FullBoard::Draws,
        ..Base::Twelve.options()
    };
    [safe, passes, draws].into_iter()
}

/// The ids of the messages of a catalogue.
fn ids(catalogue: &str) -> BTreeSet<&str> {
    let told = catalogue.lines().filter_map(|line| line.split_once(" ="));
    let ids = told
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with([' ', '#']));
    ids.collect()
}
