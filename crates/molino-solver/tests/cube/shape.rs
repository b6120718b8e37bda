//! Which sets a cube has bits for, and where they are.

/// So many axes lie within a word: the sets of the first six points are its bits.
pub(super) const LOW_AXES: usize = 6;

/// The bits of a word whose sets have the axis.
const WITH_AXIS: [u64; LOW_AXES] = [
    0xAAAA_AAAA_AAAA_AAAA,
    0xCCCC_CCCC_CCCC_CCCC,
    0xF0F0_F0F0_F0F0_F0F0,
    0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000,
    0xFFFF_FFFF_0000_0000,
];

/// The bits of a word whose sets have at most so many members.
const AT_MOST: [u64; LOW_AXES + 1] = at_most();

const fn at_most() -> [u64; LOW_AXES + 1] {
    let mut masks = [0; LOW_AXES + 1];
    let mut bit = 0;
    while bit < u64::BITS {
        let mut count = bit.count_ones() as usize;
        while count <= LOW_AXES {
            masks[count] |= 1 << bit;
            count += 1;
        }
        bit += 1;
    }
    masks
}

/// The bits of a word whose sets have `axis`, one of the low ones.
pub(super) const fn with_low_axis(axis: usize) -> u64 {
    WITH_AXIS[axis]
}

/// All sets of at most `most` out of so many axes, 64 to a word. Words without
/// such a set are left out: most of them, where a side has few men.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shape {
    axes: usize,
    most: usize,
    /// For each word the upper part of its sets: which of the axes past the low
    /// ones they have. In rising order.
    uppers: Vec<u32>,
    /// The word of each upper part; past the last word where there is none.
    words: Vec<u32>,
    /// For each axis past the low ones, the words without it and those that
    /// differ from them by it, where there are both.
    pairs: Vec<Vec<[u32; 2]>>,
}

impl Shape {
    /// The shape of the sets of at most `most` out of `axes`.
    pub(super) fn new(axes: usize, most: usize) -> Shape {
        assert!(axes >= LOW_AXES, "no board leaves so few points free");
        let all = 0..1_u32 << (axes - LOW_AXES);
        let few = |upper: &u32| upper.count_ones() as usize <= most;
        let uppers: Vec<u32> = all.clone().filter(few).collect();
        let mut words = vec![u32::MAX; all.len()];
        for (word, upper) in (0..).zip(&uppers) {
            words[*upper as usize] = word;
        }
        let mut shape = Shape {
            axes,
            most,
            uppers,
            words,
            pairs: Vec::new(),
        };
        shape.pairs = (LOW_AXES..axes).map(|axis| shape.pairs_of(axis)).collect();
        shape
    }

    fn pairs_of(&self, axis: usize) -> Vec<[u32; 2]> {
        let with = 1 << (axis - LOW_AXES);
        let without = (0..)
            .zip(&self.uppers)
            .filter(|(_, upper)| *upper & with == 0);
        let pairs = without.map(|(word, upper)| [word, self.words[(upper | with) as usize]]);
        let words = self.uppers.len() as u32;
        pairs.filter(|[_, partner]| *partner < words).collect()
    }

    /// The words without `axis`, not a low one, and those that differ from them
    /// by it.
    pub(super) fn pairs(&self, axis: usize) -> impl Iterator<Item = [usize; 2]> {
        let pairs = self.pairs[axis - LOW_AXES].iter();
        pairs.map(|pair| pair.map(|word| word as usize))
    }

    pub(super) const fn axes(&self) -> usize {
        self.axes
    }

    /// The upper part of each word.
    pub(super) fn uppers(&self) -> &[u32] {
        &self.uppers
    }

    /// Which word `upper` belongs to; past the last where it has too many
    /// members.
    pub(super) fn word(&self, upper: u32) -> usize {
        self.words[upper as usize] as usize
    }

    /// The bits of all sets in the word of `upper`.
    pub(super) fn all(&self, upper: u32) -> u64 {
        at_most_in(upper, self.most)
    }
}

/// The bits of the sets of at most `count` members in the word of `upper`.
pub(super) fn at_most_in(upper: u32, count: usize) -> u64 {
    let left = count.checked_sub(upper.count_ones() as usize);
    left.map_or(0, |left| AT_MOST[left.min(LOW_AXES)])
}

/// The bits of the sets with `axis` in the word of `upper`.
pub(super) fn with_axis(upper: u32, axis: usize) -> u64 {
    match axis.checked_sub(LOW_AXES) {
        None => with_low_axis(axis),
        Some(high) => (u64::from(upper >> high) & 1).wrapping_neg(),
    }
}

/// The bits of the sets with all of `axes` in the word of `upper`.
pub(super) fn with_all(upper: u32, axes: &[usize; 3]) -> u64 {
    let [a, b, c] = *axes;
    with_axis(upper, a) & with_axis(upper, b) & with_axis(upper, c)
}
