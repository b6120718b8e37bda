//! The game at the terminal, typed through a pipe: what it keeps, and what it
//! leaves alone. Whole games stand in `play/`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program says to these lines, and its exit status.
fn told(args: &[&str], lines: &str) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_molino"))
        .arg("play")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("standard input is a pipe");
    input
        .write_all(lines.as_bytes())
        .expect("the program reads");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8(output.stdout).expect("a text");
    (text, output.status.code())
}

/// What two people are told, of whom the first plays White, in one line: where
/// lines are broken depends on how long the names of files are.
fn two(lines: &str) -> String {
    let (text, status) = told(&["--against", "person", "--first", "me"], lines);
    assert_eq!(status, Some(0));
    in_a_line(&text)
}

fn in_a_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

#[test]
fn a_saved_game_is_loaded_again_and_goes_on() {
    let file = folder("saved").join("game.pgn");
    let name = file.to_str().expect("a name");
    let args = ["--against", "person", "--first", "me", "--me", "Ana"];
    let lines = format!("d6\nf4\nd5\nb4\nsave {name}\nd7xb4\nsave\nd6-d7\nposition\n");
    let (text, _) = told(&args, &lines);
    assert_eq!(in_a_line(&text).matches("is saved in").count(), 2, "{text}");
    let record = fs::read_to_string(&file).expect("a record");
    assert!(record.contains("[White \"Ana\"]"), "{record}");
    assert!(record.contains("1. d6 f4 2. d5 b4 3. d7xb4 *"), "{record}");

    let (text, _) = told(&["--against", "person", "--load", name], "position\nquit\n");
    assert!(text.contains("1W1/1W1/1W1/4B1/3/3/3 b 6,7 0 3"), "{text}");
    let text = two(&format!("load {name}\nposition\n"));
    assert!(text.contains("1W1/1W1/1W1/4B1/3/3/3 b 6,7 0 3"), "{text}");
}

#[test]
fn a_game_that_stands_as_it_was_saved_is_left_without_a_question() {
    let file = folder("as-saved").join("game.pgn");
    let name = file.to_str().expect("a name");
    let left = |more: &str| two(&format!("d6\nsave {name}\n{more}quit\nyes\n"));
    assert!(left("f4\n").contains("is not saved"));
    fs::remove_file(&file).expect("the file");
    assert!(!left("f4\nundo\n").contains("is not saved"));
}

#[test]
fn a_record_brings_its_rules() {
    let file = folder("rules").join("game.pgn");
    let name = file.to_str().expect("a name");
    let args = ["--against", "person", "--rules", "twelve+volar"];
    told(&args, &format!("a1\nsave {name}\n"));
    let text = two(&format!("load {name}\n"));
    assert!(text.contains("its rules are twelve+volar"), "{text}");
    assert!(text.contains("twelve+volar, move 1"), "{text}");
}

#[test]
fn a_file_that_was_there_before_is_not_written_over() {
    let file = folder("kept").join("notes.txt");
    fs::write(&file, "mine").expect("a file can be written");
    let text = two(&format!("d6\nsave {}\n", file.display()));
    assert!(text.contains("is there already"), "{text}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}

#[test]
fn a_file_that_cannot_be_used_leaves_the_game_as_it_was() {
    let folder = folder("unusable");
    let bad = folder.join("bad.pgn");
    fs::write(&bad, "1. d6 d6 *").expect("a file can be written");
    let (bad, missing) = (bad.display(), folder.join("no/such/file"));
    let missing = missing.display();
    let lines = format!("d6\nload {missing}\nsave {missing}\nload {bad}\nload\nsave\nposition\n");
    let text = two(&lines);
    for wanted in [
        "cannot read",
        "cannot write",
        "line 1, column 7, 1...: d6 is not empty",
        "Say what",
        "Say where",
        "3/1W1/3/6/3/3/3 b 8,9 0 1",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn moves_that_stand_in_no_file_are_not_left_without_a_question() {
    let text = two("d6\nquit\nno\nf4\nquit\nperhaps\nyes\nd5\n");
    assert_eq!(text.matches("Leave all the same?").count(), 3, "{text}");
    assert!(text.contains("Please answer"), "{text}");
    assert!(!text.contains("d5"), "{text}");
    let text = two("d6\nresign\nquit\nyes\n");
    assert!(
        text.contains("Leave all the same?"),
        "of a game that is over too: {text}"
    );
    assert!(!two("quit\n").contains("Leave all the same?"));
}

#[test]
fn the_end_of_the_lines_is_the_end() {
    for lines in ["", "d6\n", "d6\nquit\n", "d6\ndraw\n"] {
        let (_, status) = told(&["--against", "person"], lines);
        assert_eq!(status, Some(0), "{lines}");
    }
}

#[test]
fn a_move_may_be_typed_with_spaces_and_with_its_word() {
    let text = two("D6\nplay f4\n  d5 \nb4\nd7 x b4\na1\nposition\n");
    assert!(text.contains("1W1/1W1/1W1/4B1/3/3/B2 w 6,6 0 4"), "{text}");
}

#[test]
fn a_capture_that_is_owed_is_told_with_the_men_that_may_be_taken() {
    let text = two("d6\nf4\nd5\nb4\nd7\n");
    assert!(
        text.contains("d7: you complete the mill d5-d6-d7"),
        "{text}"
    );
    assert!(text.contains("d7xb4 d7xf4"), "{text}");
}

#[test]
fn a_declined_capture_is_told() {
    let args = ["--against", "person", "--rules", "abierto"];
    let (text, _) = told(&args, "d6\nf4\nd5\nb4\nd7\n");
    assert!(
        text.contains("You complete a mill and take nothing"),
        "{text}"
    );
}

#[test]
fn taking_back_against_the_computer_takes_its_answer_too() {
    let (text, _) = told(&["--first", "me"], "d6\nundo\nposition\nundo\n");
    assert!(text.contains("3/3/3/6/3/3/3 w 9,9 0 1"), "{text}");
    assert!(text.contains("nothing to take back"), "{text}");
    let (text, _) = told(&["--first", "other"], "undo\n");
    assert!(text.contains("nothing to take back"), "{text}");
}

#[test]
fn the_computer_wins_when_it_can() {
    let position = "3/1B1/1B1/1W2W1/3/3/B1W b 0,0";
    let args = ["--first", "me", "--position", position];
    let (text, _) = told(&args, "");
    assert!(
        text.contains("Black wins: White has only two men left."),
        "{text}"
    );
}

#[test]
fn a_hint_says_what_the_move_is_good_for() {
    for (rules, position, wanted) in [
        ("ludoteka", "3/1W1/1W1/1B2B1/3/3/W1B w 0,0", "wins."),
        ("ludoteka", "3/1W1/1W1/1B2B1/3/3/3 w 7,7", "takes a man."),
        ("ludoteka", "3/3/3/6/3/3/3 w 9,9", "Try "),
        ("three", "BB1/1W1/W2 w 1,1", "wins."),
    ] {
        let args = [
            "--against",
            "person",
            "--rules",
            rules,
            "--position",
            position,
        ];
        let (text, _) = told(&args, "hint\nhint\n");
        assert_eq!(text.matches(wanted).count(), 2, "{position}: {text}");
    }
}

#[test]
fn a_full_board_is_told_as_what_ends_the_game() {
    let position = "WBW/BWB/WBW/BW1BWB/WBW/BWB/WBW b 0,1";
    let args = [
        "--against",
        "person",
        "--rules",
        "twelve",
        "--position",
        position,
    ];
    let (text, _) = told(&args, "c4\n");
    assert!(text.contains("the board is full"), "{text}");
}

#[test]
fn what_is_no_move_is_told_in_the_words_of_a_player() {
    let text = two("e6\nd6-h9\nhello\nd6 there\nplay\nresign now\n6-5-4\n");
    for wanted in [
        "There is no point “e6”",
        "There is no point “h9”",
        "“hello” is no move and no command",
        "“d6 there” is no move and no command",
        "Say which move",
        "Nothing follows this word",
        "no throw of the dice is due",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn dice_are_typed_as_people_write_them() {
    let args = [
        "--against",
        "person",
        "--rules",
        "alfonso",
        "--dice",
        "typed",
    ];
    for dice in ["6-5-4", "456", "4,6,5", "{6-5-4}", "6 4 5"] {
        let (text, _) = told(&args, &format!("d6\n77\n0-1-2\n{dice}\nposition\n"));
        assert_eq!(text.matches("Type three numbers").count(), 3, "{text}");
        assert!(text.contains("w 9,9 0 1 dice=6-5-4"), "{text}");
    }
}

#[test]
fn the_dice_are_the_same_after_a_move_was_taken_back_and_after_loading() {
    let name = folder("dice").join("game.pgn");
    let name = name.to_str().expect("a name");
    let args = ["--against", "person", "--rules", "alfonso", "--seed", "7"];
    let lines = format!("d6\nundo\nd6\nsave {name}\nposition\n");
    let (text, _) = told(&args, &lines);
    let thrown: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(" throws "))
        .collect();
    assert_eq!((thrown.len(), thrown[1]), (3, thrown[2]), "{text}");
    let position = text
        .lines()
        .find(|line| line.contains("dice="))
        .expect("a position");
    let (text, _) = told(
        &["--against", "person", "--load", name, "--seed", "8"],
        "position\n",
    );
    assert!(text.contains(position), "{position}: {text}");
}

#[test]
fn a_loaded_record_keeps_its_sides_its_tags_and_what_is_said_in_it() {
    let folder = folder("annotated");
    let (old, new) = (folder.join("old.pgn"), folder.join("new.pgn"));
    let record = "[Event \"Club\"]\n[Date \"1999.01.02\"]\n[White \"Molino\"]\n[Black \"Ana\"]\n\n\
        {first} 1. d6 {good} (1. a1) 1... f4 $1 2. d5 *\n";
    fs::write(&old, record).expect("a file can be written");
    let (old, new) = (old.display().to_string(), new.display().to_string());
    let lines = format!("b4\nsave {old}\nsave {new}\n");
    let (text, _) = told(&["--load", &old], &lines);
    assert!(
        text.contains("White: the computer") && text.contains("Black: Ana"),
        "{text}"
    );
    assert!(!text.contains("Lots"), "{text}");
    assert!(in_a_line(&text).contains("is there already"), "{text}");
    let written = fs::read_to_string(&new).expect("a record");
    for kept in [
        "\"Club\"",
        "1999.01.02",
        "\"Molino\"",
        "\"Ana\"",
        "{first}",
        "{good} ( 1. a1 )",
        "f4 $1",
        "b4",
    ] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
}

#[test]
fn a_save_that_fails_leaves_no_half_file() {
    let folder = folder("half");
    let (file, gone) = (folder.join("a.pgn"), folder.join("gone"));
    let lines = format!(
        "d6\nsave {}/b.pgn\nsave {}\nsave {}\n",
        gone.display(),
        folder.display(),
        file.display()
    );
    let text = two(&lines);
    assert!(text.contains("there is no such folder"), "{text}");
    assert!(text.contains("is there already"), "{text}");
    let names: Vec<_> = fs::read_dir(&folder).expect("the folder").collect();
    assert_eq!(names.len(), 1, "{names:?}");
}

#[test]
fn standard_input_is_no_saved_game() {
    let text = two("d6\nload -\nposition\n");
    assert!(text.contains("cannot read -"), "{text}");
    assert!(text.contains("3/1W1/3/6/3/3/3 b 8,9 0 1"), "{text}");
}

#[test]
fn what_a_terminal_would_obey_is_not_shown() {
    let text = two("d6\u{1b}[31m\u{7}\nload a\u{1b}[31m\u{202e}b\n");
    assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{text:?}");
    for name in ["a\nb", "\u{1b}[31m", "", "aaaaaaaaaaaaaaaaaaaaaaaaa"] {
        assert_eq!(told(&["--me", name], "").1, Some(2), "{name:?}");
    }
}

#[test]
fn bad_arguments_and_positions_are_told_before_the_game() {
    for (args, status) in [
        (vec!["--first", "nobody"], 2),
        (vec!["--rules", "chess"], 2),
        (vec!["--position", "x"], 3),
        (vec!["--moves", "d6 d6"], 3),
        (vec!["--load", "no/such/file"], 3),
        (vec!["--load", "x", "--moves", "d6"], 2),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_molino"))
            .arg("play")
            .args(&args)
            .stdin(Stdio::null())
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(status), "{args:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{args:?}"
        );
    }
}

#[test]
fn a_line_that_is_no_text_or_far_too_long_is_told_and_the_game_goes_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_molino"))
        .args(["play", "--against", "person", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let mut lines = b"\xff\xfe\n".to_vec();
    lines.extend(b"d6".repeat(1 << 20));
    lines.extend(b"\nd6\nposition\n");
    input.write_all(&lines).expect("the program reads");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(text.contains("the line is no text"), "{text}");
    assert!(text.contains("the line has more than 4096 bytes"), "{text}");
    assert!(text.contains("3/1W1/3/6/3/3/3 b 8,9 0 1"), "{text}");
}
