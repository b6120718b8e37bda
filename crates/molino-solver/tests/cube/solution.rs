//! A solved game.

use std::collections::BTreeMap;

use molino::{Core, PointSet};

use super::game::Game;
use super::movement::{EMPTY_HANDS, Movement};
use super::ply::{Ply, Turn};
use super::rows::Rows;
use super::sets::{Cube, Worth};

pub(crate) use super::moves::Hands;

/// Whose turn it is, and the men in hand.
type Moment = (Turn, Hands);

/// What the positions of a game are worth.
pub(crate) struct Solution {
    rows: Rows,
    /// What is known at each moment, by row.
    moments: BTreeMap<Moment, Vec<Cube>>,
}

impl Solution {
    /// Solves the game with `core`, placing phase included. White's men are the
    /// rows while men are placed.
    pub(crate) fn whole(core: Core) -> Solution {
        let game = Game::new(core);
        let rows = Rows::new(game.board, game.men, |_| game.men);
        let mut solution = Solution::of_movement(&game, rows, game.men);
        let mut after = (Turn::Row, EMPTY_HANDS);
        for hand in 1..=core.options().men {
            let hands = |row| Hands { row, column: hand };
            for moment in [(Turn::Column, hands(hand - 1)), (Turn::Row, hands(hand))] {
                solution.add_placements(&game, moment, after);
                after = moment;
            }
        }
        solution
    }

    /// Solves the movement phase of the game with `core` for up to `together`
    /// men of both sides. The rows are the men of the side that has fewer, since
    /// that takes the least memory.
    pub(crate) fn movement(core: Core, together: usize) -> Solution {
        let game = Game::new(core);
        let men = game.men.min(together / 2);
        let most = |men: usize| game.men.min(together - men);
        let rows = Rows::new(game.board, men, most);
        Solution::of_movement(&game, rows, men)
    }

    fn of_movement(game: &Game, rows: Rows, men: usize) -> Solution {
        let Movement {
            row_turn,
            column_turn,
            ..
        } = Movement::new(game, &rows, men);
        let moments = [(Turn::Row, row_turn), (Turn::Column, column_turn)];
        let moments = moments.map(|(turn, known)| ((turn, EMPTY_HANDS), known));
        Solution {
            rows,
            moments: moments.into(),
        }
    }

    /// Adds the placements at a moment; what is known `after` them is there.
    /// What is told of columns with more men than there can be by then has no
    /// meaning; no others lead to them.
    fn add_placements(&mut self, game: &Game, (turn, hands): Moment, after: Moment) {
        let ply = Ply {
            game,
            rows: &self.rows,
            turn,
            hands,
        };
        let next = &self.moments[&after];
        let rows = 0..self.rows.of(game.men - usize::from(hands.row)).end;
        let known = rows.map(|row| ply.known(row, next)).collect();
        self.moments.insert((turn, hands), known);
    }

    /// What a position is worth whose rows are the men of the side to move;
    /// nothing where it is not among those solved.
    pub(crate) fn by_row(&self, mover: PointSet, other: PointSet, hands: Hands) -> Option<Worth> {
        self.worth((Turn::Row, hands), mover, other)
    }

    /// What a position is worth whose columns are the men of the side to move;
    /// nothing where it is not among those solved.
    pub(crate) fn by_column(
        &self,
        mover: PointSet,
        other: PointSet,
        hands: Hands,
    ) -> Option<Worth> {
        self.worth((Turn::Column, hands), other, mover)
    }

    fn worth(&self, moment: Moment, row: PointSet, column: PointSet) -> Option<Worth> {
        let known = self.moments.get(&moment)?;
        let (row, column) = self.rows.place(row, column)?;
        known.get(row)?.worth(column)
    }
}
