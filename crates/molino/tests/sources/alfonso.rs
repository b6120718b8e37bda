//! Source 001, the variant of the book of Alfonso X: three dice before each placement.

use molino::{Base, Captures, Dice, Game, MillWorth, Options, Throw, ThrowError};

use crate::common::*;
use crate::statements;

const NAME: &str = "alfonso";

/// Black has a mill in b2-b4-b6 and a man outside it; White may close d5-d6-d7.
fn before_a_mill() -> Scene {
    scene(NAME, "d5 d6", "b2 b4 b6 g7").in_hand(7, 5)
}

fn throw(game: &mut Game, dice: &str) -> Result<(), ThrowError> {
    game.throw(Throw::read(dice).expect("three dice"))
}

#[test]
fn has_the_rules_of_the_traditional_game_beside_the_dice() {
    let MillWorth::Captures(captures) = Base::Tradicional.options().mill else {
        panic!("men are taken in {}", Base::Tradicional.name());
    };
    let mill = MillWorth::Captures(Captures {
        dice: Dice::ThreeBeforePlacing,
        ..captures
    });
    assert_eq!(
        Base::Alfonso.options(),
        Options {
            mill,
            ..Base::Tradicional.options()
        }
    );
}

#[test]
fn three_dice_are_thrown_before_each_placement() {
    let mut game = game(NAME);
    for placement in ["d6", "f4", "a1", "g7"] {
        assert_eq!(refusal(&game, placement), "throw-due");
        assert_eq!(moves(&game), "", "nothing is legal before the throw");
        assert_eq!(throw(&mut game, "3-2-1"), Ok(()));
        assert_eq!(
            throw(&mut game, "6-5-4"),
            Err(ThrowError::NotDue),
            "one throw a turn"
        );
        play(&mut game, placement);
    }
    assert!(Throw::read("6-5").is_err() && Throw::read("6-5-4-1").is_err());
    assert!(Throw::read("7-5-4").is_err() && Throw::read("6-5-0").is_err());
}

#[test]
fn four_throws_in_any_order_give_the_right_to_break_into_a_mill() {
    for [a, b, c] in [[6, 5, 4], [6, 3, 3], [5, 2, 2], [4, 1, 1]] {
        for dice in [
            [a, b, c],
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
        ] {
            let [x, y, z] = dice;
            let game = before_a_mill().thrown(&format!("{x}-{y}-{z}")).game();
            for taken in ["b2", "b4", "b6"] {
                assert_eq!(
                    ways(&game, &format!("x{taken},g1")),
                    format!("x{taken},g1"),
                    "{dice:?}"
                );
            }
        }
    }
}

#[test]
fn every_other_throw_earns_nothing() {
    let plain = before_a_mill().thrown("3-2-1").game();
    let mut earning = 0;
    for (throw, _) in Throw::all() {
        let game = before_a_mill().thrown(&throw.to_string()).game();
        if throw.earns_raid() {
            earning += 1;
        } else {
            assert_eq!(moves(&game), moves(&plain), "{throw}");
            assert_eq!(refusal(&game, "xb4,g1"), "no-raid-earned", "{throw}");
        }
    }
    assert_eq!((earning, Throw::all().count()), (4, 56));
    assert!(!moves(&plain).starts_with('x'));
}

#[test]
fn the_right_may_be_declined() {
    let game = before_a_mill().thrown("6-5-4").game();
    let plain = before_a_mill().thrown("3-2-1").game();
    for placement in moves(&plain).split(' ') {
        assert_eq!(end(&after(game.clone(), placement)), "*", "{placement}");
    }
}

#[test]
fn only_a_man_in_an_enemy_mill_is_taken_by_the_dice() {
    let game = before_a_mill().thrown("6-5-4").game();
    assert_eq!(refusal(&game, "xg7,g1"), "raid-outside-mills");
    assert_eq!(refusal(&game, "xc4,g1"), "no-enemy-man");
    let with_own_mill = scene(NAME, "a1 d1 g1", "b2 b4 b6 g7")
        .in_hand(6, 5)
        .thrown("6-5-4")
        .game();
    assert_eq!(refusal(&with_own_mill, "xa1,a4"), "no-enemy-man");
}

#[test]
fn without_an_enemy_mill_an_earning_throw_earns_nothing() {
    let scene = scene(NAME, "a1 d1 g1 d6", "b2 b4 c5 g7").in_hand(5, 5);
    let (earned, plain) = (
        scene.clone().thrown("6-5-4").game(),
        scene.thrown("3-2-1").game(),
    );
    assert_eq!(moves(&earned), moves(&plain));
    assert_eq!(refusal(&earned, "xb4,g7"), "no-raid-earned");
    assert_eq!(
        after(game(NAME), "{4-1-1}").legal_moves().len(),
        24,
        "one man enters, not three"
    );
}

#[test]
fn the_dice_take_one_man_however_many_mills_there_are() {
    let game = scene(NAME, "d5 d6 e3", "a1 a4 a7 b2 b4 b6")
        .in_hand(6, 3)
        .thrown("5-2-2")
        .game();
    for taken in ["a1", "a4", "a7", "b2", "b4", "b6"] {
        assert_eq!(ways(&game, &format!("x{taken},g1")), format!("x{taken},g1"));
    }
    assert!(
        moves(&game)
            .split(' ')
            .filter(|mv| mv.starts_with('x'))
            .all(|mv| mv.matches('x').count() <= 2)
    );
}

#[test]
fn then_a_man_is_placed_and_a_mill_takes_another() {
    let game = before_a_mill().thrown("6-5-4").game();
    assert_eq!(
        ways(&game, "xb4,d7"),
        "xb4,d7xb2 xb4,d7xb6 xb4,d7xg7",
        "two men fall in one turn"
    );
    let both = after(game.clone(), "xb4,d7xb6");
    assert_eq!(both.setup().to_string(), "1WB/1W1/1W1/6/3/B2/3 b 6,5 0 1");
    assert_eq!(
        refusal(&game, "xb4,d7"),
        "capture-owed",
        "what the mill earns must be taken"
    );
    assert_eq!(refusal(&game, "xb4"), "placement-owed");
}

#[test]
fn the_point_made_free_may_be_used_at_once() {
    let game = before_a_mill().thrown("6-3-3").game();
    assert_eq!(ways(&game, "xb4,b4"), "xb4,b4");
    assert_eq!(refusal(&game, "xb4,b2"), "occupied");
    // It can even complete a mill of the raider's.
    let crossing = scene(NAME, "b2 b6", "a4 b4 c4 g7")
        .in_hand(7, 5)
        .thrown("6-3-3")
        .game();
    assert_eq!(ways(&crossing, "xb4,b4"), "xb4,b4xa4 xb4,b4xc4 xb4,b4xg7");
}

#[test]
fn the_men_left_of_a_broken_mill_are_safe_no_longer() {
    let game = before_a_mill().thrown("6-5-4").game();
    assert_eq!(
        ways(&game, "d7"),
        "d7xg7",
        "while the mill stands only g7 can be taken"
    );
    assert!(ways(&game, "xb2,d7").contains("xb2,d7xb4"));
    // Unless they stand in another mill.
    let corner = scene(NAME, "d5 d6", "a1 a4 a7 d1 g1")
        .in_hand(7, 4)
        .thrown("6-5-4")
        .game();
    assert_eq!(ways(&corner, "xa4,d7"), "xa4,d7xa7");
}

#[test]
fn a_raid_that_leaves_two_men_wins_and_nothing_is_placed() {
    let game = scene(NAME, "d5 d6 a1", "b2 b4 b6")
        .in_hand(2, 0)
        .thrown("4-1-1")
        .game();
    assert_eq!(
        moves(&game)
            .split(' ')
            .filter(|mv| mv.starts_with('x'))
            .collect::<Vec<_>>(),
        ["xb2", "xb4", "xb6"]
    );
    assert_eq!(refusal(&game, "xb4,g1"), "won-already");
    let won = after(game, "xb4");
    assert_eq!(end(&won), "1-0 men");
    assert_eq!(won.position().hand(molino::Player::White), 2);
    let one_more = scene(NAME, "d5 d6 a1", "b2 b4 b6")
        .in_hand(2, 1)
        .thrown("4-1-1")
        .game();
    assert_eq!(refusal(&one_more, "xb4"), "placement-owed");
}

#[test]
fn the_dice_are_put_away_after_the_placing_phase() {
    let scene = scene(NAME, "a1 d6 f4 e3", "b2 b4 b6 g7").in_hand(1, 1);
    let mut game = after(scene.thrown("3-2-1").game(), "a4 {3-2-1} g4");
    assert_eq!(throw(&mut game, "6-5-4"), Err(ThrowError::NotDue));
    assert_eq!(refusal(&game, "xb4"), "no-raid-earned");
    play(&mut game, "a4-a7");
    assert_eq!(throw(&mut game, "6-5-4"), Err(ThrowError::NotDue));
}

#[test]
fn a_side_with_an_empty_hand_moves_while_the_other_throws() {
    let scene = scene(NAME, "a1 d6 f4 e3", "b2 b4 b6 g7").in_hand(0, 1);
    let mut game = after(scene.game(), "a1-a4");
    assert_eq!(refusal(&game, "g4"), "throw-due");
    play(&mut game, "{6-5-4} g4 a4-a1 g7-d7");
    assert_eq!(end(&game), "*");
}

#[test]
fn taking_back_a_move_leaves_its_throw() {
    let mut game = after(game(NAME), "{6-5-4} d6 {1-1-1} f4");
    game.take_back();
    assert_eq!(throw(&mut game, "6-5-4"), Err(ThrowError::NotDue));
    assert_eq!(
        after(game, "g4").setup().to_string(),
        "3/1W1/3/5B/3/3/3 w 8,8 0 2"
    );
}

#[test]
fn the_game_goes_on_as_the_traditional_one() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_seventh_capture_wins(NAME);
    statements::nobody_ever_flies(NAME);
    statements::a_mill_made_again_by_the_same_man_captures_again(NAME);
    statements::positions_may_occur_for_ever(NAME);
}
