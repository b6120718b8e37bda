//! The sheets.

mod board;
mod pieces;
mod tournament;
mod rules;
mod school;
mod dice;

pub use crate::figure::Style;
pub(crate) use board::{board_sheet, tiled_board};
pub(crate) use dice::dice_sheet;
pub(crate) use pieces::pieces_sheet;
pub(crate) use rules::rules_sheet;
pub(crate) use school::school_sheet;
pub(crate) use tournament::tournament_sheet;

use molino::Board;
use molino_text::{Arguments, Catalogue};

/// The message called `id`, which has no values.
fn plain(words: &Catalogue, id: &str) -> String {
    words.message(id, &Arguments::new())
}

/// What a board is called.
fn name(board: &Board, words: &Catalogue) -> String {
    plain(words, &format!("print-board-{}", board.id()))
}
