//! The exact value of a position, and of each of its moves.

use std::cmp::Ordering;
use std::fmt;

use molino::{Move, Outcome, Position, Rules};
use molino_index::Place;

use crate::value::{Score, Value};

/// Scores of positions by their places: files, or tables in memory.
pub trait Tables {
    /// Why a score cannot be told.
    type Error;

    /// The score at `place`; nothing where its sector is not there.
    ///
    /// # Errors
    ///
    /// A table that cannot be read.
    fn score(&self, place: Place) -> Result<Option<Score>, Self::Error>;

    /// The place of `position`.
    fn place(&self, position: &Position) -> Place;
}

/// What tables tell of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its value. A game that is over is lost in 0 plies, or, where the side to
    /// move has won it, won in 0.
    Value(Value),
    /// The position cannot arise, and was left out.
    Unreachable,
    /// The tables do not have its sector.
    NotInDatabase,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Value(value) => value.fmt(f),
            Answer::Unreachable => f.write_str("unreachable"),
            Answer::NotInDatabase => f.write_str("not-in-database"),
        }
    }
}

impl Answer {
    /// What a move that leads to this is worth to the side that makes it.
    #[must_use]
    pub const fn before(self) -> Answer {
        match self {
            Answer::Value(Value::Win(plies)) => Answer::Value(Value::Loss(plies.saturating_add(1))),
            Answer::Value(Value::Loss(plies)) => Answer::Value(Value::Win(plies.saturating_add(1))),
            other => other,
        }
    }

    /// The best answer first: a win, the shortest first; a draw; a loss, the
    /// longest first; then what is not known.
    fn compare(self, other: Answer) -> Ordering {
        let rank = |answer| match answer {
            Answer::Value(Value::Win(plies)) => (0, plies),
            Answer::Value(Value::Draw) => (1, 0),
            Answer::Value(Value::Loss(plies)) => (2, u8::MAX - plies),
            Answer::NotInDatabase => (3, 0),
            Answer::Unreachable => (4, 0),
        };
        rank(self).cmp(&rank(other))
    }
}

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
    if let Some(outcome) = position.outcome(rules) {
        return Ok(Answer::Value(match outcome {
            Outcome::Draw(_) => Value::Draw,
            Outcome::Win { winner, .. } if winner == position.turn() => Value::Win(0),
            Outcome::Win { .. } => Value::Loss(0),
        }));
    }
    let score = tables.score(tables.place(position))?;
    Ok(match score.map(Score::value) {
        None => Answer::NotInDatabase,
        Some(None) => Answer::Unreachable,
        Some(Some(value)) => Answer::Value(value),
    })
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
