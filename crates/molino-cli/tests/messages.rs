//! `docs/FORMATS.md` lists every error; every error and every statement of rules
//! has its sentence, and no sentence is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use molino::{Base, Blocked, FullBoard, MillWorth, Options, RuleSet, SafeMen};

const FORMATS_MD: &str = include_str!("../../../docs/FORMATS.md");
const ERRORS: &str = include_str!("../../../locales/en/errors.ftl");
const PLAY: &str = include_str!("../../../locales/en/play.ftl");
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

/// What the program adds, which the libraries do not know.
const PROGRAM: [&str; 16] = [
    "pack-same",
    "database-wanted",
    "database-lacks",
    "solve-disk",
    "board-does-not-fit",
    "no-pdf",
    "no-sheet-format",
    "unservable",
    "line-too-long",
    "unknown-command",
    "file-too-long",
    "not-utf8",
    "unreadable-file",
    "unwritable-file",
    "unwritable-answer",
    "not-for-playok",
];

#[test]
fn every_error_id_is_listed_and_every_listed_id_exists() {
    let mut known = ids_in_the_code();
    known.extend(PROGRAM.map(str::to_owned));
    assert!(known.len() > 50, "{known:?}");
    let listed: BTreeSet<String> = documented().into_iter().map(str::to_owned).collect();
    assert_eq!(listed, known);
}

// That the other languages have the same messages is a test of molino-text.
#[test]
fn the_catalogue_has_the_documented_errors_and_the_frames() {
    let wanted: BTreeSet<&str> = documented().into_iter().chain(FRAMES).collect();
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

#[test]
fn the_catalogue_has_what_the_game_at_the_terminal_says_and_no_more() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play");
    let mut said = BTreeSet::new();
    for file in fs::read_dir(folder).expect("a source folder") {
        let source = fs::read_to_string(file.expect("a file").path()).expect("a source file");
        let words = source.split('"').skip(1).step_by(2);
        said.extend(
            words
                .filter(|word| word.starts_with("play-"))
                .map(str::to_owned),
        );
    }
    let told: BTreeSet<String> = ids(PLAY).into_iter().map(str::to_owned).collect();
    assert_eq!(told, said);
}

#[test]
fn no_word_that_is_typed_means_two_things() {
    let words = |catalogue: &str| {
        let lines = catalogue.lines().filter_map(|line| line.split_once(" = "));
        let lines = lines.filter(|(id, _)| id.starts_with("play-word-"));
        let words = lines.flat_map(|(id, list)| list.split(", ").map(move |word| (word, id)));
        let words = words.map(|(word, id)| (word.to_owned(), id.to_owned()));
        words.collect::<Vec<(String, String)>>()
    };
    let english = words(PLAY);
    assert!(english.len() >= 16, "{english:?}");
    for language in ["es", "fr"] {
        let file = format!("../../locales/{language}/play.ftl");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let own = words(&fs::read_to_string(file).expect("a catalogue"));
        let mut meanings = BTreeMap::new();
        for (word, id) in own.iter().chain(&english) {
            let before = meanings.insert(word, id);
            assert!(
                before.is_none_or(|before| before == id),
                "{language}: {word}"
            );
        }
    }
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

/// The words in the first cells of the tables under "Errors".
fn documented() -> BTreeSet<&'static str> {
    let errors = FORMATS_MD
        .split("\n## Errors\n")
        .nth(1)
        .expect("a section of errors");
    let rows = errors.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .collect()
}

/// The words that the functions called `id` return.
fn ids_in_the_code() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names = [
        "molino",
        "molino-record",
        "molino-print",
        "molino-db",
        "molino-solver",
        "molino-server",
    ];
    let folders = names.map(|name| crates.join(name).join("src"));
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("a source folder"));
    let mut ids = BTreeSet::new();
    for file in files {
        let path = file.expect("a file").path();
        if path.is_dir() {
            continue;
        }
        let source = fs::read_to_string(path).expect("a source file");
        for function in source.split("fn id(").skip(1) {
            let body = function.split("\n    }\n").next().unwrap_or_default();
            let words = body.split('"').skip(1).step_by(2);
            ids.extend(words.map(str::to_owned));
        }
    }
    ids
}
