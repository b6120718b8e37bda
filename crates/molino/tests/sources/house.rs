//! House options of `Rules` that no named rule set uses, and what no rules may be.

use molino::{
    Base, Blocked, Captures, FullBoard, MillWorth, Options, Phases, Rules, RulesError, SafeMen,
};

use crate::common::*;
use crate::family::{BLACK_ELEVEN, WHITE_TWELVE};

fn house(base: Base, change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = base.options();
    change(&mut options);
    Rules::new(options).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn where_men_in_mills_are_always_safe_the_capture_lapses() {
    let rules = house(Base::Ludoteka, |options| {
        let MillWorth::Captures(captures) = options.mill else {
            panic!("men are taken")
        };
        options.mill = MillWorth::Captures(Captures {
            safe_men: SafeMen::Always,
            ..captures
        });
    });
    let game = Scene::under(rules.clone(), "d5 d6 g7 e3", "a1 d1 g1").game();
    assert_eq!(ways(&game, "g7-d7"), "g7-d7");
    assert_eq!(refusal(&game, "g7-d7xa1"), "safe-in-mill");
    let one_free = Scene::under(rules, "d5 d6 g7 e3", "a1 d1 g1 c3").game();
    assert_eq!(ways(&one_free, "g7-d7"), "g7-d7xc3");
}

#[test]
fn where_a_blocked_side_passes_the_game_goes_on() {
    let rules = house(Base::Ludoteka, |options| options.blocked = Blocked::Passes);
    let game = Scene::under(rules, "a7 d7 g7 d6", "a4 g4 b6 f6 c5")
        .black_to_move()
        .game();
    assert_eq!(
        refusal(&game, "pass"),
        "pass",
        "a side that has a move plays it"
    );
    let blocked = after(game, "c5-d5");
    assert_eq!(
        (moves(&blocked).as_str(), end(&blocked).as_str()),
        ("pass", "*")
    );
    let passed = after(blocked, "pass");
    assert_eq!(passed.quiet_plies(), 2, "a pass is a quiet ply");
    assert_eq!(end(&after(passed, "d5-c5 d6-d5")), "*");
}

#[test]
fn where_a_full_board_draws_nobody_has_lost() {
    let rules = house(Base::Twelve, |options| {
        options.full_board = FullBoard::Draws;
    });
    let game = Scene::under(rules, WHITE_TWELVE, BLACK_ELEVEN)
        .in_hand(0, 1)
        .black_to_move();
    assert_eq!(end(&after(game.game(), "a7")), "1/2-1/2 board-full");
}

#[test]
fn no_game_has_fewer_than_three_men_or_more_than_the_board_holds() {
    for (base, men, most) in [
        (Base::Ludoteka, 2, 12),
        (Base::Six, 9, 8),
        (Base::Three, 5, 4),
        (Base::Twelve, 13, 12),
    ] {
        let options = Options {
            men,
            ..base.options()
        };
        assert_eq!(
            Rules::new(options),
            Err(RulesError::Men { found: men, most }),
            "{}",
            base.name()
        );
    }
    let options = Options {
        phases: Phases::PlaceOrMove,
        ..Base::Alfonso.options()
    };
    assert_eq!(Rules::new(options), Err(RulesError::DiceWithMoving));
}
