//! Rows and columns of the placing phase, whose columns are ranked part by part.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use molino::PointSet;
use molino_db::Score;
use molino_index::{Images, Numbering, Parted, Sector, deposit, extract};

use crate::bits::{Bits, Kernel, lesser};
use crate::spare::Pool;
use crate::terms::{Terms, fill};

/// How many rows a thread takes at a time.
const SHARE: usize = 32;

/// The most mills that meet at a point: the centre of the board of seven.
const MOST_MILLS: usize = 6;

/// The board of a game in the placing phase.
pub(crate) struct Parts<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) numbering: &'a Numbering,
    pub(crate) kernel: Kernel,
    /// The memory of tables.
    pub(crate) pool: Pool,
    seconds: [OnceLock<Seconds>; Images::PART + 1],
}

impl<'a> Parts<'a> {
    pub(crate) fn new(terms: &'a Terms, numbering: &'a Numbering, kernel: Kernel) -> Parts<'a> {
        Parts {
            terms,
            numbering,
            kernel,
            pool: Pool::default(),
            seconds: Default::default(),
        }
    }

    /// The second parts of columns where `size` points of the second part are free.
    pub(crate) fn seconds(&self, size: u8) -> &Seconds {
        self.seconds[usize::from(size)].get_or_init(|| Seconds::new(size))
    }

    /// A table beside rows and columns of so many men, each row of which `work` fills,
    /// with `threads` threads; a row is full of [`Score::NONE`] before.
    pub(crate) fn table<W: Default>(
        &self,
        [row, column]: [u8; 2],
        threads: NonZeroUsize,
        work: impl Fn(&mut W, usize, PointSet, &mut [u8]) + Sync,
    ) -> Vec<u8> {
        let rows = self.numbering.orbits(row).representatives();
        let count = self.numbering.columns(row, column).count();
        let mut table = self.pool.take(rows.len() * count);
        let shares = rows.chunks(SHARE).zip(table.chunks_mut(SHARE * count));
        let shares = Mutex::new(shares.enumerate());
        let next = || {
            let mut shares = shares.lock().unwrap_or_else(PoisonError::into_inner);
            shares.next()
        };
        let run = || {
            let mut room = W::default();
            while let Some((share, (rows, scores))) = next() {
                let rows = rows.iter().zip(scores.chunks_mut(count));
                for (place, (men, scores)) in rows.enumerate() {
                    scores.fill(Score::NONE.byte());
                    work(&mut room, share * SHARE + place, *men, scores);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads.get() {
                // Where there can be no more threads, those that there are do it all.
                if thread::Builder::new().spawn_scoped(scope, run).is_err() {
                    break;
                }
            }
            run();
        });
        table
    }

    /// The scores of a sector of the movement phase with the columns ranked part by
    /// part.
    pub(crate) fn enter(&self, sector: Sector, scores: &[u8], threads: NonZeroUsize) -> Vec<u8> {
        let men = sector.rows_and_columns().map(|force| force.board);
        let columns = self.numbering.columns(men[0], men[1]);
        let all = self.numbering.board().points();
        self.table(
            men,
            threads,
            |maps: &mut [Vec<u32>; 2], number, row, entered| {
                let scores = &scores[number * columns.count()..][..columns.count()];
                for (map, part) in maps.iter_mut().zip(self.numbering.free_parts(row)) {
                    let mut bits = [0; Images::PART];
                    for (bit, point) in bits.iter_mut().zip(part) {
                        *bit = extract(PointSet::of(point).bits(), (all - row).bits());
                    }
                    map.clear();
                    map.resize(1 << part.len(), 0);
                    fill(map, |bit| bits[bit], |a, b| a | b);
                }
                let [first_map, second_map] = maps;
                let row = self.row(row);
                for block in row.blocks(men[1]) {
                    let first = first_map[block.first as usize];
                    let seconds = row.seconds.sets(block.seconds).iter();
                    for (entered, second) in entered[block.range].iter_mut().zip(seconds) {
                        *entered = scores[columns.rank(first | second_map[usize::from(*second)])];
                    }
                }
            },
        )
    }

    /// The row of `men`.
    pub(crate) fn row(&self, men: PointSet) -> Row<'_> {
        let free = self.numbering.free_parts(men);
        let mut row = Row {
            men,
            free,
            numbering: self.numbering,
            seconds: self.seconds(free[1].len() as u8),
            rests: [[Rests::default(); Images::PART]; 2],
        };
        for mill in self.terms.board.mills() {
            if mill.meets(men) {
                continue;
            }
            for (part, free) in free.iter().enumerate() {
                for (place, point) in free.into_iter().enumerate() {
                    if mill.contains(point) {
                        let rest = row.pack(mill.without(point));
                        row.rests[part][place].push(rest);
                    }
                }
            }
        }
        row
    }
}

/// The men of one side, and what the columns beside them are like.
pub(crate) struct Row<'a> {
    pub(crate) men: PointSet,
    /// The points of each part that are free.
    pub(crate) free: [PointSet; 2],
    pub(crate) seconds: &'a Seconds,
    numbering: &'a Numbering,
    /// For each point that is free, what else the mills through it need of the
    /// column side.
    rests: [[Rests; Images::PART]; 2],
}

/// The columns with the same men in the first part.
pub(crate) struct Block {
    /// These, packed.
    pub(crate) first: u32,
    /// How many men there are in the second part.
    pub(crate) seconds: u32,
    /// Where the columns stand in the row.
    pub(crate) range: Range<usize>,
}

/// The mills through a point, without it.
#[derive(Clone, Copy, Default)]
struct Rests {
    count: u8,
    parts: [[u16; 2]; MOST_MILLS],
}

impl Rests {
    fn push(&mut self, rest: [u32; 2]) {
        self.parts[usize::from(self.count)] = rest.map(|part| part as u16);
        self.count += 1;
    }
}

impl Row<'_> {
    /// The columns with `men` men.
    pub(crate) fn columns(&self, men: u8) -> &Parted {
        self.numbering.parted(self.men, men)
    }

    /// How many points of each part are free.
    pub(crate) fn sizes(&self) -> [u32; 2] {
        self.free.map(|part| part.len() as u32)
    }

    /// The parts of a set of men, packed.
    pub(crate) fn pack(&self, men: PointSet) -> [u32; 2] {
        self.free.map(|part| extract(men.bits(), part.bits()))
    }

    /// The men whose parts, packed, are these.
    pub(crate) fn men_of(&self, parts: [u32; 2]) -> PointSet {
        let [first, second] = self.free.map(PointSet::bits);
        PointSet::from_bits(deposit(parts[0], first) | deposit(parts[1], second))
    }

    /// The blocks of the columns with `men` men, but for empty ones.
    pub(crate) fn blocks(&self, men: u8) -> impl Iterator<Item = Block> {
        let columns = self.columns(men);
        let firsts = 0..1_u32 << self.sizes()[0];
        firsts.filter_map(move |first| {
            let range = columns.block(first);
            (!range.is_empty()).then(|| Block {
                first,
                seconds: u32::from(men) - first.count_ones(),
                range,
            })
        })
    }

    /// The mills through point `place` of `part` whose other points in the first
    /// part are all in `first`: what they need in the second part.
    #[inline]
    pub(crate) fn needs(&self, part: usize, place: u32, first: u32) -> Needs {
        let rests = &self.rests[part][place as usize];
        let mut needs = Needs::default();
        for [in_first, in_second] in &rests.parts[..usize::from(rests.count)] {
            if u32::from(*in_first) & !first == 0 {
                needs.parts[usize::from(needs.count)] = *in_second;
                needs.count += 1;
            }
        }
        needs
    }
}

/// What the mills through a point need in the second part.
#[derive(Clone, Copy, Default)]
pub(crate) struct Needs {
    count: u8,
    parts: [u16; MOST_MILLS],
}

/// For each second part with so many men, whether mills stand through a point: a
/// byte of ones where they do.
pub(crate) enum Marks<'m> {
    /// Nowhere.
    None,
    /// Everywhere.
    All,
    /// Where this says so.
    Some(&'m [u8]),
}

impl Marks<'_> {
    /// The mark of a set.
    pub(crate) fn at(&self, rank: usize) -> u8 {
        match self {
            Marks::None => 0,
            Marks::All => u8::MAX,
            Marks::Some(marks) => marks[rank],
        }
    }
}

impl Needs {
    /// Where one mill stands, or more. May use `room`.
    #[inline]
    pub(crate) fn any<'m>(
        &self,
        seconds: &'m Seconds,
        men: u32,
        room: &'m mut Vec<u8>,
    ) -> Marks<'m> {
        let parts = &self.parts[..usize::from(self.count)];
        if parts.contains(&0) {
            return Marks::All;
        }
        match parts {
            [] => Marks::None,
            [one] => Marks::Some(seconds.holding(*one, men)),
            [one, more @ ..] => {
                room.clear();
                room.extend_from_slice(seconds.holding(*one, men));
                for other in more {
                    let marks = room.iter_mut().zip(seconds.holding(*other, men));
                    marks.for_each(|(mark, other)| *mark |= other);
                }
                Marks::Some(room)
            }
        }
    }

    /// Where two mills stand, or more. May use `room`.
    #[inline]
    pub(crate) fn two<'m>(
        &self,
        seconds: &'m Seconds,
        men: u32,
        room: &'m mut Vec<u8>,
    ) -> Marks<'m> {
        let parts = &self.parts[..usize::from(self.count)];
        if parts.len() < 2 {
            return Marks::None;
        }
        if parts.iter().filter(|part| **part == 0).count() > 1 {
            return Marks::All;
        }
        room.clear();
        room.resize(seconds.sets(men).len(), 0);
        for (place, one) in parts.iter().enumerate() {
            for other in &parts[..place] {
                let both = seconds
                    .holding(*one, men)
                    .iter()
                    .zip(seconds.holding(*other, men));
                let marks = room.iter_mut().zip(both);
                marks.for_each(|(mark, (one, other))| *mark |= one & other);
            }
        }
        Marks::Some(room)
    }
}

/// The second parts of columns, by the number of their men.
pub(crate) struct Seconds {
    size: u32,
    /// The sets of each number of men, in order, one number after the other.
    sets: Vec<u16>,
    /// Where those of each number start; last, how many there are.
    starts: Vec<usize>,
    /// For each set its place among those with as many men.
    ranks: Vec<u16>,
    /// For each set of one or two men, which of `sets` hold it: a byte of ones.
    holding: Vec<Vec<u8>>,
    /// By the number of men, where sets lead when a man is added.
    additions: Vec<Steps>,
    /// The same when one is taken away.
    removals: Vec<Steps>,
    /// For each point, the ranks of the sets without a man there, those of fewer men
    /// first.
    lacking: Vec<Vec<u16>>,
    lacking_starts: Vec<usize>,
}

impl Seconds {
    fn new(size: u8) -> Seconds {
        let size = u32::from(size);
        let mut seconds = Seconds {
            size,
            sets: Vec::new(),
            starts: vec![0],
            ranks: vec![0; 1 << size],
            holding: vec![Vec::new(); 1 << size],
            additions: Vec::new(),
            removals: Vec::new(),
            lacking: vec![Vec::new(); size as usize],
            lacking_starts: vec![0],
        };
        for men in 0..=size {
            let sets = (0..1_u16 << size).filter(|set| set.count_ones() == men);
            for (rank, set) in sets.enumerate() {
                seconds.sets.push(set);
                seconds.ranks[usize::from(set)] = rank as u16;
            }
            seconds.starts.push(seconds.sets.len());
        }
        for set in (0..1_u16 << size).filter(|set| set.count_ones() <= 2) {
            let marks = seconds.sets.iter();
            let marks = marks.map(|other| if other & set == set { u8::MAX } else { 0 });
            seconds.holding[usize::from(set)] = marks.collect();
        }
        for men in 0..=size {
            for set in &seconds.sets[seconds.range(men)] {
                for place in (0..size).filter(|place| set >> place & 1 == 0) {
                    let rank = seconds.ranks[usize::from(*set)];
                    seconds.lacking[place as usize].push(rank);
                }
            }
            let lacking = seconds.lacking.first().map_or(0, Vec::len);
            seconds.lacking_starts.push(lacking);
            let steps = [true, false].map(|is_added| Steps::new(&seconds, men, is_added));
            let [additions, removals] = steps;
            seconds.additions.push(additions);
            seconds.removals.push(removals);
        }
        seconds
    }

    /// All sets, those of fewer men first.
    pub(crate) fn all(&self) -> &[u16] {
        &self.sets
    }

    /// The sets of `men` men; none where there are not as many points.
    pub(crate) fn sets(&self, men: u32) -> &[u16] {
        &self.sets[self.range(men)]
    }

    /// Where the sets of `men` men stand among all.
    #[inline]
    pub(crate) fn range(&self, men: u32) -> Range<usize> {
        let start = |men: u32| self.starts[men.min(self.size + 1) as usize];
        start(men)..start(men + 1)
    }

    /// For each set its place among those with as many men.
    pub(crate) fn ranks(&self) -> &[u16] {
        &self.ranks
    }

    /// The ranks of the sets of `men` men without one at point `place`.
    pub(crate) fn lacking(&self, place: u32, men: u32) -> &[u16] {
        let men = men.min(self.size) as usize;
        let range = self.lacking_starts[men]..self.lacking_starts[men + 1];
        &self.lacking[place as usize][range]
    }

    /// Whether the sets of `men` men hold `set`, of one or two men.
    pub(crate) fn holding(&self, set: u16, men: u32) -> &[u8] {
        &self.holding[usize::from(set)][self.range(men)]
    }

    /// Where the sets of `men` men lead when a man is added.
    pub(crate) fn additions(&self, men: u32) -> &Steps {
        &self.additions[men as usize]
    }

    /// Where the sets of `men` men lead when a man is taken away.
    pub(crate) fn removals(&self, men: u32) -> &Steps {
        &self.removals[men as usize]
    }
}

/// Where sets of as many men lead when a man is added, or taken away.
pub(crate) struct Steps {
    /// How many sets are led to, and one more for the steps that there are not.
    count: usize,
    /// For each point the rank of what each set leads to; where there is no step, one
    /// past the last.
    ranks: Vec<u16>,
    /// The same, if all are less than 256.
    narrow: Vec<u8>,
}

impl Steps {
    fn new(seconds: &Seconds, men: u32, is_added: bool) -> Steps {
        let after = if is_added {
            men + 1
        } else {
            men.wrapping_sub(1)
        };
        let count = if after > seconds.size {
            0
        } else {
            seconds.sets(after).len()
        };
        let mut ranks = Vec::new();
        for place in 0..seconds.size {
            let steps = seconds.sets(men).iter().map(|set| {
                let is_step = (set >> place & 1 == 0) == is_added;
                let rank = seconds.ranks[usize::from(set ^ 1 << place)];
                if is_step { rank } else { count as u16 }
            });
            ranks.extend(steps);
        }
        let narrow = ranks.iter().map_while(|rank| u8::try_from(*rank).ok());
        let narrow: Vec<u8> = narrow.collect();
        Steps {
            count: count + 1,
            narrow: if narrow.len() == ranks.len() {
                narrow
            } else {
                Vec::new()
            },
            ranks,
        }
    }

    /// Lowers the score of each set to those that its steps lead to: `scores` has for
    /// each point those of all sets that are led to, and then a [`Score::NONE`].
    #[inline(always)]
    pub(crate) fn lower<K: Bits>(&self, bits: K, lowered: &mut [u8], scores: &[u8]) {
        let scores = scores.chunks_exact(self.count);
        if self.narrow.is_empty() {
            for (scores, ranks) in scores.zip(self.ranks.chunks_exact(lowered.len())) {
                for (lowered, rank) in lowered.iter_mut().zip(ranks) {
                    *lowered = lesser(*lowered, scores[usize::from(*rank)]);
                }
            }
        } else {
            for (scores, ranks) in scores.zip(self.narrow.chunks_exact(lowered.len())) {
                bits.lower_from(lowered, scores, ranks, None);
            }
        }
    }
}
