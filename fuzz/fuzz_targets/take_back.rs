//! Taking a move back restores all that was before it, whatever was done.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{Declared, Game, Key, Move, Outcome, Player, Throw};
use molino_fuzz::{AnyRules, any_throw};

#[derive(Arbitrary, Debug)]
enum Action {
    Play(u8),
    Throw([u8; 3]),
    TakeBack,
    Resign(bool),
    Agree,
    Reopen,
    TakeBackThrow,
}

#[derive(Arbitrary, Debug)]
struct Input {
    rules: AnyRules,
    actions: Vec<Action>,
}

fuzz_target!(|input: Input| {
    let mut game = Game::new(input.rules.rules().clone());
    // What each move was played from.
    let mut before: Vec<Seen> = Vec::new();
    for action in &input.actions {
        match action {
            Action::Play(choice) => play(&mut game, *choice, &mut before),
            Action::Throw(dice) => throw(&mut game, *dice),
            Action::TakeBack => {
                assert_eq!(game.take_back().is_some(), !before.is_empty());
                if let Some(seen) = before.pop() {
                    assert_eq!(Seen::of(&game), seen);
                }
            }
            Action::Resign(black) => {
                let loser = if *black { Player::Black } else { Player::White };
                let over = game.outcome().is_some();
                assert_eq!(game.resign(loser).is_err(), over);
            }
            Action::Reopen => {
                let seen = Seen::of(&game);
                if game.reopen() {
                    game.declare(Declared::Agreed).expect("the game goes on");
                    assert!(game.reopen());
                } else {
                    assert_eq!(Seen::of(&game), seen);
                }
            }
            Action::TakeBackThrow => {
                let due = game.take_back_throw().is_some();
                assert!(!due || game.is_throw_due());
            }
            Action::Agree => {
                let outcome = game.outcome();
                let _ = game.declare(Declared::Agreed);
                assert!(outcome.is_none() || game.outcome() == outcome);
            }
        }
        assert_eq!(game.key(), Key::of(game.position()));
    }
});

fn play(game: &mut Game, choice: u8, before: &mut Vec<Seen>) {
    let seen = Seen::of(game);
    if molino_fuzz::play(game, choice) {
        before.push(seen);
    } else {
        assert_eq!(Seen::of(game), seen);
    }
}

fn throw(game: &mut Game, dice: [u8; 3]) {
    let due = game.is_throw_due();
    assert_eq!(game.throw(any_throw(dice)).is_ok(), due);
}

/// All that a game shows of itself.
#[derive(Debug, PartialEq)]
struct Seen {
    text: String,
    outcome: Option<Outcome>,
    occurrences: usize,
    key: Key,
    moves: Vec<(Option<Throw>, Move)>,
}

impl Seen {
    fn of(game: &Game) -> Seen {
        Seen {
            text: game.setup().to_string(),
            outcome: game.outcome(),
            occurrences: game.occurrences(),
            key: game.key(),
            moves: game.moves().collect(),
        }
    }
}
