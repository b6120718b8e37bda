//! How many positions of a sector are won, lost and drawn.

use std::num::NonZeroUsize;
use std::ops::AddAssign;

use molino::PointSet;
use molino_index::{Numbering, Sector, extract};

use crate::parallel;
use crate::value::{Score, Value};

/// The positions of a sector by their values. Positions that a symmetry of the
/// board takes to each other count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions in which the side to move wins.
    pub wins: u64,
    /// Positions in which it loses; those in which the game is lost already
    /// are among them.
    pub losses: u64,
    /// Drawn positions.
    pub draws: u64,
    /// The most plies that a win takes; 0 if there is none.
    pub longest_win: u8,
    /// The most plies that a loss takes; 0 if there is none.
    pub longest_loss: u8,
}

impl Tally {
    /// Counts the positions of `sector`, whose scores are `scores`, with
    /// `threads` threads.
    ///
    /// # Panics
    ///
    /// If there are more scores than positions.
    #[must_use]
    pub fn of(
        numbering: &Numbering,
        sector: Sector,
        scores: &[u8],
        threads: NonZeroUsize,
    ) -> Tally {
        let [row, column] = sector.rows_and_columns().map(|force| force.board);
        let columns = numbering.columns(row, column).count();
        let rows = scores.len().div_ceil(columns.max(1));
        let share = rows.div_ceil(threads.get()).max(1);
        let parts: Vec<&[u8]> = scores.chunks(share * columns).collect();
        let tallies = parallel::map(threads, parts.len(), |part| {
            Tally::of_rows(numbering, sector, part * share, parts[part])
        });
        let mut tally = Tally::default();
        tallies.into_iter().for_each(|part| tally += part);
        tally
    }

    /// Counts some whole rows of `sector`, of which `first` is the first.
    fn of_rows(numbering: &Numbering, sector: Sector, first: usize, scores: &[u8]) -> Tally {
        let [row, column] = sector.rows_and_columns().map(|force| force.board);
        let count = numbering.columns(row, column).count();
        let representatives = &numbering.orbits(row).representatives()[first..];
        // Several counters for each score: to count the same again, the processor has
        // to wait for the last count.
        let mut lanes = [[0; 256]; 4];
        let mut counts = [0; 256];
        for (men, scores) in representatives.iter().zip(scores.chunks(count)) {
            let ranking = Ranking::new(numbering, sector, *men);
            let stabiliser = Stabiliser::new(numbering, &ranking, *men);
            if stabiliser.maps.is_empty() {
                for scores in scores.chunks(lanes.len()) {
                    for (lane, score) in lanes.iter_mut().zip(scores) {
                        lane[usize::from(*score)] += 1;
                    }
                }
            } else {
                for (mask, score) in ranking.masks(numbering, *men, column).zip(scores) {
                    counts[usize::from(*score)] += u64::from(stabiliser.is_least(mask));
                }
            }
        }
        for lane in lanes {
            counts
                .iter_mut()
                .zip(lane)
                .for_each(|(sum, count)| *sum += count);
        }
        Tally::of_counts(&counts)
    }

    fn of_counts(counts: &[u64; 256]) -> Tally {
        let mut tally = Tally::default();
        for byte in (0..=u8::MAX).filter(|byte| counts[usize::from(*byte)] > 0) {
            let count = counts[usize::from(byte)];
            match Score::from_byte(byte).value() {
                Some(Value::Win(plies)) => {
                    tally.wins += count;
                    tally.longest_win = tally.longest_win.max(plies);
                }
                Some(Value::Loss(plies)) => {
                    tally.losses += count;
                    tally.longest_loss = tally.longest_loss.max(plies);
                }
                Some(Value::Draw) => tally.draws += count,
                None => {}
            }
        }
        tally
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.wins += other.wins;
        self.losses += other.losses;
        self.draws += other.draws;
        self.longest_win = self.longest_win.max(other.longest_win);
        self.longest_loss = self.longest_loss.max(other.longest_loss);
    }
}

/// How the columns beside a row are ranked: as numbers, the high half of which
/// counts more.
#[derive(Clone, Copy)]
struct Ranking {
    /// The points whose bits, packed, are the halves: the low half first.
    halves: [PointSet; 2],
    low_bits: u32,
    is_placing: bool,
}

impl Ranking {
    fn new(numbering: &Numbering, sector: Sector, row: PointSet) -> Ranking {
        let is_placing = sector.is_placing();
        let halves = if is_placing {
            let [first, second] = numbering.free_parts(row);
            [second, first]
        } else {
            let free = numbering.board().points() - row;
            let low = free.into_iter().take(free.len().div_ceil(2)).collect();
            [low, free - low]
        };
        Ranking {
            halves,
            low_bits: halves[0].len() as u32,
            is_placing,
        }
    }

    /// The number of a set of men.
    fn mask(&self, men: PointSet) -> u32 {
        let [low, high] = self.halves.map(|half| extract(men.bits(), half.bits()));
        low | high << self.low_bits
    }

    /// The numbers of the columns with `men` men beside `row`, by rank.
    fn masks(&self, numbering: &Numbering, row: PointSet, men: u8) -> impl Iterator<Item = u32> {
        let low_bits = self.low_bits;
        let parted = self.is_placing.then(|| numbering.parted(row, men).parts());
        let parted = parted.into_iter().flatten();
        let whole = (!self.is_placing).then(|| numbering.columns(row.len() as u8, men).masks());
        let parted = parted.map(move |[first, second]| second | first << low_bits);
        parted.chain(whole.into_iter().flatten())
    }
}

/// The symmetries but the identity that leave a set of men where it is, as maps
/// of the numbers of columns.
struct Stabiliser {
    maps: Vec<[Vec<u32>; 2]>,
    low_bits: u32,
}

impl Stabiliser {
    fn new(numbering: &Numbering, ranking: &Ranking, men: PointSet) -> Stabiliser {
        let images = numbering.images();
        let fixing = (1..images.count()).filter(|number| images.set(*number, men) == men);
        let maps = fixing.map(|number| {
            ranking.halves.map(|half| {
                let points = half.into_iter();
                let images =
                    points.map(|point| ranking.mask(images.set(number, PointSet::of(point))));
                unions(&images.collect::<Vec<u32>>())
            })
        });
        Stabiliser {
            maps: maps.collect(),
            low_bits: ranking.low_bits,
        }
    }

    /// Whether no image of the column is a smaller number.
    fn is_least(&self, mask: u32) -> bool {
        let (low, high) = (mask & ((1 << self.low_bits) - 1), mask >> self.low_bits);
        let mut images = self.maps.iter();
        images.all(|map| map[0][low as usize] | map[1][high as usize] >= mask)
    }
}

/// The unions of all subsets of `sets`.
fn unions(sets: &[u32]) -> Vec<u32> {
    let mut unions = vec![0];
    for set in sets {
        unions.extend_from_within(..);
        let half = unions.len() / 2;
        unions[half..].iter_mut().for_each(|union| *union |= set);
    }
    unions
}
