//! Names of points, texts of moves, and boards that are not mixed up.

use std::collections::BTreeSet;

use molino::{BoardId, Move, Player, Setup};

use crate::common::*;
use crate::sweeps::*;

// NOT-01
#[test]
fn a_name_tells_column_and_row_and_the_text_shows_the_man_there() {
    for board in BoardId::ALL.map(BoardId::board) {
        for point in board.points() {
            let name = board.name(point);
            let (column, row) = (char::from(b'a' + name.column()), name.row() + 1);
            assert_eq!(name.to_string(), format!("{column}{row}"));
            let mut setup = Setup::empty(board);
            setup.set(point, Some(Player::White));
            let text = setup.to_string();
            let rows: Vec<&str> = text
                .split(' ')
                .next()
                .expect("the rows")
                .split('/')
                .collect();
            let from_the_top = usize::from(board.size() - row);
            assert!(
                rows.iter()
                    .enumerate()
                    .all(|(i, row)| row.contains('W') == (i == from_the_top)),
                "{name}: {text}"
            );
            let left: usize = rows[from_the_top]
                .split('W')
                .next()
                .and_then(|run| run.parse().ok())
                .unwrap_or(0);
            let same_row = |other: &molino::Point| board.name(*other).row() == name.row();
            let expected = board
                .points()
                .into_iter()
                .filter(same_row)
                .take_while(|other| *other != point);
            assert_eq!(left, expected.count(), "{name}: {text}");
        }
    }
    let nine = BoardId::Nine.board();
    let d6 = nine.name(nine.point("d6").expect("d6"));
    assert_eq!(
        (d6.column(), d6.row()),
        (3, 5),
        "the upper middle of the square between"
    );
    let f4 = nine.name(nine.point("f4").expect("f4"));
    assert_eq!((f4.column(), f4.row()), (5, 3), "the right middle");
}

// NOT-03
#[test]
fn every_name_leads_to_its_point_and_no_other_name_to_any() {
    for board in BoardId::ALL.map(BoardId::board) {
        let mut known = 0;
        for name in
            ('a'..='h').flat_map(|column| ('0'..='8').map(move |row| format!("{column}{row}")))
        {
            if let Some(point) = board.point(&name) {
                known += 1;
                assert_eq!(board.name(point).to_string(), name);
                assert_eq!(board.point(&name.to_uppercase()), Some(point));
            }
        }
        assert_eq!(known, board.points().len(), "{board:?}");
        for name in ["", "d", "6d", "d66", " d6", "d6 ", "é6", "4d"] {
            assert_eq!(board.point(name), None, "{name:?}");
        }
    }
    for missing in ["d4", "a2", "h1", "a8", "b1", "c2", "e1"] {
        assert_eq!(BoardId::Nine.board().point(missing), None, "{missing}");
        assert_eq!(refusal(&game("ludoteka"), missing), "wanted-point");
    }
}

// NOT-05
#[test]
fn corners_are_joined_from_square_to_square_only_where_the_board_has_diagonals() {
    let corners = [
        "a1-b2", "b2-c3", "a7-b6", "b6-c5", "g7-f6", "f6-e5", "g1-f2", "f2-e3",
    ];
    let steps = corners.into_iter().flat_map(|step| {
        let (a, b) = step.split_once('-').expect("two points");
        [(a, b), (b, a)]
    });
    for (from, to) in steps {
        // Three more men each, out of the way.
        let white = format!("{from} a4 d7 g4");
        for (name, joined) in [
            ("ludoteka", false),
            ("ten", false),
            ("twelve", true),
            ("eleven", true),
            ("morabaraba", true),
        ] {
            let game = scene(name, &white, "c4 d3 e4 d5").game();
            assert_eq!(
                !ways(&game, &format!("{from}-{to}")).is_empty(),
                joined,
                "{from}-{to} in {name}"
            );
        }
    }
}

// NOT-07
#[test]
fn the_moves_of_the_empty_board_are_its_points_each_once() {
    for (name, points) in [
        ("three", 9),
        ("six", 16),
        ("seven", 17),
        ("ludoteka", 24),
        ("twelve", 24),
    ] {
        let game = game(name);
        let words = moves(&game);
        let distinct: BTreeSet<&str> = words.split(' ').collect();
        let board = game.rules().board();
        assert!(
            words.split(' ').eq(names(board, board.points()).split(' ')),
            "{name}: {words}"
        );
        assert_eq!(distinct.len(), points);
    }
}

// NOT-07
#[test]
fn every_move_is_read_back_from_its_text() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        for _ in 0..60 {
            if walk.draw().is_none() {
                break;
            }
            let (board, position) = (walk.game.rules().board(), walk.game.position());
            for mv in walk.game.legal_moves() {
                let text = mv.display(board).to_string();
                assert_eq!(Move::read(&text, board), Ok(mv), "{name}: {text}");
                let upper = position.read_move(&text.to_uppercase(), walk.game.rules());
                assert_eq!(upper, Ok(mv), "{name}: {text}");
            }
            walk.step();
        }
    }
}

// VAR-07
#[test]
fn a_game_under_other_rules_leaves_nothing_behind() {
    let nine = || scene("ludoteka", "a1 b2", "d6 f4").in_hand(7, 7).game();
    let before = moves(&nine());
    let twelve = scene("twelve", "a1 b2", "d6 f4").in_hand(7, 7).game();
    assert_eq!(
        ways(&twelve, "c3"),
        "c3xd6 c3xf4",
        "a1-b2-c3 is a mill with diagonals"
    );
    assert_eq!(ways(&nine(), "c3"), "c3", "and none without");
    assert_eq!(moves(&nine()), before);
}

// VAR-07
#[test]
fn games_under_all_rules_side_by_side_are_played_as_each_alone() {
    let walks = || -> Vec<Walk> {
        rule_names()
            .iter()
            .map(|name| Walk::new(rules(name), 9))
            .collect()
    };
    let mut together = walks();
    for _ in 0..40 {
        for walk in &mut together {
            walk.step();
        }
    }
    for (mut alone, together) in walks().into_iter().zip(together) {
        for _ in 0..40 {
            alone.step();
        }
        assert_eq!(alone.game.setup(), together.game.setup());
        assert_eq!(alone.game.outcome(), together.game.outcome());
    }
}
