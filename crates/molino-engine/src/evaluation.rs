//! An estimate of a position where the search ends.

use molino::{PointSet, Position, Rules};

use crate::score::Score;

/// What one thing more than the other side has is worth.
const MAN: i32 = 100;
const MILL: i32 = 12;
const OPEN_MILL: i32 = 9;
const FREEDOM: i32 = 2;

/// Estimates a position in which the game goes on: men, mills, mills that lack
/// one man, and points next to one's own men.
pub(crate) fn evaluate(position: &Position, rules: &Rules) -> Score {
    let (mover, other) = (position.turn(), !position.turn());
    let board = rules.board();
    let empty = position.empty(rules);
    let worth = |player| {
        let men = position.men(player);
        let all = men.len() as i32 + i32::from(position.hand(player));
        let (mut mills, mut open) = (0, 0);
        for mill in board.mills() {
            match ((*mill & men).len(), (*mill & empty).len()) {
                (3, _) => mills += 1,
                (2, 1) => open += 1,
                _ => {}
            }
        }
        let reached = men
            .into_iter()
            .fold(PointSet::EMPTY, |all, point| all | board.neighbours(point));
        let freedom = (reached & empty).len() as i32;
        all * MAN + mills * MILL + open * OPEN_MILL + freedom * FREEDOM
    };
    Score::Units(worth(mover) - worth(other))
}
