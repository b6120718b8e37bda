//! From where moves lead to which positions.

use molino::{Point, PointSet};

use super::capture::Columns;
use super::game::{FEWEST, Game};
use super::rows::Rows;
use super::sets::Cube;
use super::shape::{at_most_in, with_all};

/// How many men a side has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Hands {
    /// The side whose men are the rows.
    pub(crate) row: u8,
    /// The side whose men are the columns.
    pub(crate) column: u8,
}

/// The moves of a ply.
pub(super) struct Moves<'a> {
    pub(super) game: &'a Game,
    pub(super) rows: &'a Rows,
    /// The hands before the move.
    pub(super) hands: Hands,
    /// The positions after it, by row.
    pub(super) next: &'a [Cube],
}

impl Moves<'_> {
    /// What moves of the side of the rows reach from the positions of `row`.
    pub(super) fn of_row(&self, row: usize) -> Cube {
        let mut reached = Cube::empty(&self.rows.row(row).shapes.columns);
        for (men, to) in self.row_moves(self.rows.row(row).men) {
            let after = self.number(men);
            let worth = self.game.worth(self.game.mills_through(men, to));
            let seen = if worth == 0 {
                self.rows.seen(&self.next[after], men, row)
            } else {
                let before = self.columns(after).before_taking(&self.next[after], worth);
                self.rows.seen(&before, men, row)
            };
            reached.add(&seen);
        }
        reached
    }

    fn row_moves(&self, men: PointSet) -> Vec<(PointSet, Point)> {
        if self.hands.row > 0 {
            self.game.placements(men)
        } else {
            self.game.steps(men)
        }
    }

    fn number(&self, men: PointSet) -> usize {
        let number = self.rows.number(men);
        number.expect("moves lead to no more men than there are")
    }

    fn columns(&self, row: usize) -> Columns<'_> {
        Columns {
            game: self.game,
            row: self.rows.row(row),
            hand: usize::from(self.hands.column),
        }
    }

    /// What moves of the side of the columns reach from the positions of `row`.
    pub(super) fn of_column(&self, row: usize) -> Cube {
        let prizes = 0..=self.game.worth(2);
        let prizes = prizes.map(|men| self.before_taking_of_row(row, men));
        let prizes: Vec<Cube> = prizes.collect();
        let shapes = &self.rows.row(row).shapes;
        let mut reached = Cube::empty(&shapes.columns);
        let mut flown = Cube::empty(&shapes.fliers);
        for to in &self.rows.row(row).free {
            let arriving = self.arriving(row, *to, &prizes);
            if self.hands.column > 0 {
                reached.add(&arriving);
                continue;
            }
            let near = self.game.board.neighbours(*to);
            self.add_origins(&mut reached, &arriving, row, near);
            if self.game.flies(FEWEST) {
                self.add_flights(&mut flown, &arriving, row, *to);
            }
        }
        // Of fewer men than three it does not matter what they could reach.
        reached.add(&flown.reshaped(&shapes.columns));
        reached
    }

    /// What the arrival of a man on `to` reaches from the positions of `row`
    /// where he is off the board. So many men taken lead to `prizes`.
    fn arriving(&self, row: usize, to: Point, prizes: &[Cube]) -> Cube {
        let row = self.rows.row(row);
        let to = row.axis(to).expect("men arrive at free points");
        let mills = row.mills.iter().filter(|mill| mill.contains(&to));
        let mills: Vec<&[usize; 3]> = mills.collect();
        let [quiet, once, twice] = [0, 1, 2].map(|mills| &prizes[self.game.worth(mills)]);
        let arrived = Cube::new(&row.shapes.columns, |upper| {
            let (mut one, mut two) = (0, 0);
            for mill in &mills {
                let held = with_all(upper, mill);
                two |= one & held;
                one |= held;
            }
            let quiet = quiet.word(upper).and(!one);
            let taking = once.word(upper).and(one & !two);
            quiet.or(taking).or(twice.word(upper).and(two))
        });
        arrived.lowered(to)
    }

    /// Adds the positions from which a man comes from one of `origins` to
    /// `arriving`, where he is off the board.
    fn add_origins(&self, reached: &mut Cube, arriving: &Cube, row: usize, origins: PointSet) {
        let axes = self.rows.row(row).free.iter().enumerate();
        for (axis, _) in axes.filter(|(_, from)| origins.contains(**from)) {
            reached.add_raised(arriving, axis);
        }
    }

    /// Adds the positions from which one of three men comes from anywhere to
    /// `arriving`, where he is off the board.
    fn add_flights(&self, flown: &mut Cube, arriving: &Cube, row: usize, to: Point) {
        let two_left = |upper| arriving.word(upper).and(at_most_in(upper, FEWEST - 1));
        let landing = Cube::new(&self.rows.row(row).shapes.fliers, two_left);
        let elsewhere = self.game.board.points().without(to);
        self.add_origins(flown, &landing, row, elsewhere);
    }

    /// From where in `row` a move of the side of the columns that is worth `men`
    /// men leads to the next positions, the move itself made already.
    fn before_taking_of_row(&self, row: usize, men: usize) -> Cube {
        let next = &self.next[row];
        let takeable = self.game.takeable(self.rows.row(row).men);
        if men == 0 || takeable.is_empty() {
            return next.clone();
        }
        let mut before = Cube::empty(&self.rows.row(row).shapes.columns);
        for taken in takeable {
            let left = self.rows.row(row).men.without(taken);
            let after = self.before_taking_of_row(self.number(left), men - 1);
            before.add(&self.rows.seen(&after, left, row));
        }
        if self.game.is_capture_optional() {
            before.add(next);
        }
        before
    }
}
