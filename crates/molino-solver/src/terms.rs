//! What a sweep needs to know of the board and of the core of the rules.

use std::fmt;

use molino::{
    Argument, Blocked, Board, Captures, Core, Describe, Duty, Flying, MillSet, MillWorth, PointSet,
    Rules, TwoMills,
};

/// How many mills one look-up of points covers.
const HALF: usize = MillSet::MOST / 2;

/// The low bit of every two-bit counter of a mill.
const LOW: u64 = 0x55_5555_5555;

/// A set of edges, one bit each.
pub(crate) type Edges = u64;

/// The most edges that a board has.
pub(crate) const MOST_EDGES: usize = 64;

/// A table over the sets of 24 points, eight at a time.
type ByPoints<T> = [[T; 256]; 3];

/// The board and the core in the form that the inner loops want.
///
/// The steps of a set of men are the edges with one end in it: the exclusive or
/// of the edges of its men. A man may be moved back along such an edge if the
/// other end is free.
pub(crate) struct Terms {
    pub(crate) core: Core,
    rules: Rules,
    pub(crate) board: &'static Board,
    /// The two ends of each edge.
    pub(crate) ends: [u32; MOST_EDGES],
    /// The edges with one end in a set.
    cut: Box<ByPoints<Edges>>,
    /// A two-bit counter for each mill; those of a set are the sum.
    counters: Box<ByPoints<u64>>,
    /// The edges that end at the points of mills, by folded mills.
    edges: Box<[[Edges; 1 << HALF]; 2]>,
}

/// The tables of [`Terms`], without another pointer between.
#[derive(Clone, Copy)]
pub(crate) struct Tables<'a> {
    ends: &'a [u32; MOST_EDGES],
    cut: &'a ByPoints<Edges>,
    counters: &'a ByPoints<u64>,
    edges: &'a [[Edges; 1 << HALF]; 2],
}

impl Tables<'_> {
    /// The ends of the first of `edges`.
    #[inline(always)]
    pub(crate) fn ends_of_first(self, edges: Edges) -> u32 {
        self.ends[edges.trailing_zeros() as usize % MOST_EDGES]
    }

    /// The edges with exactly one end in `men`.
    #[inline(always)]
    pub(crate) fn cut(self, men: u32) -> Edges {
        let [a, b, c, _] = men.to_le_bytes().map(usize::from);
        self.cut[0][a] ^ self.cut[1][b] ^ self.cut[2][c]
    }

    /// The counters of the mills for `men`.
    #[inline(always)]
    pub(crate) fn counters(self, men: u32) -> u64 {
        let [a, b, c, _] = men.to_le_bytes().map(usize::from);
        self.counters[0][a] + self.counters[1][b] + self.counters[2][c]
    }

    /// The mills that `men` hold.
    #[inline(always)]
    pub(crate) fn mills(self, men: u32) -> Mills {
        Mills::full(self.counters(men))
    }

    /// The edges that end at a point of `mills`.
    #[inline(always)]
    pub(crate) fn edges_of(self, mills: Mills) -> Edges {
        let [low, high] = mills.halves();
        self.edges[0][low] | self.edges[1][high]
    }
}

/// The mills of a set of men, in an order that the tables of [`Terms`] want.
#[derive(Clone, Copy)]
pub(crate) struct Mills(u32);

impl Mills {
    pub(crate) const NONE: Mills = Mills(0);

    /// The mills whose counters are full.
    #[inline(always)]
    pub(crate) fn full(counters: u64) -> Mills {
        let marked = counters >> 1 & counters & LOW;
        Mills((marked | marked >> (2 * HALF - 1)) as u32)
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn halves(self) -> [usize; 2] {
        let [low, high] = [self.0, self.0 >> HALF].map(|half| half % (1 << HALF));
        [low as usize, high as usize]
    }
}

impl Terms {
    /// The terms of `core`.
    pub(crate) fn new(core: Core) -> Result<Terms, Unsupported> {
        if core.options().blocked == Blocked::Passes {
            return Err(Unsupported::Passing);
        }
        let board = core.options().board.board();
        let edges: Vec<u32> = board
            .edges()
            .map(|(a, b)| (PointSet::of(a) | PointSet::of(b)).bits())
            .collect();
        let mut ends = [0; MOST_EDGES];
        ends[..edges.len()].copy_from_slice(&edges);
        let edges_at = |point: u32| {
            let edges = edges.iter().enumerate();
            let there = edges.filter(|(_, ends)| *ends & point != 0);
            there.fold(0, |all, (edge, _)| all | 1 << edge)
        };
        let counters_at = |point: u32| {
            let mills = board.mills().iter().enumerate();
            let there = mills.filter(|(_, mill)| mill.bits() & point != 0);
            there.fold(0, |all, (mill, _)| all + (1_u64 << (2 * mill)))
        };
        let points_of = |bit: usize| {
            let mill = bit / 2 + HALF * (bit % 2);
            board.mills().get(mill).copied().unwrap_or_default()
        };
        Ok(Terms {
            core,
            rules: Rules::from(core),
            board,
            ends,
            cut: by_points(edges_at, |a, b| a ^ b),
            counters: by_points(counters_at, |a, b| a + b),
            edges: by_mills(
                |bit| {
                    let points = points_of(bit).into_iter();
                    points.fold(0, |all, point| all | edges_at(PointSet::of(point).bits()))
                },
                |a, b| a | b,
            ),
        })
    }

    /// The tables alone, for inner loops.
    #[inline(always)]
    pub(crate) fn tables(&self) -> Tables<'_> {
        Tables {
            ends: &self.ends,
            cut: &self.cut,
            counters: &self.counters,
            edges: &self.edges,
        }
    }

    /// The points at which two or more mills of `men` meet.
    pub(crate) fn crossings(&self, men: u32) -> u32 {
        let held = self.board.mills().iter().map(|mill| mill.bits());
        let held = held.filter(|mill| mill & men == *mill);
        let once_and_twice = held.fold((0, 0), |(once, twice), mill| {
            (once | mill, twice | once & mill)
        });
        once_and_twice.1
    }

    /// Whether `men` hold a mill.
    pub(crate) fn has_mill(&self, men: PointSet) -> bool {
        !self.tables().mills(men.bits()).is_empty()
    }

    /// How men are taken; nothing where a mill wins.
    pub(crate) fn captures(&self) -> Option<&Captures> {
        match &self.core.options().mill {
            MillWorth::Wins => None,
            MillWorth::Captures(captures) => Some(captures),
        }
    }

    /// Whether a move that closes a mill may take nobody though it could.
    pub(crate) fn is_optional(&self) -> bool {
        self.captures()
            .is_some_and(|captures| captures.duty == Duty::Optional)
    }

    /// Whether two mills at once are worth two men.
    pub(crate) fn takes_two(&self) -> bool {
        self.captures()
            .is_some_and(|captures| captures.two_mills == TwoMills::TakeTwo)
    }

    /// The men of `their` that may be taken for a mill.
    pub(crate) fn takeable(&self, their: PointSet) -> PointSet {
        self.rules.takeable(their)
    }

    /// Whether a side flies that has `men` on the board and none in hand.
    pub(crate) fn flies(&self, men: u8) -> bool {
        self.core.options().flying == Flying::AtThree && men == 3
    }
}

fn by_points<T: Copy + Default>(
    at: impl Fn(u32) -> T,
    join: impl Fn(T, T) -> T,
) -> Box<ByPoints<T>> {
    let mut table = Box::new([[T::default(); 256]; 3]);
    for (part, table) in table.iter_mut().enumerate() {
        fill(table, |bit| at(1 << (8 * part + bit)), &join);
    }
    table
}

fn by_mills<T: Copy + Default>(
    of: impl Fn(usize) -> T,
    join: impl Fn(T, T) -> T,
) -> Box<[[T; 1 << HALF]; 2]> {
    let mut table = Box::new([[T::default(); 1 << HALF]; 2]);
    for (part, table) in table.iter_mut().enumerate() {
        fill(table, |bit| of(HALF * part + bit), &join);
    }
    table
}

/// Fills a table over sets of bits from the entries of single bits.
pub(crate) fn fill<T: Copy>(
    table: &mut [T],
    single: impl Fn(usize) -> T,
    join: impl Fn(T, T) -> T,
) {
    for bits in 1..table.len() {
        let rest = bits & (bits - 1);
        table[bits] = join(table[rest], single(bits.trailing_zeros() as usize));
    }
}

/// Why a core cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// Where a blocked side passes, a position can follow itself.
    Passing,
    /// The placing phase of a game in which men move before all are placed.
    PlaceOrMove,
    /// A game that memory does not hold as a whole.
    Large,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsupported::Passing => {
                "found a game in which a blocked side passes, wanted one in which it loses"
            }
            Unsupported::PlaceOrMove => {
                "found a game in which men move before all are placed, wanted one in which they move after"
            }
            Unsupported::Large => "found a game of more than 17 points, wanted a smaller one",
        })
    }
}

impl std::error::Error for Unsupported {}

impl Describe for Unsupported {
    fn id(&self) -> &'static str {
        match self {
            Unsupported::Passing => "unsupported-passing",
            Unsupported::PlaceOrMove => "unsupported-place-or-move",
            Unsupported::Large => "unsupported-large",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        Vec::new()
    }
}

impl fmt::Debug for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Terms({})", self.core)
    }
}
