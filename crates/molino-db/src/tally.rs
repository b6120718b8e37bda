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
        let columns = numbering
            .columns(sector.mover.board, sector.other.board)
            .count();
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
        let columns = numbering.columns(sector.mover.board, sector.other.board);
        let orbits = numbering.orbits(sector.mover.board);
        let representatives = &orbits.representatives()[first..];
        // Several counters for each score: to count the same again, the processor has
        // to wait for the last count.
        let mut lanes = [[0; 256]; 4];
        let mut counts = [0; 256];
        for (men, scores) in representatives.iter().zip(scores.chunks(columns.count())) {
            let stabiliser = Stabiliser::new(numbering, *men);
            if stabiliser.maps.is_empty() {
                for scores in scores.chunks(lanes.len()) {
                    for (lane, score) in lanes.iter_mut().zip(scores) {
                        lane[usize::from(*score)] += 1;
                    }
                }
            } else {
                for (mask, score) in columns.masks().zip(scores) {
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

/// The symmetries but the identity that leave a set of men where it is, as maps
/// of column masks.
struct Stabiliser {
    maps: Vec<[Vec<u32>; 2]>,
    low_bits: u32,
}

impl Stabiliser {
    fn new(numbering: &Numbering, men: PointSet) -> Stabiliser {
        let images = numbering.images();
        let free = numbering.board().points() - men;
        let low_bits = (free.len() as u32).div_ceil(2);
        let fixing = (1..images.count()).filter(|number| images.set(*number, men) == men);
        let maps = fixing.map(|number| {
            let points = free
                .into_iter()
                .map(|point| extract(images.set(number, PointSet::of(point)).bits(), free.bits()));
            let points: Vec<u32> = points.collect();
            let (low, high) = points.split_at(low_bits as usize);
            [low, high].map(unions)
        });
        Stabiliser {
            maps: maps.collect(),
            low_bits,
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
