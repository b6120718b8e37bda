//! What the captures of one side are worth, a row at a time: which columns hold
//! a mill, and the least score that the row side is left with if it was closed
//! by the last move.

use molino::PointSet;
use molino_db::Score;
use molino_index::{Force, Sector};

use crate::bits::Bits;
use crate::table::{Row, Shape};
use crate::terms::{Edges, Mills, Terms, fill};

/// Values of positions with fewer men.
pub(crate) trait Lower: Sync {
    /// The scores of `sector`; none where there is no such table.
    fn scores(&self, sector: Sector) -> &[u8];
}

/// A side with fewer men than this, board and hand together, has lost.
pub(crate) const FEWEST: u8 = 3;

/// The score of a game that the side to move has lost already.
pub(crate) const LOST: u8 = 0;

/// What is known of the captures and moves of one row.
#[derive(Default)]
pub(crate) struct Captures {
    cut: [Vec<Edges>; 2],
    counters: [Vec<u64>; 2],
    map: [Vec<u32>; 2],
    /// The steps that each column has.
    pub(crate) steps: Vec<u8>,
    /// The columns with a mill: their masks.
    pub(crate) closed: Vec<u32>,
    /// The least score that one capture leads to, for each of these.
    pub(crate) single: Vec<u8>,
    /// The same where two mills were closed at once; empty where that is worth
    /// no more.
    pub(crate) double: Vec<u8>,
}

impl Captures {
    /// Counts the steps of each column, and finds those with a mill.
    #[inline(always)]
    pub(crate) fn scan(&mut self, shape: &Shape, row: &Row) {
        let columns = shape.columns;
        let low_bits = columns.low_bits();
        self.enter_row(shape.terms, row, low_bits);
        self.steps.resize(columns.count(), 0);
        self.closed.resize(columns.count() + 1, 0);
        // Slices: a vector's place and length would be read again each time.
        let [low_cut, high_cut] = self.cut.each_ref().map(|cut| &**cut);
        let [low_counters, high_counters] = self.counters.each_ref().map(|half| &**half);
        let low_counters = &low_counters[..low_cut.len()];
        let closed = &mut *self.closed;
        let (mut steps, mut found) = (self.steps.iter_mut(), 0);
        for (high, (high_cut, high_counters)) in high_cut.iter().zip(high_counters).enumerate() {
            let high_bits = (high << low_bits) as u32;
            for (low, steps) in shape.lows_beside(high as u32).iter().zip(&mut steps) {
                let index = usize::from(*low);
                *steps = (low_cut[index] ^ high_cut).count_ones() as u8;
                let counters = low_counters[index] + high_counters;
                closed[found] = high_bits | u32::from(*low);
                found += usize::from(!Mills::full(counters).is_empty());
            }
        }
        self.closed.truncate(found);
    }

    /// Makes the tables over half masks for the row.
    fn enter_row(&mut self, terms: &Terms, row: &Row, low_bits: u32) {
        let points: Vec<u32> = PointSet::from_bits(row.free)
            .into_iter()
            .map(|point| PointSet::of(point).bits())
            .collect();
        let (low, high) = points.split_at(low_bits as usize);
        let tables = terms.tables();
        for (half, points) in [low, high].into_iter().enumerate() {
            let length = 1 << points.len();
            self.cut[half].resize(length, 0);
            self.counters[half].resize(length, 0);
            fill(
                &mut self.cut[half],
                |bit| tables.cut(points[bit]) & row.edges,
                |a, b| a ^ b,
            );
            fill(
                &mut self.counters[half],
                |bit| tables.counters(points[bit]),
                |a, b| a + b,
            );
        }
    }

    /// Values what each column with a mill can take for it.
    #[inline(always)]
    pub(crate) fn value<K: Bits>(&mut self, bits: K, shape: &Shape, row: &Row, lower: &dyn Lower) {
        let terms = shape.terms;
        let men = terms.board.points() - PointSet::from_bits(row.free);
        self.single.clear();
        self.double.clear();
        if terms.captures().is_none() {
            self.single.resize(self.closed.len(), LOST);
            return;
        }
        let mut least = std::mem::take(&mut self.single);
        least.resize(self.closed.len(), Score::NONE.byte());
        for point in terms.takeable(men) {
            self.lower(bits, shape, row, men.without(point), lower, &mut least);
        }
        self.single = least;
        if terms.takes_two() {
            self.value_pairs(bits, shape, row, lower, men);
        }
    }

    /// Values the captures of two men.
    #[inline(always)]
    fn value_pairs<K: Bits>(
        &mut self,
        bits: K,
        shape: &Shape,
        row: &Row,
        lower: &dyn Lower,
        men: PointSet,
    ) {
        let terms = shape.terms;
        let mut least = std::mem::take(&mut self.double);
        least.resize(self.closed.len(), Score::NONE.byte());
        for first in terms.takeable(men) {
            let left = men.without(first);
            let is_over = left.len() as u8 + shape.hands[0] < FEWEST;
            let seconds = if is_over {
                PointSet::EMPTY
            } else {
                terms.takeable(left)
            };
            if seconds.is_empty() {
                self.lower(bits, shape, row, left, lower, &mut least);
            }
            for second in seconds {
                self.lower(bits, shape, row, left.without(second), lower, &mut least);
            }
        }
        if terms.is_optional() {
            for (double, single) in least.iter_mut().zip(&self.single) {
                *double = (*double).min(*single);
            }
        }
        self.double = least;
    }

    /// Lowers the scores of the columns with a mill to those that they have
    /// where the row side has only the men `left`.
    #[inline(always)]
    fn lower<K: Bits>(
        &mut self,
        bits: K,
        shape: &Shape,
        row: &Row,
        left: PointSet,
        lower: &dyn Lower,
        least: &mut [u8],
    ) {
        let (men, others) = (left.len() as u8, shape.men[1]);
        let sector = Sector {
            mover: Force {
                board: men,
                hand: shape.hands[0],
            },
            other: Force {
                board: others,
                hand: shape.hands[1],
            },
        };
        if sector.mover.total() < FEWEST {
            least.fill(LOST);
            return;
        }
        let columns = shape.numbering.columns(men, others);
        let orbits = shape.numbering.orbits(men);
        let home = orbits.home(left);
        let free = shape.terms.board.points() - orbits.representatives()[home.row()];
        self.enter_map(bits, shape, row, home.symmetry(), free);
        let low_bits = shape.columns.low_bits();
        let ranks = columns.ranks();
        let maps = [&*self.map[0], &*self.map[1]];
        let scores = &lower.scores(sector)[home.row() * columns.count()..][..columns.count()];
        for (&mask, least) in self.closed.iter().zip(least) {
            let low = mask & ((1 << low_bits) - 1);
            let image = maps[0][low as usize] | maps[1][(mask >> low_bits) as usize];
            *least = (*least).min(scores[ranks.rank(image)]);
        }
    }

    /// Makes the tables that take column masks of the row to those of a row
    /// whose men leave the points `free`.
    #[inline(always)]
    fn enter_map<K: Bits>(
        &mut self,
        bits: K,
        shape: &Shape,
        row: &Row,
        symmetry: usize,
        free: PointSet,
    ) {
        let images = shape.numbering.images();
        let mut points = [0; 24];
        let mut count = 0;
        for point in PointSet::from_bits(row.free) {
            let image = images.set(symmetry, PointSet::of(point));
            points[count] = bits.extract(image.bits(), free.bits());
            count += 1;
        }
        let (low, high) = points[..count].split_at(shape.columns.low_bits() as usize);
        for (map, points) in self.map.iter_mut().zip([low, high]) {
            map.resize(1 << points.len(), 0);
            fill(map, |bit| points[bit], |a, b| a | b);
        }
    }
}
