//! Two mills at once.

use molino::{BoardId, Flying, Options, PointSet, Rules};

use crate::common::*;
use crate::sweeps::*;

// DBL-01
#[test]
fn a_placement_that_closes_two_mills_takes_one_man_or_two_as_the_rules_say() {
    for id in BOARDS {
        let board = id.board();
        for (point, one, other) in crossings(board) {
            let black = loose_men(board, board.points() - (one | other), PointSet::EMPTY, 3);
            let names = names(board, black);
            let [a, b, c] = names.split(' ').collect::<Vec<_>>()[..] else {
                panic!("three men: {names}")
            };
            let to = board.name(point).to_string();
            let game = |rules: Rules| {
                men(&rules, (one | other) - PointSet::of(point), black)
                    .in_hand(1, 2)
                    .game()
            };
            let single = game(taking_one(id));
            assert_eq!(ways(&single, &to), format!("{to}x{a} {to}x{b} {to}x{c}"));
            assert_eq!(
                refusal(&single, &format!("{to}x{a}x{b}")),
                "one-capture-only"
            );
            let double = game(taking_two(id));
            assert_eq!(
                ways(&double, &to),
                format!("{to}x{a}x{b} {to}x{a}x{c} {to}x{b}x{c}")
            );
            assert_eq!(
                refusal(&double, &format!("{to}x{a}")),
                "second-capture-owed"
            );
        }
    }
}

// DBL-03
#[test]
fn the_second_man_is_judged_after_the_first_has_gone_for_every_mill() {
    for rules in BOARDS.map(taking_two) {
        let board = rules.board();
        for (point, one, other) in crossings(board) {
            for mill in board
                .mills()
                .iter()
                .copied()
                .filter(|mill| !mill.meets(one | other))
            {
                let beside = loose_men(board, board.points() - (one | other) - mill, mill, 1);
                let game = men(&rules, (one | other) - PointSet::of(point), mill | beside)
                    .in_hand(1, 2)
                    .game();
                let (to, free) = (board.name(point).to_string(), names(board, beside));
                assert_eq!(
                    ways(&game, &to),
                    takings(board, &format!("{to}x{free}"), mill)
                );
                let in_mill = takings(board, &to, mill);
                for first in in_mill.split(' ') {
                    assert_eq!(
                        refusal(&game, &format!("{first}x{free}")),
                        "safe-in-mill",
                        "{}",
                        game.setup()
                    );
                }
            }
        }
    }
}

/// The steps that close two mills at once where White stands on every point that helps.
fn steps_that_close_two(id: BoardId) -> Vec<String> {
    let rules = taking_two(id);
    let board = rules.board();
    let mut steps = Vec::new();
    for (from, to) in board.edges().flat_map(|(a, b)| [(a, b), (b, a)]) {
        let closed = board
            .mills()
            .iter()
            .filter(|mill| mill.contains(to) && !mill.contains(from));
        let white = closed.fold(PointSet::of(from), |men, mill| men | *mill) - PointSet::of(to);
        let black = loose_men(
            board,
            board.points() - white - PointSet::of(to),
            PointSet::EMPTY,
            4,
        );
        let game = men(&rules, white, black).game();
        let step = format!("{}-{}", board.name(from), board.name(to));
        if ways(&game, &step)
            .split(' ')
            .any(|way| way.matches('x').count() == 2)
        {
            steps.push(step);
        }
    }
    steps
}

// DBL-05
#[test]
fn a_step_closes_two_mills_only_where_there_are_diagonals_or_a_cross() {
    for (id, expected) in [
        (BoardId::Six, 0),
        (BoardId::Seven, 16),
        (BoardId::Nine, 0),
        (BoardId::Twelve, 40),
    ] {
        let steps = steps_that_close_two(id);
        assert_eq!(steps.len(), expected, "{}: {steps:?}", id.name());
    }
    let diagonal = scene("twelve+doble", "a1 b4 b6 d2 f2", "g1 g4 e5 c4").game();
    assert_eq!(
        ways(&diagonal, "a1-b2").split(' ').count(),
        6,
        "two of four men"
    );
}

// DBL-05
#[test]
fn a_flight_never_closes_two_mills() {
    for id in BOARDS {
        let rules = Options {
            flying: Flying::AtThree,
            ..*taking_two(id).options()
        };
        let rules = Rules::new(rules).expect("rules like the others");
        let board = rules.board();
        for (mill, point) in mills_and_points(board) {
            // Two men of a mill, and the flier anywhere.
            let two = mill - PointSet::of(point);
            for flier in board.points() - mill {
                let white = two | PointSet::of(flier);
                let black = loose_men(board, board.points() - white - mill, PointSet::EMPTY, 4);
                let game = men(&rules, white, black).game();
                let flights = moves(&game);
                assert!(flights.contains('x'), "{}", game.setup());
                assert!(
                    flights.split(' ').all(|mv| mv.matches('x').count() < 2),
                    "{}",
                    game.setup()
                );
            }
        }
    }
}

// DBL-07
#[test]
fn a_swing_between_two_mills_takes_one_man_each_turn() {
    for rules in BOARDS.map(taking_two) {
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
            let closes = mills_held(board, (white - PointSet::of(from)) | PointSet::of(to));
            if closes > 1 {
                // On the cross of seven men the man can close a second mill as well.
                continue;
            }
            let (from, to) = (board.name(from), board.name(to));
            let mut game = men(&rules, white, black).in_hand(0, 4).game();
            for step in [format!("{from}-{to}"), format!("{to}-{from}")] {
                let words = ways(&game, &step);
                assert!(
                    words.split(' ').all(|way| way.matches('x').count() == 1),
                    "{step}: {words}"
                );
                play(&mut game, words.split(' ').next().expect("a capture"));
                place_quietly(&mut game, opened);
            }
        }
    }
}
