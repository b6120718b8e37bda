//! All that is legal by the slow referee is a legal move, and nothing else.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{MillSet, Player, Point, Position, Setup};
use molino_fuzz::{AnyGame, AnyRules, any_man};

#[path = "../../crates/molino/tests/slow/mod.rs"]
mod slow;

#[derive(Arbitrary, Debug)]
struct Input {
    game: AnyGame,
    /// Men to change afterwards, so that no game leads there.
    changes: Vec<(u8, u8)>,
    barred: [u32; 2],
}

fuzz_target!(|input: Input| {
    let setup = input.game.played().setup();
    compare(input.game.rules, &setup);
    let setup = changed(&input, setup);
    if Position::new(&setup, input.game.rules.rules()).is_ok() {
        compare(input.game.rules, &setup);
    }
});

fn changed(input: &Input, mut setup: Setup) -> Setup {
    for (point, man) in input.changes.iter().take(6) {
        let point = Point::new(usize::from(point % 24)).expect("there are 24 points");
        setup.set(point, any_man(*man));
    }
    // Few mills, so that many setups fit.
    setup.barred[Player::White] = MillSet::from_bits(input.barred[0] & input.barred[0] >> 7);
    setup.barred[Player::Black] = MillSet::from_bits(input.barred[1] & input.barred[1] >> 7);
    setup
}

fn compare(rules: AnyRules, setup: &Setup) {
    let (name, rules) = (rules.name(), rules.rules());
    let text = setup.to_string();
    let position = Position::new(setup, rules).expect("the setup was checked");
    let moves = position.legal_moves(rules).into_iter();
    let mut moves: Vec<String> = moves
        .map(|mv| mv.display(rules.board()).to_string())
        .collect();
    moves.sort_unstable();
    if position.is_throw_due(rules) {
        moves.push("throw".to_owned());
    }
    assert_eq!(slow::legal_moves(name, &text), Ok(moves), "{name}: {text}");
    let outcome = position.outcome(rules);
    let outcome = outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string());
    assert_eq!(slow::outcome(name, &text), Ok(outcome), "{name}: {text}");
}
