//! A ply: whose turn it is, and what is known before the move.

use molino::{MillWorth, PointSet};

use super::capture::Columns;
use super::game::{FEWEST, Game};
use super::moves::{Hands, Moves};
use super::rows::{Row, Rows};
use super::sets::Cube;
use super::shape::with_all;

/// The side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Turn {
    /// The side whose men are the rows.
    Row,
    /// The side whose men are the columns.
    Column,
}

/// All positions with the same side to move and the same men in hand.
#[derive(Clone, Copy)]
pub(super) struct Ply<'a> {
    pub(super) game: &'a Game,
    pub(super) rows: &'a Rows,
    pub(super) turn: Turn,
    pub(super) hands: Hands,
}

impl Ply<'_> {
    /// What is known of the positions of `row` without a move.
    pub(super) fn ends(&self, row: usize) -> Cube {
        let row = self.rows.row(row);
        Cube::of_ends(&row.shapes.columns, |upper| self.over(row, upper))
    }

    /// What is known of the positions of `row` by those after a move, `next`.
    pub(super) fn known(&self, row: usize, next: &[Cube]) -> Cube {
        let moves = Moves {
            game: self.game,
            rows: self.rows,
            hands: self.hands,
            next,
        };
        let reached = match self.turn {
            Turn::Row => moves.of_row(row),
            Turn::Column => moves.of_column(row),
        };
        let row = self.rows.row(row);
        reached.before(|upper| self.over(row, upper))
    }

    /// The columns of `row` where the side to move has lost, by men or by a line.
    fn over(&self, row: &Row, upper: u32) -> u64 {
        let few = row.men.len() + usize::from(self.hands.row) < FEWEST;
        let all = |over: bool| if over { u64::MAX } else { 0 };
        let line_wins = self.game.mill == MillWorth::Wins;
        let columns = Columns {
            game: self.game,
            row,
            hand: usize::from(self.hands.column),
        };
        match self.turn {
            Turn::Row if line_wins => all(few) | with_line(row, upper),
            Turn::Row => all(few),
            Turn::Column => columns.over(upper) | all(line_wins && self.has_line(row.men)),
        }
    }

    fn has_line(&self, men: PointSet) -> bool {
        let mut lines = self.game.board.mills().iter();
        lines.any(|line| men.contains_all(*line))
    }
}

/// The columns of `row` that hold a line.
fn with_line(row: &Row, upper: u32) -> u64 {
    let held = row.mills.iter().map(|line| with_all(upper, line));
    held.fold(0, |all, held| all | held)
}
