//! Opening a mill and closing it again.

use molino::PointSet;

use crate::common::*;
use crate::sweeps::*;

// RMK-01
#[test]
fn every_mill_opened_and_closed_by_any_of_its_men_captures() {
    for rules in BOARDS
        .into_iter()
        .flat_map(|id| [taking_one(id), barring(id)])
    {
        let board = rules.board();
        for (mill, man) in mills_and_points(board) {
            for to in board.neighbours(man) - mill {
                let black = loose_men(
                    board,
                    board.points() - mill - PointSet::of(to),
                    PointSet::EMPTY,
                    4,
                );
                let (from, to) = (board.name(man), board.name(to));
                let game = men(&rules, mill, black).in_hand(0, 1).game();
                let opening = ways(&game, &format!("{from}-{to}"));
                if opening.contains('x') {
                    // On the cross of seven men the step along the line makes another mill.
                    continue;
                }
                let mut game = after(game, &opening);
                place_quietly(&mut game, mill);
                let closing = format!("{to}-{from}");
                assert_eq!(refusal(&game, &closing), "capture-owed", "{}", game.setup());
                assert!(ways(&game, &closing).contains('x'), "{}", game.setup());
            }
        }
    }
}

// RMK-01
#[test]
fn a_mill_is_closed_again_any_number_of_times() {
    for name in capturing_bases().filter(|name| rules(name).board().points().len() == 24) {
        let game = scene(name, "c3 c4 c5 g7 g1", "a1 a4 d1 b6 g4 f2").game();
        let game = after(
            game,
            "c3-d3 a4-b4 d3-c3xa1 b4-a4 c3-d3 a4-b4 d3-c3xd1 b4-a4 c3-d3 a4-b4",
        );
        assert!(ways(&game, "d3-c3").contains("d3-c3xf2"), "{name}");
    }
}

// RMK-03. The reply that the case names, a4-a7, closes a7-b6-c5 where there are diagonals; here Black places a man.
#[test]
fn a_mill_left_for_another_is_barred_for_one_turn_wherever_there_is_a_swing() {
    for rules in BOARDS.map(barring) {
        let board = rules.board();
        for Swing {
            from,
            to,
            opened,
            closed,
        } in swings(board)
        {
            let white = (opened | closed) - PointSet::of(to);
            let black = loose_men(
                board,
                board.points() - white - PointSet::of(to),
                PointSet::EMPTY,
                4,
            );
            let (there, back) = (
                format!("{}-{}", board.name(from), board.name(to)),
                format!("{}-{}", board.name(to), board.name(from)),
            );
            let game = men(&rules, white, black).in_hand(1, 2).game();
            let mut game = after(
                game,
                takings(board, &there, black)
                    .split(' ')
                    .next()
                    .expect("a man to take"),
            );
            place_quietly(&mut game, opened);
            assert_eq!(refusal(&game, &back), "barred", "{}", game.setup());
            assert_eq!(ways(&game, &back), "");
            // Any other turn of White's lifts the ban.
            place_quietly(&mut game, opened);
            place_quietly(&mut game, opened);
            assert_ne!(ways(&game, &back), "", "{}", game.setup());
        }
    }
}

// RMK-03
#[test]
fn the_ban_of_morabaraba_lasts_a_turn_and_no_other_base_has_it() {
    let game = |name| {
        after(
            scene(name, "e3 e4 e5 d1 d2", "b2 b6 c5 a4 g7").game(),
            "e3-d3xb2 g7-g4",
        )
    };
    let barred = game("morabaraba");
    assert_eq!(refusal(&barred, "d3-e3"), "barred");
    assert_eq!(refusal(&barred, "d3-e3xa4"), "barred");
    let later = after(barred, "d1-g1 g4-g7");
    assert_eq!(ways(&later, "d3-e3"), "d3-e3xa4 d3-e3xb6 d3-e3xc5 d3-e3xg7");
    for name in [
        "ludoteka",
        "alquerque",
        "tradicional",
        "abierto",
        "twelve",
        "ten",
        "eleven",
        "wmd",
    ] {
        assert!(ways(&game(name), "d3-e3").contains("d3-e3xa4"), "{name}");
    }
}
