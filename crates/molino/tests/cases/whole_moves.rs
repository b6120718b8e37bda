//! A move is complete: it is played, declined and taken back as a whole.

use molino::{Duty, MillWorth, Player};

use crate::common::*;
use crate::sweeps::*;

// OPT-01
#[test]
fn a_capture_is_declined_only_where_captures_are_optional() {
    let names = rule_names()
        .into_iter()
        .filter(|name| rules(name).board().points().len() == 24);
    for name in names {
        let MillWorth::Captures(captures) = rules(&name).options().mill else {
            continue;
        };
        let game = scene(&name, "d5 d6 g7 e3", "a1 d1 g1 c3").game();
        let optional = captures.duty == Duty::Optional;
        assert_eq!(
            optional,
            name.ends_with("+opcional")
                || name.starts_with("abierto") && !name.ends_with("+obligatorio")
        );
        if optional {
            assert_eq!(ways(&game, "g7-d7"), "g7-d7 g7-d7xc3", "{name}");
            assert_eq!(after(game, "g7-d7").position().turn(), Player::Black);
        } else {
            assert_eq!(ways(&game, "g7-d7"), "g7-d7xc3", "{name}");
            assert_eq!(refusal(&game, "g7-d7"), "capture-owed", "{name}");
        }
    }
}

// UND-01
#[test]
fn taking_back_a_move_takes_back_its_captures() {
    for (mv, scene) in [
        ("g7-d7xc3", scene("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 c3")),
        (
            "d7xc3",
            scene("ludoteka", "d5 d6", "a1 d1 g1 c3").in_hand(4, 2),
        ),
        (
            "a7xb2xd6",
            scene("ludoteka+doble", "a1 a4 d7 g7", "d6 f4 b2 c5").in_hand(1, 1),
        ),
        (
            "xb4,d7xb6",
            scene("alfonso", "d5 d6", "b2 b4 b6 g7")
                .in_hand(7, 5)
                .thrown("6-5-4"),
        ),
        (
            "e3-d3xb2",
            scene("morabaraba", "e3 e4 e5 d1 d2", "b2 b6 c5 a4 g7"),
        ),
    ] {
        let before = scene.clone().game();
        let mut game = after(scene.game(), mv);
        assert_ne!(game.setup(), before.setup());
        let taken_back = game.take_back().expect("a move was played");
        assert_eq!(taken_back.display(game.rules().board()).to_string(), mv);
        assert_eq!(game.setup(), before.setup(), "{mv}");
        assert_eq!(moves(&game), moves(&before), "{mv}: no capture is owed");
        assert_eq!(game.take_back(), None, "there is no half of a move left");
    }
}

// UND-01
#[test]
fn every_move_of_every_game_can_be_taken_back() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        let mut setups = Vec::new();
        for _ in 0..100 {
            let drawn = walk.draw();
            let Some(drawn) = drawn else { break };
            setups.push((walk.game.setup(), drawn));
            walk.game.play(drawn).expect("a legal move");
        }
        for (setup, mv) in setups.into_iter().rev() {
            assert_eq!(walk.game.take_back(), Some(mv), "{name}");
            assert_eq!(walk.game.setup(), setup, "{name}");
            assert_eq!(walk.game.outcome(), None);
        }
    }
}
