//! What is known of positions that differ in the men of the column side.

use std::rc::Rc;

use super::shape::{LOW_AXES, Shape, with_axis, with_low_axis};

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worth {
    /// It wins.
    Win,
    /// Neither side can win.
    Draw,
    /// It loses.
    Loss,
}

/// What is known of 64 positions, a bit each: two sets, on which moves act alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Word {
    /// Where the side to move loses.
    pub(super) lost: u64,
    /// Where it does not win.
    pub(super) unwon: u64,
}

/// What is known of the positions of a row with the same side to move: one for
/// each set of men of the column side on the points that the row leaves free, an
/// axis a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cube {
    shape: Rc<Shape>,
    words: Vec<Word>,
}

impl Word {
    /// The same bits in both sets.
    pub(super) const fn both(bits: u64) -> Word {
        Word {
            lost: bits,
            unwon: bits,
        }
    }

    /// Both sets changed by `change`.
    #[inline]
    pub(super) fn map(self, change: impl Fn(u64) -> u64) -> Word {
        Word {
            lost: change(self.lost),
            unwon: change(self.unwon),
        }
    }

    /// Both sets, each joined with that of `other` by `join`.
    #[inline]
    pub(super) fn with(self, other: Word, join: impl Fn(u64, u64) -> u64) -> Word {
        Word {
            lost: join(self.lost, other.lost),
            unwon: join(self.unwon, other.unwon),
        }
    }

    /// The positions of either word.
    #[inline]
    pub(super) fn or(self, other: Word) -> Word {
        self.with(other, |bits, others| bits | others)
    }

    /// The positions of `mask` alone.
    #[inline]
    pub(super) fn and(self, mask: u64) -> Word {
        self.map(|bits| bits & mask)
    }
}

impl Cube {
    /// The cube whose word with each upper part is `word`; bits of sets that the
    /// shape lacks are dropped.
    #[inline]
    pub(super) fn new(shape: &Rc<Shape>, word: impl Fn(u32) -> Word) -> Cube {
        let uppers = shape.uppers().iter();
        let words = uppers.map(|upper| word(*upper).and(shape.all(*upper)));
        Cube {
            words: words.collect(),
            shape: Rc::clone(shape),
        }
    }

    /// The cube without a position.
    pub(super) fn empty(shape: &Rc<Shape>) -> Cube {
        Cube {
            words: vec![Word::default(); shape.uppers().len()],
            shape: Rc::clone(shape),
        }
    }

    /// What is known where nothing is, but that the game is over in `over`, and
    /// lost.
    pub(super) fn of_ends(shape: &Rc<Shape>, over: impl Fn(u32) -> u64) -> Cube {
        Cube::new(shape, |upper| Word {
            lost: over(upper),
            unwon: u64::MAX,
        })
    }

    /// What is known before the moves that reach the positions of this cube: the
    /// side to move loses where it reaches nothing that the enemy does not win,
    /// and does not win where it reaches nothing that the enemy loses. In `over`
    /// the game is over, and lost.
    pub(super) fn before(&self, over: impl Fn(u32) -> u64) -> Cube {
        Cube::new(&self.shape, |upper| {
            let Word { lost, unwon } = self.word(upper);
            let before = Word {
                lost: !unwon,
                unwon: !lost,
            };
            before.or(Word::both(over(upper)))
        })
    }

    /// What the position of the column `set`, a bit an axis, is worth; nothing
    /// where the shape has no such set.
    pub(super) fn worth(&self, set: u32) -> Option<Worth> {
        let (low, upper) = (set % (1 << LOW_AXES), set >> LOW_AXES);
        let here = |bits: u64| bits >> low & 1 == 1;
        let word = self.word(upper);
        here(self.shape.all(upper)).then(|| match (here(word.lost), here(word.unwon)) {
            (true, _) => Worth::Loss,
            (false, true) => Worth::Draw,
            (false, false) => Worth::Win,
        })
    }

    /// The word with the upper part `upper`, empty where the shape has none.
    #[inline]
    pub(super) fn word(&self, upper: u32) -> Word {
        let word = self.words.get(self.shape.word(upper));
        word.copied().unwrap_or_default()
    }

    /// The word of `upper` with each set replaced by the one that has `axis` if
    /// it has not, and the other way round.
    #[inline]
    pub(super) fn across(&self, upper: u32, axis: usize) -> Word {
        if axis >= LOW_AXES {
            return self.word(upper ^ 1 << (axis - LOW_AXES));
        }
        let (with, shift) = (with_low_axis(axis), 1 << axis);
        let word = self.word(upper);
        word.map(|bits| (bits & with) >> shift | (bits & !with) << shift)
    }

    /// Adds the positions of `other`.
    pub(super) fn add(&mut self, other: &Cube) {
        debug_assert_eq!(self.shape.axes(), other.shape.axes());
        let words = self.words.iter_mut().zip(&other.words);
        words.for_each(|(word, other)| *word = word.or(*other));
    }

    /// Adds the positions of `other` that lack `axis`, with a man there. None has
    /// as many men as the shape allows.
    pub(super) fn add_raised(&mut self, other: &Cube, axis: usize) {
        if axis < LOW_AXES {
            let (lacking, shift) = (!with_low_axis(axis), 1 << axis);
            let words = self.words.iter_mut().zip(&other.words);
            words.for_each(|(word, other)| {
                *word = word.with(*other, |bits, others| bits | (others & lacking) << shift);
            });
        } else {
            for [without, with] in self.shape.pairs(axis) {
                self.words[with] = self.words[with].or(other.words[without]);
            }
        }
    }

    /// The positions with a man on `axis`, without that man.
    pub(super) fn lowered(&self, axis: usize) -> Cube {
        let mut lowered = Cube::empty(&self.shape);
        if axis < LOW_AXES {
            let (with, shift) = (with_low_axis(axis), 1 << axis);
            let words = lowered.words.iter_mut().zip(&self.words);
            words.for_each(|(lowered, word)| *lowered = word.map(|bits| (bits & with) >> shift));
        } else {
            for [without, with] in self.shape.pairs(axis) {
                lowered.words[without] = self.words[with];
            }
        }
        lowered
    }

    /// The cube without the positions that have `axis`.
    pub(super) fn without_axis(mut self, axis: usize) -> Cube {
        for (word, upper) in self.words.iter_mut().zip(self.shape.uppers()) {
            *word = word.and(!with_axis(*upper, axis));
        }
        self
    }

    /// The cube in another shape of as many axes or more, or fewer men.
    pub(super) fn reshaped(&self, shape: &Rc<Shape>) -> Cube {
        let known = self.shape.axes() - LOW_AXES;
        Cube::new(shape, |upper| match upper >> known {
            0 => self.word(upper),
            _ => Word::default(),
        })
    }

    /// The cube of `shape` whose axis `i` is axis `sources[i]` of this one. Where
    /// this one has more axes, only the sets without those that are left over.
    pub(super) fn arranged(&self, mut sources: Vec<usize>, shape: &Rc<Shape>) -> Cube {
        let mut sorted = self.clone();
        for low in 0..LOW_AXES {
            let source = sources[low];
            if source != low {
                sorted.swap(low, source);
                let displaced = sources.iter_mut().filter(|source| **source == low);
                displaced.for_each(|displaced| *displaced = source);
                sources[low] = low;
            }
        }
        sorted.gathered(&sources[LOW_AXES..], shape)
    }

    /// The cube of `shape` with the same low axes, whose high axes are
    /// `sources` of this one.
    fn gathered(&self, sources: &[usize], shape: &Rc<Shape>) -> Cube {
        let masks = sources.iter().map(|axis| 1 << (axis - LOW_AXES));
        let masks: Vec<u32> = masks.collect();
        // Two tables with a part each, since one with all would be too large.
        let (low, high) = masks.split_at(masks.len().min(8));
        let (low, high) = (unions(low), unions(high));
        Cube::new(shape, |upper| {
            let [of_low, of_high] = [upper % 256, upper / 256].map(|part| part as usize);
            self.word(low[of_low] | high[of_high])
        })
    }

    /// Exchanges a low axis with another one.
    fn swap(&mut self, low: usize, other: usize) {
        if other < LOW_AXES {
            self.swap_within_words(low, other);
        } else {
            self.swap_with_words(low, other);
        }
    }

    fn swap_within_words(&mut self, one: usize, other: usize) {
        let (less, more) = (one.min(other), one.max(other));
        let moved = with_low_axis(less) & !with_low_axis(more);
        let shift = (1 << more) - (1 << less);
        for word in &mut self.words {
            *word = word.map(|bits| {
                let differing = (bits >> shift ^ bits) & moved;
                bits ^ differing ^ differing << shift
            });
        }
    }

    /// Words whose partner is missing stay: the sets that would go there are too
    /// large, so there are none.
    fn swap_with_words(&mut self, low: usize, high: usize) {
        let (lacking, shift) = (!with_low_axis(low), 1 << low);
        for [without, with] in self.shape.pairs(high) {
            let (word, partner) = (self.words[without], self.words[with]);
            let differing = word.with(partner, |bits, others| (bits >> shift ^ others) & lacking);
            self.words[with] = partner.with(differing, |bits, differing| bits ^ differing);
            self.words[without] = word.with(differing, |bits, differing| bits ^ differing << shift);
        }
    }
}

/// The union of each set of `masks`.
fn unions(masks: &[u32]) -> Vec<u32> {
    let mut unions = vec![0];
    for mask in masks {
        let with = unions.iter().map(|union| union | mask);
        let with: Vec<u32> = with.collect();
        unions.extend(with);
    }
    unions
}
