//! The boards are what the design says they are.

use molino::{Board, BoardId, Player, Point, PointSet, Setup, Symmetry};

/// Board, points, edges, mills, symmetries.
const BOARDS: [(BoardId, usize, usize, usize, usize); 5] = [
    (BoardId::Three, 9, 16, 8, 8),
    (BoardId::Six, 16, 20, 8, 16),
    (BoardId::Seven, 17, 24, 14, 8),
    (BoardId::Nine, 24, 32, 16, 16),
    (BoardId::Twelve, 24, 40, 20, 16),
];

#[test]
fn each_board_has_its_points_edges_mills_and_symmetries() {
    for (id, points, edges, mills, symmetries) in BOARDS {
        let board = id.board();
        assert_eq!(board.id(), id);
        assert_eq!(board.points().len(), points, "{id:?}");
        assert_eq!(board.edges().count(), edges, "{id:?}");
        assert_eq!(board.mills().len(), mills, "{id:?}");
        assert_eq!(Symmetry::all(board).len(), symmetries, "{id:?}");
    }
}

#[test]
fn every_name_leads_to_its_point_and_back() {
    for board in BoardId::ALL.map(BoardId::board) {
        for point in board.points() {
            let name = board.name(point).to_string();
            assert_eq!(board.point(&name), Some(point));
            assert_eq!(board.point(&name.to_uppercase()), Some(point));
        }
    }
}

#[test]
fn names_of_no_point_are_refused() {
    let nine = BoardId::Nine.board();
    for name in ["d4", "a2", "h1", "a8", "", "a", "a11", "1a", "ä", "a1 "] {
        assert_eq!(nine.point(name), None, "{name}");
    }
}

#[test]
fn a_letter_is_a_column_from_the_left_and_a_number_a_row_from_below() {
    let nine = BoardId::Nine.board();
    let place = |name| {
        let name = nine.name(nine.point(name).unwrap());
        (name.column(), name.row())
    };
    assert_eq!(
        place("d6"),
        (3, 5),
        "the middle of the upper side of the middle square"
    );
    assert_eq!(place("f4"), (5, 3), "the middle of its right side");
    assert_eq!(place("a1"), (0, 0));
    assert_eq!(place("g7"), (6, 6));
}

#[test]
fn rows_are_numbered_as_on_playok() {
    let nine = BoardId::Nine.board();
    let rows = nine
        .rows()
        .flatten()
        .map(|point| nine.name(point).to_string());
    let rows: Vec<String> = rows.collect();
    assert_eq!(
        rows.join(" "),
        "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1"
    );
}

#[test]
fn the_mills_of_the_cross_are_every_three_neighbours_in_a_straight_line() {
    let cross = [
        "a3-b3-c3", "b3-c3-d3", "c3-d3-e3", "c1-c2-c3", "c2-c3-c4", "c3-c4-c5",
    ];
    let (six, seven) = (mills(BoardId::Six), mills(BoardId::Seven));
    for mill in cross {
        assert!(seven.contains(&mill.to_owned()), "{mill}");
    }
    for mill in six {
        assert!(seven.contains(&mill), "{mill}");
    }
}

#[test]
fn twelve_adds_the_diagonals_of_the_corners_to_nine() {
    let (nine, twelve) = (mills(BoardId::Nine), mills(BoardId::Twelve));
    let added: Vec<&String> = twelve.iter().filter(|mill| !nine.contains(mill)).collect();
    assert_eq!(added, ["a1-b2-c3", "a7-b6-c5", "e3-f2-g1", "e5-f6-g7"]);
}

#[test]
fn mills_are_in_the_order_of_their_texts() {
    for id in BoardId::ALL {
        let mills = mills(id);
        assert!(mills.is_sorted(), "{mills:?}");
    }
}

fn mills(id: BoardId) -> Vec<String> {
    let board = id.board();
    let all = (0..board.mills().len()).map(molino::MillSet::of);
    let all = all.fold(molino::MillSet::EMPTY, |all, mill| all | mill);
    board.mill_names(all).map(|mill| mill.to_string()).collect()
}

#[test]
fn a_mill_lies_on_a_drawn_line_and_every_edge_too() {
    for board in BoardId::ALL.map(BoardId::board) {
        let lines: Vec<Vec<Point>> = board.lines().map(Iterator::collect).collect();
        for (a, b) in board.edges() {
            let on = |line: &Vec<Point>| line.windows(2).any(|w| w == [a, b] || w == [b, a]);
            assert!(lines.iter().any(on));
        }
        for mill in board.mills() {
            let on = |w: &[Point]| w.iter().copied().collect::<PointSet>() == *mill;
            assert!(lines.iter().any(|line| line.windows(3).any(on)));
            let drawn = mill.into_iter().map(|point| board.name(point));
            let drawn: Vec<(u8, u8)> = drawn.map(|name| (name.column(), name.row())).collect();
            assert!(is_straight(&drawn), "{drawn:?}");
        }
    }
}

fn is_straight(points: &[(u8, u8)]) -> bool {
    let [(ax, ay), (bx, by), (cx, cy)] = [0, 1, 2].map(|i| {
        let (x, y) = points[i];
        (i32::from(x), i32::from(y))
    });
    (bx - ax) * (cy - ay) == (by - ay) * (cx - ax)
}

#[test]
fn neighbours_are_mutual_and_none_is_its_own() {
    for board in BoardId::ALL.map(BoardId::board) {
        for point in board.points() {
            assert!(!board.neighbours(point).contains(point));
            for other in board.neighbours(point) {
                assert!(board.neighbours(other).contains(point));
            }
        }
    }
}

#[test]
fn a_symmetry_keeps_edges_and_mills_and_is_no_other_one() {
    for board in BoardId::ALL.map(BoardId::board) {
        let all = Symmetry::all(board);
        let identity = |point| all[0].point(point) == point;
        assert!(board.points().into_iter().all(identity));
        for symmetry in &all {
            assert_eq!(symmetry.set(board.points()), board.points());
            for (a, b) in board.edges() {
                let (a, b) = (symmetry.point(a), symmetry.point(b));
                assert!(board.neighbours(a).contains(b));
            }
            for mill in board.mills() {
                assert!(board.mills().contains(&symmetry.set(*mill)));
            }
            assert_eq!(all.iter().filter(|other| *other == symmetry).count(), 1);
        }
    }
}

#[test]
fn the_squares_of_nine_can_be_turned_inside_out_but_not_those_of_seven() {
    let swaps = |board: &Board, outer: &str, inner: &str| {
        let (outer, inner) = (board.point(outer).unwrap(), board.point(inner).unwrap());
        Symmetry::all(board)
            .iter()
            .any(|symmetry| symmetry.point(outer) == inner)
    };
    assert!(swaps(BoardId::Nine.board(), "a1", "c3"));
    assert!(swaps(BoardId::Six.board(), "a1", "b2"));
    assert!(!swaps(BoardId::Seven.board(), "a1", "b2"));
    assert!(!swaps(BoardId::Nine.board(), "a1", "b2"));
}

#[test]
fn a_setup_holds_one_man_a_point() {
    let nine = BoardId::Nine.board();
    let d6 = nine.point("d6").unwrap();
    let mut setup = Setup::empty(nine);
    setup.set(d6, Some(Player::White));
    setup.set(d6, Some(Player::Black));
    assert_eq!(setup.man_on(d6), Some(Player::Black));
    assert!(setup.men(Player::White).is_empty());
    setup.set(d6, None);
    assert_eq!(setup.man_on(d6), None);
}

#[test]
fn a_setup_takes_no_man_off_the_board() {
    let mut setup = Setup::empty(BoardId::Three.board());
    setup.set(Point::new(23).unwrap(), Some(Player::White));
    assert_eq!(setup, Setup::empty(BoardId::Three.board()));
}
