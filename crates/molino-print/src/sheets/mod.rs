//! The sheets.

mod board;
mod pieces;
mod tournament;
mod school;
mod rules;
mod dice;

pub use crate::figure::Style;
pub use board::{board_sheet, tiled_board};
pub use dice::dice_sheet;
pub use pieces::pieces_sheet;
pub use rules::rules_sheet;
pub use school::{SQUARES, school_sheet};
pub use tournament::tournament_sheet;

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
