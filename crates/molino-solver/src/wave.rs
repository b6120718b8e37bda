//! One level of retrograde analysis in one bucket: the positions that are
//! decided at this distance, and those that are decided by them one ply up.

use molino::PointSet;
use molino_db::Score;
use molino_index::Spot;

use crate::bits::Bits;
use crate::bucket::{Bucket, DECIDED, FOUND, Found, WON};
use crate::mail::Outbox;
use crate::table::{Frame, Row, Shape};
use crate::terms::{Edges, Tables};

/// How many positions are worked at before what is found is counted.
const BATCH: usize = 32;

/// The same where each has up to fifteen twins.
const BATCH_OF_TWINS: usize = 2;

/// A row is worth fetching as a whole where more than one in so many of its
/// positions waits.
const WORTH_FETCHING: usize = 1024;

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
    pub(crate) wave: &'w mut Wave,
    pub(crate) found: &'w mut Found,
    pub(crate) outbox: &'w mut Outbox,
}

/// Buffers that one worker uses for every bucket.
#[derive(Default)]
pub(crate) struct Wave {
    /// The positions that wait, by row: for each row so many places as it has cells.
    sorted: Vec<u32>,
    /// How many wait in each row.
    counts: Vec<u32>,
}

impl<K: Bits> Work<'_, '_, K> {
    /// Answers the positions of `level` that wait in the bucket.
    #[inline(always)]
    pub(crate) fn level(&mut self, level: u8) {
        if level.is_multiple_of(2) {
            self.wave::<true>(level);
        } else {
            self.wave::<false>(level);
        }
    }

    #[inline(always)]
    fn wave<const LOST: bool>(&mut self, level: u8) {
        let score = Score::decided(level).unwrap_or(Score::DRAW).byte();
        let mut sorted = std::mem::take(&mut self.wave.sorted);
        let mut counts = std::mem::take(&mut self.wave.counts);
        let bits = self.bits;
        bits.apart(|| self.sort_inbox(&mut sorted, &mut counts));
        let columns = self.shape.columns.count();
        for (row, &count) in counts.iter().enumerate() {
            let next = counts.get(row + 1);
            if next.is_some_and(|next| *next as usize > columns / WORTH_FETCHING) {
                self.fetch_row(row + 1);
            }
            if count > 0 {
                let cells = &sorted[row * columns..][..count as usize];
                bits.apart(|| self.settle_row::<LOST>(row, cells, score));
            }
        }
        (self.wave.sorted, self.wave.counts) = (sorted, counts);
        self.bits.apart(|| self.release::<LOST>(level));
        self.send();
    }

    /// Sorts the positions that wait by their rows, so that all that is known of a
    /// row is near while it is worked at. Each position waits but once.
    #[inline(always)]
    fn sort_inbox(&mut self, sorted: &mut Vec<u32>, counts: &mut Vec<u32>) {
        let frame = self.shape.frame();
        counts.clear();
        counts.resize(self.rows.len(), 0);
        sorted.resize(self.shape.bucket_cells(), 0);
        // Slices: a vector's place and length would be read again each time.
        let (sorted, counts) = (&mut **sorted, &mut **counts);
        for chunk in std::mem::take(&mut self.bucket.inbox) {
            for &cell in &chunk {
                let row = frame.row(cell);
                let count = &mut counts[row];
                sorted[row * frame.count + *count as usize] = cell;
                *count += 1;
            }
            self.outbox.reuse(chunk);
        }
    }

    /// Tells the processor that the states of a row will soon be wanted.
    #[inline(always)]
    fn fetch_row(&self, row: usize) {
        let count = self.shape.columns.count();
        self.bits.fetch(&self.bucket.states[row * count..][..count]);
    }

    /// Enters the score of some cells of a row, and tells those from which a quiet
    /// step leads to them.
    #[inline(always)]
    fn settle_row<const LOST: bool>(&mut self, row: usize, cells: &[u32], score: u8) {
        let (bits, shape, data) = (self.bits, self.shape, &self.rows[row]);
        let (frame, tables) = (shape.frame(), shape.terms.tables());
        let batch = if data.is_plain() {
            BATCH
        } else {
            BATCH_OF_TWINS
        };
        for cells in cells.chunks(batch) {
            let first = row * frame.count;
            let mut work = RowWork {
                bits,
                tables,
                frame,
                row: data,
                row_bits: frame.row_bits(cells[0]),
                scores: &mut self.bucket.scores[first..][..frame.count],
                states: &mut self.bucket.states[first..][..frame.count],
                found: &mut self.found.cells,
                count: self.found.count,
            };
            for &cell in cells {
                if data.is_plain() {
                    work.settle::<LOST>(frame.mask(cell), score);
                    continue;
                }
                for twin in shape.twins(bits, cell, data) {
                    let mask = frame.mask(twin);
                    if work.scores[frame.ranks.rank(mask)] == Score::DRAW.byte() {
                        work.settle::<LOST>(mask, score);
                    }
                }
            }
            self.found.count = work.count;
            if self.found.is_enough() {
                self.send();
            }
        }
    }

    /// Tells the cells from which a capture leads to a decided position.
    #[inline(always)]
    fn release<const LOST: bool>(&mut self, level: u8) {
        let frame = self.shape.frame();
        let events = std::mem::take(&mut self.bucket.events);
        for cells in events.at(level).chunks(FOUND) {
            let (states, found) = (&mut *self.bucket.states, &mut *self.found);
            let mut count = found.count;
            for &cell in cells {
                let is_decided = tell::<LOST>(&mut states[frame.index(cell)]);
                found.cells[count % Found::SIZE] = cell;
                count += usize::from(is_decided);
            }
            found.count = count;
            if self.found.is_enough() {
                self.send();
            }
        }
        self.bucket.events = events;
    }

    /// Sends the positions found to the tables in which their mover's men are
    /// the rows. Of those that are the same up to a symmetry, one is sent.
    #[inline(always)]
    pub(crate) fn send(&mut self) {
        self.bits.apart(|| self.send_found());
    }

    #[inline(always)]
    fn send_found(&mut self) {
        let (bits, rows, frame) = (self.bits, self.rows, self.shape.frame());
        let (partner, partner_size) = (self.partner, self.partner.columns.size());
        let homes = partner.orbits.homes();
        let all = self.shape.terms.board.points();
        let (base, shift) = (self.partner_base, partner.bucket_shift);
        let mut sent = [(0, Spot::default()); BATCH];
        for cells in self.found.cells().chunks(BATCH) {
            let mut count = 0;
            for &cell in cells {
                let row = &rows[frame.row(cell)];
                if !row.is_plain() && self.shape.twins(bits, cell, row).any(|twin| twin < cell) {
                    continue;
                }
                let men = bits.deposit(frame.mask(cell), row.free);
                let spot = homes.spot(PointSet::from_bits(men));
                bits.prefetch(homes.entry(spot));
                sent[count % BATCH] = (frame.row(cell), spot);
                count += 1;
            }
            for &(row, spot) in &sent[..count.min(BATCH)] {
                let home = homes.home(spot);
                let images = &rows[row].images;
                let others = images[home.symmetry() % images.len()];
                let mask = bits.extract(others, (all - home.representative()).bits());
                let row = home.row() as u32 & ((1 << shift) - 1);
                self.outbox
                    .send(base + (home.row() >> shift), row << partner_size | mask);
            }
        }
        self.found.count = 0;
    }
}

/// A row at work.
struct RowWork<'r, K> {
    bits: K,
    tables: Tables<'r>,
    frame: Frame<'r>,
    row: &'r Row,
    row_bits: u32,
    scores: &'r mut [u8],
    states: &'r mut [u8],
    /// The cells found so far, and how many they are: here, the processor need not
    /// wait for memory to count.
    found: &'r mut [u32; Found::SIZE],
    count: usize,
}

impl<K: Bits> RowWork<'_, K> {
    /// Enters the score of a cell, and tells those from which a quiet step leads
    /// to it.
    #[inline(always)]
    fn settle<const LOST: bool>(&mut self, mask: u32, score: u8) {
        let (bits, tables, ranks) = (self.bits, self.tables, self.frame.ranks);
        self.scores[ranks.rank(mask)] = score;
        let men = bits.deposit(mask, self.row.free);
        let held = tables.edges_of(tables.mills(men)) & self.row.barred_in_mills;
        let mut edges: Edges = tables.cut(men) & self.row.edges & !held;
        while edges != 0 {
            let before = bits.extract(men ^ tables.ends_of_first(edges), self.row.free);
            let is_decided = tell::<LOST>(&mut self.states[ranks.rank(before)]);
            self.found[self.count % Found::SIZE] = self.row_bits | before;
            self.count += usize::from(is_decided);
            edges &= edges - 1;
        }
    }
}

/// Tells a position with the column side to move that a move leads to one that
/// the row side has lost or won. Whether that decides it.
#[inline(always)]
fn tell<const LOST: bool>(state: &mut u8) -> bool {
    if LOST {
        let is_open = *state < DECIDED;
        *state = WON;
        is_open
    } else {
        *state -= 1;
        *state == 0
    }
}
