//! How a table of the movement phase starts: the moves that each position has,
//! and what its captures are worth.

use molino::PointSet;
use molino_db::Score;

use crate::bits::{Bits, lesser};
use crate::bucket::{Events, FOUND, WON};
use crate::captures::{Captures, Lower};
use crate::table::{Row, Shape};
use crate::terms::MOST_EDGES;
use crate::wave::Work;

/// Buffers that one worker uses for every row.
#[derive(Default)]
pub(crate) struct Scratch {
    pub(crate) captures: Captures,
    /// Whether the men of the row hold a line that has won.
    is_over: bool,
    /// The least score that a capture leads to, by column.
    pub(crate) least: Vec<u8>,
    /// The moves that take nobody, by column.
    moves: Vec<u8>,
    /// What captures lead to in the bucket: cells, their levels, how many.
    cells: Vec<u32>,
    levels: Vec<u8>,
    events: usize,
}

impl<K: Bits> Work<'_, '_, K> {
    /// Makes the bucket ready for level 0.
    #[inline(always)]
    pub(crate) fn start(&mut self, lower: &dyn Lower, scratch: &mut Scratch) {
        scratch.begin(self.bucket.scores.len());
        for row in 0..self.rows.len() {
            self.start_row(row, lower, scratch);
        }
        self.end_start(scratch);
    }

    /// Sorts what was listed, and sends what was found.
    #[inline(always)]
    pub(crate) fn end_start(&mut self, scratch: &Scratch) {
        let (cells, levels) = (&scratch.cells, &scratch.levels);
        let events = scratch.events;
        self.bucket.events = Events::sorted(&cells[..events], &levels[..events]);
        self.send();
    }

    #[inline(always)]
    fn start_row(&mut self, row: usize, lower: &dyn Lower, scratch: &mut Scratch) {
        let (bits, shape, data) = (self.bits, self.shape, &self.rows[row]);
        bits.apart(|| scratch.captures.scan::<true>(shape, data));
        scratch.captures.value(bits, shape, data, lower);
        scratch.count_moves(shape);
        bits.apart(|| scratch.spread(bits, shape, data));
        if shape.terms.captures().is_none() {
            scratch.end_at_lines(shape, data);
        }
        self.enter_row(row, scratch);
    }

    /// Enters what is known of each position of a row.
    #[inline(always)]
    fn enter_row(&mut self, row: usize, scratch: &mut Scratch) {
        let columns = self.shape.columns;
        let first = row * columns.count();
        let row_bits = ((row as u64) << columns.size()) as u32;
        if scratch.is_over {
            let scores = &mut self.bucket.scores[first..][..columns.count()];
            scores.fill(Score::NONE.byte());
        }
        let mut start = 0;
        for masks in self.shape.masks.chunks(FOUND) {
            let bits = self.bits;
            bits.apart(|| self.enter_cells(row_bits, first, start, masks, scratch));
            start += masks.len();
            if self.found.is_enough() {
                self.send();
            }
        }
    }

    /// Enters what is known of the positions of the columns `masks`, of which
    /// `start` is the first, of the row whose first cell is `first`.
    #[inline(always)]
    fn enter_cells(
        &mut self,
        row_bits: u32,
        first: usize,
        start: usize,
        masks: &[u32],
        scratch: &mut Scratch,
    ) {
        let states = self.bucket.states[first + start..].iter_mut();
        let moves = scratch.moves[start..].iter().zip(&scratch.least[start..]);
        let (cells, levels) = (&mut *scratch.cells, &mut *scratch.levels);
        let mut events = scratch.events;
        for ((mask, state), (moves, least)) in masks.iter().zip(states).zip(moves) {
            let captures = u8::from(*least != Score::NONE.byte());
            let cell = row_bits | *mask;
            *state = moves.wrapping_add(captures);
            if *state == 0 {
                *state = WON;
                self.found.push_if(cell, true);
            }
            let level = LEVELS[usize::from(*least)];
            cells[events] = cell;
            levels[events] = level;
            events += usize::from(level != NEVER);
        }
        scratch.events = events;
    }
}

/// The level at which a capture that leads to each score has its effect.
const LEVELS: [u8; 256] = {
    let mut levels = [NEVER; 256];
    let mut byte = 0;
    while byte < levels.len() {
        if let Some(plies) = Score::from_byte(byte as u8).plies() {
            levels[byte] = plies;
        }
        byte += 1;
    }
    levels
};

/// The level of what has no effect: a draw, or no capture.
const NEVER: u8 = u8::MAX;

impl Scratch {
    /// Makes it ready for a bucket of so many cells.
    #[inline(always)]
    pub(crate) fn begin(&mut self, cells: usize) {
        self.events = 0;
        self.cells.resize(cells + 1, 0);
        self.levels.resize(cells + 1, 0);
    }

    /// Counts the moves of each column, those that close a mill among them.
    #[inline(always)]
    fn count_moves(&mut self, shape: &Shape) {
        self.least.clear();
        self.least.resize(shape.columns.count(), Score::NONE.byte());
        std::mem::swap(&mut self.moves, &mut self.captures.steps);
    }

    /// Lists a cell that has a capture which leads to the score `least`.
    #[inline(always)]
    pub(crate) fn push_event(&mut self, cell: u32, least: u8) {
        let level = LEVELS[usize::from(least)];
        self.cells[self.events] = cell;
        self.levels[self.events] = level;
        self.events += usize::from(level != NEVER);
    }

    /// Carries the values of captures back over the steps that close the mills.
    #[inline(always)]
    fn spread<K: Bits>(&mut self, bits: K, shape: &Shape, row: &Row) {
        let terms = shape.terms;
        let columns = shape.columns.ranks();
        let quiet = u8::from(row.barred_in_mills != 0);
        let least_of = &mut self.least[..shape.columns.count()];
        let moves_of = &mut self.moves[..shape.columns.count()];
        let mut ends = [0; MOST_EDGES];
        let mut edges = row.edges;
        while edges != 0 {
            let edge = edges.trailing_zeros() as usize % MOST_EDGES;
            ends[edge] = bits.extract(terms.ends[edge], row.free);
            edges &= edges - 1;
        }
        let captures = &self.captures;
        let closed = captures.closed().iter().zip(captures.closing());
        for (place, ((&mask, &closing), &single)) in closed.zip(&captures.single).enumerate() {
            let crossings = if terms.takes_two() {
                let men = bits.deposit(mask, row.free);
                bits.extract(terms.crossings(men), row.free)
            } else {
                0
            };
            let mut edges = closing;
            while edges != 0 {
                let ends = ends[edges.trailing_zeros() as usize % MOST_EDGES];
                let least = if ends & mask & crossings != 0 {
                    captures.double[place]
                } else {
                    single
                };
                let column = columns.rank(mask ^ ends);
                least_of[column] = lesser(least_of[column], least);
                moves_of[column] = moves_of[column].wrapping_sub(quiet);
                edges &= edges - 1;
            }
        }
    }

    /// Where a line wins: a side that holds one has won, so that the other has
    /// no move. A line of the side to move itself is no position.
    fn end_at_lines(&mut self, shape: &Shape, row: &Row) {
        self.is_over = shape.row_has_line(row);
        if self.is_over {
            self.moves.fill(0);
            self.least.fill(Score::NONE.byte());
        }
        for (column, mask) in shape.masks.iter().enumerate() {
            let men = PointSet::from_bits(molino_index::deposit(*mask, row.free));
            if shape.terms.has_mill(men) {
                self.moves[column] = WON;
                self.least[column] = Score::NONE.byte();
            }
        }
    }
}
