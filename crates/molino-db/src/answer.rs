//! What a database tells of a position.

use std::cmp::Ordering;
use std::fmt;

use crate::format::Metric;
use crate::value::{Score, Value};

/// What tables tell of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its value. A game that is over is lost in 0 plies, or, where the side to
    /// move has won it, won in 0.
    Value(Value),
    /// The side to move wins; in how many plies the tables do not tell.
    Win,
    /// It loses; in how many plies the tables do not tell.
    Loss,
    /// The position cannot arise, and was left out.
    Unreachable,
    /// The tables do not have its sector.
    NotInDatabase,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Value(value) => value.fmt(f),
            Answer::Win => f.write_str("win"),
            Answer::Loss => f.write_str("loss"),
            Answer::Unreachable => f.write_str("unreachable"),
            Answer::NotInDatabase => f.write_str("not-in-database"),
        }
    }
}

impl Answer {
    /// What a stored score tells.
    #[must_use]
    pub const fn of(score: Score, metric: Metric) -> Answer {
        match (score.value(), metric) {
            (None, _) => Answer::Unreachable,
            (Some(Value::Win(_)), Metric::Wdl) => Answer::Win,
            (Some(Value::Loss(_)), Metric::Wdl) => Answer::Loss,
            (Some(value), _) => Answer::Value(value),
        }
    }

    /// What a move that leads to this is worth to the side that makes it.
    #[must_use]
    pub const fn before(self) -> Answer {
        match self {
            Answer::Value(Value::Win(plies)) => Answer::Value(Value::Loss(plies.saturating_add(1))),
            Answer::Value(Value::Loss(plies)) => Answer::Value(Value::Win(plies.saturating_add(1))),
            Answer::Win => Answer::Loss,
            Answer::Loss => Answer::Win,
            other => other,
        }
    }

    /// The best answer first: a win, the shortest first; a draw; a loss, the
    /// longest first; then what is not known. A win or a loss of unknown length is
    /// taken for a long one.
    #[must_use]
    pub fn compare(self, other: Answer) -> Ordering {
        let rank = |answer| match answer {
            Answer::Value(Value::Win(plies)) => (0, plies),
            Answer::Win => (0, u8::MAX),
            Answer::Value(Value::Draw) => (1, 0),
            Answer::Loss => (2, 0),
            Answer::Value(Value::Loss(plies)) => (2, u8::MAX - plies),
            Answer::NotInDatabase => (3, 0),
            Answer::Unreachable => (4, 0),
        };
        rank(self).cmp(&rank(other))
    }
}
