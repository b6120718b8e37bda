//! The movement phase: rows are looked at again until nothing changes.

use std::collections::BTreeSet;

use super::game::{FEWEST, Game};
use super::moves::Hands;
use super::ply::{Ply, Turn};
use super::rows::Rows;
use super::sets::Cube;

/// No men in hand.
pub(super) const EMPTY_HANDS: Hands = Hands { row: 0, column: 0 };

/// The movement phase.
pub(super) struct Movement<'a> {
    game: &'a Game,
    rows: &'a Rows,
    /// What is known with the side of the rows to move, by row.
    pub(super) row_turn: Vec<Cube>,
    /// What is known with the side of the columns to move, by row.
    pub(super) column_turn: Vec<Cube>,
}

impl<'a> Movement<'a> {
    /// Solves all rows up to those of `men` men.
    pub(super) fn new(game: &'a Game, rows: &'a Rows, men: usize) -> Movement<'a> {
        let mut movement = Movement {
            game,
            rows,
            row_turn: Vec::new(),
            column_turn: Vec::new(),
        };
        let all = || 0..rows.of(men).end;
        let [row, column] = [Turn::Row, Turn::Column].map(|turn| movement.ply(turn));
        movement.row_turn = all().map(|number| row.ends(number)).collect();
        movement.column_turn = all().map(|number| column.ends(number)).collect();
        (FEWEST..=men).for_each(|men| movement.settle(men));
        movement
    }

    const fn ply(&self, turn: Turn) -> Ply<'a> {
        Ply {
            game: self.game,
            rows: self.rows,
            turn,
            hands: EMPTY_HANDS,
        }
    }

    /// Solves the rows of `men` men. Men of the columns that are taken leave
    /// other columns of the same rows, men of the rows leave rows that are
    /// solved already.
    fn settle(&mut self, men: usize) {
        let mut changed: BTreeSet<usize> = self.rows.of(men).collect();
        let mut backwards = false;
        while !changed.is_empty() {
            let mut sweep: Vec<usize> = changed.iter().copied().collect();
            if backwards {
                sweep.reverse();
            }
            for row in sweep {
                changed.remove(&row);
                if self.look_again(row) {
                    changed.extend(self.neighbours(row));
                }
            }
            // Up and down in turn: what changes at one end does not wait long.
            backwards = !backwards;
        }
    }

    /// Looks at the positions of `row` again, and tells whether more is known of
    /// one from which the side of the columns moves.
    fn look_again(&mut self, row: usize) -> bool {
        self.row_turn[row] = self.ply(Turn::Row).known(row, &self.column_turn);
        let known = self.ply(Turn::Column).known(row, &self.row_turn);
        let changed = self.column_turn[row] != known;
        self.column_turn[row] = known;
        changed
    }

    /// The rows from which a move leads to `row`: those that its own moves lead
    /// to.
    fn neighbours(&self, row: usize) -> Vec<usize> {
        let steps = self.game.steps(self.rows.row(row).men).into_iter();
        let rows = steps.filter_map(|(men, _)| self.rows.number(men));
        rows.collect()
    }
}
