//! Sides without a move, full boards, and the end of a game.

use molino::{Base, Declared, FullBoard, Game, GameOver, Player, PointSet, RuleSet, Throw};

use crate::common::*;
use crate::sweeps::*;

// BLK-01
#[test]
fn a_side_without_a_step_after_the_last_placement_has_lost() {
    let placements = "a1 a4 a7 b4 b6 c5 c3 d2 c4 d3 d1 d6 d7 f4 f6 g1 g4 g7";
    for name in [
        "ludoteka",
        "alquerque",
        "tradicional",
        "abierto",
        "wmd",
        "ludoteka+sin-reformar",
    ] {
        assert_eq!(end(&after(game(name), placements)), "0-1 blocked", "{name}");
    }
}

// BLK-01
#[test]
fn a_position_has_an_end_or_a_move() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        for _ in 0..150 {
            let (rules, position) = (walk.game.rules(), walk.game.position());
            let goes_on = position.is_throw_due(rules) || !position.legal_moves(rules).is_empty();
            assert_eq!(
                position.outcome(rules).is_none(),
                goes_on,
                "{name} at {}",
                walk.game.setup()
            );
            if !walk.step() {
                break;
            }
        }
    }
}

// BLK-01
#[test]
fn a_side_is_blocked_exactly_when_every_neighbouring_point_is_taken() {
    for rules in BOARDS.map(taking_one) {
        let board = rules.board();
        let reach = |men: PointSet| {
            let reach = men.into_iter().map(|man| board.neighbours(man));
            reach.fold(PointSet::EMPTY, |all, points| all | points)
        };
        for white in fours(board.points().len()) {
            let shut = reach(white) - white;
            if !(4..=usize::from(rules.options().men)).contains(&shut.len()) {
                continue;
            }
            assert_eq!(end(&men(&rules, white, shut).game()), "0-1 blocked");
            assert_eq!(
                end(&men(&rules, shut, white).black_to_move().game()),
                "1-0 blocked"
            );
            for open in shut {
                let game = men(&rules, white, shut - PointSet::of(open)).game();
                assert_eq!(
                    end(&game),
                    "*",
                    "{} is open at {}",
                    board.name(open),
                    game.setup()
                );
            }
        }
    }
}

/// Every set of four among the first points.
fn fours(points: usize) -> impl Iterator<Item = PointSet> {
    let sets = (0..1 << points).map(PointSet::from_bits);
    sets.filter(|set| set.len() == 4)
}

/// A game ended in each way, by its rule set.
fn ended_games() -> Vec<Game> {
    let round = "a1-d1 g7-g4 d1-a1 g4-g7";
    let full = (
        "a1 a4 d7 g7 g1 b2 b6 d6 f2 c4 e5 d3",
        "d1 g4 b4 d2 f4 f6 c3 c5 d5 e3 e4",
    );
    let mut resigned = after(game("ludoteka"), "d6 f4");
    resigned.resign(Player::White).expect("the game goes on");
    let mut agreed = after(game("alfonso"), "{6-5-4} d6");
    agreed.declare(Declared::Agreed).expect("the game goes on");
    let ended = [
        (
            "1-0 men",
            after(scene("ludoteka", "d5 d6 a1", "b4 f4 g1").game(), "a1-d7xb4"),
        ),
        (
            "0-1 blocked",
            after(
                scene("ludoteka", "a1 a7 g1 g7", "a4 d7 g4 d2")
                    .black_to_move()
                    .game(),
                "d2-d1",
            ),
        ),
        (
            "1-0 line",
            after(scene("three", "a1 b2", "a3 b3").in_hand(1, 1).game(), "c3"),
        ),
        (
            "1/2-1/2 no-capture",
            after(
                scene("ludoteka", "a1 d6 f4 e3", "g7 b4 c5 d2")
                    .after_quiet_plies(99)
                    .game(),
                "a1-d1",
            ),
        ),
        (
            "1/2-1/2 repetition",
            after(
                scene("ludoteka", "a1 d6 f4 e3", "g7 b4 c5 d2").game(),
                &format!("{round} {round}"),
            ),
        ),
        (
            "1/2-1/2 board-full",
            after(
                scene("morabaraba", full.0, full.1)
                    .in_hand(0, 1)
                    .black_to_move()
                    .game(),
                "a7",
            ),
        ),
        ("0-1 resignation", resigned),
        ("1/2-1/2 agreement", agreed),
    ];
    let games = ended.into_iter().map(|(expected, game)| {
        assert_eq!(end(&game), expected);
        game
    });
    games.collect()
}

// BLK-03
#[test]
fn nothing_but_taking_back_is_possible_after_the_end() {
    for mut game in ended_games() {
        let (outcome, setup) = (game.outcome().expect("an end"), game.setup());
        assert!(game.legal_moves().is_empty());
        for text in ["a1", "b2", "a1-b2", "a1xb2", "xb2", "xb2,a1", "pass"] {
            assert_eq!(refusal(&game, text), "game-over", "{text} at {setup}");
        }
        assert!(game.throw(Throw::read("6-5-4").expect("a throw")).is_err());
        assert_eq!(game.resign(!setup.turn), Err(GameOver(outcome)));
        assert_eq!(game.declare(Declared::Agreed), Err(GameOver(outcome)));
        assert_eq!(
            (game.outcome(), game.setup()),
            (Some(outcome), setup),
            "the result stays"
        );
        assert!(game.take_back().is_some());
        assert_eq!(game.outcome(), None);
        assert!(!game.legal_moves().is_empty());
    }
}

// BLK-07
#[test]
fn a_side_left_with_two_men_has_lost_by_men_though_they_cannot_move_either() {
    let (mine, theirs) = ("a4 d1 g4 d5 d6 g7", "a1 g1 b2");
    for name in capturing_bases().filter(|name| rules(name).board().points().len() == 24) {
        let men_of_both_colours = [
            (scene(name, mine, theirs), "1-0 men"),
            (scene(name, theirs, mine).black_to_move(), "0-1 men"),
        ];
        for (scene, expected) in men_of_both_colours {
            let game = after(scene.game(), "g7-d7xb2");
            assert_eq!(end(&game), expected, "{name}");
        }
    }
}

// BLK-09
#[test]
fn a_full_board_ends_the_game_as_each_rule_set_says() {
    let white = "a1 a4 d7 g7 g1 b2 b6 d6 f2 c4 e5 d3";
    let black = "a7 d1 g4 b4 d2 f4 f6 c3 c5 d5 e3 e4";
    let twelve = RuleSet::all().filter(|set| rules(&set.to_string()).options().men == 12);
    for name in twelve.map(|set| set.to_string()) {
        let (white_to_move, black_to_move) = match rules(&name).options().full_board {
            FullBoard::MoverLoses => ("0-1 blocked", "1-0 blocked"),
            FullBoard::Draws => ("1/2-1/2 board-full", "1/2-1/2 board-full"),
        };
        let scene = scene(&name, white, black);
        assert_eq!(end(&scene.clone().game()), white_to_move, "{name}");
        assert_eq!(end(&scene.black_to_move().game()), black_to_move, "{name}");
    }
}

// BLK-09
#[test]
fn only_twelve_men_fill_a_board() {
    for base in Base::ALL {
        let options = base.options();
        let fills = 2 * usize::from(options.men) >= options.board.board().points().len();
        assert_eq!(
            fills,
            ["twelve", "morabaraba"].contains(&base.name()),
            "{}",
            base.name()
        );
    }
}
