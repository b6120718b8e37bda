//! Sets of points turned so that few are left, by look-ups in small tables.

use molino::{Point, PointSet};

use crate::images::Images;

/// How many points one table of the second part covers.
const HALF: usize = Images::PART / 2;

/// The points of a board in its two [parts](Images::parts). A set is turned by the
/// first symmetry that makes its first part, as a number, least.
#[derive(Clone, Debug)]
pub(crate) struct Fold {
    /// The points of the parts, each in order.
    parts: [Vec<Point>; 2],
    /// Where points are in their parts, eight points at a time: the second part
    /// stands above the first.
    places: Box<[[u32; 256]; 3]>,
    /// What each first part becomes, and by which symmetry.
    turns: Vec<(usize, usize)>,
    /// The second part under each symmetry, half of it at a time.
    turned: Vec<Turned>,
}

/// The second part, half of it at a time, under a symmetry.
type Turned = [[u16; 1 << HALF]; 2];

/// The tables of a [`Fold`], without another pointer between.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tables<'a> {
    places: &'a [[u32; 256]; 3],
    turned: &'a [Turned],
}

/// The two parts of a set.
#[derive(Clone, Copy)]
pub(crate) struct Parts(u32);

impl Parts {
    /// The first part, packed.
    #[inline(always)]
    pub(crate) const fn first(self) -> usize {
        self.0 as usize % (1 << Images::PART)
    }

    /// Half of the second part, packed.
    #[inline(always)]
    const fn second(self, half: usize) -> usize {
        (self.0 >> (Images::PART + half * HALF)) as usize % (1 << HALF)
    }
}

impl Fold {
    /// The fold of the board whose symmetries are `images`.
    pub(crate) fn new(images: &Images) -> Fold {
        let parts = images.parts().map(|part| part.into_iter().collect());
        let mut fold = Fold {
            places: Box::new([[0; 256]; 3]),
            turns: Vec::new(),
            turned: vec![[[0; 1 << HALF]; 2]; images.count()],
            parts,
        };
        for (part, points) in fold.parts.iter().enumerate() {
            for (place, point) in points.iter().enumerate() {
                let (byte, bit) = (point.index() / 8, point.index() % 8);
                for (bits, places) in fold.places[byte].iter_mut().enumerate() {
                    *places |= (bits as u32 >> bit & 1) << (part * Images::PART + place);
                }
            }
        }
        for number in 0..images.count() {
            for half in 0..2 {
                for bits in 0..1 << HALF {
                    let image = images.set(number, fold.set(1, bits << (half * HALF)));
                    let image = fold.tables().parts(image).0 >> Images::PART;
                    fold.turned[number][half][bits] = image as u16;
                }
            }
        }
        for first in 0..1 << fold.parts[0].len() {
            let set = fold.set(0, first);
            let image = |number| fold.tables().parts(images.set(number, set)).first();
            let turns = (0..images.count()).map(|number| (image(number), number));
            fold.turns.push(turns.min().unwrap_or_default());
        }
        fold
    }

    /// The points of `bits`, packed, of a part.
    fn set(&self, part: usize, bits: usize) -> PointSet {
        let points = self.parts[part].iter().enumerate();
        let points = points.filter(|(place, _)| bits >> place & 1 == 1);
        points.map(|(_, point)| *point).collect()
    }

    /// How many points the second part has.
    pub(crate) fn second_size(&self) -> usize {
        self.parts[1].len()
    }

    /// What each first part becomes, and by which symmetry.
    pub(crate) fn turns(&self) -> &[(usize, usize)] {
        &self.turns
    }

    /// The tables alone, for inner loops.
    #[inline(always)]
    pub(crate) fn tables(&self) -> Tables<'_> {
        Tables {
            places: &self.places,
            turned: &self.turned,
        }
    }
}

impl Tables<'_> {
    /// The parts of `set`.
    #[inline(always)]
    pub(crate) fn parts(self, set: PointSet) -> Parts {
        let [a, b, c, _] = set.bits().to_le_bytes().map(usize::from);
        Parts(self.places[0][a] | self.places[1][b] | self.places[2][c])
    }

    /// The second of `parts` under symmetry `number`, packed.
    #[inline(always)]
    pub(crate) fn turned(self, parts: Parts, number: usize) -> usize {
        let [low, high] = &self.turned[number];
        usize::from(low[parts.second(0)] | high[parts.second(1)])
    }
}
