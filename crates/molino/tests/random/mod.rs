//! Random positions: from play through all phases, and out of the blue.

#![allow(dead_code, reason = "no test file needs all of it")]

use fastrand::Rng;
use molino::{
    Die, Game, MillSet, Move, Options, Player, Point, Position, Reforming, Rules, Setup, Throw,
};

/// How many positions to try where a test tries `many`. Mutation testing, which
/// runs the tests hundreds of times, asks for fewer.
pub(crate) fn positions(many: usize) -> usize {
    std::env::var("MOLINO_TEST_POSITIONS").map_or(many, |fewer| {
        let fewer: usize = fewer.parse().expect("MOLINO_TEST_POSITIONS is a number");
        many.min(fewer.max(2))
    })
}

/// Throws three dice.
pub(crate) fn throw(rng: &mut Rng) -> Throw {
    let mut die = || Die::new(rng.u8(1..=6)).expect("a die has six faces");
    Throw::new([die(), die(), die()])
}

/// A throw that earns a raid as often as not.
fn telling_throw(rng: &mut Rng) -> Throw {
    let earning = [[6, 5, 4], [6, 3, 3], [5, 2, 2], [4, 1, 1]];
    if rng.bool() {
        Throw::from_pips(earning[rng.usize(0..4)]).expect("a die has six faces")
    } else {
        throw(rng)
    }
}

/// Plays a move at random, after a throw of the dice where one is due; nothing
/// when the game is over.
pub(crate) fn play(game: &mut Game, rng: &mut Rng) -> Option<Move> {
    if game.is_throw_due() {
        game.throw(telling_throw(rng)).expect("a throw is due");
    }
    let mv = rng.choice(game.legal_moves())?;
    game.play(mv).expect("a listed move is legal");
    Some(mv)
}

/// A setup that fits the rules, with any men anywhere.
pub(crate) fn setup(rules: &Rules, rng: &mut Rng) -> Setup {
    loop {
        let setup = any_setup(rules, rng);
        if Position::new(&setup, rules).is_ok() {
            return setup;
        }
    }
}

fn any_setup(rules: &Rules, rng: &mut Rng) -> Setup {
    let Options { men, reforming, .. } = *rules.options();
    let board = rules.board();
    let mut points: Vec<Point> = board.points().into_iter().collect();
    rng.shuffle(&mut points);
    let mut setup = Setup::empty(board);
    setup.turn = if rng.bool() {
        Player::White
    } else {
        Player::Black
    };
    for player in Player::ALL {
        let on_board = rng.u8(0..=men);
        for _ in 0..on_board {
            setup.set(points.pop().expect("a board holds all men"), Some(player));
        }
        setup.hands[player] = if rng.bool() {
            0
        } else {
            rng.u8(0..=men - on_board)
        };
        if reforming == Reforming::BarredForATurn && rng.bool() {
            setup.barred[player] = some_mills(board.mills().len(), rng);
        }
    }
    if rules.options().has_dice() && setup.hands[setup.turn] > 0 && rng.u8(0..4) > 0 {
        setup.throw = Some(telling_throw(rng));
    }
    setup
}

fn some_mills(count: usize, rng: &mut Rng) -> MillSet {
    let mut mill = || MillSet::of(rng.usize(0..count));
    mill() | mill()
}
