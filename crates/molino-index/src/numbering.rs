//! The sector and index of a position, and back.

use std::num::NonZeroU16;
use std::sync::OnceLock;

use molino::{Board, Player, Point, PointSet, Position, Setup};

use crate::combinations::{Combinations, deposit, extract};
use crate::images::Images;
use crate::orbits::Orbits;
use crate::parted::Parted;
use crate::sector::{Force, Sector};

/// The most men of a side on a board.
const MOST_MEN: usize = 12;

/// Where a position is found in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The table.
    pub sector: Sector,
    /// The index in it.
    pub index: u64,
}

/// The numbers of a board's positions. What it needs is made at first use: the
/// orbits of nine men on the board of nine are less than 2 MB.
#[derive(Debug)]
pub struct Numbering {
    board: &'static Board,
    images: Images,
    /// By men.
    orbits: [OnceLock<Orbits>; MOST_MEN + 1],
    /// By men on the rows and on the columns.
    columns: [[OnceLock<Combinations>; MOST_MEN + 1]; MOST_MEN + 1],
    /// By the points of the parts that are free, and by men.
    parted: Box<[[[OnceLock<Parted>; MOST_MEN + 1]; Images::PART + 1]; Images::PART + 1]>,
}

impl Numbering {
    /// The numbers of the positions of `board`.
    #[must_use]
    pub fn new(board: &'static Board) -> Numbering {
        Numbering {
            board,
            images: Images::new(board),
            orbits: Default::default(),
            columns: Default::default(),
            parted: Box::default(),
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The symmetries of the board.
    #[must_use]
    pub const fn images(&self) -> &Images {
        &self.images
    }

    /// The orbits of the sets of `men` points.
    ///
    /// # Panics
    ///
    /// If `men` is more than 12.
    #[must_use]
    pub fn orbits(&self, men: u8) -> &Orbits {
        self.orbits[usize::from(men)].get_or_init(|| Orbits::new(self.board, &self.images, men))
    }

    /// The sets of `other` points among those that `mover` men leave free.
    ///
    /// # Panics
    ///
    /// If one of them is more than 12.
    #[must_use]
    pub fn columns(&self, mover: u8, other: u8) -> &Combinations {
        let points = self.board.points().len() as u8;
        self.columns[usize::from(mover)][usize::from(other)]
            .get_or_init(|| Combinations::new(points.saturating_sub(mover), other))
    }

    /// The sets of `men` points among those of each [part](Images::parts) that the
    /// men `row` leave free.
    ///
    /// # Panics
    ///
    /// If `men` is more than 12.
    #[must_use]
    pub fn parted(&self, row: PointSet, men: u8) -> &Parted {
        let sizes = self.free_parts(row).map(|part| part.len() as u8);
        let [first, second] = sizes.map(usize::from);
        self.parted[first][second][usize::from(men)].get_or_init(|| Parted::new(sizes, men))
    }

    /// The points of each part that `men` leave free.
    #[must_use]
    pub fn free_parts(&self, men: PointSet) -> [PointSet; 2] {
        self.images.parts().map(|part| part - men)
    }

    /// How many indices `sector` has, duplicates included.
    #[must_use]
    pub fn size(&self, sector: Sector) -> u64 {
        let [row, column] = sector.rows_and_columns().map(|force| force.board);
        self.orbits(row).count() as u64 * self.columns(row, column).count() as u64
    }

    /// Where `position` is found.
    #[must_use]
    pub fn place(&self, position: &Position) -> Place {
        let turn = position.turn();
        let (mover, other) = (position.men(turn), position.men(!turn));
        let force = |men: PointSet, player| Force {
            board: men.len() as u8,
            hand: position.hand(player),
        };
        let sector = Sector {
            mover: force(mover, turn),
            other: force(other, !turn),
        };
        Place {
            sector,
            index: self.index(sector, mover, other),
        }
    }

    /// The index in `sector` of the arrangement of the men of the side to move and
    /// those of the other side, which have no point in common.
    #[must_use]
    pub fn index(&self, sector: Sector, mover: PointSet, other: PointSet) -> u64 {
        let (row, column) = if sector.has_mover_in_rows() {
            (mover, other)
        } else {
            (other, mover)
        };
        let (men, others) = (row.len() as u8, column.len() as u8);
        let home = self.orbits(men).home(row);
        let representative = home.representative();
        let column = self.images.set(home.symmetry(), column).bits();
        let (rank, count) = if sector.is_placing() {
            let columns = self.parted(representative, others);
            let parts = self.free_parts(representative);
            let rank = columns.rank(parts.map(|free| extract(column, free.bits())));
            (rank, columns.count())
        } else {
            let columns = self.columns(men, others);
            let free = self.board.points() - representative;
            (columns.rank(extract(column, free.bits())), columns.count())
        };
        home.row() as u64 * count as u64 + rank as u64
    }

    /// The men of the side to move and of the other side at `index`; nothing
    /// for an index past the last.
    #[must_use]
    pub fn arrangement(&self, sector: Sector, index: u64) -> Option<(PointSet, PointSet)> {
        let [men, others] = sector.rows_and_columns().map(|force| force.board);
        let count = self.columns(men, others).count() as u64;
        let row = index.checked_div(count)?;
        let row = *self.orbits(men).representatives().get(row as usize)?;
        let column = (index % count) as usize;
        let column = if sector.is_placing() {
            let [first, second] = self.parted(row, others).parts_of(column);
            let [first_free, second_free] = self.free_parts(row).map(PointSet::bits);
            deposit(first, first_free) | deposit(second, second_free)
        } else {
            let free = self.board.points() - row;
            deposit(self.columns(men, others).mask(column), free.bits())
        };
        let column = PointSet::from_bits(column);
        Some(if sector.has_mover_in_rows() {
            (row, column)
        } else {
            (column, row)
        })
    }

    /// The arrangement at `place`, with White to move; nothing for an index past
    /// the last. It may not fit any rules.
    #[must_use]
    pub fn setup(&self, place: Place) -> Option<Setup> {
        let (mover, other) = self.arrangement(place.sector, place.index)?;
        let mut setup = Setup::empty(self.board);
        let mut put = |men: PointSet, player| {
            let points = men.into_iter();
            points.for_each(|point: Point| setup.set(point, Some(player)));
        };
        put(mover, Player::White);
        put(other, Player::Black);
        setup.hands.white = place.sector.mover.hand;
        setup.hands.black = place.sector.other.hand;
        setup.move_number = NonZeroU16::MIN;
        Some(setup)
    }
}

#[cfg(test)]
mod tests {
    use molino::BoardId;

    use super::*;

    #[test]
    fn an_index_and_its_arrangement_agree_up_to_symmetry() {
        for (id, men) in [
            (BoardId::Three, 3),
            (BoardId::Six, 4),
            (BoardId::Seven, 3),
            (BoardId::Nine, 3),
            (BoardId::Twelve, 2),
        ] {
            let numbering = Numbering::new(id.board());
            let force = |board, hand| Force { board, hand };
            let placing = [(1, 1), (1, 0)].map(|(hand, other)| Sector {
                mover: force(men, hand),
                other: force(2, other),
            });
            let movement = [Sector::movement(men, men), Sector::movement(2, 1)];
            for sector in movement.into_iter().chain(placing) {
                for index in 0..numbering.size(sector) {
                    let (mover, other) = numbering.arrangement(sector, index).expect("an index");
                    assert!(!mover.meets(other));
                    let again = numbering.index(sector, mover, other);
                    let again = numbering.arrangement(sector, again).expect("an index");
                    let images = numbering.images();
                    assert!((0..images.count()).any(|number| {
                        (images.set(number, mover), images.set(number, other)) == again
                    }));
                    let (row, again_row) = if sector.has_mover_in_rows() {
                        (mover, again.0)
                    } else {
                        (other, again.1)
                    };
                    assert_eq!(again_row, row, "a representative is its own");
                }
                let past = numbering.size(sector);
                assert_eq!(numbering.arrangement(sector, past), None);
            }
        }
    }

    #[test]
    fn symmetric_positions_have_rows_of_one_orbit() {
        let numbering = Numbering::new(BoardId::Seven.board());
        let images = numbering.images();
        let (mover, other) = (
            PointSet::from_bits(0b1_0011),
            PointSet::from_bits(0b110_0000),
        );
        let sector = Sector::movement(3, 2);
        let rows = (0..images.count()).map(|number| {
            let [mover, other] = [mover, other].map(|men| images.set(number, men));
            let index = numbering.index(sector, mover, other);
            index / numbering.columns(3, 2).count() as u64
        });
        let rows: Vec<u64> = rows.collect();
        assert!(rows.iter().all(|row| *row == rows[0]), "{rows:?}");
    }

    #[test]
    fn the_movement_phase_of_nine_men_has_the_known_number_of_indices() {
        let numbering = Numbering::new(BoardId::Nine.board());
        let sizes = (3..=9).flat_map(|mover| (3..=9).map(move |other| (mover, other)));
        let sizes = sizes.map(|(mover, other)| numbering.size(Sector::movement(mover, other)));
        assert_eq!(sizes.sum::<u64>(), 9_193_626_407);
    }
}
