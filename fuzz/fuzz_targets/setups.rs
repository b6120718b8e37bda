//! No setup makes anything panic: it is refused, or every question to it has
//! an answer that fits the others.

#![no_main]

use std::num::NonZeroU16;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{Describe, Game, Key, MillSet, Move, Player, Point, Position, Rules, Setup};
use molino_fuzz::{AnyRules, any_throw};

#[derive(Arbitrary, Debug)]
struct Input {
    rules: AnyRules,
    men: [u8; 24],
    hands: [u8; 2],
    black_to_move: bool,
    quiet_plies: u16,
    move_number: NonZeroU16,
    dice: Option<[u8; 3]>,
    barred: [u32; 2],
    moves: Vec<[u8; 5]>,
}

fuzz_target!(|input: Input| {
    let rules = input.rules.rules();
    let setup = setup(&input, rules);
    match Position::new(&setup, rules) {
        Ok(position) => ask(&position, &setup, rules, &input.moves),
        Err(error) => assert!(!error.to_string().is_empty() && !error.id().is_empty()),
    }
});

fn setup(input: &Input, rules: &Rules) -> Setup {
    let mut setup = Setup::empty(rules.board());
    for (index, man) in input.men.iter().enumerate() {
        let player = [None, Some(Player::White), Some(Player::Black)][usize::from(*man % 3)];
        setup.set(Point::new(index).expect("there are 24 points"), player);
    }
    // Small hands, so that many setups fit; now and then any hand.
    let hand = |hand: u8| if hand < 240 { hand % 8 } else { hand };
    setup.hands[Player::White] = hand(input.hands[0]);
    setup.hands[Player::Black] = hand(input.hands[1]);
    setup.turn = if input.black_to_move {
        Player::Black
    } else {
        Player::White
    };
    setup.quiet_plies = input.quiet_plies;
    setup.move_number = input.move_number;
    setup.throw = input.dice.map(any_throw);
    setup.barred[Player::White] = MillSet::from_bits(input.barred[0]);
    setup.barred[Player::Black] = MillSet::from_bits(input.barred[1]);
    setup
}

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
