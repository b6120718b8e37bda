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

/// What two people are told, of whom the first plays White.
fn two(lines: &str) -> String {
    let (text, status) = told(&["--against", "person", "--first", "me"], lines);
    assert_eq!(status, Some(0));
    text
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
    assert_eq!(text.matches("Saved in").count(), 2, "{text}");
    let record = fs::read_to_string(&file).expect("a record");
    assert!(record.contains("[White \"Ana\"]"), "{record}");
    assert!(record.contains("1. d6 f4 2. d5 b4 3. d7xb4 *"), "{record}");

    let (text, _) = told(&["--against", "person", "--load", name], "position\nquit\n");
    assert!(text.contains("1W1/1W1/1W1/4B1/3/3/3 b 6,7 0 3"), "{text}");
    let text = two(&format!("load {name}\nposition\n"));
    assert!(text.contains("1W1/1W1/1W1/4B1/3/3/3 b 6,7 0 3"), "{text}");
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
    // Nothing is lost where nothing was played, or the game is over.
    for lines in ["quit\n", "d6\nresign\nquit\n"] {
        assert!(!two(lines).contains("Leave all the same?"), "{lines}");
    }
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
fn the_computer_takes_what_it_is_given_and_wins_when_it_can() {
    // White threatens nothing and leaves a man to the mill that Black can close.
    let position = "3/1B1/1B1/W2B2/3/3/W1W b 0,0 0 1";
    let args = ["--first", "me", "--position", position];
    let (text, _) = told(&args, "");
    assert!(text.contains("Black wins"), "{text}");
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
        assert_eq!(told(&args, "").1, Some(status), "{args:?}");
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
    assert!(text.contains("3/1W1/3/6/3/3/3 b 8,9 0 1"), "{text}");
}
