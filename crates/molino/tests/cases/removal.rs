//! Who may be taken, and when.

use molino::{BoardId, Captures, Game, Player, Point, PointSet, Rules, SafeMen};

use crate::common::*;
use crate::sweeps::*;

/// White can place the last man of a mill, and Black has a mill, with a man beside it or not.
struct MillAgainstMill {
    game: Game,
    placement: String,
    mill: PointSet,
    beside: PointSet,
}

/// Each mill of each board against each other one.
fn mills_against_mills(rules_of: impl Fn(BoardId) -> Rules) -> Vec<MillAgainstMill> {
    let mut all = Vec::new();
    for rules in BOARDS.map(rules_of) {
        let board = rules.board();
        for (white, last) in mills_and_points(board) {
            for mill in board
                .mills()
                .iter()
                .copied()
                .filter(|mill| !mill.meets(white))
            {
                let one = loose_men(board, board.points() - white - mill, mill, 1);
                for beside in [PointSet::EMPTY, one] {
                    let scene =
                        men(&rules, white - PointSet::of(last), mill | beside).in_hand(2, 2);
                    let (game, placement) = (scene.game(), board.name(last).to_string());
                    all.push(MillAgainstMill {
                        game,
                        placement,
                        mill,
                        beside,
                    });
                }
            }
        }
    }
    assert!(all.len() > 2_000, "{} positions", all.len());
    all
}

// REM-01, REM-07
#[test]
fn a_man_in_a_mill_is_taken_if_and_only_if_no_other_stands_free() {
    for MillAgainstMill {
        game,
        placement,
        mill,
        beside,
    } in mills_against_mills(taking_one)
    {
        let board = game.rules().board();
        let takeable = if beside.is_empty() { mill } else { beside };
        assert_eq!(
            ways(&game, &placement),
            takings(board, &placement, takeable),
            "{}",
            game.setup()
        );
        assert_eq!(refusal(&game, &placement), "capture-owed");
        for safe in takings(board, &placement, mill - takeable).split_whitespace() {
            assert_eq!(refusal(&game, safe), "safe-in-mill");
        }
    }
}

// REM-07
#[test]
fn a_refused_capture_stays_owed_and_can_be_corrected() {
    let mut game = scene("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 c3").game();
    let before = game.setup();
    for wrong in ["g7-d7xd1", "g7-d7xb4", "g7-d7", "g7-d7xd5", "g7-d7xc3xa1"] {
        assert!(game.play_text(wrong).is_err(), "{wrong}");
        assert_eq!(game.setup(), before, "{wrong}");
    }
    play(&mut game, "g7-d7xc3");
}

// REM-03; the rule page of REM-15 asks for this house option.
#[test]
fn where_men_in_mills_are_always_safe_a_capture_that_nobody_can_make_lapses() {
    let always = |id| {
        taking(id, |captures| Captures {
            safe_men: SafeMen::Always,
            ..captures
        })
    };
    for MillAgainstMill {
        game,
        placement,
        mill,
        beside,
    } in mills_against_mills(always)
    {
        if !beside.is_empty() {
            assert_eq!(
                ways(&game, &placement),
                takings(game.rules().board(), &placement, beside)
            );
            continue;
        }
        assert_eq!(ways(&game, &placement), placement);
        let played = after(game, &placement);
        assert_eq!(
            played.position().turn(),
            Player::Black,
            "nobody waits for a capture"
        );
        assert_eq!(played.position().men(Player::Black), mill);
        assert!(!played.legal_moves().is_empty());
    }
}

// REM-05
#[test]
fn the_last_three_men_are_taken_out_of_their_mill_and_the_game_is_won() {
    for MillAgainstMill {
        game,
        placement,
        mill,
        ..
    } in mills_against_mills(taking_one)
    {
        let board = game.rules().board();
        let white = game.position().men(Player::White);
        let last_three = men(game.rules(), white, mill).in_hand(1, 0).game();
        for taking in takings(board, &placement, mill).split(' ') {
            assert_eq!(end(&after(last_three.clone(), taking)), "1-0 men");
        }
    }
    let flying = scene("ludoteka", "d5 d6 a1", "g1 g4 g7").game();
    assert_eq!(end(&after(flying, "a1-d7xg1")), "1-0 men");
}

/// Each step of a man out of a mill, the last point a mill that the step does not touch, on one board.
fn steps_out_of_mills(rules: &Rules) -> Vec<(PointSet, Point, Point, PointSet)> {
    let board = rules.board();
    let mut steps = Vec::new();
    for (mill, man) in mills_and_points(board) {
        for to in board.neighbours(man) - mill {
            let apart = |other: &&PointSet| !other.meets(mill | PointSet::of(to));
            let other = board
                .mills()
                .iter()
                .find(apart)
                .expect("a mill apart from this one");
            steps.push((mill, man, to, *other));
        }
    }
    steps
}

// REM-09
#[test]
fn men_are_safe_no_longer_once_any_man_has_left_their_mill() {
    for rules in BOARDS.map(taking_one) {
        let board = rules.board();
        for (mill, man, to, other) in steps_out_of_mills(&rules) {
            let left = (mill - PointSet::of(man)) | PointSet::of(to);
            if mills_held(board, left) > 0 {
                // On the cross of seven men a step along the line can make another mill.
                continue;
            }
            let last = other.first().expect("three points");
            let scene = men(&rules, other - PointSet::of(last), mill)
                .in_hand(2, 0)
                .black_to_move();
            let game = after(
                scene.game(),
                &format!("{}-{}", board.name(man), board.name(to)),
            );
            let placement = board.name(last).to_string();
            assert_eq!(
                ways(&game, &placement),
                takings(board, &placement, left),
                "{}",
                game.setup()
            );
        }
    }
}

// REM-09
#[test]
fn legal_moves_depend_on_the_position_text_alone() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        for _ in 0..80 {
            let drawn = walk.draw();
            if walk.game.outcome().is_some() {
                break;
            }
            let told = game_at(&name, &walk.game.setup().to_string());
            assert_eq!(
                walk.game.legal_moves(),
                told.legal_moves(),
                "{name} at {}",
                told.setup()
            );
            let drawn = drawn.expect("a game that goes on has a move");
            walk.game.play(drawn).expect("a legal move");
        }
    }
}

// REM-11
#[test]
fn the_very_last_placement_captures_before_the_phase_changes() {
    for name in plain_bases() {
        let rules = rules(name);
        let board = rules.board();
        let mill = board.mills()[0];
        let last = mill.first().expect("three points");
        let white = loose_men(board, board.points() - mill, PointSet::EMPTY, 4);
        let scene = men(&rules, white, mill - PointSet::of(last))
            .in_hand(0, 1)
            .black_to_move();
        for taking in takings(board, &board.name(last).to_string(), white).split(' ') {
            let game = after(scene.clone().game(), taking);
            assert_eq!(
                game.position().men(Player::White).len(),
                3,
                "{name}: Black has taken a man of White's"
            );
            assert_eq!(
                (game.position().turn(), game.position().hand(Player::Black)),
                (Player::White, 0)
            );
            assert!(
                moves(&game).split(' ').all(|mv| mv.contains('-')),
                "{name}: White moves"
            );
        }
    }
}

// REM-11
#[test]
fn the_eighteenth_placement_of_a_whole_game_captures() {
    let opening = "a4 b4 d1 g7 f6 c5 e3 d2 b6 e5 g4 a1 c3 f2 d7 c4 f4";
    let game = after(game("ludoteka"), opening);
    let words = ways(&game, "d5");
    assert_eq!(
        words.split(' ').count(),
        9,
        "nine White men, none of them in a mill: {words}"
    );
    let played = after(game, "d5xa4");
    assert_eq!(
        (played.position().turn(), played.move_number().get()),
        (Player::White, 10)
    );
    assert_eq!(refusal(&played, "a4"), "empty-hand");
}

// REM-13
#[test]
fn a_side_places_its_men_though_the_other_side_has_none_in_hand() {
    for (name, hand) in plain_bases().flat_map(|name| [(name, 1), (name, 2)]) {
        let rules = rules(name);
        let board = rules.board();
        let mill = board.mills()[0];
        let last = mill.first().expect("three points");
        let black = loose_men(
            board,
            board.points() - mill,
            PointSet::EMPTY,
            4 - usize::from(hand),
        );
        let scene = men(&rules, mill - PointSet::of(last), black).in_hand(1, hand);
        let taking = takings(board, &board.name(last).to_string(), black);
        let mut game = after(
            scene.game(),
            taking.split(' ').next().expect("a man to take"),
        );
        for _ in 0..hand {
            let placements = moves(&game);
            assert!(
                !placements.contains('-'),
                "{name}: Black places: {placements}"
            );
            place_quietly(&mut game, PointSet::EMPTY);
            let steps = moves(&game);
            assert!(
                steps.split(' ').all(|mv| mv.contains('-')),
                "{name}: White moves: {steps}"
            );
            wander(&mut game, 1);
        }
    }
}
