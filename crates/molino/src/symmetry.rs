//! The symmetries of a board, found from its edges and mills alone.

use alloc::vec::Vec;

use crate::bits::{Point, PointSet};
use crate::board::Board;

/// A permutation of a board's points that keeps every edge and every mill.
///
/// The boards of two and three equal squares have, beside the eight symmetries
/// of the square, the exchange of the outer square with the inner one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry([Point; Point::MOST]);

impl Symmetry {
    /// The symmetries of `board`, the identity first.
    #[must_use]
    pub fn all(board: &Board) -> Vec<Symmetry> {
        let Some(origin) = board.points().first() else {
            return Vec::new();
        };
        let mut found = Vec::new();
        extend(board, Symmetry([origin; Point::MOST]), 0, &mut found);
        found
    }

    /// Where `point` goes.
    #[must_use]
    pub const fn point(&self, point: Point) -> Point {
        self.0[point.index()]
    }

    /// Where the points of `set` go.
    #[must_use]
    pub fn set(&self, set: PointSet) -> PointSet {
        set.into_iter().map(|point| self.point(point)).collect()
    }
}

/// Gives the point of rank `next` every image that agrees with the ranks below
/// it, and collects the maps that reach the last rank and keep the mills.
fn extend(board: &Board, partial: Symmetry, next: usize, found: &mut Vec<Symmetry>) {
    let Some(point) = Point::new(next).filter(|point| board.points().contains(*point)) else {
        if keeps_mills(board, &partial) {
            found.push(partial);
        }
        return;
    };
    let used: PointSet = partial.0[..next].iter().copied().collect();
    for image in board.points() - used {
        if keeps_edges(board, &partial, point, image) {
            let mut longer = partial;
            longer.0[next] = image;
            extend(board, longer, next + 1, found);
        }
    }
}

fn keeps_edges(board: &Board, partial: &Symmetry, point: Point, image: Point) -> bool {
    board.points().before(point).into_iter().all(|other| {
        let joined = board.neighbours(point).contains(other);
        let images_joined = board.neighbours(image).contains(partial.point(other));
        joined == images_joined
    })
}

fn keeps_mills(board: &Board, symmetry: &Symmetry) -> bool {
    let mills = board.mills();
    mills
        .iter()
        .all(|mill| mills.contains(&symmetry.set(*mill)))
}
