//! Sets of a fixed size, ranked by two parts.

use std::fmt;
use std::ops::Range;

use crate::combinations::Combinations;
use crate::images::Images;

/// The sets of a number of elements that are taken from two parts, ranked: those
/// with the same first part stand together, in a *block*, ordered by their second
/// parts as numbers; the blocks are ordered by the first part as a number.
///
/// A map that leaves each part as it is takes blocks to blocks, and mixes all
/// blocks of as many second elements in the same way.
///
/// ```
/// let sets = molino_index::Parted::new([2, 2], 2);
/// let parts: Vec<[u32; 2]> = sets.parts().collect();
/// assert_eq!(parts, [[0, 3], [1, 1], [1, 2], [2, 1], [2, 2], [3, 0]]);
/// assert_eq!(sets.rank([2, 1]), 3);
/// assert_eq!(sets.parts_of(3), [2, 1]);
/// ```
#[derive(Clone)]
pub struct Parted {
    sizes: [u8; 2],
    chosen: u8,
    /// How many sets have a smaller first part; last, how many there are.
    starts: Vec<u32>,
    /// The rank of each second part among those with as many elements.
    ranks: Vec<u16>,
}

impl Parted {
    /// The sets of `chosen` elements from two parts of `sizes`.
    ///
    /// # Panics
    ///
    /// If a part has more than 12 elements.
    #[must_use]
    pub fn new(sizes: [u8; 2], chosen: u8) -> Parted {
        let [first, second] = sizes;
        assert!(
            first.max(second) as usize <= Images::PART,
            "parts are of at most 12 points"
        );
        let mut seen = [0_u16; Images::PART + 1];
        let ranks = (0..1_u32 << second).map(|bits| {
            let seen = &mut seen[bits.count_ones() as usize];
            *seen += 1;
            *seen - 1
        });
        let ranks = ranks.collect();
        let mut count = 0;
        let starts = (0..1_u32 << first).map(|bits| {
            let start = count;
            let left = u32::from(chosen).checked_sub(bits.count_ones());
            let beside = left.and_then(|left| seen.get(left as usize));
            count += beside.map_or(0, |sets| u32::from(*sets));
            start
        });
        let mut starts: Vec<u32> = starts.collect();
        starts.push(count);
        Parted {
            sizes,
            chosen,
            starts,
            ranks,
        }
    }

    /// How many elements the parts have.
    #[must_use]
    pub const fn sizes(&self) -> [u8; 2] {
        self.sizes
    }

    /// How many elements the sets have.
    #[must_use]
    pub const fn chosen(&self) -> u8 {
        self.chosen
    }

    /// How many sets there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.starts.last().map_or(0, |count| *count as usize)
    }

    /// The ranks of the sets with this first part.
    ///
    /// # Panics
    ///
    /// If the part has bits past its size.
    #[inline]
    #[must_use]
    pub fn block(&self, first: u32) -> Range<usize> {
        let [start, end] = [first, first + 1].map(|first| self.starts[first as usize] as usize);
        start..end
    }

    /// The rank of the set with these parts; of other sets it means nothing.
    ///
    /// # Panics
    ///
    /// If a part has bits past its size.
    #[inline]
    #[must_use]
    pub fn rank(&self, [first, second]: [u32; 2]) -> usize {
        self.starts[first as usize] as usize + usize::from(self.ranks[second as usize])
    }

    /// The parts of the set of rank `rank`; of the last set for a rank past it.
    #[must_use]
    pub fn parts_of(&self, rank: usize) -> [u32; 2] {
        let rank = rank.min(self.count().saturating_sub(1)) as u32;
        let after = self.starts.partition_point(|start| *start <= rank);
        let first = after.saturating_sub(1).min((1 << self.sizes[0]) - 1);
        let left = self.chosen.saturating_sub(first.count_ones() as u8);
        let beside = Combinations::new(self.sizes[1], left);
        [
            first as u32,
            beside.mask((rank - self.starts[first]) as usize),
        ]
    }

    /// The parts of all sets, by rank.
    pub fn parts(&self) -> impl Iterator<Item = [u32; 2]> + use<> {
        let ([first, second], chosen) = (self.sizes, u32::from(self.chosen));
        (0..1_u32 << first).flat_map(move |first| {
            let left = chosen.checked_sub(first.count_ones());
            let seconds =
                (0..1_u32 << second).filter(move |second| Some(second.count_ones()) == left);
            seconds.map(move |second| [first, second])
        })
    }
}

impl fmt::Debug for Parted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.sizes;
        write!(f, "Parted({} of {first} + {second})", self.chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_parts_are_inverse_for_all_sizes() {
        for (first, second) in (0..=6).flat_map(|first| (0..=6).map(move |second| (first, second)))
        {
            for chosen in 0..=first + second + 1 {
                let sets = Parted::new([first, second], chosen);
                let parts: Vec<[u32; 2]> = sets.parts().collect();
                assert_eq!(sets.count(), parts.len(), "{sets:?}");
                assert!(parts.is_sorted());
                for (rank, parts) in parts.into_iter().enumerate() {
                    assert_eq!((sets.rank(parts), sets.parts_of(rank)), (rank, parts));
                }
            }
        }
    }

    #[test]
    fn there_are_as_many_as_without_parts() {
        for sizes in [[12, 12], [9, 8], [8, 9], [12, 0], [0, 12]] {
            for chosen in [3, 9, 12] {
                let all = Combinations::new(sizes[0] + sizes[1], chosen);
                assert_eq!(Parted::new(sizes, chosen).count(), all.count());
            }
        }
    }
}
