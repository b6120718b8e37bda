//! Look-up tables, compiled once from a board, that answer questions about
//! mills for whole sets of points at once.
//!
//! Each mill has a two-bit counter in a word. The counters of a set of men are
//! the sum of the counters of its parts, so three look-ups of eight points each
//! and two additions count the men in all mills. The mills with a wanted count
//! are then one bit each, and two more look-ups give the points of those mills.

use alloc::boxed::Box;
use core::fmt;

use crate::bits::{MillSet, Point, PointSet};
use crate::board::Board;

/// A two-bit counter for each mill.
type Counters = u64;

/// The low bit of every counter.
const LOW: Counters = 0x55_5555_5555;

/// How many mills one look-up of points covers.
const HALF: usize = MillSet::MOST / 2;

/// The most mills that run through one point: the centre of the board of seven.
const THROUGH: usize = 6;

/// A mill, seen from one of its points.
#[derive(Clone, Copy, Debug)]
struct Seen {
    mill: MillSet,
    others: PointSet,
}

impl Seen {
    /// A mill that nobody can hold.
    const NONE: Seen = Seen {
        mill: MillSet::EMPTY,
        others: PointSet::from_bits(u32::MAX),
    };
}

/// The compiled tables of a board.
#[derive(Clone)]
pub(crate) struct Tables {
    /// The mills through each point; [`Seen::NONE`] fills the rest.
    through: [[Seen; THROUGH]; Point::MOST],
    /// The most mills through a point of this board.
    most_through: usize,
    counters: [[Counters; 256]; 3],
    points: [[PointSet; 1 << HALF]; 2],
    /// The edges, 32 a word: in the low half those whose first end, in the high
    /// half those whose second end is a point of the set.
    edges: [[[Ends; 256]; 3]; 2],
    /// Whether the board has more than 32 edges.
    many_edges: bool,
}

/// Up to 32 edges, by the end that counts.
type Ends = u64;

impl fmt::Debug for Tables {
    /// Tells nothing of the 27 KB that follow from the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}

impl Tables {
    pub(crate) fn compile(board: &Board) -> Box<Tables> {
        let mut tables = Box::new(Tables {
            through: [[Seen::NONE; THROUGH]; Point::MOST],
            most_through: 0,
            counters: [[0; 256]; 3],
            points: [[PointSet::EMPTY; 1 << HALF]; 2],
            edges: [[[0; 256]; 3]; 2],
            many_edges: board.edges().count() > 32,
        });
        for (part, counters) in tables.counters.iter_mut().enumerate() {
            let single = |bit| counters_of(board, point(8 * part + bit));
            fill(counters, single, |a, b| a + b);
        }
        for (word, edges) in tables.edges.iter_mut().enumerate() {
            for (part, edges) in edges.iter_mut().enumerate() {
                fill(
                    edges,
                    |bit| ends_of(board, word, point(8 * part + bit)),
                    |a, b| a | b,
                );
            }
        }
        for (part, points) in tables.points.iter_mut().enumerate() {
            fill(
                points,
                |bit| points_of(board, HALF * part + bit),
                |a, b| a | b,
            );
        }
        for point in board.points() {
            let mills = board.mills().iter().filter(|mill| mill.contains(point));
            tables.most_through = tables.most_through.max(mills.count());
            tables.through[point.index()] = seen_from(board, point);
        }
        tables
    }

    /// The mills that a man on `point` completes beside `men`.
    pub(crate) fn completed(&self, point: Point, men: PointSet) -> MillSet {
        let complete = self
            .seen_from(point)
            .filter(|seen| men.contains_all(seen.others));
        complete.fold(MillSet::EMPTY, |mills, seen| mills | seen.mill)
    }

    /// Which of the men on `sources` complete a mill by going to `point`: a
    /// mill of which they are no part themselves.
    pub(crate) fn completers(&self, point: Point, men: PointSet, sources: PointSet) -> PointSet {
        let complete = self
            .seen_from(point)
            .filter(|seen| men.contains_all(seen.others));
        complete.fold(PointSet::EMPTY, |completers, seen| {
            completers | (sources - seen.others)
        })
    }

    /// The points on which one more man would complete a mill of `men`; only
    /// the empty ones among them mean anything.
    pub(crate) fn completing(&self, men: PointSet) -> PointSet {
        let counters = self.counters(men);
        self.points_of(counters >> 1 & !counters & LOW)
    }

    /// The points of the mills that `men` hold.
    pub(crate) fn in_mills(&self, men: PointSet) -> PointSet {
        let counters = self.counters(men);
        self.points_of(counters >> 1 & counters & LOW)
    }

    /// How many steps lead from a point of `from` along an edge to a point of
    /// `to`; the two sets have no point in common.
    pub(crate) fn count_steps(&self, from: PointSet, to: PointSet) -> usize {
        let steps = |word| {
            let (from, to) = (self.ends(word, from), self.ends(word, to));
            (from & to.rotate_left(32)).count_ones() as usize
        };
        if self.many_edges {
            steps(0) + steps(1)
        } else {
            steps(0)
        }
    }

    fn ends(&self, word: usize, points: PointSet) -> Ends {
        let [a, b, c, _] = points.bits().to_le_bytes().map(usize::from);
        let edges = &self.edges[word];
        edges[0][a] | edges[1][b] | edges[2][c]
    }

    fn seen_from(&self, point: Point) -> impl Iterator<Item = &Seen> {
        self.through[point.index()].iter().take(self.most_through)
    }

    fn counters(&self, men: PointSet) -> Counters {
        let [a, b, c, _] = men.bits().to_le_bytes();
        self.counters[0][usize::from(a)]
            + self.counters[1][usize::from(b)]
            + self.counters[2][usize::from(c)]
    }

    /// The points of the mills whose low bit is set in `marked`. Counter `i` of
    /// the lower half falls on bit `2i`, that of the upper half on `2i + 1`.
    fn points_of(&self, marked: Counters) -> PointSet {
        let folded = (marked | marked >> (2 * HALF - 1)) as usize;
        self.points[0][folded & ((1 << HALF) - 1)]
            | self.points[1][folded >> HALF & ((1 << HALF) - 1)]
    }
}

fn seen_from(board: &Board, point: Point) -> [Seen; THROUGH] {
    let mut seen = [Seen::NONE; THROUGH];
    let mills = board.mills().iter().enumerate();
    let through = mills.filter(|(_, points)| points.contains(point));
    for (entry, (mill, points)) in seen.iter_mut().zip(through) {
        *entry = Seen {
            mill: MillSet::of(mill),
            others: points.without(point),
        };
    }
    seen
}

/// Fills a table over sets of bits: the entry of a set is made of that of its
/// lowest bit and that of the rest.
fn fill<T: Copy>(table: &mut [T], single: impl Fn(usize) -> T, join: impl Fn(T, T) -> T) {
    for bits in 1..table.len() {
        let rest = bits & (bits - 1);
        table[bits] = match rest {
            0 => single(bits.trailing_zeros() as usize),
            _ => join(table[rest], table[bits ^ rest]),
        };
    }
}

fn point(index: usize) -> PointSet {
    PointSet::from_bits(1 << index)
}

/// The edges of a word that end at `point`.
fn ends_of(board: &Board, word: usize, point: PointSet) -> Ends {
    let edges = board.edges().skip(32 * word).take(32).enumerate();
    edges.fold(0, |ends, (edge, (first, second))| {
        let (first, second) = (point.contains(first), point.contains(second));
        ends | Ends::from(first) << edge | Ends::from(second) << (32 + edge)
    })
}

/// One in the counter of each mill that `point` belongs to.
fn counters_of(board: &Board, point: PointSet) -> Counters {
    let mills = board.mills().iter().enumerate();
    mills.fold(0, |counters, (mill, points)| {
        counters | Counters::from(points.meets(point)) << (2 * mill)
    })
}

/// The points of the mill that is marked in the folded order: bit `2i` is mill
/// `i`, bit `2i + 1` is mill `HALF + i`.
fn points_of(board: &Board, bit: usize) -> PointSet {
    let mill = bit / 2 + HALF * (bit % 2);
    board.mills().get(mill).copied().unwrap_or_default()
}
