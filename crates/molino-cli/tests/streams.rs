//! The real program at the ends of its pipes.

use std::io::{Read, Write};
use std::process::{Child, Command, Output, Stdio};

fn molino(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_molino"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

fn answers(lines: &[u8]) -> Output {
    let mut child = molino(&["moves", "--rules", "three", "--positions", "-"]);
    let mut input = child.stdin.take().expect("standard input is a pipe");
    input.write_all(lines).expect("the program reads");
    drop(input);
    child.wait_with_output().expect("the program ends")
}

#[test]
fn lines_may_end_as_on_windows_and_the_last_one_not_at_all() {
    let output = answers(b"BW1/1W1/B2 w 1,1\r\nBW1/1W1/B2 w 1,1");
    let line = "a2 b1 c1 c2 c3\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), line.repeat(2));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_line_that_is_no_text_is_answered_and_the_rest_goes_on() {
    let output = answers(b"\xff\xfe\n3/3/3 w 3,3\n");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "error not-utf8\na1 a2 a3 b1 b2 b3 c1 c2 c3\n");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn no_line_no_answer() {
    let output = answers(b"");
    assert!(output.stdout.is_empty() && output.stderr.is_empty());
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = molino(&["moves", "--rules", "three", "--positions", "-"]);
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let mut output = child.stdout.take().expect("standard output is a pipe");
    for _ in 0..3 {
        input
            .write_all(b"3/3/3 w 3,3\n")
            .expect("the program reads");
        let mut answer = [0; 27];
        output.read_exact(&mut answer).expect("the program answers");
        assert_eq!(answer, *b"a1 a2 a3 b1 b2 b3 c1 c2 c3\n");
    }
    drop(input);
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = molino(&["moves", "--positions", "-"]);
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let _ = input.write_all(&b"3/3/3/6/3/3/3 w 9,9\n".repeat(1000));
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn nobody_who_listens_to_errors_changes_no_answer() {
    let mut child = molino(&["moves", "--rules", "three", "--positions", "-"]);
    drop(child.stderr.take());
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let lines = b"x\n3/3/3 w 3,3\n";
    input.write_all(lines).expect("the program reads");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "error wanted-man\na1 a2 a3 b1 b2 b3 c1 c2 c3\n");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn a_line_far_longer_than_any_position_is_answered_and_the_rest_goes_on() {
    let mut lines = b"3".repeat(1 << 20);
    lines.extend(b"\n3/3/3 w 3,3\n");
    let output = answers(&lines);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "error line-too-long\na1 a2 a3 b1 b2 b3 c1 c2 c3\n");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn the_environment_chooses_the_language_unless_an_argument_does() {
    let told = |variables: &[(&str, &str)], args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_molino"))
            .args(["moves", "--moves", "d6 d6"])
            .args(args)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .envs(variables.iter().copied())
            .output()
            .expect("the program runs");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let (spanish, english) = ("no está libre", "is not empty");
    assert!(told(&[], &[]).contains(english));
    assert!(told(&[("LANG", "es_ES.UTF-8")], &[]).contains(spanish));
    assert!(told(&[("LANG", "de_DE.UTF-8")], &[]).contains(english));
    assert!(told(&[("LANG", "fr"), ("LC_MESSAGES", "es")], &[]).contains(spanish));
    assert!(told(&[("LC_ALL", "es"), ("LANG", "fr")], &[]).contains(spanish));
    assert!(told(&[("LC_ALL", "fr")], &["--lang", "es"]).contains(spanish));
}

#[test]
fn every_shell_gets_its_completions_and_the_manual_names_every_command() {
    let printed = |args: &[&str]| {
        let output = molino(args).wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(
            printed(&["completions", shell]).contains("positions"),
            "{shell}"
        );
    }
    let page = printed(&["man"]);
    for word in ["moves", "rules", "perft", "completions", "divide"] {
        assert!(page.contains(word), "{word}");
    }
}
