//! A move is accepted exactly if it is listed, and a refusal has its reason.

mod random;

use std::collections::BTreeSet;
use std::num::NonZeroU16;

use fastrand::Rng;
use molino::{
    Blocked, Flying, Game, IllegalMove, MillName, MillWorth, Move, Point, PointSet, Position,
    RuleSet, Rules, SafeMen, Setup,
};

/// Positions tried for every rule set.
const POSITIONS: usize = 40;

#[test]
fn a_move_is_accepted_exactly_if_it_is_listed() {
    let mut rng = Rng::with_seed(1);
    for rules in RuleSet::all().map(Rules::from).chain(house_rules()) {
        for position in positions(&rules, &mut rng) {
            compare_all(&position, &rules, &mut rng);
        }
    }
}

#[test]
fn rare_positions_accept_exactly_the_listed_moves() {
    let positions = [
        // A raid that wins, alone and beside a placement.
        ("alfonso", "3/3/3/6/3/3/BBB w 9,0 0 4 dice=6-5-4"),
        ("alfonso+doble", "1WW/3/3/W5/3/2B/WBB w 5,0 0 5 dice=6-5-4"),
        // The order of two captures matters.
        ("ludoteka+doble", "1WW/3/B2/W1B2B/B2/3/W2 w 5,5 0 5"),
        // A barred mill beside a free one.
        (
            "morabaraba",
            "W2/3/3/1W4/2W/1B1/W1W w 0,9 0 20 barred=a1-a4-a7",
        ),
        // Nobody to take.
        ("ludoteka", "3/3/3/6/3/3/WW1 w 7,9 0 3"),
    ];
    let mut rng = Rng::with_seed(2);
    for (name, text) in positions {
        let rules = Rules::from(name.parse::<RuleSet>().expect("a rule set"));
        let setup = Setup::read(text, rules.board()).expect("a position text");
        let position = Position::new(&setup, &rules).expect("a position");
        assert!(!position.legal_moves(&rules).is_empty(), "{text}");
        compare_all(&position, &rules, &mut rng);
    }
}

/// Rules with options that no rule set has.
fn house_rules() -> impl Iterator<Item = Rules> {
    let bases = [
        "ludoteka+doble",
        "abierto",
        "seven",
        "lasker+sin-reformar",
        "alfonso",
    ];
    bases.into_iter().map(|name| {
        let set: RuleSet = name.parse().expect("a rule set");
        let mut options = set.options();
        options.blocked = Blocked::Passes;
        if let MillWorth::Captures(captures) = &mut options.mill {
            captures.safe_men = SafeMen::Always;
        }
        Rules::new(options).expect("the options make a game")
    })
}

fn compare_all(position: &Position, rules: &Rules, rng: &mut Rng) {
    let listed: BTreeSet<Move> = position.legal_moves(rules).into_iter().collect();
    for mv in every_move_with_one_capture().chain(some_moves(&listed, rng)) {
        compare(position, mv, &listed, rules);
    }
}

/// Positions from random play and out of the blue.
fn positions(rules: &Rules, rng: &mut Rng) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut game = Game::new(rules.clone());
    let wanted = random::positions(POSITIONS);
    while positions.len() < wanted / 2 {
        positions.push(*game.position());
        let plies = rng.usize(1..6);
        if (0..plies).any(|_| random::play(&mut game, rng).is_none()) {
            game = Game::new(rules.clone());
        }
    }
    while positions.len() < wanted {
        let setup = random::setup(rules, rng);
        positions.push(Position::new(&setup, rules).expect("the setup fits"));
    }
    positions
}

fn points() -> impl Iterator<Item = Option<Point>> + Clone {
    (0..=Point::MOST).map(Point::new)
}

fn every_move_with_one_capture() -> impl Iterator<Item = Move> {
    points().flatten().flat_map(|to| {
        points().flat_map(move |from| {
            points().map(move |taken| {
                let mv = from.map_or(Move::placement(to), |from| Move::step(from, to));
                taken.map_or(mv, |taken| mv.taking(taken))
            })
        })
    })
}

/// Listed moves, and moves near them: with a man more or less taken, with the
/// captures the other way round, with a raid, with none.
fn some_moves(listed: &BTreeSet<Move>, rng: &mut Rng) -> Vec<Move> {
    let mut moves = vec![Move::PASS];
    for mv in listed.iter().copied() {
        let mut point = || Point::new(rng.usize(0..Point::MOST)).expect("a point's rank");
        let bare = match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => Move::step(from, to),
            (None, Some(to)) => Move::placement(to),
            (_, None) => Move::PASS,
        };
        let [first, second] = mv.taken();
        let swapped = [second, first]
            .into_iter()
            .flatten()
            .fold(bare, Move::taking);
        let raided = point();
        moves.extend([mv, bare, swapped, mv.taking(point()), bare.taking(point())]);
        moves.extend([
            mv.after_raid(raided),
            bare.after_raid(raided),
            Move::raid(raided),
        ]);
        if let Some(raided) = mv.raided() {
            moves.extend([Move::raid(raided), swapped.after_raid(raided)]);
        }
    }
    moves
}

fn compare(position: &Position, mv: Move, listed: &BTreeSet<Move>, rules: &Rules) {
    let shown = || {
        let text = position.to_setup(rules, 0, NonZeroU16::MIN).to_string();
        format!("{mv:?} in {text} under {:?}", rules.options())
    };
    match position.resolve(mv, rules) {
        Ok(same) => {
            assert!(listed.contains(&same), "{}", shown());
            let (a, b) = (position.play(mv, rules), position.play(same, rules));
            assert_eq!(a, b, "{}", shown());
            assert!(a.is_ok());
        }
        Err(reason) => {
            assert!(!listed.contains(&mv), "{}: {reason}", shown());
            assert_eq!(position.play(mv, rules), Err(reason));
            assert_sensible(reason, position, mv, rules);
        }
    }
}

/// A reason speaks of what is so.
fn assert_sensible(reason: IllegalMove, position: &Position, mv: Move, rules: &Rules) {
    let board = rules.board();
    let (me, you) = (position.turn(), !position.turn());
    let (mine, theirs) = (position.men(me), position.men(you));
    let hand = position.hand(me);
    let ends = [mv.from(), mv.to()].into_iter().flatten();
    let touched: PointSet = ends.chain(mv.all_taken()).collect();
    let [first, second] = mv.taken();
    let completed = || position.mills_completed(mv, rules);
    let called = |mill: MillName, mills| board.mill_names(mills).any(|known| known == mill);
    let holds = match reason {
        IllegalMove::GameOver(outcome) => position.outcome(rules) == Some(outcome),
        IllegalMove::ThrowDue => position.is_throw_due(rules),
        IllegalMove::OffBoard => !board.points().contains_all(touched),
        IllegalMove::MustPlace { in_hand } => in_hand == hand && hand > 0,
        IllegalMove::EmptyHand => hand == 0 && mv.from().is_none(),
        IllegalMove::Occupied { point } => {
            mv.to().map(|to| board.name(to)) == Some(point) && (mine | theirs).meets(mv.to().into())
        }
        IllegalMove::NoManOfYours { .. } => !mine.meets(mv.from().into()),
        IllegalMove::NotNeighbours { .. } => {
            !are_neighbours(mv, rules) && rules.options().flying == Flying::Never
        }
        IllegalMove::FlyingTooEarly { men, .. } => {
            !are_neighbours(mv, rules) && mine.len() == usize::from(men) && men != 3
        }
        IllegalMove::FlyingWithMenInHand { .. } => !are_neighbours(mv, rules) && hand > 0,
        IllegalMove::Barred { mill } => called(mill, completed() & position.barred(me)),
        IllegalMove::CaptureOwed { mill } => called(mill, completed()) && first.is_none(),
        IllegalMove::SecondCaptureOwed => first.is_some() && second.is_none(),
        IllegalMove::OneCaptureOnly => second.is_some(),
        IllegalMove::NoMill { .. } => completed().is_empty() && first.is_some(),
        IllegalMove::NoEnemyMan { .. } => {
            !theirs.contains_all(mv.all_taken()) || first == second || first == mv.raided()
        }
        IllegalMove::SafeInMill { .. } => theirs.meets(first.into()) || theirs.meets(second.into()),
        IllegalMove::NothingCaptured => rules.options().mill == MillWorth::Wins,
        IllegalMove::NoRaidEarned { .. } => {
            mv.from().is_some()
                || position.throw().is_none_or(|throw| !throw.earns_raid())
                || position.mills(you, rules).is_empty()
        }
        IllegalMove::RaidOutsideMills { .. } => theirs.meets(mv.raided().into()),
        IllegalMove::PlacementOwed => mv.to().is_none() && mv.raided().is_some(),
        IllegalMove::WonAlready => {
            let left = |gone: PointSet| (theirs - gone).len() + usize::from(position.hand(you));
            left(mv.all_taken()) < 3
        }
        IllegalMove::Nowhere => mv.to().is_none() && mv.raided().is_none(),
        IllegalMove::Pass => mv == Move::PASS,
    };
    assert!(holds, "{reason} for {mv:?} in {position:?}");
}

fn are_neighbours(mv: Move, rules: &Rules) -> bool {
    let neighbours = mv.from().map(|from| rules.board().neighbours(from));
    neighbours.unwrap_or_default().meets(mv.to().into())
}
