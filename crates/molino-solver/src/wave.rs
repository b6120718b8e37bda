//! One level of retrograde analysis in one bucket: the positions that are
//! decided at this distance, and those that are decided by them one ply up.

use molino::PointSet;
use molino_db::Score;

use crate::bits::Bits;
use crate::bucket::{Bucket, DECIDED, FOUND, Found, WON};
use crate::mail::Outbox;
use crate::table::{Frame, Row, Shape};
use crate::terms::{Edges, Tables};

/// How many positions are settled at a time: enough to hide the way to memory.
const BATCH: usize = 32;

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
    pub(crate) touches: &'w mut Touches,
    pub(crate) found: &'w mut Found,
    pub(crate) outbox: &'w mut Outbox,
}

impl<K: Bits> Work<'_, '_, K> {
    /// Answers the positions of `level` that wait in the bucket.
    #[inline(always)]
    pub(crate) fn level(&mut self, level: u8) {
        match (self.shape.column_flies, level.is_multiple_of(2)) {
            (false, true) => self.wave::<false, true>(level),
            (false, false) => self.wave::<false, false>(level),
            (true, true) => self.wave::<true, true>(level),
            (true, false) => self.wave::<true, false>(level),
        }
    }

    #[inline(always)]
    fn wave<const FLIES: bool, const LOST: bool>(&mut self, level: u8) {
        let score = Score::decided(level).unwrap_or(Score::DRAW).byte();
        for chunk in std::mem::take(&mut self.bucket.inbox) {
            let mut cells = &*chunk;
            while !cells.is_empty() {
                let batch = &cells[..cells.len().min(BATCH)];
                let settled = self.settle::<FLIES>(batch, score);
                cells = &cells[settled..];
                self.touch::<LOST>();
            }
            self.outbox.reuse(chunk);
        }
        let events = std::mem::take(&mut self.bucket.events);
        let frame = self.shape.frame();
        for cells in events.at(level).chunks(Touches::ENOUGH) {
            for &cell in cells {
                let index = frame.index(cell);
                self.bits.prefetch(&self.bucket.states, index);
                self.touches.push(cell, index);
            }
            self.touch::<LOST>();
        }
        self.bucket.events = events;
        self.send();
    }

    /// Enters the scores of the first of `cells` and lists the positions that
    /// lead to them by quiet moves. Gives how many cells that were.
    #[inline(always)]
    fn settle<const FLIES: bool>(&mut self, cells: &[u32], score: u8) -> usize {
        let (bits, frame) = (self.bits, self.shape.frame());
        let scores = &mut *self.bucket.scores;
        for &cell in cells {
            bits.prefetch(scores, frame.index(cell));
        }
        let mut unmoves = Unmoves {
            bits,
            frame,
            tables: self.shape.terms.tables(),
            states: &self.bucket.states,
            touches: self.touches,
        };
        for (done, &cell) in cells.iter().enumerate() {
            if unmoves.touches.count > Touches::ENOUGH {
                return done;
            }
            let row = &self.rows[frame.row(cell)];
            if row.is_plain() {
                scores[frame.index(cell)] = score;
                unmoves.list::<FLIES>(cell, row);
                continue;
            }
            for cell in self.shape.twins(bits, cell, row) {
                let there = &mut scores[frame.index(cell)];
                if *there == Score::DRAW.byte() {
                    *there = score;
                    unmoves.list::<FLIES>(cell, row);
                }
            }
        }
        cells.len()
    }

    /// Tells the listed positions the value of a move, and sends those that it
    /// decides.
    #[inline(always)]
    fn touch<const LOST: bool>(&mut self) {
        let states = &mut *self.bucket.states;
        let found = &mut *self.found;
        let (cells, mut count) = (&mut *found.cells, found.count);
        for touch in self.touches.listed() {
            let state = &mut states[touch.index as usize];
            let decided = if LOST {
                let open = *state < DECIDED;
                *state = WON;
                open
            } else {
                *state -= 1;
                *state == 0
            };
            cells[count % Found::SIZE] = touch.cell;
            count += usize::from(decided);
        }
        found.count = count;
        self.touches.count = 0;
        if self.found.count > FOUND {
            self.send();
        }
    }

    /// Sends the positions found to the tables in which their mover's men are
    /// the rows. Of those that are the same up to a symmetry, one is sent.
    #[inline(always)]
    pub(crate) fn send(&mut self) {
        let (bits, rows, frame) = (self.bits, self.rows, self.shape.frame());
        let (partner, partner_size) = (self.partner, self.partner.columns.size());
        let homes = partner.orbits.homes();
        let partner_free = &*partner.free;
        let (base, shift) = (self.partner_base, partner.bucket_shift);
        for &cell in self.found.cells() {
            let row = &rows[frame.row(cell)];
            if !row.is_plain() && self.shape.twins(bits, cell, row).any(|twin| twin < cell) {
                continue;
            }
            let men = bits.deposit(frame.mask(cell), row.free);
            let home = homes.home(PointSet::from_bits(men));
            let others = row.images[home.symmetry() % row.images.len()];
            let mask = bits.extract(others, partner_free[home.row()]);
            let row = home.row() as u32 & ((1 << shift) - 1);
            self.outbox
                .send(base + (home.row() >> shift), row << partner_size | mask);
        }
        self.found.count = 0;
    }
}

/// Positions with the column side to move that have a decided move.
pub(crate) struct Touches {
    list: Box<[Touch; Touches::SIZE]>,
    count: usize,
}

#[derive(Clone, Copy, Default)]
struct Touch {
    cell: u32,
    index: u32,
}

impl Touches {
    const SIZE: usize = 2048;

    /// When there are more, no further position is settled. Sixteen twins with
    /// sixty-three moves each still find room.
    const ENOUGH: usize = 1024;

    pub(crate) fn new() -> Touches {
        Touches {
            list: Box::new([Touch::default(); Touches::SIZE]),
            count: 0,
        }
    }

    #[inline(always)]
    fn push(&mut self, cell: u32, index: usize) {
        self.list[self.count % Touches::SIZE] = Touch {
            cell,
            index: index as u32,
        };
        self.count += 1;
    }

    #[inline(always)]
    fn listed(&self) -> &[Touch] {
        &self.list[..self.count]
    }
}

/// Lists the positions from which a quiet move of the column side leads to a
/// cell.
struct Unmoves<'u, K> {
    bits: K,
    frame: Frame<'u>,
    tables: Tables<'u>,
    states: &'u [u8],
    touches: &'u mut Touches,
}

impl<K: Bits> Unmoves<'_, K> {
    #[inline(always)]
    fn list<const FLIES: bool>(&mut self, cell: u32, row: &Row) {
        let (bits, tables, frame) = (self.bits, self.tables, self.frame);
        let (row_bits, start) = (frame.row_bits(cell), frame.row(cell) * frame.count);
        let men = bits.deposit(frame.mask(cell), row.free);
        let mills = tables.mills(men);
        let list = &mut *self.touches.list;
        let mut count = self.touches.count;
        let states = self.states;
        let mut push = |men: u32| {
            let mask = bits.extract(men, row.free);
            let index = start + frame.ranks.rank(mask);
            bits.prefetch(states, index);
            list[count % Touches::SIZE] = Touch {
                cell: row_bits | mask,
                index: index as u32,
            };
            count += 1;
        };
        if FLIES {
            let held = if row.barred_in_mills == 0 {
                0
            } else {
                tables.points_of(mills)
            };
            for from in PointSet::from_bits(row.free & !men) {
                for to in PointSet::from_bits(men & !held) {
                    push(men ^ PointSet::of(from).bits() ^ PointSet::of(to).bits());
                }
            }
        } else {
            let held = tables.edges_of(mills) & row.barred_in_mills;
            let mut edges: Edges = tables.cut(men) & row.edges & !held;
            while edges != 0 {
                push(men ^ tables.ends_of_first(edges));
                edges &= edges - 1;
            }
        }
        self.touches.count = count;
    }
}
