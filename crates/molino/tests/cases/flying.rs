//! Flying, and the widest lists of moves.

use std::collections::BTreeSet;

use molino::{Base, Flying};

use crate::common::*;
use crate::sweeps::*;

/// The bases of nine men and more.
fn large_bases() -> impl Iterator<Item = &'static str> {
    capturing_bases().filter(|name| rules(name).options().men >= 9)
}

// FLY-01
#[test]
fn three_men_on_the_board_do_not_fly_while_the_side_has_men_in_hand() {
    for name in large_bases() {
        for hand in 1..=6 {
            let scene = scene(name, "a1 d6 g4", "b4 f4 d2").in_hand(hand, 6);
            let scene = if name == "alfonso" {
                scene.thrown("3-2-1")
            } else {
                scene
            };
            let reason = refusal(&scene.game(), "a1-e5");
            let expected = if name == "lasker" {
                "flying-with-men-in-hand"
            } else {
                "must-place"
            };
            assert_eq!(reason, expected, "{name} with {hand} in hand");
        }
    }
}

// FLY-03
#[test]
fn a_side_flies_by_its_own_hand_whatever_the_other_side_has_in_hand() {
    for name in large_bases() {
        let flies = rules(name).options().flying == Flying::AtThree;
        for hand in 0..=2 {
            let game = scene(name, "a1 a4 b6", "g1 g4 d2 f6")
                .in_hand(0, hand)
                .game();
            assert_eq!(
                !ways(&game, "a1-e5").is_empty(),
                flies,
                "{name}, {hand} in the other hand"
            );
        }
        let black = scene(name, "g1 g4 d2 f6", "a1 a4 b6")
            .in_hand(2, 0)
            .black_to_move()
            .game();
        assert_eq!(!ways(&black, "a1-e5").is_empty(), flies, "{name}");
    }
}

// FLY-03
#[test]
fn three_men_fly_and_four_do_not() {
    for name in large_bases() {
        let flies = rules(name).options().flying == Flying::AtThree;
        let four = scene(name, "a1 a4 b6 g7", "g1 g4 d2 f6").game();
        let expected = if flies {
            "flying-too-early"
        } else {
            "not-neighbours"
        };
        assert_eq!(refusal(&four, "a1-e5"), expected, "{name}");
        let three = scene(name, "a1 a4 b6", "g1 g4 d2 f6").game();
        assert_eq!(ways(&three, "a1-d7").is_empty(), !flies, "{name}");
    }
}

// FLY-07, without its fourth flying man: a list of moves holds the widest positions there are.
#[test]
fn lists_of_moves_hold_the_widest_positions() {
    let quiet = scene("ludoteka", "a7 g1 b6", "g7 a1 f6").game();
    assert_eq!(quiet.legal_moves().len(), 3 * 18);
    // Each pair of nine men, none of them in a mill, is a move.
    let open = scene(
        "ludoteka+doble",
        "a1 a4 d7 g7",
        "b2 b6 c4 d2 d5 e3 f6 g1 f4",
    )
    .in_hand(5, 0)
    .game();
    assert_eq!(open.legal_moves().len(), 10 + 9 * 8 / 2);
    let double = scene("abierto+doble", "a1 a4 d7 g7", "b2 b6 c4 d2 d5 e3 f6 g1 f4")
        .in_hand(5, 0)
        .game();
    assert_eq!(double.legal_moves().len(), 10 + 1 + 9 + 9 * 8 / 2);
}

// FLY-07
#[test]
fn every_legal_move_is_listed_once_and_counted() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        for _ in 0..60 {
            if walk.draw().is_none() {
                break;
            }
            let listed = walk.game.legal_moves();
            let distinct: BTreeSet<_> = listed.iter().copied().collect();
            let counted = walk.game.position().count_moves(walk.game.rules());
            assert_eq!(
                (distinct.len(), counted),
                (listed.len(), listed.len()),
                "{name} at {}",
                walk.game.setup()
            );
            walk.step();
        }
    }
}

// VAR-05, from a position that nobody has won: three men step to neighbours; with the switch they fly.
#[test]
fn three_in_a_row_moves_to_neighbours_or_flies_as_the_name_says() {
    let game = |name| scene(name, "a1 b3 c2", "a3 b1 c3").game();
    assert_eq!(
        moves(&game(Base::Three.name())),
        "a1-a2 a1-b2 b3-b2 c2-b2 c2-c1"
    );
    assert_eq!(game("three+volar").legal_moves().len(), 3 * 3);
}
