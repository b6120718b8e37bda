//! Every error has its sentence in every language, and no sentence is left
//! over.

use std::collections::BTreeSet;

const FORMATS_MD: &str = include_str!("../../../docs/FORMATS.md");
const ERRORS: &str = include_str!("../../../locales/en/errors.ftl");

/// The messages that put others together.
const FRAMES: [&str; 6] = [
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
    let told = ERRORS.lines().filter_map(|line| line.split_once(" ="));
    let ids = told
        .map(|(id, _)| id)
        .filter(|id| !id.starts_with([' ', '#']));
    assert_eq!(ids.collect::<BTreeSet<&str>>(), wanted);
}
