//! The boards, as the lines that are drawn on them.
//!
//! Neighbours stand next to each other on a line, and a mill is any three points that follow each
//! other on a line. Nothing else is said about a board. Every line is written in alphabetical
//! order, so that a mill's points come out in that order too.

use std::collections::BTreeMap;

/// Three squares, one inside the other, joined at the middles of their sides.
const THREE_SQUARES: &[&str] = &[
    "a1 a4 a7", "a1 d1 g1", "a7 d7 g7", "g1 g4 g7", // the outer square
    "b2 b4 b6", "b2 d2 f2", "b6 d6 f6", "f2 f4 f6", // the middle square
    "c3 c4 c5", "c3 d3 e3", "c5 d5 e5", "e3 e4 e5", // the inner square
    "a4 b4 c4", "e4 f4 g4", "d1 d2 d3", "d5 d6 d7", // what joins them
];

/// What the twelve men's board has besides.
const DIAGONALS: &[&str] = &["a1 b2 c3", "a7 b6 c5", "e3 f2 g1", "e5 f6 g7"];

/// The sides of two squares, one inside the other.
const TWO_SQUARES: &[&str] = &[
    "a1 a3 a5", "a1 c1 e1", "a5 c5 e5", "e1 e3 e5", // the outer square
    "b2 b3 b4", "b2 c2 d2", "b4 c4 d4", "d2 d3 d4", // the inner square
];

/// What joins the two squares: too short for a mill.
const JOINTS: &[&str] = &["a3 b3", "c1 c2", "c4 c5", "d3 e3"];

/// The same joints, led through the centre.
const CROSS: &[&str] = &["a3 b3 c3 d3 e3", "c1 c2 c3 c4 c5"];

/// Three rows, three columns, both diagonals.
const THREE_BY_THREE: &[&str] = &[
    "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", // columns
    "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", // rows
    "a1 b2 c3", "a3 b2 c1", // diagonals
];

pub type Point = &'static str;
pub type Mill = [Point; 3];

pub struct Board {
    /// The rows from the top one down, each from left to right.
    pub rows: Vec<Vec<Point>>,
    pub mills: Vec<Mill>,
    neighbours: BTreeMap<Point, Vec<Point>>,
}

impl Board {
    /// Nine men's morris.
    pub fn nine() -> Board {
        Board::of_lines(&[THREE_SQUARES])
    }

    /// Twelve men's morris.
    pub fn twelve() -> Board {
        Board::of_lines(&[THREE_SQUARES, DIAGONALS])
    }

    /// Six men's morris, with sixteen points.
    pub fn six() -> Board {
        Board::of_lines(&[TWO_SQUARES, JOINTS])
    }

    /// Seven men's morris, with seventeen points.
    pub fn seven() -> Board {
        Board::of_lines(&[TWO_SQUARES, CROSS])
    }

    /// Three in a row, with nine points.
    pub fn three() -> Board {
        Board::of_lines(&[THREE_BY_THREE])
    }

    fn of_lines(groups: &[&[&'static str]]) -> Board {
        let mut mills = Vec::new();
        let mut neighbours: BTreeMap<Point, Vec<Point>> = BTreeMap::new();
        for line in groups.iter().copied().flatten() {
            let points: Vec<Point> = line.split(' ').collect();
            for pair in points.windows(2) {
                neighbours.entry(pair[0]).or_default().push(pair[1]);
                neighbours.entry(pair[1]).or_default().push(pair[0]);
            }
            for three in points.windows(3) {
                mills.push([three[0], three[1], three[2]]);
            }
        }
        let mut rows = Vec::new();
        for digit in "7654321".chars() {
            let row: Vec<Point> = neighbours
                .keys()
                .copied()
                .filter(|point| point.ends_with(digit))
                .collect();
            if !row.is_empty() {
                rows.push(row);
            }
        }
        Board {
            rows,
            mills,
            neighbours,
        }
    }

    /// All points in alphabetical order.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.neighbours.keys().copied()
    }

    pub fn neighbours(&self, point: Point) -> &[Point] {
        &self.neighbours[point]
    }

    /// The point of this name.
    pub fn point(&self, name: &str) -> Result<Point, String> {
        match self.neighbours.get_key_value(name) {
            Some((point, _)) => Ok(point),
            None => Err(format!("there is no point {name:?} on this board")),
        }
    }

    /// The mills that pass through a point.
    pub fn mills_through(&self, point: Point) -> impl Iterator<Item = Mill> {
        self.mills
            .iter()
            .copied()
            .filter(move |mill| mill.contains(&point))
    }
}

/// A mill as it is written in a position text: `d1-d2-d3`.
pub fn mill_name(mill: Mill) -> String {
    mill.join("-")
}
