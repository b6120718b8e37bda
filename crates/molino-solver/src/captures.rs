//! What the captures of one side are worth, a row at a time: which columns hold
//! a mill, and the least score that the row side is left with if it was closed
//! by the last move.

use molino::PointSet;
use molino_db::Score;
use molino_index::{Combinations, Force, Sector};

use crate::bits::{Bits, lesser};
use crate::table::{Row, Shape};
use crate::terms::{Edges, Mills, Tables, Terms, fill};

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
    /// Where columns are in four other rows, or in two.
    maps: Maps<2>,
    map: Maps<1>,
    /// The sets of men that captures leave.
    left: Vec<PointSet>,
    /// The steps that each column has.
    pub(crate) steps: Vec<u8>,
    /// The columns with a mill, the steps that may have closed it, and the mills
    /// themselves: room for all columns, of which so many are in use.
    closed: Vec<u32>,
    closing: Vec<Edges>,
    mills: Vec<Mills>,
    found: usize,
    /// The least score that one capture leads to, for each of these.
    pub(crate) single: Vec<u8>,
    /// The same where two mills were closed at once; empty where that is worth
    /// no more.
    pub(crate) double: Vec<u8>,
}

impl Captures {
    /// Counts the steps of each column, and finds those with a mill; where a mill
    /// is closed `BY_STEP`, only those in which a step may have closed it.
    #[inline(always)]
    pub(crate) fn scan<const BY_STEP: bool>(&mut self, shape: &Shape, row: &Row) {
        let columns = shape.columns;
        let low_bits = columns.low_bits();
        self.enter_row(shape.terms, row, low_bits);
        self.steps.resize(columns.count(), 0);
        // One more than there can be: the last place is written to and not kept.
        let room = columns.count() + 1;
        self.closed.resize(room, 0);
        self.closing.resize(room, 0);
        self.mills.resize(room, Mills::NONE);
        // Slices: a vector's place and length would be read again each time.
        let [low_cut, high_cut] = self.cut.each_ref().map(|cut| &**cut);
        let [low_counters, high_counters] = self.counters.each_ref().map(|half| &**half);
        let low_counters = &low_counters[..low_cut.len()];
        let closed = &mut self.closed[..room];
        let closing = &mut self.closing[..room];
        let mills_of = &mut self.mills[..room];
        let (mut steps, mut found) = (self.steps.iter_mut(), 0);
        for (high, (high_cut, high_counters)) in high_cut.iter().zip(high_counters).enumerate() {
            let high_bits = (high << low_bits) as u32;
            for (low, steps) in shape.lows_beside(high as u32).iter().zip(&mut steps) {
                let index = usize::from(*low);
                let edges = low_cut[index] ^ high_cut;
                *steps = edges.count_ones() as u8;
                let mills = Mills::full(low_counters[index] + high_counters);
                closed[found] = high_bits | u32::from(*low);
                closing[found] = edges;
                mills_of[found] = mills;
                found += usize::from(!mills.is_empty());
            }
        }
        self.found = found;
        if BY_STEP {
            self.keep_those_closed_by_steps(shape.terms.tables());
        }
    }

    /// Drops the columns with a mill that no step can have closed.
    #[inline(always)]
    fn keep_those_closed_by_steps(&mut self, tables: Tables) {
        let mut kept = 0;
        for place in 0..self.found {
            let edges = self.closing[place] & tables.edges_of(self.mills[place]);
            (self.closed[kept], self.closing[kept]) = (self.closed[place], edges);
            kept += usize::from(edges != 0);
        }
        self.found = kept;
    }

    /// The masks of the columns with a mill.
    #[inline(always)]
    pub(crate) fn closed(&self) -> &[u32] {
        &self.closed[..self.found]
    }

    /// The steps that may have closed the mill, as edges, for each of these columns;
    /// where steps were asked for.
    #[inline(always)]
    pub(crate) fn closing(&self) -> &[Edges] {
        &self.closing[..self.found]
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
            self.single.resize(self.found, LOST);
            return;
        }
        let mut least = std::mem::take(&mut self.single);
        least.resize(self.found, Score::NONE.byte());
        let left = terms.takeable(men).into_iter();
        self.left.clear();
        self.left.extend(left.map(|point| men.without(point)));
        self.lower(bits, shape, row, lower, &mut least);
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
        least.resize(self.found, Score::NONE.byte());
        for first in terms.takeable(men) {
            let left = men.without(first);
            let is_over = left.len() as u8 + shape.hands[0] < FEWEST;
            let seconds = if is_over {
                PointSet::EMPTY
            } else {
                terms.takeable(left)
            };
            self.left.clear();
            let after = seconds.into_iter().map(|second| left.without(second));
            self.left.extend(after);
            if seconds.is_empty() {
                self.left.push(left);
            }
            self.lower(bits, shape, row, lower, &mut least);
        }
        if terms.is_optional() {
            for (double, single) in least.iter_mut().zip(&self.single) {
                *double = (*double).min(*single);
            }
        }
        self.double = least;
    }

    /// Lowers the scores of the columns with a mill to those that they have where
    /// the row side has only the men that captures leave, as many in each case.
    #[inline(always)]
    fn lower<K: Bits>(
        &mut self,
        bits: K,
        shape: &Shape,
        row: &Row,
        lower: &dyn Lower,
        least: &mut [u8],
    ) {
        let Some(first) = self.left.first() else {
            return;
        };
        let sector = Sector {
            mover: Force {
                board: first.len() as u8,
                hand: shape.hands[0],
            },
            other: Force {
                board: shape.men[1],
                hand: shape.hands[1],
            },
        };
        if sector.mover.total() < FEWEST {
            least.fill(LOST);
            return;
        }
        let lowering = Lowering {
            bits,
            shape,
            row,
            closed: &self.closed[..self.found],
            scores: lower.scores(sector),
        };
        for left in self.left.chunks(4) {
            if left.len() > 2 {
                bits.apart(|| lowering.lower(left, &mut self.maps, least));
            } else {
                bits.apart(|| lowering.lower(left, &mut self.map, least));
            }
        }
    }
}

/// For the halves of a column mask: the places of their points in the columns of
/// twice `N` rows, two in one word.
type Maps<const N: usize> = [Vec<[u64; N]>; 2];

/// What is needed to look up what captures in a row lead to.
struct Lowering<'l, K> {
    bits: K,
    shape: &'l Shape<'l>,
    row: &'l Row,
    /// The columns with a mill.
    closed: &'l [u32],
    /// The scores of the sector with fewer men.
    scores: &'l [u8],
}

impl<K: Bits> Lowering<'_, K> {
    /// Lowers the scores `least` to those that the row side has with one of the sets
    /// of men `left`, twice `N` or one less. Several at once, since much of the work is
    /// the same for all.
    #[inline(always)]
    fn lower<const N: usize>(&self, left: &[PointSet], maps: &mut Maps<N>, least: &mut [u8]) {
        let rows = self.enter_maps(left, maps);
        let ranks = self.columns(left[0]).ranks();
        let low_bits = self.shape.columns.low_bits();
        let [low_map, high_map] = [&*maps[0], &*maps[1]];
        for (&mask, least) in self.closed.iter().zip(least) {
            let low = low_map[(mask & ((1 << low_bits) - 1)) as usize];
            let high = high_map[(mask >> low_bits) as usize];
            let mut lowest = *least;
            for (n, [first, second]) in rows.iter().enumerate() {
                let images = low[n] | high[n];
                let (image, other) = (images as u32, (images >> 32) as u32);
                lowest = lesser(lowest, first[ranks.rank(image)]);
                lowest = lesser(lowest, second[ranks.rank(other)]);
            }
            *least = lowest;
        }
    }

    /// The columns beside rows with so many men as `left`.
    fn columns(&self, left: PointSet) -> &Combinations {
        let others = self.shape.men[1];
        self.shape.numbering.columns(left.len() as u8, others)
    }

    /// Makes the maps that take column masks to those of the rows of `left`, the last
    /// of which may stand for several, and gives the scores of these rows.
    #[inline(always)]
    fn enter_maps<const N: usize>(&self, left: &[PointSet], maps: &mut Maps<N>) -> [[&[u8]; 2]; N] {
        let numbering = self.shape.numbering;
        let (all, count) = (numbering.board().points(), self.columns(left[0]).count());
        let mut rows = [[self.scores; 2]; N];
        let mut points = [[0; N]; 24];
        for (place, &left) in left.iter().enumerate() {
            let orbits = numbering.orbits(left.len() as u8);
            let home = orbits.home(left);
            rows[place / 2][place % 2] = &self.scores[home.row() * count..][..count];
            let free = all - home.representative();
            let own_free = PointSet::from_bits(self.row.free);
            for (point, images) in own_free.into_iter().zip(&mut points) {
                let image = numbering.images().set(home.symmetry(), PointSet::of(point));
                let image = self.bits.extract(image.bits(), free.bits());
                images[place / 2] |= u64::from(image) << (32 * (place % 2));
            }
        }
        if left.len() % 2 == 1 {
            let last = left.len() / 2;
            rows[last][1] = rows[last][0];
            points
                .iter_mut()
                .for_each(|images| images[last] |= images[last] << 32);
        }
        let columns = self.shape.columns;
        let points = &points[..columns.size().into()];
        let (low, high) = points.split_at(columns.low_bits() as usize);
        for (map, points) in maps.iter_mut().zip([low, high]) {
            map.resize(1 << points.len(), [0; N]);
            let join = |a: [u64; N], b: [u64; N]| std::array::from_fn(|n| a[n] | b[n]);
            fill(map, |bit| points[bit], join);
        }
        rows
    }
}
