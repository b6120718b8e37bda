//! What a game tells of itself.

mod common;

use common::{game, game_at};
use molino::{DrawnBy, GameOver, NoThrowDue, Outcome, Player, PointSet, Throw, WonBy};

#[test]
fn the_move_number_grows_after_blacks_move() {
    let mut game = game("ludoteka");
    let mut numbers = vec![game.move_number()];
    for mv in ["a1", "g7", "d6", "f4"] {
        game.play_text(mv).unwrap();
        numbers.push(game.move_number());
    }
    assert_eq!(numbers, [1, 1, 2, 2, 3]);
    assert_eq!(
        game_at("ludoteka", "3/3/3/6/3/3/3 b 9,9 0 7").move_number(),
        7
    );
}

#[test]
fn counters_stop_at_the_greatest_number() {
    let mut game = game_at("tradicional", "B2/3/3/6/1BW/3/WBW b 0,0 65535 65535");
    game.play_text("a7-a4").unwrap();
    assert_eq!((game.quiet_plies(), game.move_number()), (65_535, 65_535));
}

#[test]
fn a_throw_is_told_with_its_move_unless_the_first_position_had_it() {
    let pips = |a, b, c| Throw::from_pips([a, b, c]);
    let mut game = game_at("alfonso", "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4");
    game.play_text("d6").unwrap();
    game.throw(pips(3, 1, 2).unwrap()).unwrap();
    game.play_text("f4").unwrap();
    let throws: Vec<Option<Throw>> = game.moves().map(|(throw, _)| throw).collect();
    assert_eq!(throws, [None, pips(3, 2, 1)]);
    assert_eq!(game.first_setup().throw, pips(6, 5, 4));
    let mut thrown = common::game("alfonso");
    thrown.throw(pips(1, 1, 1).unwrap()).unwrap();
    thrown.play_text("d6").unwrap();
    assert_eq!(thrown.moves().next().unwrap().0, pips(1, 1, 1));
    assert_eq!(thrown.first_setup().throw, None);
}

#[test]
fn occurrences_are_counted_from_the_first() {
    let mut game = game_at("tradicional", "B2/3/3/6/1BW/3/WBW w 0,0");
    let mut counts = vec![game.occurrences()];
    for mv in ["e3-e4", "a7-a4", "e4-e3", "a4-a7"].repeat(2) {
        game.play_text(mv).unwrap();
        counts.push(game.occurrences());
    }
    assert_eq!(counts, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
}

#[test]
fn the_dice_are_thrown_once_and_only_when_due() {
    let throw = Throw::from_pips([6, 5, 4]).unwrap();
    assert_eq!(game("ludoteka").throw(throw), Err(NoThrowDue));
    let mut game = game("alfonso");
    assert_eq!(game.throw(throw), Ok(()));
    assert_eq!(game.throw(throw), Err(NoThrowDue));
    let mut over = common::game("alfonso");
    over.resign(Player::White).unwrap();
    assert_eq!(over.throw(throw), Err(NoThrowDue));
}

#[test]
fn a_game_that_is_over_stays_so() {
    let mut game = game("ludoteka");
    game.play_text("d6").unwrap();
    game.resign(Player::White).unwrap();
    let outcome = Outcome::Win {
        winner: Player::Black,
        by: WonBy::Resignation,
    };
    assert_eq!(game.outcome(), Some(outcome));
    assert!(game.legal_moves().is_empty());
    assert!(game.play_text("f4").is_err());
    assert_eq!(
        game.end(Outcome::Draw(DrawnBy::Agreement)),
        Err(GameOver(outcome))
    );
    assert_eq!(game.resign(Player::Black), Err(GameOver(outcome)));
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn a_move_taken_back_after_the_end_goes_on_with_the_game() {
    let mut game = game("ludoteka");
    assert_eq!(game.take_back(), None);
    let mv = game.play_text("d6").unwrap();
    game.end(Outcome::Draw(DrawnBy::Agreement)).unwrap();
    assert_eq!(game.take_back(), Some(mv));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.legal_moves().len(), 24);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = game("ludoteka");
    game.play_text("d6").unwrap();
    let before = game.setup();
    for text in ["d6", "zz", "", "d6-d7", "f4xd6", "xd6", "pass"] {
        assert!(game.play_text(text).is_err(), "{text}");
    }
    assert_eq!(game.setup(), before);
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn captures_written_the_other_way_round_are_the_same_move() {
    let mut game = game_at("ludoteka+doble", "1WW/3/3/W5/2B/3/WBB w 5,5");
    let played = game.play_text("a7xg1xd1").unwrap();
    let board = game.rules().board();
    assert_eq!(played.display(board).to_string(), "a7xd1xg1");
    assert_eq!(game.moves().next(), Some((None, played)));
}

#[test]
fn sets_of_points_are_changed_one_by_one() {
    let board = molino::BoardId::Nine.board();
    let point = |name| board.point(name).unwrap();
    let set: PointSet = ["a1", "d6", "g7"].map(point).into_iter().collect();
    assert_eq!(set.len(), 3);
    assert_eq!(set.with(point("d6")), set);
    assert_eq!(set.without(point("f4")), set);
    assert_eq!(set.without(point("d6")).with(point("d6")), set);
    assert_eq!(
        set.before(point("d6")).into_iter().next(),
        Some(point("a1"))
    );
    assert_eq!(set.before(point("d6")).len(), 1);
    assert_eq!(set.before(point("a1")), PointSet::EMPTY);
    assert!(set.contains_all(set.without(point("a1"))) && !set.contains_all(board.points()));
}
