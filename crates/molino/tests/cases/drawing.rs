//! Draws by counting.

use molino::DrawCounter;

use crate::common::*;
use crate::sweeps::*;

/// The bases that count from the last capture or mill, with the plies at which they draw.
fn counting_bases() -> Vec<(&'static str, u16)> {
    let counted = capturing_bases().filter_map(|name| match rules(name).options().counter {
        DrawCounter::SinceCapture(plies) | DrawCounter::SinceMill(plies) => {
            Some((name, plies.get()))
        }
        DrawCounter::BothAtThree(_) | DrawCounter::Never => None,
    });
    counted.collect()
}

// DRW-01
#[test]
fn the_counter_begins_after_the_last_placement() {
    for (name, limit) in counting_bases() {
        if fills_its_board(name) {
            continue;
        }
        let mut game = game(name);
        for _ in 0..2 * rules(name).options().men {
            assert_eq!(game.quiet_plies(), 0, "{name}: placements are not counted");
            place_quietly(&mut game, molino::PointSet::EMPTY);
        }
        for ply in 0..limit {
            assert_eq!(
                (game.quiet_plies(), end(&game).as_str()),
                (ply, "*"),
                "{name}"
            );
            wander(&mut game, 1);
        }
        assert_eq!(end(&game), "1/2-1/2 no-capture", "{name}");
    }
}

// DRW-01
#[test]
fn a_placement_starts_the_counter_again() {
    for (name, limit) in counting_bases() {
        let scene = scene(name, "a1 d6 f4 e3", "g7 b4 c5")
            .in_hand(0, 1)
            .black_to_move();
        let game = after(scene.after_quiet_plies(limit - 1).game(), "d2");
        assert_eq!(
            (game.quiet_plies(), end(&game).as_str()),
            (0, "*"),
            "{name}"
        );
    }
}

// DRW-03
#[test]
fn a_capture_at_the_limit_is_no_draw() {
    let bases = counting_bases().into_iter().chain([("abierto", 20)]);
    for (name, limit) in bases {
        let scene = scene(name, "d5 d6 g7", "c4 b4 f4 a7").after_quiet_plies(limit - 1);
        let taken = after(scene.game(), "g7-d7xa7");
        assert_eq!(
            (taken.quiet_plies(), end(&taken).as_str()),
            (0, "*"),
            "{name}"
        );
    }
}

// DRW-03
#[test]
fn a_win_at_the_limit_is_a_win() {
    for (name, limit) in counting_bases().into_iter().chain([("abierto", 20)]) {
        let men = scene(name, "d5 d6 g7", "b4 f4 a7").after_quiet_plies(limit - 1);
        assert_eq!(end(&after(men.game(), "g7-d7xa7")), "1-0 men", "{name}");
        let block = scene(name, "a7 d7 g7 d6", "a4 g4 b6 f6 c5")
            .after_quiet_plies(limit - 1)
            .black_to_move();
        let blocked = after(block.game(), "c5-d5");
        assert_eq!(end(&blocked), "0-1 blocked", "{name}");
    }
}
