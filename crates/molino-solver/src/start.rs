//! How a table starts: the moves that each position has, and what its captures
//! are worth.

use molino::PointSet;
use molino_db::Score;

use crate::bits::Bits;
use crate::bucket::{Events, FOUND, WON};
use crate::table::{Row, Shape};
use crate::terms::{Edges, Mills, Terms, fill};
use crate::wave::Work;

/// Values of positions with fewer men, for the side that has lost them.
pub(crate) trait Lower: Sync {
    /// The scores of the sector of the movement phase in which the side to move
    /// has `men` men and the other `others`.
    fn scores(&self, men: u8, others: u8) -> &[u8];
}

/// The score of a game that the side to move has lost already.
const LOST: u8 = 0;

/// Buffers that one worker uses for every row.
#[derive(Default)]
pub(crate) struct Scratch {
    halves: Halves,
    /// Whether the men of the row hold a line that has won.
    is_over: bool,
    /// The least score that a capture leads to, by column.
    least: Vec<u8>,
    /// The moves that take nobody, by column.
    moves: Vec<u8>,
    /// The columns with a mill: their masks and what closing it is worth.
    closed: Vec<u32>,
    single: Vec<u8>,
    double: Vec<u8>,
    cells: Vec<u32>,
    levels: Vec<u8>,
}

/// Tables over the low and the high halves of column masks, for one row.
#[derive(Default)]
struct Halves {
    cut: [Vec<Edges>; 2],
    counters: [Vec<u64>; 2],
    map: [Vec<u32>; 2],
}

impl<K: Bits> Work<'_, '_, K> {
    /// Makes the bucket ready for level 0.
    #[inline(always)]
    pub(crate) fn start(&mut self, lower: &dyn Lower, scratch: &mut Scratch) {
        scratch.cells.clear();
        scratch.levels.clear();
        for row in 0..self.rows.len() {
            self.start_row(row, lower, scratch);
        }
        self.bucket.events = Events::sorted(&scratch.cells, &scratch.levels);
        self.send();
    }

    #[inline(always)]
    fn start_row(&mut self, row: usize, lower: &dyn Lower, scratch: &mut Scratch) {
        let data = &self.rows[row];
        scratch.scan(self.shape, data);
        scratch.value_captures(self.bits, self.shape, data, lower);
        scratch.spread_captures(self.bits, self.shape, data);
        if self.shape.terms.captures().is_none() {
            scratch.end_at_lines(self.shape, data);
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
        for (column, &mask) in self.shape.masks.iter().enumerate() {
            let (moves, least) = (scratch.moves[column], scratch.least[column]);
            let captures = least != Score::NONE.byte();
            let lost = moves == 0 && !captures;
            self.bucket.states[first + column] = if lost { WON } else { moves + u8::from(captures) };
            let cell = row_bits | mask;
            self.found.push_if(cell, lost);
            if captures && let Some(level) = Score::from_byte(least).plies() {
                scratch.cells.push(cell);
                scratch.levels.push(level);
            }
            if self.found.count > FOUND {
                self.send();
            }
        }
    }
}

impl Scratch {
    /// Counts the moves of each column and finds those with a mill.
    #[inline(always)]
    fn scan(&mut self, shape: &Shape, row: &Row) {
        let columns = shape.columns;
        self.halves.enter(shape.terms, row, columns.low_bits(), columns.size().into());
        self.least.clear();
        self.least.resize(columns.count(), Score::NONE.byte());
        self.moves.resize(columns.count(), 0);
        self.closed.resize(columns.count() + 1, 0);
        let (mut column, mut closed) = (0, 0);
        for high in 0..self.halves.cut[1].len() {
            let chosen = shape.men[1].checked_sub(high.count_ones() as u8);
            let lows = chosen.and_then(|chosen| shape.lows.get(usize::from(chosen)));
            for &low in lows.into_iter().flatten() {
                let low = usize::from(low);
                let cut = self.halves.cut[0][low] ^ self.halves.cut[1][high];
                let counters = self.halves.counters[0][low] + self.halves.counters[1][high];
                self.moves[column] = cut.count_ones() as u8;
                self.closed[closed] = (high << columns.low_bits() | low) as u32;
                closed += usize::from(!Mills::full(counters).is_empty());
                column += 1;
            }
        }
        self.closed.truncate(closed);
        if shape.column_flies {
            let men = shape.men[1];
            self.moves.fill(men * (columns.size() - men));
        }
    }

    /// Values what each column with a mill can take for it.
    #[inline(always)]
    fn value_captures<K: Bits>(&mut self, bits: K, shape: &Shape, row: &Row, lower: &dyn Lower) {
        let terms = shape.terms;
        let all = terms.board.points();
        let men = all - PointSet::from_bits(row.free);
        self.single.clear();
        self.single.resize(self.closed.len(), Score::NONE.byte());
        if terms.captures().is_none() {
            self.single.fill(LOST);
        }
        for point in terms.takeable(men) {
            let left = men.without(point);
            self.halves.value(bits, shape, row, left, lower, &self.closed, &mut self.single);
        }
        if terms.takes_two() {
            self.double.clear();
            self.double.resize(self.closed.len(), Score::NONE.byte());
            for first in terms.takeable(men) {
                let left = men.without(first);
                let seconds = if left.len() < 3 { PointSet::EMPTY } else { terms.takeable(left) };
                if seconds.is_empty() {
                    self.halves.value(bits, shape, row, left, lower, &self.closed, &mut self.double);
                }
                for second in seconds {
                    let left = left.without(second);
                    self.halves.value(bits, shape, row, left, lower, &self.closed, &mut self.double);
                }
            }
            if terms.is_optional() {
                for (double, single) in self.double.iter_mut().zip(&self.single) {
                    *double = (*double).min(*single);
                }
            }
        }
    }

    /// Carries the values of captures back over the moves that close the mills.
    #[inline(always)]
    fn spread_captures<K: Bits>(&mut self, bits: K, shape: &Shape, row: &Row) {
        let terms = shape.terms;
        let tables = terms.tables();
        let columns = shape.columns.ranks();
        let quiet = u8::from(row.barred_in_mills != 0);
        for (place, &mask) in self.closed.iter().enumerate() {
            let men = bits.deposit(mask, row.free);
            let mills = tables.mills(men);
            let single = self.single[place];
            if shape.column_flies {
                for to in PointSet::from_bits(men & tables.points_of(mills)) {
                    for from in PointSet::from_bits(row.free & !men) {
                        let moved = men ^ PointSet::of(from).bits() ^ PointSet::of(to).bits();
                        let column = columns.rank(bits.extract(moved, row.free));
                        self.least[column] = self.least[column].min(single);
                        self.moves[column] -= quiet;
                    }
                }
                continue;
            }
            let crossings = if terms.takes_two() { terms.crossings(men) } else { 0 };
            let mut edges = tables.cut(men) & row.edges & tables.edges_of(mills);
            while edges != 0 {
                let ends = tables.ends_of_first(edges);
                let least = if ends & men & crossings != 0 { self.double[place] } else { single };
                let column = columns.rank(bits.extract(men ^ ends, row.free));
                self.least[column] = self.least[column].min(least);
                self.moves[column] -= quiet;
                edges &= edges - 1;
            }
        }
    }
}

impl Scratch {
    /// Where a line wins: a side that holds one has won, so that the other has
    /// no move. A line of the side to move itself is no position.
    fn end_at_lines(&mut self, shape: &Shape, row: &Row) {
        let men = shape.terms.board.points() - PointSet::from_bits(row.free);
        let tables = shape.terms.tables();
        self.is_over = !tables.mills(men.bits()).is_empty();
        if self.is_over {
            self.moves.fill(0);
            self.least.fill(Score::NONE.byte());
        }
        for mask in &self.closed {
            let column = shape.columns.rank(*mask);
            self.moves[column] = WON;
            self.least[column] = Score::NONE.byte();
        }
    }
}

impl Halves {
    /// Makes the tables of the row.
    fn enter(&mut self, terms: &Terms, row: &Row, low_bits: u32, size: u32) {
        let points: Vec<u32> = PointSet::from_bits(row.free)
            .into_iter()
            .map(|point| PointSet::of(point).bits())
            .collect();
        let (low, high) = points.split_at(low_bits as usize);
        debug_assert_eq!(points.len(), size as usize);
        for (half, points) in [low, high].into_iter().enumerate() {
            let length = 1 << points.len();
            self.cut[half].resize(length, 0);
            self.counters[half].resize(length, 0);
            let tables = terms.tables();
            fill(&mut self.cut[half], |bit| tables.cut(points[bit]) & row.edges, |a, b| a ^ b);
            fill(&mut self.counters[half], |bit| tables.counters(points[bit]), |a, b| a + b);
        }
    }

    /// Lowers the scores of the columns `closed` to those that they have where
    /// the row side has only the men `left`.
    #[inline(always)]
    #[expect(clippy::too_many_arguments)]
    fn value<K: Bits>(
        &mut self,
        bits: K,
        shape: &Shape,
        row: &Row,
        left: PointSet,
        lower: &dyn Lower,
        closed: &[u32],
        least: &mut [u8],
    ) {
        let (men, others) = (left.len() as u8, shape.men[1]);
        if men < 3 {
            least.fill(LOST);
            return;
        }
        let columns = shape.numbering.columns(men, others);
        let orbits = shape.numbering.orbits(men);
        let images = shape.numbering.images();
        let home = orbits.home(left);
        let free = shape.terms.board.points() - orbits.representatives()[home.row()];
        let low_bits = shape.columns.low_bits();
        let points: Vec<u32> = PointSet::from_bits(row.free)
            .into_iter()
            .map(|point| {
                let image = images.set(home.symmetry(), PointSet::of(point));
                bits.extract(image.bits(), free.bits())
            })
            .collect();
        let (low, high) = points.split_at(low_bits as usize);
        for (map, points) in self.map.iter_mut().zip([low, high]) {
            map.resize(1 << points.len(), 0);
            fill(map, |bit| points[bit], |a, b| a | b);
        }
        let ranks = columns.ranks();
        let maps = [&*self.map[0], &*self.map[1]];
        let scores = &lower.scores(men, others)[home.row() * columns.count()..][..columns.count()];
        for (&mask, least) in closed.iter().zip(least) {
            let low = mask & ((1 << low_bits) - 1);
            let image = maps[0][low as usize] | maps[1][(mask >> low_bits) as usize];
            *least = (*least).min(scores[ranks.rank(image)]);
        }
    }
}
