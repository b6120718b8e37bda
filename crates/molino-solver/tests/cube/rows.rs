//! Rows: the sets of one side's men, up to the symmetries of the board.

use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use molino::{Board, Point, PointSet, Symmetry};

use super::game::FEWEST;
use super::sets::Cube;
use super::shape::Shape;

/// A set of men of the row side, and the axes of its cubes.
pub(super) struct Row {
    pub(super) men: PointSet,
    /// The free points, an axis each.
    pub(super) free: Vec<Point>,
    pub(super) shapes: Shapes,
    /// The mills that the row leaves free, as axes.
    pub(super) mills: Vec<[usize; 3]>,
}

/// The shapes of the cubes of a row.
#[derive(Clone)]
pub(super) struct Shapes {
    /// All columns.
    pub(super) columns: Rc<Shape>,
    /// The columns of men who fly.
    pub(super) fliers: Rc<Shape>,
    /// All columns, and an axis more.
    wider: Rc<Shape>,
}

/// Which row a set belongs to, and a symmetry that takes it there.
#[derive(Clone, Copy)]
struct Home {
    row: u32,
    symmetry: u8,
}

/// All rows of a board, those with fewer men first.
pub(super) struct Rows {
    rows: Vec<Row>,
    /// Where the rows with so many men begin, and after them the end.
    starts: Vec<usize>,
    homes: HashMap<PointSet, Home>,
    symmetries: Vec<Symmetry>,
}

impl Shapes {
    fn new(axes: usize, most: usize) -> Shapes {
        Shapes {
            columns: Rc::new(Shape::new(axes, most)),
            fliers: Rc::new(Shape::new(axes, FEWEST)),
            wider: Rc::new(Shape::new(axes + 1, most)),
        }
    }
}

impl Row {
    fn new(board: &Board, men: PointSet, shapes: &Shapes) -> Row {
        let free = board.points() - men;
        let mills = board
            .mills()
            .iter()
            .filter(|mill| free.contains_all(**mill));
        let axes = |mill: &PointSet| {
            let mut axes = mill.into_iter().map(|point| free.before(point).len());
            [(); 3].map(|()| axes.next().expect("three points are a mill"))
        };
        Row {
            men,
            free: free.into_iter().collect(),
            shapes: shapes.clone(),
            mills: mills.map(axes).collect(),
        }
    }

    /// The axis of `point`; nothing for a point of the row.
    pub(super) fn axis(&self, point: Point) -> Option<usize> {
        let axis = point.index() - self.men.before(point).len();
        (!self.men.contains(point)).then_some(axis)
    }
}

impl Rows {
    /// The rows of up to `men` men; their columns have as many as `most` tells.
    pub(super) fn new(board: &Board, men: usize, most: impl Fn(usize) -> usize) -> Rows {
        let points = board.points().len();
        let mut rows = Rows {
            rows: Vec::new(),
            starts: vec![0],
            homes: HashMap::new(),
            symmetries: Symmetry::all(board),
        };
        for men in 0..=men {
            let shapes = Shapes::new(points - men, most(men));
            for set in (0..1 << points).map(PointSet::from_bits) {
                if set.len() == men {
                    rows.settle(board, set, &shapes);
                }
            }
            rows.starts.push(rows.rows.len());
        }
        rows
    }

    /// Gives `set` its home, the least of its images. Sets come in rising order,
    /// so that the least one comes first.
    fn settle(&mut self, board: &Board, set: PointSet, shapes: &Shapes) {
        let images = (0..).zip(self.symmetries.iter().map(|symmetry| symmetry.set(set)));
        let least = images.min_by_key(|(_, image)| *image);
        let (symmetry, least) = least.expect("a board has the identity");
        let row = if least == set {
            self.rows.push(Row::new(board, set, shapes));
            self.rows.len() as u32 - 1
        } else {
            self.homes[&least].row
        };
        self.homes.insert(set, Home { row, symmetry });
    }

    /// The row of number `row`.
    pub(super) fn row(&self, row: usize) -> &Row {
        &self.rows[row]
    }

    /// The numbers of the rows of `men` men.
    pub(super) fn of(&self, men: usize) -> Range<usize> {
        self.starts[men]..self.starts[men + 1]
    }

    /// The number of the row of `set`; nothing where it has too many men.
    pub(super) fn number(&self, set: PointSet) -> Option<usize> {
        self.homes.get(&set).map(|home| home.row as usize)
    }

    /// The row of `set`, and its column for the men `others`, a bit an axis.
    pub(super) fn place(&self, set: PointSet, others: PointSet) -> Option<(usize, u32)> {
        let home = self.homes.get(&set)?;
        let symmetry = &self.symmetries[usize::from(home.symmetry)];
        let row = home.row as usize;
        let axes = others.into_iter().map(|point| {
            let axis = self.rows[row].axis(symmetry.point(point));
            axis.expect("the sides have no point in common")
        });
        Some((row, axes.fold(0, |column, axis| column | 1 << axis)))
    }

    /// The cube of the row of `set`, which belongs to the home of `set`, as the
    /// row `target` sees it: with its axes, and without the columns that fill a
    /// point of `set`.
    pub(super) fn seen(&self, cube: &Cube, set: PointSet, target: usize) -> Cube {
        let target = self.row(target);
        let home = self.homes[&set];
        let source = self.row(home.row as usize);
        let symmetry = &self.symmetries[usize::from(home.symmetry)];
        let axis = |point: &Point| source.axis(symmetry.point(*point));
        let axes: Vec<Option<usize>> = target.free.iter().map(axis).collect();
        // What the filled point was before: where the man came from, or a new axis.
        let unused = |axis: &usize| !axes.contains(&Some(*axis));
        let unused = (0..).find(unused).expect("axes without end");
        let sources = axes.iter().map(|axis| axis.unwrap_or(unused)).collect();
        let columns = &target.shapes.columns;
        let seen = if source.free.len() < target.free.len() {
            let wider = cube.reshaped(&source.shapes.wider);
            wider.arranged(sources, columns)
        } else {
            cube.arranged(sources, columns)
        };
        match axes.iter().position(Option::is_none) {
            Some(filled) => seen.without_axis(filled),
            None => seen,
        }
    }
}
