//! What is written is read back to the same thing, and what cannot be read is
//! an error that points into the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use molino::{BoardId, Move, ReadError, RuleSet, Setup};

fuzz_target!(|input: (u8, &str)| {
    let (board, text) = input;
    let board = BoardId::ALL[usize::from(board) % BoardId::ALL.len()].board();
    match Setup::read(text, board) {
        Ok(setup) => assert_eq!(Setup::read(&setup.to_string(), board), Ok(setup)),
        Err(error) => check(&error, text),
    }
    match Move::read(text, board) {
        Ok(mv) => {
            let written = mv.display(board).to_string();
            assert_eq!(Move::read(&written, board), Ok(mv));
            assert_eq!(written, text.to_ascii_lowercase());
        }
        Err(error) => check(&error, text),
    }
    if let Ok(rule_set) = text.parse::<RuleSet>() {
        assert_eq!(rule_set.to_string().parse(), Ok(rule_set));
    }
});

/// What an error says was found stands at the place it names.
fn check(error: &ReadError, text: &str) {
    let rest: String = text.chars().skip(error.at).collect();
    match &error.found {
        Some(found) => assert!(rest.starts_with(found.as_str()), "{error}"),
        None => assert!(rest.is_empty() || rest.starts_with(char::is_whitespace) || ends_a_part(&rest), "{error}"),
    }
    assert!(!error.to_string().is_empty());
}

/// Whether nothing was found because a part of the text ends there.
fn ends_a_part(rest: &str) -> bool {
    rest.starts_with(['/', ',', '-', '='])
}
