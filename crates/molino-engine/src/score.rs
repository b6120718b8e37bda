//! What a position is worth.

use std::cmp::Ordering;
use std::ops::Neg;

/// What a position is worth for the side to move. Better scores are greater: a
/// win in fewer plies, a loss in more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The side to move loses in so many plies.
    Loss(u16),
    /// Nobody is seen to win: an estimate, a hundred to a man.
    Units(i32),
    /// The side to move wins in so many plies.
    Win(u16),
}

impl Score {
    /// Neither side is better.
    pub const EVEN: Score = Score::Units(0);

    /// The lowest score of all.
    pub(crate) const WORST: Score = Score::Loss(0);

    /// The highest score of all.
    pub(crate) const BEST: Score = Score::Win(0);

    /// The same seen one ply earlier by the other side.
    pub(crate) fn one_ply_earlier(self) -> Score {
        match self {
            Score::Loss(plies) => Score::Win(plies.saturating_add(1)),
            Score::Units(units) => Score::Units(-units),
            Score::Win(plies) => Score::Loss(plies.saturating_add(1)),
        }
    }

    /// The score one ply later that [`one_ply_earlier`](Score::one_ply_earlier)
    /// makes this one.
    pub(crate) fn one_ply_later(self) -> Score {
        match self {
            Score::Loss(plies) => Score::Win(plies.saturating_sub(1)),
            Score::Units(units) => Score::Units(-units),
            Score::Win(plies) => Score::Loss(plies.saturating_sub(1)),
        }
    }
}

impl Neg for Score {
    type Output = Score;

    /// The same for the other side.
    fn neg(self) -> Score {
        match self {
            Score::Loss(plies) => Score::Win(plies),
            Score::Units(units) => Score::Units(-units),
            Score::Win(plies) => Score::Loss(plies),
        }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> Ordering {
        match (self, other) {
            (Score::Loss(a), Score::Loss(b)) => a.cmp(b),
            (Score::Units(a), Score::Units(b)) => a.cmp(b),
            (Score::Win(a), Score::Win(b)) => b.cmp(a),
            (Score::Loss(_), _) | (_, Score::Win(_)) => Ordering::Less,
            (Score::Win(_), _) | (_, Score::Loss(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered_from_the_quickest_loss_to_the_quickest_win() {
        let ordered = [
            Score::Loss(0),
            Score::Loss(4),
            Score::Units(-300),
            Score::EVEN,
            Score::Units(1),
            Score::Win(5),
            Score::Win(1),
        ];
        assert!(ordered.is_sorted());
        let mut negated = ordered.map(|score| -score);
        negated.reverse();
        assert!(negated.is_sorted());
        for score in ordered {
            assert_eq!(score.one_ply_earlier().one_ply_later(), score);
        }
    }
}
