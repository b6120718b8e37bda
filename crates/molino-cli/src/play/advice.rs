//! What there is to do in a game, and what a move could take.

use molino::{Game, Move};

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Throw the dice.
    Throw,
    /// Place a man, after taking one by the right of the dice if it likes.
    Raid,
    /// Place a man.
    Place,
    /// Place a man or move one.
    PlaceOrMove,
    /// Move a man along a line.
    Step,
    /// Move a man to any empty point.
    Fly,
    /// Nothing: it passes.
    Pass,
}

/// What the side to move has to do, and a move that does it.
pub(crate) fn task(game: &Game) -> (Task, Option<Move>) {
    if game.is_throw_due() {
        return (Task::Throw, None);
    }
    let moves = game.legal_moves();
    let raid = moves.iter().find(|mv| mv.raided().is_some());
    let places = moves.iter().any(|mv| mv.from().is_none());
    let steps = moves.iter().any(|mv| mv.from().is_some());
    let task = match (raid, places, steps) {
        (Some(_), ..) => Task::Raid,
        (None, true, true) => Task::PlaceOrMove,
        (None, true, false) if moves.iter().all(|mv| mv.to().is_none()) => Task::Pass,
        (None, true, false) => Task::Place,
        (None, false, _) if moves.iter().any(|mv| flies(*mv, game)) => Task::Fly,
        (None, false, _) => Task::Step,
    };
    (task, raid.or(moves.first()).copied())
}

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

fn flies(mv: Move, game: &Game) -> bool {
    let board = game.rules().board();
    match (mv.from(), mv.to()) {
        (Some(from), Some(to)) => !board.neighbours(from).contains(to),
        _ => false,
    }
}
