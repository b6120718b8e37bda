//! No setup makes anything panic: it is refused, or every question to it has
//! an answer that fits the others.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{Describe, Game, Key, Move, Point, Position, Rules, Setup};
use molino_fuzz::AnySetup;

#[derive(Arbitrary, Debug)]
struct Input {
    setup: AnySetup,
    moves: Vec<[u8; 5]>,
}

fuzz_target!(|input: Input| {
    let rules = input.setup.rules.rules();
    let setup = input.setup.setup();
    match Position::new(&setup, rules) {
        Ok(position) => ask(&position, &setup, rules, &input.moves),
        Err(error) => assert!(!error.to_string().is_empty() && !error.id().is_empty()),
    }
});

fn ask(position: &Position, setup: &Setup, rules: &Rules, moves: &[[u8; 5]]) {
    let legal = position.legal_moves(rules);
    assert_eq!(legal.len(), position.count_moves(rules));
    let over = legal.is_empty() && !position.is_throw_due(rules);
    assert_eq!(position.outcome(rules).is_some(), over);
    let perft = position.perft(2, rules);
    let counts = legal.iter().map(|mv| {
        let after = position.play(*mv, rules).expect("a listed move is legal");
        let key = Key::of(position).updated(position, &after);
        assert_eq!(key, Key::of(&after));
        after.count_moves(rules) as u64
    });
    let counted: u64 = counts.sum();
    assert!(perft.is_err() || perft == Ok(counted));
    for fields in moves {
        let mv = any_move(*fields);
        let resolved = position.resolve(mv, rules);
        assert_eq!(resolved.is_ok(), position.play(mv, rules).is_ok());
        match resolved {
            Ok(mv) => assert!(legal.contains(&mv)),
            Err(error) => assert!(!legal.contains(&mv) && !error.to_string().is_empty()),
        }
    }
    let game = Game::from_setup(rules.clone(), setup).expect("the position fits");
    assert_eq!(Position::new(&game.setup(), rules), Ok(*position));
}

/// Any move that can be put together, sensible or not.
fn any_move([to, from, first, second, raid]: [u8; 5]) -> Move {
    let point = |number: u8| Point::new(usize::from(number % 32));
    let mv = match (point(from), point(to)) {
        (Some(from), Some(to)) => Move::step(from, to),
        (None, Some(to)) => Move::placement(to),
        (_, None) => Move::PASS,
    };
    let mv = [first, second]
        .into_iter()
        .filter_map(point)
        .fold(mv, Move::taking);
    point(raid).map_or(mv, |raid| mv.after_raid(raid))
}
