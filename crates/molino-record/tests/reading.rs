//! Records of other programs and of people are read, and bad ones are refused
//! with the place.

use molino::{Describe, RuleSet};
use molino_record::{MOST_MOVES, MOST_TAGS, Place, Record, RecordError};

fn read(rules: &str, text: &str) -> Result<Record, RecordError> {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Record::read(text, rule_set)
}

fn moves(rules: &str, text: &str) -> String {
    let record = read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    record.to_moves()
}

/// A whole game of 22 moves, known from another program (IMP-13).
const WHOLE: &str = "1. d6 f4 2. b4 g4 3. e4 f6 4. f2 d2 5. d3 d7 6. e3 e5 7. c4 a4 8. c3xa4 a4 \
    9. c5xd2 g7 10. d3-d2 a4-a7xd2 11. c5-d5 a7-a4 12. d5-c5xg7 a4-a7 13. b4-b2 g4-g7xf2 \
    14. c4-b4 e5-d5 15. b2-d2 a7-a4 16. d2-d3xd7 g7-g4 17. e4-e5 a4-a7 18. e3-e4 a7-d7 \
    19. d3-e3xf6 g4-g1 20. e3-d3 g1-d1 21. b4-c4xd5 d7-d5 22. e4-e3xf4";

#[test]
fn a_whole_game_is_read_and_its_end_is_seen_without_a_result() {
    let record = read("ludoteka", WHOLE).unwrap();
    assert_eq!(record.line.plies.len(), 43);
    assert_eq!(record.outcome.unwrap().to_string(), "1-0 men");
    let again = read("ludoteka", &record.to_pgn()).unwrap();
    assert_eq!(again, record);
}

#[test]
fn a_record_says_by_which_rules_it_was_played() {
    let twelve = "[RuleSet \"twelve+volar\"]\n1. b4 c5 2. c3 a7 3. a1 d6 4. d3 g7 5. d1 g4 6. a4 c4 \
        7. b6 d5 8. f2 e5xf2 9. f4 f6xf4 10. f2 f4 11. d7 e3 12. e4 g1xe4 13. b4-b2xf4 g4-f4";
    let record = read("ludoteka", twelve).unwrap();
    assert_eq!(record.rule_set.to_string(), "twelve+volar");
    assert_eq!(record.line.plies.len(), 26);
    let error = read("ludoteka", twelve.split_once('\n').unwrap().1).unwrap_err();
    assert_eq!(
        error.move_number().unwrap(),
        "9...",
        "no diagonal without the tag"
    );
    assert_eq!(error.fault.id(), "illegal-no-mill");
}

#[test]
fn every_way_to_write_the_same_moves_is_read_alike() {
    let wanted = "d6 f4 d5 b4 d7xb4 b4";
    let ways = [
        "d6 f4 d5 b4 d7xb4 b4",
        "1. d6 f4 2. d5 b4 3. d7xb4 b4 *",
        "1.d6 f4 2.d5 b4 3.D7xB4 b4",
        "1. d6 1... f4 2. d5 2... b4 3. d7xb4! b4?? *",
        "1 d6 f4 2 d5 b4 3 d7xb4 b4",
        "d6 f4 d5 b4 d7 xb4 b4",
        "1. 5 14 2. 8 11 3. 2x11 11",
        "5 14 8 11 2x11 11",
        "Place to d6\nPlace to f4\nPlace to d5\nPlace to b4\nPlace to d7, take b4\nPlace to b4",
        "; a comment\n% for programs only\nd6 {a {comment} f4 $3 d5 b4 (2... b2 3. d7xb2) d7xb4 b4",
    ];
    for text in ways {
        assert_eq!(moves("ludoteka", text), wanted, "{text}");
    }
}

#[test]
fn steps_are_read_in_every_way() {
    let opening = "e5 e4 e3 d5 c5 d3 f4 f6 d6 b2 d2 c4 g4 d7 a7 g7 d1 a4";
    let ways = ["d1-a1", "d1 -> a1", "Move d1 -> a1", "D1-A1"];
    for way in ways {
        let text = format!("{opening} {way}");
        assert_eq!(
            moves("ludoteka", &text),
            format!("{opening} d1-a1"),
            "{way}"
        );
    }
    let numbers = "9 13 18 8 7 17 14 6 5 19 20 12 15 2 1 3 23 10 23-22";
    assert_eq!(moves("ludoteka", numbers), format!("{opening} d1-a1"));
}

#[test]
fn the_throws_stand_before_their_moves() {
    let text = "{[%dice 6-5-4]} 1. d6 {[%dice 2-1-2] slowly} f4 {1-1-1} 2. d5 *";
    let record = read("alfonso", text).unwrap();
    assert_eq!(record.to_moves(), "{6-5-4} d6 {2-2-1} f4 {1-1-1} d5");
    assert_eq!(record.line.plies[0].comments, ["slowly"]);
    assert_eq!(moves("alfonso", &record.to_moves()), record.to_moves());
    assert_eq!(read("alfonso", &record.to_pgn()).unwrap(), record);
}

#[test]
fn comments_marks_and_variations_are_kept() {
    let text = "{Before} 1. d6! $10 {[%clk 0:05:00] good} f4 (1... d2 {why not} 2. f4 (2. b4)) \
        (1... d3) 2. d5?! *";
    let record = read("ludoteka", text).unwrap();
    assert_eq!(record.line.comments, ["Before"]);
    let [first, second, third] = &record.line.plies[..] else {
        panic!("three plies")
    };
    assert_eq!(
        (first.nags.as_slice(), third.nags.as_slice()),
        (&[1, 10][..], &[6][..])
    );
    assert_eq!(first.comments, ["[%clk 0:05:00] good"]);
    assert_eq!(second.variations.len(), 2);
    assert_eq!(second.variations[0].plies[1].variations[0].plies.len(), 1);
    assert_eq!(read("ludoteka", &record.to_pgn()).unwrap(), record);
}

#[test]
fn a_result_needs_the_moves_or_a_reason() {
    let ends = [
        ("d6 f4 1-0", "1-0 resignation"),
        ("d6 f4 0-1", "0-1 resignation"),
        ("d6 f4 1/2-1/2", "1/2-1/2 agreement"),
        (
            "[Result \"1-0\"]\n[Termination \"time\"]\nd6 f4 1-0",
            "1-0 time",
        ),
        (
            "[Result \"0-1\"]\n[Termination \"abandoned\"]\nd6 *",
            "0-1 abandoned",
        ),
        (
            "[Result \"1/2-1/2\"]\n[Termination \"length\"]\nd6 f4",
            "1/2-1/2 length",
        ),
    ];
    for (text, outcome) in ends {
        let record = read("ludoteka", text).unwrap();
        assert_eq!(record.outcome.unwrap().to_string(), outcome, "{text}");
        assert_eq!(read("ludoteka", &record.to_pgn()).unwrap(), record);
    }
    assert_eq!(read("ludoteka", "d6 f4 *").unwrap().outcome, None);
}

#[test]
fn a_comment_of_a_line_loses_what_no_comment_in_braces_can_have() {
    let record = read("ludoteka", "d6 ; a {b} c\nf4").unwrap();
    assert_eq!(record.line.plies[0].comments, ["a {b) c"]);
    assert_eq!(read("ludoteka", &record.to_pgn()).unwrap(), record);
}

#[test]
fn tags_are_kept_once_and_in_the_order_of_pgn() {
    let text =
        "[Opening \"none\"]\n[Black \"B \\\"x\\\" \\\\\"]\n[White \"W\"]\n[White \"V\"]\nd6 *";
    let record = read("ludoteka", text).unwrap();
    let names: Vec<&str> = record.tags.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["White", "Black", "Opening"]);
    assert_eq!(record.tag("White"), Some("W"));
    assert_eq!(record.tag("Black"), Some("B \"x\" \\"));
    assert_eq!(read("ludoteka", &record.to_pgn()).unwrap(), record);
}

#[test]
fn a_game_from_a_position_begins_there() {
    let text = "[SetUp \"1\"]\n[FEN \"2W/1W1/1W1/6/1BW/3/BBB w 0,0 0 12\"]\n12. g7-d7xd3 1-0";
    let record = read("ludoteka", text).unwrap();
    assert_eq!(record.outcome.unwrap().to_string(), "1-0 resignation");
    let pgn = record.to_pgn();
    assert!(pgn.contains("\n12. g7-d7xd3 1-0\n"), "{pgn}");
    assert_eq!(read("ludoteka", &pgn).unwrap(), record);
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    let refused = [
        ("d6 d6", "illegal-occupied", (1, 4)),
        ("1. d6 f4\n2. d5 zz", "wanted-point", (2, 7)),
        ("[Event \"x\"", "record-unclosed", (1, 1)),
        ("[Event x]\nd6", "record-tag", (1, 1)),
        ("[RuleSet \"chess\"]", "rule-set-unknown-base", (1, 1)),
        ("[Event \"?\"]\n[FEN \"3/3\"]", "wanted-rows", (2, 1)),
        (
            "[FEN \"3/3/3/6/3/3/3 w 0,0\"]",
            "position-both-lost",
            (1, 1),
        ),
        ("d6 {never closed", "record-unclosed", (1, 4)),
        ("d6 f4 ) d5", "record-nothing-to-close", (1, 7)),
        ("( d6 )", "record-nothing-to-vary", (1, 1)),
        ("d6 ( f4", "record-unclosed", (1, 4)),
        ("d6 f4 1-0 d5", "record-after-end", (1, 11)),
        ("d6 [Event \"?\"] f4", "record-tag-among-moves", (1, 4)),
        ("[Result \"1-0\"]\nd6 0-1", "record-other-result", (2, 4)),
        ("1. 0 5", "record-no-numbers", (1, 4)),
        ("1. 5 25", "record-no-numbers", (1, 6)),
        ("[Result \"1/3\"]\nd6", "record-other-result", (1, 1)),
        ("d6 20 24", "record-no-numbers", (1, 7)),
        ("1 2 d6", "record-no-numbers", (1, 3)),
        ("-> d6", "record-joins-nothing", (1, 1)),
        ("d6 ->", "record-joins-nothing", (1, 4)),
        ("d6 f4 d6 -> take d7", "record-joins-nothing", (1, 13)),
        ("d6 take {now} a1", "record-joins-nothing", (1, 4)),
    ];
    for (text, id, (line, column)) in &refused {
        let error = read("ludoteka", text).unwrap_err();
        let place = Place {
            line: *line,
            column: *column,
        };
        assert_eq!(
            (error.fault.id(), error.place),
            (*id, place),
            "{text}: {error}"
        );
    }
    let error = read("ludoteka", "[Result \"1-0\"]\nd6 0-1").unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("found the result 0-1, wanted 1-0"),
        "{error}"
    );
    let error = read("alfonso", "d6").unwrap_err();
    assert_eq!(error.fault.id(), "illegal-throw-due");
    let error = read("ludoteka", "{[%dice 6-5-4]} d6").unwrap_err();
    assert_eq!(error.fault.id(), "no-throw-due");
}

#[test]
fn a_wrong_result_after_the_end_of_the_game_is_refused() {
    let error = read("ludoteka", &format!("{WHOLE} 0-1")).unwrap_err();
    assert_eq!(error.fault.id(), "record-other-result");
    let error = read("ludoteka", &format!("{WHOLE} d5-d6")).unwrap_err();
    assert_eq!(error.fault.id(), "game-over");
}

#[test]
fn an_illegal_move_is_told_with_its_number_and_the_position_before_it() {
    let error = read("ludoteka", "1. d6 f4 2. d5 d5").unwrap_err();
    assert_eq!(error.move_number().unwrap(), "2...");
    assert_eq!(
        error.position.as_deref(),
        Some("3/1W1/1W1/4B1/3/3/3 b 7,8 0 2")
    );
    assert_eq!(
        error.to_string(),
        "line 1, column 16, 2...: d5 is not empty"
    );
}

#[test]
fn size_and_nesting_are_limited() {
    let deep = format!("d6{}", "(d5".repeat(40));
    assert_eq!(
        read("ludoteka", &deep).unwrap_err().fault.id(),
        "record-too-deep"
    );
    let many = format!("d6{}", "()".repeat(MOST_MOVES));
    assert_eq!(
        read("ludoteka", &many).unwrap_err().fault.id(),
        "record-too-many-moves"
    );
    let tags: String = (0..=MOST_TAGS).map(|n| format!("[T{n} \"\"]")).collect();
    assert_eq!(
        read("ludoteka", &tags).unwrap_err().fault.id(),
        "record-too-many-tags"
    );
    let large = " ".repeat((1 << 20) + 1);
    assert_eq!(
        read("ludoteka", &large).unwrap_err().fault.id(),
        "record-too-many-bytes"
    );
}

#[test]
fn a_repetition_is_written_with_its_eight_plies_and_one_result() {
    let text = "[FEN \"2B/1W1/B2/1B2W1/2W/1B1/W2 w 0,0 0 1\"]\na1-d1 g7-g4 d1-a1 g4-g7 a1-d1 g7-g4 d1-a1 g4-g7";
    let record = read("ludoteka", text).unwrap();
    assert_eq!(record.outcome.unwrap().to_string(), "1/2-1/2 repetition");
    let pgn = record.to_pgn();
    assert_eq!(
        pgn.matches("1/2-1/2").count(),
        2,
        "the tag and the end: {pgn}"
    );
    assert_eq!(read("ludoteka", &pgn).unwrap(), record);
}

#[test]
fn lists_for_playok_have_its_numbers() {
    let record = read("ludoteka", WHOLE).unwrap();
    let list = record.to_playok().unwrap();
    assert!(list.starts_with("1. 5 14 2. 11 15 3. 13 6"), "{list}");
    assert_eq!(moves("ludoteka", &list), record.to_moves());
    assert!(read("six", "a1").unwrap().to_playok().is_err());
}

#[test]
fn the_games_of_a_file_are_read_one_after_the_other() {
    let text = "\u{feff}[White \"Ana\"]\n\n1. d6 f4 *\n\n[White \"Luis\"]\n1. d6 {a [tag] of the next?} \
        (1. f4 d6 *) d6 *\n\n[RuleSet \"three\"]\n\n1. b2 *\n\n\n[White \"Eva\"]\n\n*\n";
    let games: Vec<_> = Record::read_all(text, RuleSet::default()).collect();
    let [first, second, third, fourth] = games.try_into().expect("four games");
    assert_eq!(first.unwrap().to_moves(), "d6 f4");
    let error = second.unwrap_err();
    assert_eq!(error.fault.id(), "illegal-occupied");
    let there = Place {
        line: 6,
        column: 43,
    };
    assert_eq!(error.place, there);
    assert_eq!(third.unwrap().rule_set.to_string(), "three");
    assert_eq!(fourth.unwrap().tag("White"), Some("Eva"));
}

#[test]
fn a_text_without_games_is_one_record_without_moves() {
    for text in [
        "",
        "  \n",
        "\u{feff}",
        "[White \"Ana\"]",
        "; nothing",
        "; by Ana\n[White \"Ana\"]",
    ] {
        let games: Vec<_> = Record::read_all(text, RuleSet::default()).collect();
        assert_eq!(games.len(), 1, "{text}");
        assert!(games[0].as_ref().unwrap().line.plies.is_empty(), "{text}");
    }
}

#[test]
fn a_broken_game_spoils_no_other_of_its_file() {
    let good = "[Event \"x\"]\n1. d6 f4 *\n";
    for bad in ["d6 d6", "d6 )", "(d6)", "d6 1-0 f4", "zz", "d6 $1 0-1 $2 x"] {
        let text = format!("{good}[Event \"bad\"]\n{bad}\n{good}");
        let read: Vec<bool> = Record::read_all(&text, RuleSet::default())
            .map(|game| game.is_ok())
            .collect();
        assert_eq!(read, [true, false, true], "{bad}");
    }
}

#[test]
fn in_a_game_with_dice_three_numbers_in_a_comment_are_a_throw() {
    for (text, throws) in [
        ("{6-5-4} d6 {2-2-1} f4", vec!["6-5-4", "2-2-1"]),
        ("; 6-5-4\nd6 {[%dice 2-1-2]} f4", vec!["6-5-4", "2-2-1"]),
    ] {
        let record = read("alfonso", text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let plies = record.line.plies.iter();
        let read: Vec<String> = plies.map(|ply| ply.throw.unwrap().to_string()).collect();
        assert_eq!(read, throws, "{text}");
        assert_eq!(
            self::read("alfonso", &record.to_pgn()).unwrap(),
            record,
            "{text}"
        );
    }
    // A second one for the same move is no comment either, wherever it stands.
    for text in [
        "{6-5-4} {6-5-4} d6",
        "{[%dice 6-5-4] 1. a4 {[%dice 6-5-4]} d6",
        "{6[%dice 6-5-4]-5-4} d6",
        "{[%d[%dice 6-5-4]ice 6-5-4]} d6",
    ] {
        let error = read("alfonso", text).unwrap_err();
        assert_eq!(error.fault.id(), "no-throw-due", "{text}");
    }
    let record = read("alfonso", "{slowly [%dice 6-5-4] and [%dice}  d6").unwrap();
    assert_eq!(record.line.comments, ["slowly and [%dice"]);
    assert_eq!(read("alfonso", &record.to_pgn()).unwrap(), record);
    // Without dice it is a comment like any other.
    let plain = read("ludoteka", "d6 {6-5-4} f4").unwrap();
    assert_eq!(plain.line.plies[0].comments, ["6-5-4"]);
}

#[test]
fn what_nothing_closes_ends_where_the_next_game_of_the_file_begins() {
    for bad in [
        "[White \"B\"]\n\nd6 {f4 *",
        "[Event \"x]\n\nd6 *",
        "[Event \"5\" x\"]\n\nd6 *",
    ] {
        let good = "[Event \"x\"]\n\nd6 *\n\n";
        let text = format!("{good}{bad}\n\n{good}{good}");
        let read: Vec<bool> = Record::read_all(&text, RuleSet::default())
            .map(|game| game.is_ok())
            .collect();
        assert_eq!(read, [true, false, true, true], "{bad}");
    }
}

#[test]
fn a_game_without_moves_is_a_game_too() {
    let text = "[Event \"a\"]\n[White \"A\"]\n\n[Event \"b\"]\n[White \"B\"]\n\nd6 *\n";
    let games: Vec<_> = Record::read_all(text, RuleSet::default()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].as_ref().unwrap().tag("White"), Some("A"));
    assert_eq!(games[1].as_ref().unwrap().tag("White"), Some("B"));
}

#[test]
fn control_characters_and_marks_are_left_out_and_backslashes_kept() {
    let text = "\u{feff}[Event \"C:\\dir \u{1b}[31m\"]\r; a \u{1b}]0;x\u{7} b\r\u{feff}d6 *\r";
    let record = read("ludoteka", text).unwrap();
    assert_eq!(record.tag("Event"), Some("C:\\dir [31m"));
    assert_eq!(record.line.comments, ["a ]0;x b"]);
    assert_eq!(record.to_moves(), "d6");
    assert_eq!(read("ludoteka", &record.to_pgn()).unwrap(), record);
}

#[test]
fn a_throw_after_the_last_move_is_kept_for_the_next() {
    let mut game = read("alfonso", "{6-5-4} d6 {2-2-1}")
        .unwrap()
        .game()
        .unwrap();
    assert_eq!(game.position().throw().unwrap().to_string(), "2-2-1");
    let record = Record::of(&game).unwrap();
    assert_eq!(record.to_moves(), "{6-5-4} d6 {2-2-1}");
    assert_eq!(read("alfonso", &record.to_pgn()).unwrap(), record);
    game.play_text("f4").unwrap();
    assert_eq!(Record::of(&game).unwrap().line.throw, None);
    let varied = read("alfonso", "{6-5-4} d6 ({1-1-1} f4 {2-2-2}) {2-2-1} f4").unwrap();
    assert_eq!(read("alfonso", &varied.to_pgn()).unwrap(), varied);
}

#[test]
fn what_other_programs_write_for_an_end_is_understood() {
    for (text, end) in [
        ("[Termination \"time forfeit\"] d6 1-0", "1-0 time"),
        ("[Termination \"normal\"] d6 0-1", "0-1 resignation"),
        ("d6 1/2", "1/2-1/2 agreement"),
        ("1. 5 14 2. 8 11 1/2", "1/2-1/2 agreement"),
        ("[Result \"1/2\"] d6 *", "1/2-1/2 agreement"),
    ] {
        let record = read("ludoteka", text).unwrap();
        assert_eq!(record.outcome.unwrap().to_string(), end, "{text}");
    }
}

#[test]
fn the_game_of_a_record_is_the_one_that_it_was_made_of() {
    for text in ["d6 f4 d5 0-1", "[Termination \"length\"] d6 1/2-1/2", WHOLE] {
        let record = read("ludoteka", text).unwrap();
        let game = record.game().unwrap();
        assert_eq!(game.outcome(), record.outcome);
        assert_eq!(Record::of(&game).unwrap(), record);
    }
    // Put together by hand it can be anything.
    let mut record = read("ludoteka", "d6 f4").unwrap();
    record.outcome = read("ludoteka", WHOLE).unwrap().outcome;
    assert_eq!(record.game().unwrap_err().id(), "record-other-result");
    record.line.plies[1].mv = record.line.plies[0].mv;
    assert_eq!(record.game().unwrap_err().id(), "illegal-occupied");
}

#[test]
fn the_phase_follows_from_the_hands_and_no_text_can_say_otherwise() {
    // Another program's text said "moving" with men in hand (IMP-05).
    let position = "3/BBB/3/1B2B1/3/1W1/3 b 3,4";
    let begin = |position: &str, moves: &str| {
        read(
            "ludoteka",
            &format!("[SetUp \"1\"]\n[FEN \"{position}\"]\n\n{moves}\n"),
        )
    };
    // White has one man on the board and three in hand: nobody has lost.
    let record = begin(position, "1... a1 *").unwrap();
    assert_eq!(record.outcome, None);
    let error = begin(position, "1... d6-d7 *").unwrap_err();
    assert_eq!(error.fault.id(), "illegal-must-place");
    for phase in ["m", "moving", "2 m"] {
        let error = begin(&format!("{position} {phase}"), "*").unwrap_err();
        assert!(error.fault.id().starts_with("wanted-"), "{phase}: {error}");
        assert_eq!(error.place.line, 2, "{phase}");
    }
}
