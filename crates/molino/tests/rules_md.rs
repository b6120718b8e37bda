//! `docs/RULES.md` agrees with the code and with the tests that it names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use molino::{
    Base, Blocked, BoardId, Dice, DrawCounter, Duty, Flying, FullBoard, MillWorth, Options,
    Outcome, Phases, Reforming, Repetition, SafeMen, Starter, Switch, TwoMills, WonBy,
};

const RULES_MD: &str = include_str!("../../../docs/RULES.md");

/// The rows of the table whose heading begins with `first`, each with its cells.
fn table(first: &str) -> Vec<Vec<&'static str>> {
    let heading = format!("| {first} |");
    let rows = RULES_MD
        .lines()
        .skip_while(|line| !line.starts_with(&heading));
    let rows = rows.skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &'static str| row.trim_matches('|').split('|').map(str::trim).collect();
    let rows: Vec<Vec<&str>> = rows.map(cells).collect();
    assert!(!rows.is_empty(), "no table begins with {first}");
    rows
}

/// The words between backquotes.
fn quoted() -> BTreeSet<&'static str> {
    RULES_MD.split('`').skip(1).step_by(2).collect()
}

/// The row that the options of a base ask for, but for its source.
fn row(base: Base) -> Vec<String> {
    let options = base.options();
    let (captures, two_mills) = match options.mill {
        MillWorth::Wins => ("a line wins".to_owned(), "a line wins"),
        MillWorth::Captures(captures) => {
            assert_eq!(
                captures.safe_men,
                SafeMen::UnlessAllInMills,
                "the table has no column for it"
            );
            let duty = match captures.duty {
                Duty::Mandatory => "must",
                Duty::Optional => "may",
            };
            let dice = match captures.dice {
                Dice::Never => "",
                Dice::ThreeBeforePlacing => "; dice",
            };
            let two_mills = match captures.two_mills {
                TwoMills::TakeOne => "one man",
                TwoMills::TakeTwo => "two men",
            };
            (format!("{duty}{dice}"), two_mills)
        }
    };
    assert_eq!(
        options.blocked,
        Blocked::Loses,
        "the table has no column for it"
    );
    let white = match options.starter {
        Starter::Lot => "by lot",
        Starter::Agreement => "by agreement",
        Starter::FixedColours => "by colour",
    };
    let flying = match options.flying {
        Flying::Never => "no",
        Flying::AtThree => "at three",
    };
    let reforming = match options.reforming {
        Reforming::Free => "free",
        Reforming::BarredForATurn => "barred for a turn",
    };
    [
        format!("`{}`", base.name()),
        options.board.name().to_owned(),
        options.men.to_string(),
        white.to_owned(),
        captures,
        two_mills.to_owned(),
        flying.to_owned(),
        reforming.to_owned(),
        draws(&options),
        full_board(&options).to_owned(),
    ]
    .into()
}

fn draws(options: &Options) -> String {
    let counter = match options.counter {
        DrawCounter::Never => None,
        DrawCounter::SinceCapture(plies) => Some(format!("{plies} quiet plies")),
        DrawCounter::SinceMill(plies) => Some(format!("{plies} plies since a mill")),
        DrawCounter::BothAtThree(plies) => Some(format!("{plies} quiet plies, three men each")),
    };
    let repetition = match options.repetition {
        Repetition::Free => None,
        Repetition::Third => Some("third occurrence".to_owned()),
        Repetition::ThirdInSuccession => Some("third occurrence in succession".to_owned()),
    };
    let draws: Vec<String> = counter.into_iter().chain(repetition).collect();
    if draws.is_empty() {
        "none".to_owned()
    } else {
        draws.join("; ")
    }
}

fn full_board(options: &Options) -> &'static str {
    let fills = 2 * usize::from(options.men) == options.board.board().points().len();
    match options.full_board {
        _ if !fills => "never",
        FullBoard::MoverLoses => "lost by the side to move",
        FullBoard::Draws => "drawn",
    }
}

#[test]
fn the_table_of_rule_sets_has_a_row_for_each_base_and_tells_its_options() {
    let rows = table("rule set");
    assert_eq!(rows.len(), Base::ALL.len());
    for (base, mut told) in Base::ALL.into_iter().zip(rows) {
        let source = told.remove(1);
        assert!(!source.is_empty(), "{}", base.name());
        assert_eq!(told, row(base));
    }
}

#[test]
fn the_one_base_in_which_men_move_before_all_are_placed_is_described() {
    for base in Base::ALL {
        let moves_early = base.options().phases == Phases::PlaceOrMove;
        assert_eq!(moves_early, base == Base::Lasker, "{}", base.name());
    }
    assert!(
        RULES_MD.contains("- `lasker`: ten men; a side with men in hand places one or moves one.")
    );
}

#[test]
fn the_table_of_boards_counts_points_edges_and_mills() {
    let rows = table("board");
    assert_eq!(rows.len(), BoardId::ALL.len());
    for (id, told) in BoardId::ALL.into_iter().zip(rows) {
        let board = id.board();
        let counts = [
            board.points().len(),
            board.edges().count(),
            board.mills().len(),
        ];
        assert_eq!(told[0], id.name());
        assert_eq!(
            told[1..4],
            counts.map(|count| count.to_string()),
            "{}",
            id.name()
        );
    }
}

#[test]
fn every_switch_is_in_the_table_in_the_order_of_names() {
    let told: Vec<&str> = table("switch").into_iter().map(|row| row[0]).collect();
    let expected = Switch::ALL.map(|switch| format!("`+{}`", switch.name()));
    assert_eq!(told, expected);
}

#[test]
fn every_end_that_the_board_shows_has_its_word() {
    use molino::DrawnBy::{BoardFull, NoCapture, Repetition};
    let winner = molino::Player::White;
    let wins = [WonBy::Men, WonBy::Blocked, WonBy::Line].map(|by| Outcome::Win { winner, by });
    let draws = [NoCapture, Repetition, BoardFull].map(Outcome::Draw);
    let words: Vec<String> = wins
        .iter()
        .chain(&draws)
        .map(|end| format!("`{}`", end.termination()))
        .collect();
    let told: Vec<&str> = table("word").into_iter().map(|row| row[0]).collect();
    assert_eq!(told, words);
}

#[test]
fn every_rule_set_named_is_one() {
    let bases = Base::ALL.map(Base::name);
    assert!(bases.into_iter().all(|base| quoted().contains(base)));
    let with_switches = quoted()
        .into_iter()
        .filter(|name| name.contains('+') && !name.starts_with('+'));
    for name in with_switches {
        assert!(name.parse::<molino::RuleSet>().is_ok(), "{name}");
    }
}

/// The tests in the files of a folder beside this file, as `file::test`.
fn tests_in(folder: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let mut tests = BTreeSet::new();
    for entry in fs::read_dir(&folder).expect("a folder of tests") {
        let path = entry.expect("an entry of the folder").path();
        let text = fs::read_to_string(&path).expect("a file of tests");
        let file = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let names = text
            .split("#[test]\nfn ")
            .skip(1)
            .filter_map(|rest| rest.split_once('('));
        tests.extend(names.map(|(name, _)| format!("{file}::{name}")));
    }
    tests
}

#[test]
fn every_test_named_exists_and_every_test_of_the_sources_is_named() {
    let named = quoted()
        .into_iter()
        .filter(|word| word.contains("::") && *word != "file::test");
    let named: BTreeSet<String> = named.map(str::to_owned).collect();
    let (sources, cases) = (tests_in("sources"), tests_in("cases"));
    assert!(
        sources.len() > 150 && cases.len() > 40,
        "{} and {} tests",
        sources.len(),
        cases.len()
    );
    let missing: Vec<&String> = named
        .iter()
        .filter(|name| !sources.contains(*name) && !cases.contains(*name))
        .collect();
    assert!(missing.is_empty(), "named and not written: {missing:?}");
    let unnamed: Vec<&String> = sources.difference(&named).collect();
    assert!(unnamed.is_empty(), "written and not named: {unnamed:?}");
}

#[test]
fn every_rule_that_is_not_offered_is_named_with_the_reason() {
    let ids = [
        "REM-15", "RMK-05", "RMK-07", "BLK-05", "FLY-05", "FLY-07", "DRW-05", "DRW-07", "VAR-01",
        "VAR-03", "VAR-05",
    ];
    let rows = table("id");
    assert!(rows.iter().map(|row| row[0]).eq(ids));
    assert!(rows.iter().all(|row| row.len() == 3 && !row[2].is_empty()));
}
