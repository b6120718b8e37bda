//! Counting the men that a side has left.

use molino::Player;

use crate::common::*;
use crate::sweeps::*;

// CNT-01
#[test]
fn a_side_with_few_men_on_the_board_and_enough_in_hand_plays_on() {
    for name in plain_bases() {
        let rules = rules(name);
        let board = rules.board();
        let mill = board.mills()[0];
        let away = names(
            board,
            loose_men(board, board.points() - mill, molino::PointSet::EMPTY, 2),
        );
        let mine = names(board, mill);
        let ([a, b, c], [x, y]) = (words(&mine), words(&away));
        let game = after(game(name), &format!("{a} {x} {b} {y} {c}x{x}"));
        assert_eq!(game.position().men(Player::Black).len(), 1, "{name}");
        assert_eq!(end(&game), "*", "{name}");
    }
}

fn words<const N: usize>(text: &str) -> [&str; N] {
    let words: Vec<&str> = text.split(' ').collect();
    words
        .try_into()
        .unwrap_or_else(|_| panic!("{text} has not {N} words"))
}

// CNT-03
#[test]
fn a_capture_that_leaves_two_men_wins_however_it_comes_about() {
    let three = "b4 f4 g1";
    for (way, mv, scene) in [
        (
            "a placement",
            "d7xb4",
            scene("ludoteka", "d5 d6", three).in_hand(1, 0),
        ),
        (
            "a step",
            "g7-d7xb4",
            scene("ludoteka", "d5 d6 g7 a1", three),
        ),
        ("a flight", "a1-d7xb4", scene("ludoteka", "d5 d6 a1", three)),
        (
            "an optional capture",
            "g7-d7xb4",
            scene("abierto", "d5 d6 g7 a1", three),
        ),
        (
            "a placement in Lasker's game",
            "d7xb4",
            scene("lasker", "d5 d6 a1", three).in_hand(3, 0),
        ),
        (
            "a step in Lasker's game",
            "g7-d7xb4",
            scene("lasker", "d5 d6 g7", three).in_hand(3, 0),
        ),
        (
            "the second of two captures",
            "a7xb4xf4",
            scene("ludoteka+doble", "a1 a4 d7 g7", "b4 f4 g1 c5").in_hand(1, 0),
        ),
        (
            "a raid",
            "xb2",
            scene("alfonso", "d5 d6 a1", "b2 b4 b6")
                .in_hand(1, 0)
                .thrown("6-5-4"),
        ),
        (
            "a mill after a raid",
            "xb2,d7xg1",
            scene("alfonso", "d5 d6", "b2 b4 b6 g1")
                .in_hand(1, 0)
                .thrown("6-5-4"),
        ),
        (
            "a capture out of the last mill",
            "a1-d7xg1",
            scene("wmd", "d5 d6 a1", "g1 g4 g7"),
        ),
    ] {
        assert_eq!(end(&after(scene.game(), mv)), "1-0 men", "by {way}");
    }
}

// CNT-03
#[test]
fn the_same_captures_with_one_more_man_in_hand_win_nothing() {
    let three = "b4 f4 g1";
    for (mv, scene) in [
        ("d7xb4", scene("ludoteka", "d5 d6", three).in_hand(1, 1)),
        (
            "g7-d7xb4",
            scene("ludoteka", "d5 d6 g7 a1", three).in_hand(0, 1),
        ),
        (
            "a1-d7xb4",
            scene("ludoteka", "d5 d6 a1", three).in_hand(0, 1),
        ),
        (
            "a7xb4xf4",
            scene("ludoteka+doble", "a1 a4 d7 g7", "b4 f4 g1 c5").in_hand(1, 1),
        ),
        (
            "xb2,d7xg1",
            scene("alfonso", "d5 d6", "b2 b4 b6 g1")
                .in_hand(1, 1)
                .thrown("6-5-4"),
        ),
    ] {
        let game = after(scene.game(), mv);
        assert_eq!(end(&game), "*", "{mv}");
        assert_eq!(game.position().men(Player::Black).len(), 2);
    }
}
