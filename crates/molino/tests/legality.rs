//! A move is accepted exactly if it is listed, and a refusal has its reason.

mod random;

use std::collections::BTreeSet;

use fastrand::Rng;
use molino::{Game, IllegalMove, Move, Point, Position, RuleSet, Rules};

/// Positions tried for every rule set.
const POSITIONS: usize = 40;

#[test]
fn a_move_is_accepted_exactly_if_it_is_listed() {
    let mut rng = Rng::with_seed(1);
    for set in RuleSet::all() {
        let rules = Rules::from(set);
        for position in positions(&rules, &mut rng) {
            let listed: BTreeSet<Move> = position.legal_moves(&rules).into_iter().collect();
            for mv in every_move_with_one_capture().chain(some_moves(&listed, &mut rng)) {
                compare(&position, mv, &listed, &rules);
            }
        }
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
        let text = position.to_setup(rules, 0, 1).to_string();
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
    let over = position.outcome(rules).is_some();
    let (mine, theirs) = (
        position.men(position.turn()),
        position.men(!position.turn()),
    );
    let hand = position.hand(position.turn());
    let taken = mv.all_taken();
    let holds = match reason {
        IllegalMove::GameOver(_) => over,
        IllegalMove::ThrowDue => position.is_throw_due(rules),
        IllegalMove::OffBoard => {
            let touched = [mv.to(), mv.from()].into_iter().flatten();
            let mut touched = touched.chain(taken);
            touched.any(|point| !rules.board().points().contains(point))
        }
        IllegalMove::MustPlace { in_hand } => in_hand == hand && hand > 0,
        IllegalMove::EmptyHand => hand == 0 && mv.from().is_none(),
        IllegalMove::Occupied { .. } => mv.to().is_some_and(|to| (mine | theirs).contains(to)),
        IllegalMove::NoManOfYours { .. } => mv.from().is_some_and(|from| !mine.contains(from)),
        IllegalMove::FlyingTooEarly { men, .. } => mine.len() == usize::from(men) && men != 3,
        IllegalMove::FlyingWithMenInHand { .. } => hand > 0,
        IllegalMove::NoEnemyMan { .. } => {
            !theirs.contains_all(taken) || mv.taken()[1].is_some() || mv.raided().is_some()
        }
        IllegalMove::SafeInMill { .. } | IllegalMove::RaidOutsideMills { .. } => {
            taken.meets(theirs)
        }
        IllegalMove::CaptureOwed => mv.taken() == [None, None],
        IllegalMove::SecondCaptureOwed => mv.taken()[0].is_some() && mv.taken()[1].is_none(),
        IllegalMove::OneCaptureOnly => mv.taken()[1].is_some(),
        IllegalMove::PlacementOwed => mv.to().is_none() && mv.raided().is_some(),
        IllegalMove::Pass => mv == Move::PASS,
        IllegalMove::NoMill { .. } | IllegalMove::NothingCaptured | IllegalMove::WonAlready => {
            !taken.is_empty()
        }
        IllegalMove::NoRaidEarned { .. } => mv.raided().is_some(),
        IllegalMove::NotNeighbours { .. } => mv.from().is_some(),
        IllegalMove::Barred { .. } => !position.barred(position.turn()).is_empty(),
    };
    assert!(holds, "{reason} for {mv:?} in {position:?}");
}
