//! Small sets kept in the bits of a word: of points and of mills.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub};

/// A point of a board: its rank among the names of that board's points in
/// alphabetical order (`a1` is 0), so at most 23.
///
/// A point has a name only together with its [`Board`](crate::Board).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The most points that a board has.
    pub const MOST: usize = 24;

    /// The point of rank `index`, if there can be one.
    #[must_use]
    pub const fn new(index: usize) -> Option<Point> {
        if index < Point::MOST {
            Some(Point(index as u8))
        } else {
            None
        }
    }

    /// The point whose rank is one less than `number`, which is at most 24.
    pub(crate) const fn from_number(number: u32) -> Option<Point> {
        match number {
            0 => None,
            _ => Some(Point(number as u8 - 1)),
        }
    }

    /// The rank of the point, `0..24`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({})", self.0)
    }
}

/// Declares a set type over the low bits of a `u32`.
macro_rules! bit_set {
    ($(#[$docs:meta])* $set:ident, $most:literal) => {
        $(#[$docs])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $set(u32);

        impl $set {
            /// No member.
            pub const EMPTY: $set = $set(0);

            /// The set whose members are the set bits of `bits`; bits past
            /// the last possible member are dropped.
            #[must_use]
            pub const fn from_bits(bits: u32) -> $set {
                $set(bits & ((1 << $most) - 1))
            }

            /// One bit a member, the member of rank 0 lowest.
            #[must_use]
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// How many members there are.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no member.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether every member of `other` is one of this set too.
            #[must_use]
            pub const fn contains_all(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether the two sets have a member in common.
            #[must_use]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl BitXor for $set {
            type Output = $set;
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            /// The members of this set that are not in `other`.
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($set), "({:#b})"), self.0)
            }
        }
    };
}

bit_set! {
    /// A set of points of one board; bit 0 is the point of rank 0.
    PointSet, 24
}

bit_set! {
    /// A set of mills of one board; bit `i` is the board's mill `i`.
    MillSet, 20
}

impl PointSet {
    /// The set of one point.
    #[must_use]
    pub const fn of(point: Point) -> PointSet {
        PointSet(1 << point.0)
    }

    /// Whether `point` is a member.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & PointSet::of(point).0 != 0
    }

    /// The set with `point` in it.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | PointSet::of(point).0)
    }

    /// The set without `point`.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !PointSet::of(point).0)
    }

    /// The members that come before `point` in alphabetical order.
    #[must_use]
    pub const fn before(self, point: Point) -> PointSet {
        PointSet(self.0 & (PointSet::of(point).0 - 1))
    }

    /// The first point in alphabetical order.
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Some(Point(self.0.trailing_zeros() as u8))
        }
    }
}

impl From<Option<Point>> for PointSet {
    fn from(point: Option<Point>) -> PointSet {
        point.map_or(PointSet::EMPTY, PointSet::of)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    /// The points in alphabetical order.
    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

/// The points of a [`PointSet`] in alphabetical order.
#[derive(Clone, Debug)]
pub struct Points(u32);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let point = PointSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Points {}

impl FromIterator<usize> for MillSet {
    /// The set of the mills of these ranks.
    fn from_iter<I: IntoIterator<Item = usize>>(ranks: I) -> MillSet {
        ranks
            .into_iter()
            .fold(MillSet::EMPTY, |set, rank| set | MillSet::of(rank))
    }
}

impl MillSet {
    /// The most mills that a board has.
    pub const MOST: usize = 20;

    /// The set of the one mill of rank `index`, empty for a rank past the
    /// last possible one.
    #[must_use]
    pub const fn of(index: usize) -> MillSet {
        MillSet(if index < MillSet::MOST { 1 << index } else { 0 })
    }

    /// The ranks of the mills, lowest first.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        (0..MillSet::MOST).filter(move |index| self.0 >> index & 1 == 1)
    }
}
