//! One level of retrograde analysis in one bucket: the positions that are
//! decided at this distance, and those that are decided by them one ply up.

use molino::PointSet;
use molino_db::Score;

use crate::bits::Bits;
use crate::bucket::{Bucket, DECIDED, Found, WON};
use crate::mail::Outbox;
use crate::table::{Row, Shape};
use crate::terms::Edges;

/// A bucket at work.
pub(crate) struct Work<'w, 'b, K> {
    pub(crate) bits: K,
    pub(crate) shape: &'w Shape<'w>,
    /// The table in which the column side's men are the rows.
    pub(crate) partner: &'w Shape<'w>,
    /// How many buckets come before those of the partner.
    pub(crate) partner_base: usize,
    pub(crate) rows: &'w [Row],
    pub(crate) bucket: &'w mut Bucket<'b>,
    pub(crate) found: &'w mut Found,
    pub(crate) outbox: &'w mut Outbox,
}

impl<K: Bits> Work<'_, '_, K> {
    /// Answers the positions of `level` that wait in the bucket.
    #[inline(always)]
    pub(crate) fn level(&mut self, level: u8) {
        match (self.shape.column_flies, level % 2 == 0) {
            (false, true) => self.wave::<false, true>(level),
            (false, false) => self.wave::<false, false>(level),
            (true, true) => self.wave::<true, true>(level),
            (true, false) => self.wave::<true, false>(level),
        }
    }

    #[inline(always)]
    fn wave<const FLIES: bool, const LOST: bool>(&mut self, level: u8) {
        let score = Score::decided(level).unwrap_or(Score::DRAW).byte();
        let size = u32::from(self.shape.columns.size());
        for chunk in std::mem::take(&mut self.bucket.inbox) {
            for &cell in &chunk {
                let row = &self.rows[(cell >> size) as usize];
                if row.is_plain() {
                    self.settle::<FLIES, LOST>(cell, row, score);
                } else {
                    self.settle_all::<FLIES, LOST>(cell, row, score);
                }
                if self.found.is_full() {
                    self.send();
                }
            }
            self.outbox.reuse(chunk);
        }
        let events = std::mem::take(&mut self.bucket.events);
        for cells in events.at(level).chunks(128) {
            for &cell in cells {
                self.touch::<LOST>(cell);
            }
            if self.found.is_full() {
                self.send();
            }
        }
        self.bucket.events = events;
        self.send();
    }

    /// Settles a cell and those that are the same up to a symmetry of the row.
    #[cold]
    #[inline(never)]
    fn settle_all<const FLIES: bool, const LOST: bool>(&mut self, cell: u32, row: &Row, score: u8) {
        let size = u32::from(self.shape.columns.size());
        let images = self.shape.numbering.images();
        let mask = cell & ((1 << size) - 1);
        let men = PointSet::from_bits(molino_index::deposit(mask, row.free));
        let numbers = (0..images.count()).filter(|number| row.stabiliser >> number & 1 == 1);
        for number in numbers {
            let image = molino_index::extract(images.set(number, men).bits(), row.free);
            self.settle::<FLIES, LOST>(cell & !((1 << size) - 1) | image, row, score);
            if self.found.is_full() {
                self.send();
            }
        }
    }

    /// Enters the score of a decided position and tells the positions that lead
    /// to it by a quiet move.
    #[inline(always)]
    fn settle<const FLIES: bool, const LOST: bool>(&mut self, cell: u32, row: &Row, score: u8) {
        let size = u32::from(self.shape.columns.size());
        let (row_bits, mask) = (cell >> size << size, cell & ((1 << size) - 1));
        let index = self.index(cell);
        if self.bucket.scores[index] != Score::DRAW.byte() {
            return;
        }
        self.bucket.scores[index] = score;
        let terms = self.shape.terms;
        let men = self.bits.deposit(mask, row.free);
        let mills = terms.mills(men);
        if FLIES {
            let held = if row.barred_in_mills == 0 { 0 } else { terms.points_of(mills) };
            for from in PointSet::from_bits(row.free & !men) {
                for to in PointSet::from_bits(men & !held) {
                    let moved = men ^ PointSet::of(from).bits() ^ PointSet::of(to).bits();
                    self.touch::<LOST>(row_bits | self.bits.extract(moved, row.free));
                }
            }
        } else {
            let held = terms.edges_of(mills) & row.barred_in_mills;
            let mut edges: Edges = terms.cut(men) & row.edges & !held;
            while edges != 0 {
                let ends = terms.ends[edges.trailing_zeros() as usize];
                self.touch::<LOST>(row_bits | self.bits.extract(men ^ ends, row.free));
                edges &= edges - 1;
            }
        }
    }

    /// Tells a position with the column side to move of the value of a move.
    #[inline(always)]
    fn touch<const LOST: bool>(&mut self, cell: u32) {
        let index = self.index(cell);
        let state = &mut self.bucket.states[index];
        let decided = if LOST {
            let open = *state < DECIDED;
            *state = WON;
            open
        } else {
            *state -= 1;
            *state == 0
        };
        self.found.push_if(cell, decided);
    }

    #[inline(always)]
    fn index(&self, cell: u32) -> usize {
        let columns = self.shape.columns;
        let size = u32::from(columns.size());
        let row = (cell >> size) as usize;
        row * columns.count() + columns.rank(cell & ((1 << size) - 1))
    }

    /// Sends the positions found to the tables in which their mover's men are
    /// the rows.
    #[inline(always)]
    pub(crate) fn send(&mut self) {
        let size = self.shape.columns.size();
        let (partner, partner_size) = (self.partner, self.partner.columns.size());
        let shift = partner.bucket_shift;
        for &cell in self.found.cells() {
            let row = &self.rows[(cell >> size) as usize];
            let men = self.bits.deposit(cell & ((1 << size) - 1), row.free);
            let home = partner.orbits.home(PointSet::from_bits(men));
            let others = row.images[home.symmetry() % row.images.len()];
            let mask = self.bits.extract(others, partner.rows[home.row()].free);
            let row = home.row() as u32 & ((1 << shift) - 1);
            self.outbox.send(
                self.partner_base + (home.row() >> shift),
                row << partner_size | mask,
            );
        }
        self.found.clear();
    }
}
