//! What a game tells of itself.

mod common;

use std::num::NonZeroU16;

use common::{game, game_at};
use molino::{Declared, GameOver, Outcome, Player, PointSet, Task, Throw, ThrowError, WonBy};

#[test]
fn the_move_number_grows_after_blacks_move() {
    let mut game = game("ludoteka");
    let mut numbers = [game.move_number(); 5];
    for (mv, number) in ["a1", "g7", "d6", "f4"].iter().zip(&mut numbers[1..]) {
        game.play_text(mv).unwrap();
        *number = game.move_number();
    }
    let numbers = numbers.map(NonZeroU16::get);
    assert_eq!(numbers, [1, 1, 2, 2, 3]);
    assert_eq!(
        game_at("ludoteka", "3/3/3/6/3/3/3 b 9,9 0 7")
            .move_number()
            .get(),
        7
    );
}

#[test]
fn counters_stop_at_the_greatest_number() {
    let mut game = game_at("tradicional", "B2/3/3/6/1BW/3/WBW b 0,0 65535 65535");
    game.play_text("a7-a4").unwrap();
    assert_eq!(
        (game.quiet_plies(), game.move_number().get()),
        (65_535, 65_535)
    );
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
    assert_eq!(game("ludoteka").throw(throw), Err(ThrowError::NotDue));
    let mut game = game("alfonso");
    assert_eq!(game.throw(throw), Ok(()));
    assert_eq!(game.throw(throw), Err(ThrowError::NotDue));
    let mut over = common::game("alfonso");
    over.resign(Player::White).unwrap();
    let outcome = over.outcome().unwrap();
    assert_eq!(over.throw(throw), Err(ThrowError::GameOver(outcome)));
}

#[test]
fn dice_typed_in_wrong_are_taken_back_and_thrown_anew() {
    let [wrong, right] = [[6, 5, 4], [6, 5, 3]].map(|pips| Throw::from_pips(pips).unwrap());
    let mut game = game("alfonso");
    assert_eq!(game.take_back_throw(), None);
    game.throw(wrong).unwrap();
    assert_eq!(game.take_back_throw(), Some(wrong));
    assert!(game.is_throw_due());
    game.throw(right).unwrap();
    game.play_text("d6").unwrap();
    assert_eq!(game.take_back_throw(), None, "nobody has thrown since");
    game.take_back();
    assert_eq!(game.take_back_throw(), Some(right), "the throw stood again");
    let mut given = game_at("alfonso", "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4");
    assert_eq!(given.take_back_throw(), None, "the first position has it");
}

#[test]
fn an_end_that_was_declared_can_be_taken_back_by_itself() {
    let mut game = game("ludoteka");
    game.resign(Player::White).unwrap();
    assert_eq!(game.take_back(), None, "no move was played");
    assert!(game.outcome().is_some());
    assert!(game.reopen());
    assert_eq!(game.outcome(), None);
    let mut won = game_at("ludoteka", "3/3/3/6/3/2B/WWW b 0,0");
    assert!(!won.reopen());
    assert_eq!(won.outcome().unwrap().to_string(), "1-0 men");
}

#[test]
fn every_declared_end_has_its_result_and_word() {
    let ends = [
        (Declared::Resigned(Player::White), "0-1 resignation"),
        (Declared::OutOfTime(Player::Black), "1-0 time"),
        (Declared::Left(Player::White), "0-1 abandoned"),
        (Declared::Agreed, "1/2-1/2 agreement"),
        (Declared::LengthReached, "1/2-1/2 length"),
    ];
    for (end, words) in ends {
        let mut game = game("ludoteka");
        game.declare(end).unwrap();
        assert_eq!(game.outcome().unwrap().to_string(), words);
        assert_eq!(
            game.outcome().unwrap().winner().is_none(),
            words.starts_with("1/2")
        );
    }
}

#[test]
fn a_list_of_tokens_is_played_with_its_throws() {
    let mut game = game("alfonso");
    for token in ["{4-5-6}", "d6", "{1-1-1}", "F4"] {
        game.play_token(token).unwrap();
    }
    assert_eq!(game.setup().to_string(), "3/1W1/3/4B1/3/3/3 w 8,8 0 2");
    let refused = [
        ("{6-5}", "wanted-throw"),
        ("{6-5-4", "wanted-point"),
        ("d5", "illegal-throw-due"),
    ];
    for (token, id) in refused {
        let error = game.play_token(token).unwrap_err();
        assert_eq!(molino::Describe::id(&error), id, "{token}: {error}");
    }
    game.play_token("{6-6-6}").unwrap();
    let error = game.play_token("{6-6-6}").unwrap_err();
    assert_eq!(molino::Describe::id(&error), "no-throw-due");
}

#[test]
fn the_texts_of_the_legal_moves_are_sorted_and_played() {
    let game = game_at("lasker", "W2/3/3/6/3/3/2B w 9,9");
    let texts = game.legal_move_texts();
    assert!(texts.is_sorted());
    assert_eq!(texts.len(), game.legal_moves().len());
    for text in texts {
        let played = game.clone().play_text(&text).unwrap();
        assert_eq!(game.text(played), text);
    }
}

#[test]
fn a_position_tells_its_men_and_mills() {
    let game = game_at("ludoteka", "WWW/3/3/W5/3/3/W1B w 2,7");
    let (position, rules) = (game.position(), game.rules());
    let board = rules.board();
    let names = |mills| {
        board
            .mill_names(mills)
            .map(|mill| mill.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(position.mills(Player::White, rules)),
        ["a1-a4-a7", "a7-d7-g7"]
    );
    assert!(position.mills(Player::Black, rules).is_empty());
    assert_eq!(
        position.man_on(board.point("g1").unwrap()),
        Some(Player::Black)
    );
    assert_eq!(position.man_on(board.point("d6").unwrap()), None);
    let game = game_at("ludoteka", "2W/3/3/6/3/3/W1B w 7,8");
    let mv = molino::Move::read("a7", board).unwrap();
    assert!(game.position().mills_completed(mv, game.rules()).is_empty());
}

#[test]
fn rules_know_the_name_that_they_were_made_by() {
    let set: molino::RuleSet = "twelve+volar".parse().unwrap();
    let rules = molino::Rules::from(set);
    assert_eq!(rules.rule_set(), Some(set));
    let nameless = molino::Rules::new(*rules.options()).unwrap();
    assert_eq!(nameless.rule_set(), None);
    assert_eq!(nameless, rules);
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
    assert_eq!(game.declare(Declared::Agreed), Err(GameOver(outcome)));
    assert_eq!(game.resign(Player::Black), Err(GameOver(outcome)));
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn a_move_taken_back_after_the_end_goes_on_with_the_game() {
    let mut game = game("ludoteka");
    assert_eq!(game.take_back(), None);
    let mv = game.play_text("d6").unwrap();
    game.declare(Declared::Agreed).unwrap();
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

#[test]
fn a_game_tells_what_the_side_to_move_has_to_do() {
    let dice = "B2/1W1/1W1/B5/3/3/B2 w 7,6 0 4";
    for (rules, position, task) in [
        ("ludoteka", "3/3/3/6/3/3/3 w 9,9", Some(Task::Place)),
        ("lasker", "W2/3/3/6/3/3/3 w 8,9", Some(Task::PlaceOrMove)),
        ("ludoteka", "2W/1W1/1W1/6/B1W/3/BBB w 0,0", Some(Task::Step)),
        (
            "ludoteka",
            "3/1W1/1W1/1B2B1/B2/3/W1B w 0,0",
            Some(Task::Fly),
        ),
        (
            "tradicional",
            "3/1W1/1W1/1B2B1/B2/3/W1B w 0,0",
            Some(Task::Step),
        ),
        ("alfonso", dice, Some(Task::Throw)),
        ("alfonso", &format!("{dice} dice=6-5-4"), Some(Task::Raid)),
        ("alfonso", &format!("{dice} dice=6-6-4"), Some(Task::Place)),
        ("ludoteka", "3/3/3/6/3/2B/WWW b 0,0", None),
    ] {
        assert_eq!(game_at(rules, position).task(), task, "{rules} {position}");
    }
}
