//! The symmetries of a board, for whole sets at once.

use molino::{Board, Point, PointSet, Symmetry};

/// A symmetry as three tables of eight points each.
type Map = [[u32; 256]; 3];

/// The symmetries of a board, which map a set by three look-ups. They are known
/// by number; 0 is the identity.
#[derive(Clone, Debug)]
pub struct Images {
    maps: Vec<Map>,
    /// For each symmetry, those that come of it and then another.
    products: Vec<Vec<u8>>,
    inverses: Vec<u8>,
    parts: [PointSet; 2],
}

impl Images {
    /// The most symmetries that a board has.
    pub const MOST: usize = 16;

    /// The most points of a [part](Images::parts).
    pub const PART: usize = 12;

    /// The symmetries of `board`.
    #[must_use]
    pub fn new(board: &Board) -> Images {
        let all = Symmetry::all(board);
        let number = |first: &Symmetry, then: &Symmetry| {
            let points = board.points().into_iter();
            let is_it = |symmetry: &Symmetry| {
                points
                    .clone()
                    .all(|point| symmetry.point(point) == then.point(first.point(point)))
            };
            // The symmetries of a board are a group.
            all.iter().position(is_it).unwrap_or_default() as u8
        };
        let products = all
            .iter()
            .map(|first| all.iter().map(|then| number(first, then)).collect());
        let products: Vec<Vec<u8>> = products.collect();
        let inverse = |products: &Vec<u8>| {
            let identity = products.iter().position(|product| *product == 0);
            identity.unwrap_or_default() as u8
        };
        let mut images = Images {
            maps: all.iter().map(|symmetry| map(symmetry, board)).collect(),
            inverses: products.iter().map(inverse).collect(),
            products,
            parts: [PointSet::EMPTY; 2],
        };
        images.parts = images.divide(board);
        images
    }

    /// Divides the points of `board`, orbits of single points whole, into two parts of
    /// sizes as alike as there can be; the point of rank 0 is in the first.
    fn divide(&self, board: &Board) -> [PointSet; 2] {
        let mut orbits: Vec<PointSet> = Vec::new();
        for point in board.points() {
            if orbits.iter().all(|orbit| !orbit.contains(point)) {
                let numbers = 0..self.count();
                let images = numbers.map(|number| self.set(number, PointSet::of(point)));
                orbits.push(images.fold(PointSet::EMPTY, |orbit, image| orbit | image));
            }
        }
        let choices = (0..1_usize << orbits.len()).filter(|choice| choice & 1 == 1);
        let chosen = choices.map(|choice| {
            let chosen = orbits.iter().enumerate();
            let chosen = chosen.filter(|(place, _)| choice >> place & 1 == 1);
            chosen.fold(PointSet::EMPTY, |part, (_, orbit)| part | *orbit)
        });
        let parts = chosen.map(|first| [first, board.points() - first]);
        let larger = |parts: &[PointSet; 2]| parts.iter().map(|part| part.len()).max();
        let parts = parts.min_by_key(larger).unwrap_or_default();
        assert!(
            larger(&parts) <= Some(Images::PART),
            "no board has so many points"
        );
        parts
    }

    /// The points of the board in two parts of at most twelve points, each of which
    /// every symmetry maps to itself: on a board of 24 points the corners, and the
    /// points between.
    #[must_use]
    pub const fn parts(&self) -> [PointSet; 2] {
        self.parts
    }

    /// How many symmetries there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.maps.len()
    }

    /// Where the points of `set` go under symmetry `number`.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[inline]
    #[must_use]
    pub fn set(&self, number: usize, set: PointSet) -> PointSet {
        let map = &self.maps[number];
        let [a, b, c, _] = set.bits().to_le_bytes().map(usize::from);
        PointSet::from_bits(map[0][a] | map[1][b] | map[2][c])
    }

    /// The number of the symmetry that does symmetry `first` and then symmetry
    /// `then`.
    ///
    /// # Panics
    ///
    /// If there are no such symmetries.
    #[must_use]
    pub fn product(&self, first: usize, then: usize) -> usize {
        self.products[first][then].into()
    }

    /// The number of the symmetry that undoes symmetry `number`.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    pub fn inverse(&self, number: usize) -> usize {
        self.inverses[number].into()
    }
}

fn map(symmetry: &Symmetry, board: &Board) -> Map {
    let mut map = [[0; 256]; 3];
    for (part, table) in map.iter_mut().enumerate() {
        for bits in 1..table.len() {
            let point = Point::new(8 * part + bits.trailing_zeros() as usize);
            let point = point.filter(|point| board.points().contains(*point));
            let image = PointSet::from(point.map(|point| symmetry.point(point)));
            table[bits] = table[bits & (bits - 1)] | image.bits();
        }
    }
    map
}

#[cfg(test)]
mod tests {
    use molino::BoardId;

    use super::*;

    #[test]
    fn images_are_those_of_the_symmetries_and_are_undone() {
        let counts = [8, 16, 8, 16, 16];
        let sizes = [[4, 5], [8, 8], [8, 9], [12, 12], [12, 12]];
        for (id, (count, sizes)) in BoardId::ALL.into_iter().zip(counts.into_iter().zip(sizes)) {
            let board = id.board();
            let images = Images::new(board);
            assert_eq!(images.count(), count, "{id}");
            assert_eq!(images.parts().map(PointSet::len), sizes, "{id}");
            for (number, symmetry) in Symmetry::all(board).iter().enumerate() {
                for bits in [0b1011, 0b1_0000_0110, 0b1001_0100_0000] {
                    let set = PointSet::from_bits(bits) & board.points();
                    let image = images.set(number, set);
                    assert_eq!(image, symmetry.set(set));
                    assert_eq!(images.set(images.inverse(number), image), set);
                    for then in 0..count {
                        let both = images.product(number, then);
                        assert_eq!(images.set(both, set), images.set(then, image));
                    }
                    assert_eq!(images.set(0, set), set);
                }
            }
        }
    }
}
