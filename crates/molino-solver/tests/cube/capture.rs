//! Captures of men of the column side.

use super::game::{FEWEST, Game};
use super::rows::Row;
use super::sets::{Cube, Word};
use super::shape::{at_most_in, with_all, with_axis};

/// A row and the rules by which men of its columns are taken.
pub(super) struct Columns<'a> {
    pub(super) game: &'a Game,
    pub(super) row: &'a Row,
    /// The men that the column side has in hand.
    pub(super) hand: usize,
}

impl Columns<'_> {
    /// From where a move that is worth `men` men leads to `next`, the move itself
    /// made already. By the rules a capture that leaves fewer than three men ends
    /// the move; one more leaves a side that has lost as well, so that no value
    /// depends on it.
    pub(super) fn before_taking(&self, next: &Cube, men: usize) -> Cube {
        if men == 0 {
            return next.clone();
        }
        let mut before = self.before_one(&self.before_taking(next, men - 1));
        if self.game.is_capture_optional() {
            before.add(next);
        }
        before
    }

    /// From where the capture of a man, or none if there is none to take, leads
    /// to `next`.
    fn before_one(&self, next: &Cube) -> Cube {
        Cube::new(&self.row.shapes.columns, |upper| {
            let held = self.held(upper);
            let stuck = self.all_held(upper, &held);
            let mut anybody = 0;
            let mut before = Word::default();
            for (axis, held) in held.into_iter().enumerate() {
                let takeable = with_axis(upper, axis) & (!held | stuck);
                anybody |= takeable;
                before = before.or(next.across(upper, axis).and(takeable));
            }
            before.or(next.word(upper).and(!anybody))
        })
    }

    /// For each axis, the columns whose man there stands in a mill.
    fn held(&self, upper: u32) -> Vec<u64> {
        let mut held = vec![0; self.row.free.len()];
        for mill in &self.row.mills {
            let full = with_all(upper, mill);
            mill.iter().for_each(|axis| held[*axis] |= full);
        }
        held
    }

    /// The columns whose men can be taken though they stand in mills.
    fn all_held(&self, upper: u32, held: &[u64]) -> u64 {
        if !self.game.takes_from_mills() {
            return 0;
        }
        let safe = held.iter().enumerate();
        safe.fold(u64::MAX, |all, (axis, held)| {
            all & (held | !with_axis(upper, axis))
        })
    }

    /// The columns with so few men that their side has lost.
    pub(super) fn over(&self, upper: u32) -> u64 {
        let fewer = (FEWEST - 1).checked_sub(self.hand);
        fewer.map_or(0, |fewer| at_most_in(upper, fewer))
    }
}
