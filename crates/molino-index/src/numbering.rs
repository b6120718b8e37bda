//! The sector and index of a position, and back.

use std::num::NonZeroU16;
use std::sync::OnceLock;

use molino::{Board, Player, Point, PointSet, Position, Setup};

use crate::combinations::{Combinations, deposit, extract};
use crate::images::Images;
use crate::orbits::Orbits;
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

    /// How many indices `sector` has, duplicates included.
    #[must_use]
    pub fn size(&self, sector: Sector) -> u64 {
        let (mover, other) = (sector.mover.board, sector.other.board);
        self.orbits(mover).count() as u64 * self.columns(mover, other).count() as u64
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
            index: self.index(mover, other),
        }
    }

    /// The index of the arrangement of the men of the side to move and those of
    /// the other side, which have no point in common.
    #[must_use]
    pub fn index(&self, mover: PointSet, other: PointSet) -> u64 {
        let (men, others) = (mover.len() as u8, other.len() as u8);
        let orbits = self.orbits(men);
        let home = orbits.home(mover);
        let free = self.board.points() - home.representative();
        let other = self.images.set(home.symmetry(), other);
        let columns = self.columns(men, others);
        let column = columns.rank(extract(other.bits(), free.bits()));
        home.row() as u64 * columns.count() as u64 + column as u64
    }

    /// The men of the side to move and of the other side at `index`; nothing
    /// for an index past the last.
    #[must_use]
    pub fn arrangement(&self, sector: Sector, index: u64) -> Option<(PointSet, PointSet)> {
        let (men, others) = (sector.mover.board, sector.other.board);
        let columns = self.columns(men, others);
        let row = index.checked_div(columns.count() as u64)?;
        let mover = *self.orbits(men).representatives().get(row as usize)?;
        let column = index % columns.count() as u64;
        let free = self.board.points() - mover;
        let other = deposit(columns.mask(column as usize), free.bits());
        Some((mover, PointSet::from_bits(other)))
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
            for sector in [Sector::movement(men, men), Sector::movement(2, 1)] {
                for index in 0..numbering.size(sector) {
                    let (mover, other) = numbering.arrangement(sector, index).expect("an index");
                    assert!(!mover.meets(other));
                    let again = numbering.index(mover, other);
                    let (again_mover, again_other) =
                        numbering.arrangement(sector, again).expect("an index");
                    assert_eq!(again_mover, mover, "a representative is its own");
                    let images = numbering.images();
                    assert!((0..images.count()).any(|number| {
                        images.set(number, mover) == mover
                            && images.set(number, other) == again_other
                    }));
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
        let rows = (0..images.count()).map(|number| {
            let index = numbering.index(images.set(number, mover), images.set(number, other));
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
