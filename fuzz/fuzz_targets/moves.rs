//! All that is legal by the slow referee is a legal move, and nothing else.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{Game, MillSet, Player, Point, Position, RuleSet, Rules, Setup, Throw};

#[path = "../../crates/molino/tests/slow/mod.rs"]
mod slow;

#[derive(Arbitrary, Debug)]
struct Input {
    rule_set: u8,
    /// Which moves to play from the empty board, by their place in the list.
    moves: Vec<u8>,
    dice: Vec<[u8; 3]>,
    /// Men to change afterwards, so that no game leads there.
    changes: Vec<(u8, u8)>,
    barred: [u32; 2],
}

fuzz_target!(|input: Input| {
    let sets: Vec<RuleSet> = RuleSet::all().collect();
    let rule_set = sets[usize::from(input.rule_set) % sets.len()];
    let rules = Rules::from(rule_set);
    let game = played(&input, rules.clone());
    compare(&rule_set, &game.setup(), &rules);
    let setup = changed(&input, game.setup());
    if Position::new(&setup, &rules).is_ok() {
        compare(&rule_set, &setup, &rules);
    }
});

fn played(input: &Input, rules: Rules) -> Game {
    let mut game = Game::new(rules);
    let mut dice = input.dice.iter();
    for choice in &input.moves {
        if game.position().is_throw_due(game.rules()) {
            let Some(dice) = dice.next() else { break };
            let throw = Throw::from_pips(dice.map(|die| die % 6 + 1)).expect("dice have six faces");
            game.throw(throw).expect("a throw is due");
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(*choice) % moves.len()];
        game.play(mv).expect("a listed move is legal");
    }
    game
}

fn changed(input: &Input, mut setup: Setup) -> Setup {
    for (point, man) in input.changes.iter().take(6) {
        let player = [None, Some(Player::White), Some(Player::Black)][usize::from(man % 3)];
        setup.set(Point::new(usize::from(point % 24)).expect("there are 24 points"), player);
    }
    setup.barred[Player::White] = MillSet::from_bits(input.barred[0] & input.barred[0] >> 7);
    setup.barred[Player::Black] = MillSet::from_bits(input.barred[1] & input.barred[1] >> 7);
    setup
}

fn compare(rule_set: &RuleSet, setup: &Setup, rules: &Rules) {
    let (name, text) = (rule_set.to_string(), setup.to_string());
    let position = Position::new(setup, rules).expect("the setup was checked");
    let legal = position.legal_moves(rules);
    let mut texts: Vec<String> =
        legal.iter().map(|mv| mv.display(rules.board()).to_string()).collect();
    texts.sort_unstable();
    if position.is_throw_due(rules) {
        texts.push("throw".to_owned());
    }
    assert_eq!(slow::legal_moves(&name, &text).as_ref(), Ok(&texts), "{name}: {text}");
    let outcome = position.outcome(rules);
    let outcome = outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string());
    assert_eq!(slow::outcome(&name, &text), Ok(outcome), "{name}: {text}");
}
