//! Sets of points up to symmetry.

use molino::{Board, PointSet};

use crate::combinations::Combinations;
use crate::fold::{Fold, Tables};
use crate::images::Images;

/// The orbits of the sets of `men` points of a board under its symmetries. Each
/// is known by its row, its place among the orbits in the order of their
/// representatives; the representative is the smallest member as a number.
///
/// A set is turned before it is looked up, so that few sets have an entry in the
/// table, a tenth of those of nine of 24 points: a processor keeps it near.
#[derive(Clone, Debug)]
pub struct Orbits {
    representatives: Vec<PointSet>,
    fold: Fold,
    /// For each first part, the spot of the sets with it whose second part, when
    /// turned, has rank 0.
    firsts: Box<[Spot; 1 << Images::PART]>,
    /// The rank of each second part among those with as many points.
    ranks: Box<[u16; 1 << Images::PART]>,
    homes: Vec<Home>,
    /// The number of the symmetry that does one and then another.
    products: [[u8; Images::MOST]; Images::MOST],
}

/// Where the home of a set is entered, and how the set is turned before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot(u32);

impl Spot {
    const fn new(entry: usize, turn: usize) -> Spot {
        Spot((entry << Home::SYMMETRY_BITS | turn) as u32)
    }

    const fn entry(self) -> usize {
        (self.0 >> Home::SYMMETRY_BITS) as usize
    }

    const fn turn(self) -> usize {
        (self.0 & ((1 << Home::SYMMETRY_BITS) - 1)) as usize
    }
}

/// Where a set belongs: the row of its orbit, its representative, and the number
/// of a symmetry that takes the set there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Home {
    /// The row above the symmetry.
    place: u32,
    /// The points of the representative.
    representative: u32,
}

impl Home {
    const SYMMETRY_BITS: u32 = Images::MOST.ilog2();

    /// No set has this home.
    const NONE: Home = Home {
        place: u32::MAX,
        representative: 0,
    };

    fn new(row: usize, symmetry: usize, representative: PointSet) -> Home {
        Home {
            place: (row as u32) << Home::SYMMETRY_BITS | symmetry as u32,
            representative: representative.bits(),
        }
    }

    /// The row of the orbit.
    #[inline(always)]
    #[must_use]
    pub const fn row(self) -> usize {
        (self.place >> Home::SYMMETRY_BITS) as usize
    }

    /// The number of a symmetry that takes the set to the representative.
    #[inline(always)]
    #[must_use]
    pub const fn symmetry(self) -> usize {
        (self.place & ((1 << Home::SYMMETRY_BITS) - 1)) as usize
    }

    /// The representative of the orbit.
    #[inline(always)]
    #[must_use]
    pub const fn representative(self) -> PointSet {
        PointSet::from_bits(self.representative)
    }
}

impl Orbits {
    /// The orbits of the sets of `men` points of `board`, whose symmetries are
    /// `images`.
    #[must_use]
    pub fn new(board: &Board, images: &Images, men: u8) -> Orbits {
        let mut orbits = Orbits::without_rows(Fold::new(images), images, men);
        for mask in Combinations::new(board.points().len() as u8, men).masks() {
            let set = PointSet::from_bits(mask);
            let homes = orbits.homes();
            if *homes.entry(homes.spot(set)) == Home::NONE {
                orbits.found(set, images);
            }
        }
        orbits
    }

    /// The same with an empty table.
    fn without_rows(fold: Fold, images: &Images, men: u8) -> Orbits {
        let mut ranks = Box::new([0; 1 << Images::PART]);
        let mut seen = [0; Images::PART + 1];
        for (second, rank) in ranks.iter_mut().enumerate().take(1 << fold.second_size()) {
            let seen = &mut seen[second.count_ones() as usize];
            *rank = *seen;
            *seen += 1;
        }
        let mut firsts = Box::new([Spot::new(0, 0); 1 << Images::PART]);
        let mut count = 0;
        for (first, &(turned, turn)) in fold.turns().iter().enumerate() {
            let start = if turned == first {
                let beside = usize::from(men).checked_sub(first.count_ones() as usize);
                let start = count;
                count += beside.map_or(0, |beside| seen.get(beside).map_or(0, |n| usize::from(*n)));
                start
            } else {
                // It is smaller.
                firsts[turned].entry()
            };
            firsts[first] = Spot::new(start, turn);
        }
        let mut products = [[0; Images::MOST]; Images::MOST];
        for (first, products) in products.iter_mut().enumerate().take(images.count()) {
            for (then, product) in products.iter_mut().enumerate().take(images.count()) {
                *product = images.product(first, then) as u8;
            }
        }
        Orbits {
            representatives: Vec::new(),
            fold,
            firsts,
            ranks,
            homes: vec![Home::NONE; count],
            products,
        }
    }

    /// Enters the orbit of a set that is in none yet.
    fn found(&mut self, representative: PointSet, images: &Images) {
        let row = self.representatives.len();
        self.representatives.push(representative);
        // Its own turn first: the identity then takes it to itself.
        let turn = self.homes().spot(representative).turn();
        for number in std::iter::once(turn).chain(0..images.count()) {
            let spot = self.homes().spot(images.set(number, representative));
            let home = &mut self.homes[spot.entry()];
            if spot.turn() == 0 && *home == Home::NONE {
                *home = Home::new(row, images.inverse(number), representative);
            }
        }
    }

    /// How many orbits there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.representatives.len()
    }

    /// The representatives, by row.
    #[must_use]
    pub fn representatives(&self) -> &[PointSet] {
        &self.representatives
    }

    /// Where `set`, of as many points as the orbits' sets have, belongs.
    ///
    /// # Panics
    ///
    /// May panic for a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn home(&self, set: PointSet) -> Home {
        let homes = self.homes();
        homes.home(homes.spot(set))
    }

    /// The tables alone, for inner loops.
    #[inline(always)]
    #[must_use]
    pub fn homes(&self) -> Homes<'_> {
        Homes {
            fold: self.fold.tables(),
            firsts: &self.firsts,
            ranks: &self.ranks,
            homes: &self.homes,
            products: &self.products,
        }
    }
}

/// The tables of [`Orbits::home`], without another pointer between. A home is
/// found in two steps, so that the memory between can be fetched meanwhile.
#[derive(Clone, Copy, Debug)]
pub struct Homes<'a> {
    fold: Tables<'a>,
    firsts: &'a [Spot; 1 << Images::PART],
    ranks: &'a [u16; 1 << Images::PART],
    homes: &'a [Home],
    products: &'a [[u8; Images::MOST]; Images::MOST],
}

impl<'a> Homes<'a> {
    /// Where the home of `set` is entered; for a set of another size it means
    /// nothing.
    #[inline(always)]
    #[must_use]
    pub fn spot(self, set: PointSet) -> Spot {
        let parts = self.fold.parts(set);
        let first = self.firsts[parts.first()];
        let rank = self.ranks[self.fold.turned(parts, first.turn()) % (1 << Images::PART)];
        Spot(first.0 + (u32::from(rank) << Home::SYMMETRY_BITS))
    }

    /// What [`home`](Homes::home) reads.
    ///
    /// # Panics
    ///
    /// May panic for the spot of a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn entry(self, spot: Spot) -> &'a Home {
        &self.homes[spot.entry()]
    }

    /// The home of the set at `spot`, as [`Orbits::home`].
    ///
    /// # Panics
    ///
    /// May panic for the spot of a set of another size.
    #[inline(always)]
    #[must_use]
    pub fn home(self, spot: Spot) -> Home {
        let turned = self.entry(spot);
        let symmetry = self.products[spot.turn()][turned.symmetry()];
        Home::new(turned.row(), symmetry.into(), turned.representative())
    }
}

#[cfg(test)]
mod tests {
    use molino::BoardId;

    use super::*;

    fn sets(id: BoardId, men: u8) -> impl Iterator<Item = u32> {
        Combinations::new(id.board().points().len() as u8, men).masks()
    }

    #[test]
    fn each_set_is_taken_to_its_representative() {
        for id in BoardId::ALL {
            let images = Images::new(id.board());
            for men in 0..=5 {
                let orbits = Orbits::new(id.board(), &images, men);
                for mask in sets(id, men) {
                    let set = PointSet::from_bits(mask);
                    let home = orbits.home(set);
                    let representative = orbits.representatives()[home.row()];
                    assert_eq!(home.representative(), representative);
                    assert_eq!(images.set(home.symmetry(), set), representative);
                    assert!(representative <= set);
                    assert!(representative != set || home.symmetry() == 0);
                }
            }
        }
    }

    #[test]
    fn the_numbers_of_orbits_are_those_of_burnsides_lemma() {
        for id in BoardId::ALL {
            let images = Images::new(id.board());
            for men in 0..=6 {
                let orbits = Orbits::new(id.board(), &images, men);
                let fixed = sets(id, men).map(|mask| {
                    let set = PointSet::from_bits(mask);
                    let numbers = 0..images.count();
                    numbers.filter(|n| images.set(*n, set) == set).count()
                });
                let fixed: usize = fixed.sum();
                assert_eq!(orbits.count() * images.count(), fixed, "{id} {men}");
            }
        }
    }

    #[test]
    fn nine_mens_morris_has_the_published_rows() {
        let board = BoardId::Nine.board();
        let images = Images::new(board);
        let rows = (3..=9).map(|men| Orbits::new(board, &images, men).count());
        let wanted = [158, 757, 2_830, 8_774, 22_188, 46_879, 82_880];
        assert_eq!(rows.collect::<Vec<usize>>(), wanted);
    }
}
