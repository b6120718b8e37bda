//! Sets of a fixed size, ranked.

use std::fmt;

/// The most elements that sets are taken from.
const MOST: u8 = 24;

/// How many bits one of the two tables covers at most.
const HALF: usize = 12;

/// The sets of `chosen` elements out of `size`, ranked in the order of their
/// masks as numbers (the combinatorial number system).
///
/// A rank is the sum of two table entries, one for the low half of the mask and
/// one for the high half.
///
/// ```
/// let pairs = molino_index::Combinations::new(4, 2);
/// let masks: Vec<u32> = pairs.masks().collect();
/// assert_eq!(masks, [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
/// assert_eq!(pairs.rank(0b1001), 3);
/// assert_eq!(pairs.mask(3), 0b1001);
/// ```
#[derive(Clone)]
pub struct Combinations {
    size: u8,
    chosen: u8,
    count: u32,
    low_bits: u32,
    /// The rank of each low half among those with as many bits.
    low: Box<[u16; 1 << HALF]>,
    /// How many masks have a smaller high half.
    high: Box<[u32; 1 << HALF]>,
}

impl Combinations {
    /// The sets of `chosen` elements out of `size`.
    ///
    /// # Panics
    ///
    /// If `size` is more than 24: no board has more points.
    #[must_use]
    pub fn new(size: u8, chosen: u8) -> Combinations {
        assert!(size <= MOST, "sets are of at most 24 points");
        let low_bits = u32::from(size).div_ceil(2);
        let mut sets = Combinations {
            size,
            chosen,
            count: binomial(size, chosen),
            low_bits,
            low: Box::new([0; 1 << HALF]),
            high: Box::new([0; 1 << HALF]),
        };
        let mut seen = [0; HALF + 1];
        for bits in 0..1 << low_bits {
            let seen = &mut seen[(bits as u32).count_ones() as usize];
            sets.low[bits] = *seen;
            *seen += 1;
        }
        let mut below = 0;
        for bits in 0..1 << (u32::from(size) - low_bits) {
            sets.high[bits] = below;
            below += sets.masks_with_high(bits as u32);
        }
        sets
    }

    /// How many masks have these bits as their high half.
    fn masks_with_high(&self, high: u32) -> u32 {
        let left = u32::from(self.chosen).checked_sub(high.count_ones());
        left.map_or(0, |left| binomial(self.low_bits as u8, left as u8))
    }

    /// How many elements there are to choose from.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// How many sets there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// How many bits the low half of a mask has.
    #[must_use]
    pub const fn low_bits(&self) -> u32 {
        self.low_bits
    }

    /// The rank of the set whose elements are the bits of `mask`; of other
    /// masks than those of [`masks`](Combinations::masks) it means nothing.
    #[inline(always)]
    #[must_use]
    pub fn rank(&self, mask: u32) -> usize {
        self.ranks().rank(mask)
    }

    /// The tables alone, for inner loops.
    #[inline(always)]
    #[must_use]
    pub const fn ranks(&self) -> Ranks<'_> {
        Ranks {
            low_bits: self.low_bits,
            low: &self.low,
            high: &self.high,
        }
    }

    /// The set of rank `rank`; the last set for a rank past it.
    #[must_use]
    pub fn mask(&self, rank: usize) -> u32 {
        let mut left = (rank as u32).min(self.count.saturating_sub(1));
        let (mut mask, mut missing) = (0, self.chosen);
        for element in (0..self.size).rev() {
            let without = binomial(element, missing);
            if missing > 0 && left >= without {
                left -= without;
                missing -= 1;
                mask |= 1 << element;
            }
        }
        mask
    }

    /// All masks, by rank.
    pub fn masks(&self) -> impl Iterator<Item = u32> + use<> {
        let first = if self.count == 0 {
            None
        } else {
            Some((1_u32 << self.chosen) - 1)
        };
        let end = 1_u32 << self.size;
        std::iter::successors(first, |mask| Some(next_mask(*mask)))
            .take_while(move |mask| *mask < end)
            .take(self.count as usize)
    }
}

impl fmt::Debug for Combinations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Combinations({} of {})", self.chosen, self.size)
    }
}

/// The tables of [`Combinations`], without another pointer between.
#[derive(Clone, Copy)]
pub struct Ranks<'a> {
    low_bits: u32,
    low: &'a [u16; 1 << HALF],
    high: &'a [u32; 1 << HALF],
}

impl Ranks<'_> {
    /// As [`Combinations::rank`].
    #[inline(always)]
    #[must_use]
    pub fn rank(self, mask: u32) -> usize {
        let low = mask & ((1 << self.low_bits) - 1);
        let high = mask >> self.low_bits;
        let low = u32::from(self.low[low as usize % (1 << HALF)]);
        (low + self.high[high as usize % (1 << HALF)]) as usize
    }
}

impl fmt::Debug for Ranks<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ranks").finish_non_exhaustive()
    }
}

/// The next larger number with as many bits set.
const fn next_mask(mask: u32) -> u32 {
    if mask == 0 {
        return 0;
    }
    let lowest = mask & mask.wrapping_neg();
    let carried = mask + lowest;
    carried | (((mask ^ carried) >> 2) / lowest)
}

/// How many sets of `chosen` elements `size` elements have.
const fn binomial(size: u8, chosen: u8) -> u32 {
    if chosen > size {
        return 0;
    }
    let mut count: u32 = 1;
    let mut taken = 0;
    while taken < chosen {
        count = count * (size - taken) as u32 / (taken + 1) as u32;
        taken += 1;
    }
    count
}

/// The bits of `bits` at the places of `mask`, packed to the low end.
#[must_use]
pub const fn extract(bits: u32, mut mask: u32) -> u32 {
    let (mut packed, mut place) = (0, 0);
    while mask != 0 {
        packed |= (bits >> mask.trailing_zeros() & 1) << place;
        place += 1;
        mask &= mask - 1;
    }
    packed
}

/// The low bits of `packed`, spread over the places of `mask`: the inverse of
/// [`extract`].
#[must_use]
pub const fn deposit(mut packed: u32, mut mask: u32) -> u32 {
    let mut bits = 0;
    while mask != 0 {
        bits |= (packed & 1) << mask.trailing_zeros();
        packed >>= 1;
        mask &= mask - 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_masks_are_inverse_for_all_sizes() {
        for size in 0..=14 {
            for chosen in 0..=size + 1 {
                let sets = Combinations::new(size, chosen);
                let slow: Vec<u32> = (0..1_u32 << size)
                    .filter(|mask| mask.count_ones() == u32::from(chosen))
                    .collect();
                assert_eq!(sets.masks().collect::<Vec<u32>>(), slow, "{sets:?}");
                assert_eq!(sets.count(), slow.len());
                for (rank, mask) in slow.into_iter().enumerate() {
                    assert_eq!((sets.rank(mask), sets.mask(rank)), (rank, mask));
                }
            }
        }
    }

    #[test]
    fn the_largest_tables_agree_too() {
        for chosen in [3, 9, 12] {
            let sets = Combinations::new(24, chosen);
            for (rank, mask) in sets.masks().enumerate() {
                assert_eq!(sets.rank(mask), rank);
            }
            assert_eq!(sets.masks().count(), sets.count());
        }
    }

    #[test]
    fn extract_and_deposit_are_inverse() {
        let mask = 0b1011_0010;
        for packed in 0..16 {
            assert_eq!(extract(deposit(packed, mask), mask), packed);
        }
        assert_eq!(extract(0b1101_0111, mask), 0b1011);
    }
}
