//! Scores of one row gathered from another row, whose men are one more or one less.

use molino::PointSet;
use molino_index::{Parted, extract};

use crate::bits::{Bits, Job, lesser};
use crate::parts::{Parts, Row};
use crate::terms::fill;

/// A way from the columns beside a row to those beside another.
pub(crate) struct Passage<'p> {
    /// The row.
    pub(crate) row: &'p Row<'p>,
    /// The men in the columns.
    pub(crate) men: u8,
    /// The men of the other row, not turned yet.
    pub(crate) others: PointSet,
    /// The part and the place in it of the man that the other row has more, if it is
    /// one more: columns with a man there stand in no other row.
    pub(crate) added: Option<(usize, u32)>,
}

/// Room for the maps from one row to another. The symmetries leave the parts as they
/// are, so that each block of columns comes from one block.
#[derive(Default)]
pub(crate) struct Gathering {
    images: Vec<u32>,
    /// What each set of free points of a part becomes.
    maps: [Vec<u32>; 2],
    /// The rank of what each second part becomes, by the number of its men.
    ranks: Vec<u16>,
    /// The low bytes of the ranks: all of them for blocks of at most [`NARROW`] columns.
    narrow: Vec<u8>,
}

/// How many columns have ranks of one byte.
const NARROW: usize = 256;

impl Gathering {
    /// Lowers the scores of the row to those of the other row in its table, `scores`.
    pub(crate) fn lower(
        &mut self,
        parts: &Parts,
        passage: &Passage,
        scores: &[u8],
        lowered: &mut [u8],
    ) {
        let Passage {
            row,
            men,
            others,
            added,
        } = *passage;
        let home = parts.numbering.orbits(others.len() as u8).home(others);
        let target = parts.numbering.parted(home.representative(), men);
        let free = parts.numbering.free_parts(home.representative());
        self.enter(parts, row, home.symmetry(), free);
        let rows = [home.row(), home.row() + 1].map(|row| row * target.count());
        parts.kernel.run(Lowering {
            gathering: self,
            row,
            men,
            added,
            target,
            scores: &scores[rows[0]..rows[1]],
            lowered,
        });
    }

    /// Makes the maps of a symmetry from a row to one that leaves the points `free`.
    fn enter(&mut self, parts: &Parts, row: &Row, symmetry: usize, free: [PointSet; 2]) {
        let images = parts.numbering.images();
        for (map, (own, free)) in self.maps.iter_mut().zip(row.free.into_iter().zip(free)) {
            let points = own.into_iter();
            let points = points.map(|point| images.set(symmetry, PointSet::of(point)));
            self.images.clear();
            self.images
                .extend(points.map(|image| extract(image.bits(), free.bits())));
            map.clear();
            map.resize(1 << own.len(), 0);
            fill(map, |bit| self.images[bit], |a, b| a | b);
        }
        let all = parts.seconds(free[1].len() as u8).ranks();
        let sets = row.seconds.all().iter();
        let map = &self.maps[1];
        self.ranks.clear();
        self.ranks
            .extend(sets.map(|set| all[map[usize::from(*set)] as usize]));
        self.narrow.clear();
        self.narrow
            .extend(self.ranks.iter().map(|rank| *rank as u8));
    }
}

/// Scores of a row that are lowered to those of another.
struct Lowering<'l> {
    gathering: &'l Gathering,
    row: &'l Row<'l>,
    men: u8,
    added: Option<(usize, u32)>,
    /// The columns beside the other row.
    target: &'l Parted,
    /// Their scores.
    scores: &'l [u8],
    lowered: &'l mut [u8],
}

impl Job for Lowering<'_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Bits>(self, bits: K) {
        let Lowering {
            gathering:
                Gathering {
                    maps,
                    ranks,
                    narrow,
                    ..
                },
            row,
            men,
            added,
            target,
            scores,
            lowered,
        } = self;
        let seconds = row.seconds;
        let (part, place) = added.unzip();
        let place = place.unwrap_or_default();
        for block in row.blocks(men) {
            if part == Some(0) && block.first >> place & 1 == 1 {
                continue;
            }
            let first = maps[0][block.first as usize];
            let scores = &scores[target.block(first)];
            let lowered = &mut lowered[block.range];
            let sets = seconds.range(block.seconds);
            if lowered.len().max(scores.len()) <= NARROW {
                let standing = || seconds.holding(1 << place, block.seconds);
                let but = (part == Some(1)).then(standing);
                bits.lower_from(lowered, scores, &narrow[sets], but);
            } else if part == Some(1) {
                let ranks = &ranks[sets];
                for own in seconds.lacking(place, block.seconds) {
                    let own = usize::from(*own);
                    lowered[own] = lesser(lowered[own], scores[usize::from(ranks[own])]);
                }
            } else {
                for (lowered, rank) in lowered.iter_mut().zip(&ranks[sets]) {
                    *lowered = lesser(*lowered, scores[usize::from(*rank)]);
                }
            }
        }
    }
}
