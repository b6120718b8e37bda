//! Exact values against a plain minimax, which knows the rules alone: no
//! numbering, no symmetry, no table, and no move backwards.

//! Exact values against a plain minimax, which knows the rules alone: no
//! numbering, no symmetry, no table, and no move backwards.

use std::collections::{BTreeMap, HashSet};
use std::convert::Infallible;
use std::fmt::Debug;

use fastrand::Rng;
use molino::{Player, Position, RuleSet, Rules, Setup};
use molino_db::{Answer, Metric, Score, Stored, Tables, Value, probe};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Limits, Means, Memory, Plan, Step, Store, Whole, solve};

fn rules(name: &str) -> Rules {
    let rule_set: RuleSet = name.parse().expect("a rule set");
    Rules::from(rule_set)
}

/// The value of `position` if the game ends by force within `plies` plies.
fn forced(position: &Position, plies: u8, rules: &Rules) -> Option<Value> {
    if let Some(outcome) = position.outcome(rules) {
        return (outcome.winner()? != position.turn()).then_some(Value::Loss(0));
    }
    let before = plies.checked_sub(1)?;
    let (mut soonest_win, mut latest_loss) = (None, Some(0));
    for mv in position.legal_moves(rules) {
        let next = position.play(mv, rules).expect("a legal move");
        match forced(&next, before, rules) {
            // Nothing is sooner than this.
            Some(Value::Loss(0)) => return Some(Value::Win(1)),
            Some(Value::Loss(n)) => soonest_win = Some(soonest_win.unwrap_or(plies).min(n + 1)),
            Some(Value::Win(n)) => latest_loss = latest_loss.map(|latest: u8| latest.max(n + 1)),
            Some(Value::Draw) | None => latest_loss = None,
        }
    }
    soonest_win.map(Value::Win).or(latest_loss.map(Value::Loss))
}

/// What a search of `plies` plies sees of a position that is worth `exact`.
fn seen_within(plies: u8, exact: Value) -> Option<Value> {
    match exact {
        Value::Win(n) | Value::Loss(n) if n <= plies => Some(exact),
        Value::Win(_) | Value::Loss(_) | Value::Draw => None,
    }
}

fn exact<T: Tables<Error: Debug>>(tables: &T, position: &Position, rules: &Rules) -> Value {
    match probe(tables, position, rules).expect("tables in memory") {
        Answer::Value(value) => value,
        other => panic!("{position:?}: {other}"),
    }
}

/// All positions that a game leads to.
fn reached(rules: &Rules) -> HashSet<Position> {
    let mut reached = HashSet::new();
    let mut open = vec![Position::start(rules)];
    while let Some(position) = open.pop() {
        if reached.insert(position) {
            let moves = position.legal_moves(rules).into_iter();
            open.extend(moves.map(|mv| position.play(mv, rules).expect("a legal move")));
        }
    }
    reached
}

#[test]
fn in_three_mens_morris_a_search_from_every_position_sees_what_it_is_worth() {
    const PLIES: u8 = 7;
    let rules = rules("three");
    let core = rules.core().expect("a core");
    let solved = Whole::new(core, Means::default()).expect("a small game");
    for position in reached(&rules) {
        let wanted = seen_within(PLIES, exact(&solved, &position, &rules));
        assert_eq!(forced(&position, PLIES, &rules), wanted, "{position:?}");
    }
}

#[test]
fn a_search_from_the_empty_board_sees_the_win_of_three_mens_morris() {
    let rules = rules("three");
    let start = Position::start(&rules);
    assert_eq!(forced(&start, 8, &rules), None);
    assert_eq!(forced(&start, 9, &rules), Some(Value::Win(9)));
}

/// The sectors of the movement phase with up to four men a side.
struct FourMen {
    numbering: Numbering,
    sectors: BTreeMap<Sector, Vec<u8>>,
}

impl FourMen {
    fn solved(rules: &Rules) -> FourMen {
        let core = rules.core().expect("a core");
        let numbering = Numbering::new(rules.board());
        let limits = Limits {
            men: Some(8),
            ..Limits::default()
        };
        let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
        let mut store = Memory::default();
        solve(&plan, &numbering, Means::default(), &mut store, &mut |_| {}).expect("short games");
        let sectors = plan.steps().iter().flat_map(Step::sectors);
        let scores = |sector| {
            let Ok(scores) = store.load(sector);
            (sector, scores)
        };
        FourMen {
            sectors: sectors.map(scores).collect(),
            numbering,
        }
    }
}

impl Tables for FourMen {
    type Error = Infallible;

    fn stored(&self, place: Place) -> Result<Stored, Self::Error> {
        let scores = self.sectors.get(&place.sector);
        let byte = scores.and_then(|scores| scores.get(place.index as usize));
        let score = byte.map(|byte| Score::from_byte(*byte));
        let answer = score.map(|score| Answer::of(score, Metric::Distance));
        Ok(Stored::Answer(answer.unwrap_or(Answer::NotInDatabase)))
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering.place(position)
    }
}

/// A position with three or four men a side and none in hand.
fn random_position(random: &mut Rng, rules: &Rules) -> Position {
    let mut setup = Setup::empty(rules.board());
    let mut points: Vec<_> = rules.board().points().into_iter().collect();
    random.shuffle(&mut points);
    let (white, black) = (random.usize(3..=4), random.usize(3..=4));
    let owners = (0..white + black).map(|man| Player::ALL[usize::from(man >= white)]);
    for (point, owner) in points.into_iter().zip(owners) {
        setup.set(point, Some(owner));
    }
    setup.turn = *random.choice(Player::ALL.iter()).expect("two sides");
    Position::new(&setup, rules).expect("men of both sides")
}

/// Kinds of positions. As many of each are compared: those that are won at once
/// and those that are drawn would crowd out the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    WonAtOnce,
    Won,
    Lost,
    DecidedFarAway,
    Drawn,
}

impl Kind {
    fn of(exact: Value, plies: u8) -> Kind {
        match exact {
            Value::Win(1) => Kind::WonAtOnce,
            Value::Win(n) if n <= plies => Kind::Won,
            Value::Loss(n) if n <= plies => Kind::Lost,
            Value::Win(_) | Value::Loss(_) => Kind::DecidedFarAway,
            Value::Draw => Kind::Drawn,
        }
    }
}

/// Compares 40 random positions of each kind.
fn compare(name: &str, plies: u8) {
    let rules = rules(name);
    let solved = FourMen::solved(&rules);
    let mut random = Rng::with_seed(0x6d6f_6c69_6e6f);
    let mut left = BTreeMap::from([
        (Kind::WonAtOnce, 40),
        (Kind::Won, 40),
        (Kind::Lost, 40),
        (Kind::DecidedFarAway, 40),
        (Kind::Drawn, 40),
    ]);
    for _ in 0..10_000 {
        let position = random_position(&mut random, &rules);
        let exact = exact(&solved, &position, &rules);
        let left = left.get_mut(&Kind::of(exact, plies)).expect("every kind");
        if *left > 0 {
            *left -= 1;
            let found = forced(&position, plies, &rules);
            assert_eq!(found, seen_within(plies, exact), "{name} {position:?}");
        }
    }
    assert!(left.values().all(|left| *left == 0), "{name} {left:?}");
}

#[test]
fn with_few_men_a_search_sees_what_positions_are_worth() {
    compare("six", 7);
    compare("six+opcional+doble", 6);
    compare("six+volar", 4);
}
