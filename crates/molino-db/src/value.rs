//! What a position is worth.

use std::fmt;

/// The value of a position for the side to move, with the distance to the end
/// in plies where there is one. Draw counters and repetition are not known to
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins, in so many plies at the latest.
    Win(u8),
    /// Neither side can win.
    Draw,
    /// The side to move loses, in so many plies at the soonest.
    Loss(u8),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Draw => f.write_str("draw"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

/// A value as one byte, in the order of preference: a late loss is more than an
/// early one, a draw more than any loss, an early win more than a late one.
///
/// A loss in `n` plies is `n / 2`, a draw 127, a win in `n` plies
/// `254 - (n - 1) / 2`; 255 stands where there is no position to value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(u8);

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(127);

    /// No position: more than every value, so that it never is the least.
    pub const NONE: Score = Score(255);

    /// The longest distance of a loss.
    pub const LONGEST: u8 = 252;

    /// The score of a game that ends in `plies` plies, which are odd where the
    /// side to move wins and even where it loses; nothing past
    /// [`Score::LONGEST`].
    #[must_use]
    pub const fn decided(plies: u8) -> Option<Score> {
        if plies > Score::LONGEST {
            None
        } else if plies.is_multiple_of(2) {
            Some(Score(plies / 2))
        } else {
            Some(Score(254 - plies / 2))
        }
    }

    /// The score of a value; nothing for a distance that is too long or whose
    /// parity is that of the other result.
    #[must_use]
    pub const fn from_value(value: Value) -> Option<Score> {
        match value {
            Value::Draw => Some(Score::DRAW),
            Value::Win(plies) if plies % 2 == 1 => Score::decided(plies),
            Value::Loss(plies) if plies % 2 == 0 => Score::decided(plies),
            Value::Win(_) | Value::Loss(_) => None,
        }
    }

    /// The value; nothing for [`Score::NONE`].
    #[must_use]
    pub const fn value(self) -> Option<Value> {
        match self.0 {
            0..127 => Some(Value::Loss(self.0 * 2)),
            127 => Some(Value::Draw),
            128..255 => Some(Value::Win((254 - self.0) * 2 + 1)),
            255 => None,
        }
    }

    /// In how many plies the game ends; nothing for a draw and where there is
    /// no position.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self.value() {
            Some(Value::Win(plies) | Value::Loss(plies)) => Some(plies),
            Some(Value::Draw) | None => None,
        }
    }

    /// The byte.
    #[must_use]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// The score that `byte` stands for.
    #[must_use]
    pub const fn from_byte(byte: u8) -> Score {
        Score(byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_in_the_order_of_preference_and_have_their_values() {
        let losses = (0..=252).step_by(2).map(Value::Loss);
        let wins = (1..=251).rev().step_by(2).map(Value::Win);
        let values: Vec<Value> = losses.chain([Value::Draw]).chain(wins).collect();
        let scores: Vec<Score> = values
            .iter()
            .map(|value| Score::from_value(*value).expect("a value that fits"))
            .collect();
        assert!(scores.is_sorted() && scores.windows(2).all(|pair| pair[0] != pair[1]));
        for (score, value) in scores.iter().zip(&values) {
            assert_eq!(score.value(), Some(*value));
            assert_eq!(Score::from_byte(score.byte()), *score);
        }
        assert!(scores.iter().all(|score| *score < Score::NONE));
        assert_eq!(Score::NONE.value(), None);
    }

    #[test]
    fn distances_of_the_wrong_parity_and_too_long_ones_have_no_score() {
        for value in [
            Value::Win(0),
            Value::Win(2),
            Value::Loss(1),
            Value::Win(253),
            Value::Loss(254),
        ] {
            assert_eq!(Score::from_value(value), None, "{value}");
        }
    }
}
