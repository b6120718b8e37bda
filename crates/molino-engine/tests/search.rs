//! The search against a plain one without any shortcut, and in play.

use molino::{Base, Game, Move, Outcome, Position, RuleSet, Rules, Throw};
use molino_engine::{Limits, Score, agrees_to_draw, search};

fn game(rules: &str, moves: &str) -> Game {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    let mut game = Game::new(Rules::from(rule_set));
    for mv in moves.split_whitespace() {
        game.play_token(mv).expect("a move");
    }
    game
}

fn from_position(rules: &str, text: &str) -> Game {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    let rules = Rules::from(rule_set);
    let setup = molino::Setup::read(text, rules.board()).expect("a position text");
    Game::from_setup(rules, &setup).expect("a position")
}

fn best(game: &Game, depth: u8) -> (String, Score) {
    let found = search(game, Limits::to_depth(depth), &mut |_| true).expect("a move");
    (game.text(found.line[0]), found.score)
}

/// Whether the side to move can force a win in so many plies, by trying
/// everything. Dice that lie ahead give no right.
fn wins_within(position: &Position, rules: &Rules, plies: u16) -> bool {
    let position = Throw::from_pips([1, 1, 1])
        .and_then(|throw| position.with_throw(throw, rules))
        .unwrap_or(*position);
    plies > 0
        && position.legal_moves(rules).into_iter().any(|mv| {
            let next = position.play(mv, rules).expect("a legal move");
            match next.outcome(rules) {
                Some(outcome) => outcome.winner() == Some(position.turn()),
                None => loses_within(&next, rules, plies - 1),
            }
        })
}

fn loses_within(position: &Position, rules: &Rules, plies: u16) -> bool {
    let position = Throw::from_pips([1, 1, 1])
        .and_then(|throw| position.with_throw(throw, rules))
        .unwrap_or(*position);
    let moves = position.legal_moves(rules);
    plies > 0
        && moves.into_iter().all(|mv| {
            let next = position.play(mv, rules).expect("a legal move");
            match next.outcome(rules) {
                Some(outcome) => outcome.winner() == Some(!position.turn()),
                None => wins_within(&next, rules, plies - 1),
            }
        })
}

/// Plays a game of random moves and hands every position to `look`.
fn wander(rule_set: RuleSet, seed: u64, mut look: impl FnMut(&Game)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Rules::from(rule_set));
    for _ in 0..200 {
        if game.is_throw_due() {
            let pips = [(); 3].map(|()| rng.u8(1..=6));
            game.throw(Throw::from_pips(pips).expect("a throw"))
                .expect("a throw is due");
        }
        let moves = game.legal_moves();
        let Some(mv) = rng.choice(moves) else { return };
        look(&game);
        game.play(mv).expect("a legal move");
    }
}

#[test]
fn a_win_is_seen_when_there_is_one_and_at_its_distance() {
    let mut won = 0;
    for base in Base::ALL {
        for seed in 0..3 {
            wander(base.into(), seed, |game| {
                if game.moves().len() % 9 != 8 {
                    return;
                }
                let (_, score) = best(game, 3);
                let wins = |plies| wins_within(game.position(), game.rules(), plies);
                match score {
                    Score::Win(plies) => {
                        assert!(plies <= 3 && wins(plies) && !wins(plies - 1), "{game:?}");
                        won += 1;
                    }
                    // Draws of the history may stand in the way of a win.
                    _ => assert!(!wins(3) || game.occurrences() > 1, "{game:?}"),
                }
                if let Score::Loss(plies) = score {
                    assert!(loses_within(game.position(), game.rules(), plies));
                }
            });
        }
    }
    assert!(won > 10, "{won} wins are too few to tell anything");
}

#[test]
fn a_mill_that_threatens_is_prevented() {
    // Both ways to complete a line of White's (AI-01 of a large site).
    for (moves, wanted) in [("a1 d6 d1", "g1"), ("d6 a1 d5", "d7"), ("g7 a1 g4", "g1")] {
        assert_eq!(best(&game("ludoteka", moves), 2).0, wanted, "{moves}");
    }
}

#[test]
fn the_man_is_taken_that_threatens() {
    // White closes a line; Black has two men of a line and single ones.
    let game = game("ludoteka", "a1 b2 d1 d2 a4 f4");
    let (mv, _) = best(&game, 3);
    assert!(
        ["g1xb2", "g1xd2", "a7xb2", "a7xd2"].contains(&mv.as_str()),
        "{mv}"
    );
}

#[test]
fn the_quicker_win_is_taken() {
    let game = from_position("ludoteka", "3/1W1/1W1/1B2B1/3/3/W1B w 0,0");
    let (mv, score) = best(&game, 4);
    assert_eq!(score, Score::Win(1), "{mv}");
}

#[test]
fn a_side_that_can_only_lose_still_moves() {
    let game = from_position("three", "WW1/BB1/WB1 b 0,0");
    let found = search(&game, Limits::to_depth(4), &mut |_| true);
    assert!(found.is_some());
}

#[test]
fn there_is_no_move_when_the_game_is_over_or_the_dice_are_due() {
    for game in [
        from_position("ludoteka", "3/3/3/6/3/2B/WWW b 0,0"),
        game("alfonso", ""),
    ] {
        assert_eq!(search(&game, Limits::to_depth(3), &mut |_| true), None);
    }
}

#[test]
fn a_search_that_is_stopped_at_once_has_a_legal_move() {
    let game = game("morabaraba", "a1 a4 a7");
    let found = search(&game, Limits::to_depth(30), &mut |_| false).expect("a move");
    assert!(game.legal_moves().contains(&found.line[0]));
    assert!(found.nodes <= 10_000, "{} positions", found.nodes);
}

#[test]
fn the_same_number_gives_the_same_move_and_others_give_others() {
    let game = game("ludoteka", "");
    let mv = |seed| {
        let limits = Limits { depth: 1, seed };
        search(&game, limits, &mut |_| true).expect("a move").line[0]
    };
    let moves: Vec<Move> = (0..20).map(mv).collect();
    assert_eq!(moves, (0..20).map(mv).collect::<Vec<Move>>());
    assert!(moves.iter().any(|mv| *mv != moves[0]));
}

#[test]
fn three_plies_beat_a_player_who_moves_at_random() {
    for base in [
        Base::Ludoteka,
        Base::Six,
        Base::Twelve,
        Base::Lasker,
        Base::Alfonso,
    ] {
        let (mut won, mut lost) = (0, 0);
        for seed in 0..6 {
            match against_chance(base, seed) {
                Some(outcome) if outcome.winner() == Some(molino::Player::White) => won += 1,
                Some(outcome) if outcome.winner().is_some() => lost += 1,
                _ => {}
            }
        }
        assert!(won >= 5 && lost == 0, "{base}: {won} won, {lost} lost");
    }
}

/// The engine plays White.
fn against_chance(base: Base, seed: u64) -> Option<Outcome> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Rules::from(base));
    for _ in 0..400 {
        if game.is_throw_due() {
            let pips = [(); 3].map(|()| rng.u8(1..=6));
            game.throw(Throw::from_pips(pips)?).ok()?;
        }
        let mv = if game.position().turn() == molino::Player::White {
            search(&game, Limits { depth: 3, seed }, &mut |_| true)?.line[0]
        } else {
            rng.choice(game.legal_moves())?
        };
        game.play(mv).ok()?;
        if game.outcome().is_some() {
            break;
        }
    }
    game.outcome()
}

#[test]
fn a_draw_is_agreed_to_by_the_side_with_fewer_men_and_by_both_when_nothing_happens() {
    let (white, black) = (molino::Player::White, molino::Player::Black);
    let agrees = |text: &str| {
        let game = from_position("ludoteka", text);
        [white, black].map(|side| agrees_to_draw(&game, side))
    };
    assert_eq!(agrees("3/1W1/1W1/1B2B1/B2/3/W1B w 0,0 0 20"), [true, false]);
    assert_eq!(
        agrees("3/1W1/1W1/1B2B1/B2/3/W1B w 1,0 0 20"),
        [false, false]
    );
    assert_eq!(agrees("3/1W1/1W1/1B2B1/B2/3/W1B w 1,0 20 20"), [true, true]);
}
