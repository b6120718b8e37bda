//! The exact value of a position, and of each of its moves.

use molino::{Move, Outcome, Position, Rules};
use molino_index::Place;

use crate::answer::Answer;
use crate::value::Value;

/// Values of positions by their places: files, or tables in memory.
pub trait Tables {
    /// Why a value cannot be told.
    type Error;

    /// What there is at `place`.
    ///
    /// # Errors
    ///
    /// A table that cannot be read.
    fn stored(&self, place: Place) -> Result<Stored, Self::Error>;

    /// The place of `position`.
    fn place(&self, position: &Position) -> Place;
}

/// What tables have of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// This.
    Answer(Answer),
    /// Nothing, but its moves lead to positions of which they have something.
    LeftOut,
}

/// How many plies are searched at most: a placement that is left out leads to
/// positions of the movement phase that are left out too, and these to none.
const PLIES: u8 = 2;

/// What `tables` tell of `position`.
///
/// # Errors
///
/// A table that cannot be read.
pub fn probe<T: Tables>(
    tables: &T,
    position: &Position,
    rules: &Rules,
) -> Result<Answer, T::Error> {
    probe_within(tables, position, rules, PLIES)
}

/// The same with a search of at most so many plies.
fn probe_within<T: Tables>(
    tables: &T,
    position: &Position,
    rules: &Rules,
    plies: u8,
) -> Result<Answer, T::Error> {
    if let Some(outcome) = position.outcome(rules) {
        return Ok(Answer::Value(match outcome {
            Outcome::Draw(_) => Value::Draw,
            Outcome::Win { winner, .. } if winner == position.turn() => Value::Win(0),
            Outcome::Win { .. } => Value::Loss(0),
        }));
    }
    match (tables.stored(tables.place(position))?, plies.checked_sub(1)) {
        (Stored::Answer(answer), _) => Ok(answer),
        (Stored::LeftOut, Some(plies)) => search(tables, position, rules, plies),
        (Stored::LeftOut, None) => Ok(Answer::NotInDatabase),
    }
}

/// What the best move of `position` is worth.
fn search<T: Tables>(
    tables: &T,
    position: &Position,
    rules: &Rules,
    plies: u8,
) -> Result<Answer, T::Error> {
    let mut best = Answer::Unreachable;
    for mv in position.legal_moves(rules) {
        let Ok(next) = position.play(mv, rules) else {
            continue;
        };
        let answer = probe_within(tables, &next, rules, plies)?.before();
        if matches!(answer, Answer::NotInDatabase | Answer::Win) {
            return Ok(answer);
        }
        if answer.compare(best).is_lt() {
            best = answer;
        }
    }
    Ok(best)
}

/// What `tables` tell of each legal move of `position`, as seen from before it:
/// the best first, moves of equal value in the order of their texts.
///
/// # Errors
///
/// A table that cannot be read.
pub fn probe_each<T: Tables>(
    tables: &T,
    position: &Position,
    rules: &Rules,
) -> Result<Vec<(Move, Answer)>, T::Error> {
    let mut moves = Vec::new();
    for mv in position.legal_moves(rules) {
        if let Ok(next) = position.play(mv, rules) {
            let text = mv.display(rules.board()).to_string();
            moves.push((text, mv, probe(tables, &next, rules)?.before()));
        }
    }
    moves.sort_unstable_by(|(a, _, x), (b, _, y)| x.compare(*y).then_with(|| a.cmp(b)));
    Ok(moves
        .into_iter()
        .map(|(_, mv, answer)| (mv, answer))
        .collect())
}
