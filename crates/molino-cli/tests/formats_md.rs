//! `docs/FORMATS.md` lists the ids of all errors of the libraries and the
//! program, and no others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const FORMATS_MD: &str = include_str!("../../../docs/FORMATS.md");

/// What the program adds, which the libraries do not know.
const PROGRAM: [&str; 4] = [
    "not-utf8",
    "unreadable-file",
    "unwritable-answer",
    "not-for-playok",
];

#[test]
fn every_error_id_is_listed_and_every_listed_id_exists() {
    let mut known = ids_in_the_code();
    known.extend(PROGRAM.map(str::to_owned));
    assert!(known.len() > 50, "{known:?}");
    assert_eq!(listed(), known);
}

/// The words in the first cells of the tables under "Errors".
fn listed() -> BTreeSet<String> {
    let errors = FORMATS_MD
        .split("\n## Errors\n")
        .nth(1)
        .expect("a section of errors");
    let rows = errors.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let ids = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    ids.map(str::to_owned).collect()
}

/// The words that the functions called `id` return.
fn ids_in_the_code() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["molino/src", "molino-record/src"].map(|folder| crates.join(folder));
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("a source folder"));
    let mut ids = BTreeSet::new();
    for file in files {
        let source = fs::read_to_string(file.expect("a file").path()).expect("a source file");
        for function in source.split("fn id(").skip(1) {
            let body = function.split("\n    }\n").next().unwrap_or_default();
            let words = body.split('"').skip(1).step_by(2);
            ids.extend(words.map(str::to_owned));
        }
    }
    ids
}
