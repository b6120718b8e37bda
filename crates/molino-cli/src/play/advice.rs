//! What is wrong with something typed, and what a move could take.

use molino::{Game, Move};

/// What is wrong with something typed that is no text of a move: the message,
/// and the part that it speaks of.
pub(crate) fn what_is_wrong(typed: &str, game: &Game) -> (&'static str, String) {
    let board = game.rules().board();
    let names = typed.split(|c: char| !c.is_alphanumeric());
    let names = names.map(|name| name.trim_start_matches(['x', 'X']));
    let mut points = names.filter(|name| is_like_a_point(name));
    let off_board = points.find(|name| board.point(name).is_none());
    match off_board {
        Some(point) => ("play-no-point", point.to_owned()),
        None => ("play-unknown", typed.to_owned()),
    }
}

/// A letter and a number.
fn is_like_a_point(name: &str) -> bool {
    let mut characters = name.chars();
    let first = characters.next().is_some_and(char::is_alphabetic);
    let rest = characters.as_str();
    first && !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit())
}

/// The legal moves that go the way of the move of this text and take a man for
/// a mill.
pub(crate) fn captures(text: &str, game: &Game) -> Vec<Move> {
    let Ok(asked) = Move::read(text, game.rules().board()) else {
        return Vec::new();
    };
    let way = |mv: Move| (mv.raided(), mv.from(), mv.to());
    let mut moves = game.legal_moves();
    moves.retain(|mv| way(*mv) == way(asked) && mv.taken()[0].is_some());
    moves
}
