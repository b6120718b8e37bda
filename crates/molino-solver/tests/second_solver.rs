//! Wins, losses and draws, against a second solver of another kind: every
//! position of the small games, and of the movement phase of nine and twelve
//! men as far as few of them are left.

mod cube;

use molino::{Captures, Core, MillWorth, Options, PointSet, RuleSet, Rules, SafeMen};
use molino_db::{Score, Value};
use molino_index::{Numbering, Sector};
use molino_solver::{Limits, Means, Memory, Plan, Step, Store, Whole, solve};

use cube::{Hands, Solution, Worth};

fn core(rules: &str) -> Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Rules::from(rule_set).core().expect("a core")
}

/// The core of `rules`, but with men in mills always safe.
fn always_safe(rules: &str) -> Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    let options = rule_set.options();
    let MillWorth::Captures(captures) = options.mill else {
        panic!("{rules} has no captures");
    };
    let mill = MillWorth::Captures(Captures {
        safe_men: SafeMen::Always,
        ..captures
    });
    let rules = Rules::new(Options { mill, ..options });
    rules.expect("a game").core().expect("a core")
}

/// A solved sector, and what the second solver knows of its game.
struct Comparison<'a> {
    core: Core,
    numbering: &'a Numbering,
    sector: Sector,
    solution: &'a Solution,
}

impl Comparison<'_> {
    /// Compares every position.
    fn compare(&self, scores: &[u8]) {
        let Comparison { core, sector, .. } = self;
        assert_eq!(scores.len() as u64, self.numbering.size(*sector));
        for (index, score) in (0..).zip(scores) {
            let arrangement = self.numbering.arrangement(*sector, index);
            let (mover, other) = arrangement.expect("an index");
            let found = Score::from_byte(*score).value();
            assert!(
                self.agrees(found, mover, other),
                "{core} {sector} {index}: {found:?}, but {:?}",
                self.told(mover, other),
            );
        }
    }

    /// Whether the second solver finds what was `found`: nothing where the side
    /// to move has won before its move.
    fn agrees(&self, found: Option<Value>, mover: PointSet, other: PointSet) -> bool {
        let Some(value) = found else {
            return has_line(self.core, mover);
        };
        let value = match value {
            Value::Win(_) => Worth::Win,
            Value::Draw => Worth::Draw,
            Value::Loss(_) => Worth::Loss,
        };
        match self.told(mover, other) {
            [None, None] => false,
            told => told.into_iter().flatten().all(|told| told == value),
        }
    }

    /// What the second solver tells: once or, where the men of either side can be
    /// its rows, twice.
    fn told(&self, mover: PointSet, other: PointSet) -> [Option<Worth>; 2] {
        let (mine, theirs) = (self.sector.mover.hand, self.sector.other.hand);
        let hands = |row, column| Hands { row, column };
        [
            self.solution.by_row(mover, other, hands(mine, theirs)),
            self.solution.by_column(mover, other, hands(theirs, mine)),
        ]
    }
}

/// Whether a side has won by a line.
fn has_line(core: Core, men: PointSet) -> bool {
    let mut lines = core.options().board.board().mills().iter();
    core.options().mill == MillWorth::Wins && lines.any(|line| men.contains_all(*line))
}

/// Compares a small game, placing phase included.
fn compare_whole(core: Core) -> Solution {
    let solution = Solution::whole(core);
    let whole = Whole::new(core, Means::default()).expect("a small game");
    for sector in whole.sectors() {
        let comparison = Comparison {
            core,
            numbering: whole.numbering(),
            sector,
            solution: &solution,
        };
        comparison.compare(whole.scores(sector));
    }
    solution
}

/// Compares the movement phase of a game for up to `together` men.
fn compare_movement(rules: &str, together: u8) {
    let core = core(rules);
    let solution = Solution::movement(core, usize::from(together));
    let numbering = Numbering::new(core.options().board.board());
    let limits = Limits {
        men: Some(together),
        ..Limits::default()
    };
    let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
    let mut store = Memory::default();
    solve(&plan, &numbering, Means::default(), &mut store, &mut |_| {}).expect("short games");
    for sector in plan.steps().iter().flat_map(Step::sectors) {
        let Ok(scores) = store.load(sector);
        let comparison = Comparison {
            core,
            numbering: &numbering,
            sector,
            solution: &solution,
        };
        comparison.compare(&scores);
    }
}

/// What the empty board is worth, and the placements on it that win.
fn opening(core: Core, solution: &Solution) -> (Option<Worth>, String) {
    let board = core.options().board.board();
    let men = core.options().men;
    let none = PointSet::EMPTY;
    let hands = |row| Hands { row, column: men };
    let wins = board.points().into_iter().filter(|point| {
        let reply = solution.by_column(none, PointSet::of(*point), hands(men - 1));
        reply == Some(Worth::Loss)
    });
    let wins: Vec<String> = wins.map(|point| board.name(point).to_string()).collect();
    (solution.by_row(none, none, hands(men)), wins.join(" "))
}

#[test]
fn three_men_are_won_by_the_centre_alone() {
    let core = core("three");
    let won_by_centre = (Some(Worth::Win), "b2".to_string());
    assert_eq!(opening(core, &compare_whole(core)), won_by_centre);
}

#[test]
fn three_men_who_fly_and_four_five_and_six_men_draw() {
    for rules in [
        "three+volar",
        "four",
        "four+volar",
        "five",
        "five+volar",
        "six",
        "six+volar",
    ] {
        let core = core(rules);
        let draw = (Some(Worth::Draw), String::new());
        assert_eq!(opening(core, &compare_whole(core)), draw, "{rules}");
    }
}

#[test]
fn seven_men_are_won_by_the_centre_alone() {
    let core = core("seven");
    let won_by_centre = (Some(Worth::Win), "c3".to_string());
    assert_eq!(opening(core, &compare_whole(core)), won_by_centre);
}

#[test]
fn ways_to_capture_are_worth_the_same_to_both_solvers() {
    // No fewer than five men close two mills at once.
    for rules in [
        "four+opcional",
        "four+volar+opcional",
        "five+opcional",
        "five+doble",
        "five+opcional+doble",
        "five+volar+opcional",
        "five+volar+doble",
        "five+volar+opcional+doble",
    ] {
        compare_whole(core(rules));
    }
    for rules in ["four", "five+doble"] {
        compare_whole(always_safe(rules));
    }
}

#[test]
#[ignore = "takes two minutes in a release build"]
fn ways_to_capture_with_more_men_are_worth_the_same_to_both_solvers() {
    for rules in ["six", "seven"] {
        for captures in ["+volar", "+opcional", "+doble", "+volar+opcional+doble"] {
            compare_whole(core(&format!("{rules}{captures}")));
        }
    }
}

#[test]
fn seven_men_left_of_nine_or_twelve_are_worth_the_same_to_both_solvers() {
    for rules in ["ludoteka", "tradicional", "twelve+volar"] {
        compare_movement(rules, 7);
    }
}

#[test]
#[ignore = "takes a minute in a release build"]
fn nine_men_left_of_ludoteka_are_worth_the_same_to_both_solvers() {
    compare_movement("ludoteka", 9);
}

#[test]
#[ignore = "takes a minute in a release build"]
fn nine_men_left_who_never_fly_are_worth_the_same_to_both_solvers() {
    compare_movement("tradicional", 9);
}

#[test]
#[ignore = "takes a minute in a release build"]
fn nine_men_left_on_a_board_with_diagonals_are_worth_the_same_to_both_solvers() {
    compare_movement("twelve+volar", 9);
}
