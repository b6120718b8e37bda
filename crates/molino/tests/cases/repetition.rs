//! Positions that occur again.

use molino::{Game, Move, Repetition};

use crate::common::*;
use crate::sweeps::*;

const ROUND: [&str; 4] = ["a1-d1", "g7-g4", "d1-a1", "g4-g7"];

fn four_each(name: &str) -> Game {
    scene(name, "a1 d6 f4 e3", "g7 b4 c5 d2").game()
}

// REP-01
#[test]
fn the_third_occurrence_draws_and_nothing_before_it() {
    for name in capturing_bases().filter(|name| rules(name).options().men >= 9) {
        let mut game = four_each(name);
        for ply in 0..8 {
            assert_eq!(end(&game), "*", "{name} after {ply} plies");
            play(&mut game, ROUND[ply % 4]);
        }
        let draws = rules(name).options().repetition != Repetition::Free;
        assert_eq!(
            end(&game),
            if draws { "1/2-1/2 repetition" } else { "*" },
            "{name}"
        );
        assert_eq!(game.occurrences(), 3);
    }
}

/// Two steps and their way back, none of them near a mill.
fn shuttle(game: &Game) -> [Move; 4] {
    let quiet = |game: &Game| {
        game.legal_moves()
            .into_iter()
            .filter(|mv| !mv.is_capture())
            .collect::<Vec<_>>()
    };
    let back = |mv: &Move| {
        mv.from()
            .zip(mv.to())
            .map(|(from, to)| Move::step(to, from))
    };
    for first in quiet(game) {
        let mut there = game.clone();
        there.play(first).expect("a legal move");
        for second in quiet(&there) {
            let (Some(third), Some(fourth)) = (back(&first), back(&second)) else {
                continue;
            };
            let mut round = there.clone();
            if [second, third, fourth]
                .into_iter()
                .all(|mv| round.play(mv).is_ok())
                && round.outcome().is_none()
            {
                return [first, second, third, fourth];
            }
        }
    }
    panic!("no way there and back at {}", game.setup());
}

// REP-03
#[test]
fn the_position_after_the_last_placement_is_the_first_occurrence() {
    let repeating = |name: &&str| rules(name).options().repetition != Repetition::Free;
    for name in capturing_bases()
        .filter(repeating)
        .filter(|name| !fills_its_board(name))
    {
        let mut game = game(name);
        for _ in 0..2 * rules(name).options().men {
            place_quietly(&mut game, molino::PointSet::EMPTY);
        }
        let round = shuttle(&game);
        for (ply, mv) in round.iter().chain(&round).enumerate() {
            assert_eq!(end(&game), "*", "{name} after {ply} plies");
            game.play(*mv).expect("a legal move");
        }
        assert_eq!(end(&game), "1/2-1/2 repetition", "{name}");
    }
}

// REP-05
#[test]
fn a_new_game_knows_nothing_of_the_last() {
    let counted_out = after(
        scene("ludoteka", "a1 d6 f4 e3", "g7 b4 c5 d2")
            .after_quiet_plies(99)
            .game(),
        "a1-d1",
    );
    assert_eq!(end(&counted_out), "1/2-1/2 no-capture");
    let repeated = after(four_each("ludoteka"), &[ROUND, ROUND].concat().join(" "));
    assert_eq!(end(&repeated), "1/2-1/2 repetition");
    for last in [counted_out, repeated] {
        let new = after(Game::new(last.rules().clone()), "d6");
        assert_eq!(
            (
                end(&new).as_str(),
                new.quiet_plies(),
                new.occurrences(),
                new.moves().len()
            ),
            ("*", 0, 1, 1)
        );
        let setup = four_each("ludoteka").setup();
        let again = Game::from_setup(last.rules().clone(), &setup).expect("a position");
        assert_eq!(
            (
                end(&again).as_str(),
                again.quiet_plies(),
                again.occurrences()
            ),
            ("*", 0, 1)
        );
    }
}

// REP-07
#[test]
fn a_capture_forgets_the_past_and_taking_it_back_remembers_it() {
    let round = "g7-d7 b6-d6 d7-g7 d6-b6";
    let mut game = scene("ludoteka", "c3 c4 c5 g7", "a1 a4 d1 b6 g4 f2").game();
    play(&mut game, &format!("{round} c3-d3 a4-b4"));
    let count = |game: &Game| (game.occurrences(), game.quiet_plies());
    assert_eq!(count(&game), (1, 6));
    play(&mut game, "d3-c3xa1");
    assert_eq!(count(&game), (1, 0));
    game.take_back();
    assert_eq!(count(&game), (1, 6));
    play(&mut game, "d3-c3xf2 b4-a4");
    for _ in 0..4 {
        game.take_back();
    }
    assert_eq!(
        count(&game),
        (2, 4),
        "the start, and once more after the round"
    );
    play(&mut game, round);
    assert_eq!(
        end(&game),
        "1/2-1/2 repetition",
        "nothing of the past is lost"
    );
}

// REP-07
#[test]
fn taking_back_and_playing_again_counts_alike() {
    for (seed, name) in (1..).zip(rule_names()) {
        let mut walk = Walk::new(rules(&name), seed);
        while walk.game.moves().len() < 120 && walk.step() {}
        let mut game = walk.game;
        let count = |game: &Game| (game.occurrences(), game.quiet_plies(), game.outcome());
        let played: Vec<_> = game.moves().collect();
        let mut counts = Vec::new();
        for _ in &played {
            counts.push(count(&game));
            game.take_back();
        }
        for (throw, mv) in played {
            // At the start of the game the throw stands already.
            if let Some(throw) = throw.filter(|_| game.position().throw().is_none()) {
                game.throw(throw).expect("a throw is due");
            }
            game.play(mv).expect("a legal move");
            assert_eq!(
                Some(count(&game)),
                counts.pop(),
                "{name} at {}",
                game.setup()
            );
        }
    }
}

// REP-09
#[test]
fn positions_with_men_in_hand_recur_where_men_move_before_all_are_placed() {
    let start = || scene("lasker", "a1", "g7").in_hand(9, 9).game();
    let round = ROUND.join(" ");
    assert_eq!(
        end(&after(start(), &format!("{round} {round}"))),
        "1/2-1/2 repetition"
    );
    let placed_between = after(start(), &format!("{round} c3 e5 {round}"));
    assert_eq!(
        (end(&placed_between).as_str(), placed_between.occurrences()),
        ("*", 2)
    );
    assert_eq!(end(&after(placed_between, &round)), "1/2-1/2 repetition");
}
