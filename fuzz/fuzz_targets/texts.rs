//! What is written is read back to the same thing, and what cannot be read is
//! an error that points into the text.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::{Board, BoardId, MillSet, Move, Player, ReadError, RuleSet, Setup};
use molino_fuzz::{AnyGame, AnySetup, Edit, edited};

#[derive(Arbitrary, Debug)]
enum Input<'a> {
    /// Any text, for any board.
    Raw(u8, &'a str),
    /// The texts of a game, with characters changed, put in and taken out.
    Edited(AnyGame, Vec<Edit>),
    /// The text of any setup.
    Setup(AnySetup),
}

fuzz_target!(|input: Input<'_>| match input {
    Input::Raw(board, text) => {
        let board = BoardId::ALL[usize::from(board) % BoardId::ALL.len()].board();
        check(text, board);
    }
    Input::Edited(game, edits) => {
        let name = game.rules.name();
        let game = game.played();
        let board = game.rules().board();
        let mv = game
            .moves()
            .last()
            .map(|(_, mv)| mv.display(board).to_string());
        let texts = [Some(game.setup().to_string()), mv, Some(name.to_owned())];
        for text in texts.into_iter().flatten() {
            check(&text, board);
            check(&edited(&text, &edits), board);
        }
    }
    Input::Setup(any) => {
        let mut setup = any.setup();
        let mills = setup.board().mills().len();
        for player in Player::ALL {
            // A text can only name mills that the board has.
            let barred = setup.barred[player].bits() & ((1 << mills) - 1);
            setup.barred[player] = MillSet::from_bits(barred);
        }
        let text = setup.to_string();
        assert_eq!(Setup::read(&text, setup.board()), Ok(setup), "{text}");
    }
});

fn check(text: &str, board: &'static Board) {
    match Setup::read(text, board) {
        Ok(setup) => assert_eq!(Setup::read(&setup.to_string(), board), Ok(setup)),
        Err(error) => check_error(&error, text),
    }
    match Move::read(text, board) {
        Ok(mv) => assert_eq!(mv.display(board).to_string(), text.to_ascii_lowercase()),
        Err(error) => check_error(&error, text),
    }
    if let Ok(rule_set) = text.parse::<RuleSet>() {
        assert_eq!(rule_set.to_string().parse(), Ok(rule_set));
    }
}

/// What an error says was found stands at the place it names.
fn check_error(error: &ReadError, text: &str) {
    let rest: String = text.chars().skip(error.offset).collect();
    match &error.found {
        Some(found) => assert!(rest.starts_with(found.as_str()), "{error}"),
        None => assert!(ends_a_part(&rest), "{error}"),
    }
}

/// Whether a part of the text ends before `rest`.
fn ends_a_part(rest: &str) -> bool {
    let separators = ['/', ',', '-', '='];
    rest.is_empty() || rest.starts_with(char::is_whitespace) || rest.starts_with(separators)
}
