//! The boards, as data: the drawn lines, and what follows from them.

use core::fmt;

use crate::bits::{MillSet, Point, PointSet};

/// The widest board has seven columns and seven rows.
const GRID: usize = 7;

/// The name of a point, as `d6`: its column letter and row number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointName([u8; 2]);

impl PointName {
    /// The column, from 0 for `a`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0[0].wrapping_sub(b'a')
    }

    /// The row, from 0 for the lowest.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0[1].wrapping_sub(b'1')
    }
}

impl fmt::Display for PointName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(self.0[0]), char::from(self.0[1]))
    }
}

impl fmt::Debug for PointName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Which of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardId {
    /// 3 × 3 points with both diagonals.
    Three,
    /// Two squares joined at the middles of their sides.
    Six,
    /// As [`BoardId::Six`], with a centre that closes a cross.
    Seven,
    /// Three squares joined at the middles of their sides.
    Nine,
    /// As [`BoardId::Nine`], with the corners joined too.
    Twelve,
}

impl BoardId {
    /// Every board, smallest first.
    pub const ALL: [BoardId; 5] = [
        BoardId::Three,
        BoardId::Six,
        BoardId::Seven,
        BoardId::Nine,
        BoardId::Twelve,
    ];

    /// The board's word in texts and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BoardId::Three => "three",
            BoardId::Six => "six",
            BoardId::Seven => "seven",
            BoardId::Nine => "nine",
            BoardId::Twelve => "twelve",
        }
    }

    /// The board itself.
    #[must_use]
    pub const fn board(self) -> &'static Board {
        match self {
            BoardId::Three => &THREE,
            BoardId::Six => &SIX,
            BoardId::Seven => &SEVEN,
            BoardId::Nine => &NINE,
            BoardId::Twelve => &TWELVE,
        }
    }
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A board: its points, the edges along which men step, and its mills.
///
/// A board is drawn as straight lines through points. Two neighbours on a line
/// are joined by an edge; three neighbours on a line are a mill.
///
/// ```
/// use molino::{Board, BoardId};
///
/// let nine = BoardId::Nine.board();
/// let d6 = nine.point("d6").unwrap();
/// assert_eq!(nine.neighbours(d6).len(), 4);
/// assert_eq!((nine.points().len(), nine.edges().count(), nine.mills().len()), (24, 32, 16));
/// ```
pub struct Board {
    id: BoardId,
    lines: &'static [&'static str],
    size: u8,
    point_count: usize,
    points: PointSet,
    names: [PointName; Point::MOST],
    neighbours: [PointSet; Point::MOST],
    mill_count: usize,
    mills: [PointSet; MillSet::MOST],
}

impl Board {
    /// Which board this is.
    #[must_use]
    pub const fn id(&self) -> BoardId {
        self.id
    }

    /// How many columns, and rows, the drawing has: 3, 5 or 7.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Every point of the board.
    #[must_use]
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// The point called `name`; upper case is read too.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<Point> {
        let &[column, row] = name.as_bytes() else {
            return None;
        };
        let name = PointName([column.to_ascii_lowercase(), row]);
        let index = self.names[..self.point_count].binary_search(&name).ok()?;
        Point::new(index)
    }

    /// The name of `point`, which is also where it is drawn: column and row of
    /// a square grid of [`size`](Board::size) lines each way. A point that the
    /// board lacks is called `??`.
    #[must_use]
    pub const fn name(&self, point: Point) -> PointName {
        self.names[point.index()]
    }

    /// The points one step from `point`.
    #[must_use]
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// The points of each mill, in alphabetical order of the mills' texts.
    #[must_use]
    pub fn mills(&self) -> &[PointSet] {
        &self.mills[..self.mill_count]
    }

    /// The texts of `mills`, as `a1-a4-a7`, in alphabetical order.
    pub fn mill_names(&self, mills: MillSet) -> impl Iterator<Item = MillName> + '_ {
        let mills = mills.indices().filter(|index| *index < self.mill_count);
        mills.map(|index| {
            let mut points = self.mills[index].into_iter();
            MillName([(); 3].map(|()| points.next().map_or(self.names[0], |p| self.name(p))))
        })
    }

    /// The edges, each once, its ends in alphabetical order.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.points().into_iter().flat_map(move |a| {
            let ends = self.neighbours(a).into_iter();
            ends.filter(move |b| a < *b).map(move |b| (a, b))
        })
    }

    /// The straight lines to draw, each with its points from end to end.
    pub fn lines(&self) -> impl Iterator<Item = impl Iterator<Item = Point> + '_> + '_ {
        self.lines
            .iter()
            .map(|line| line.split(' ').filter_map(|name| self.point(name)))
    }

    /// The rows from the top one down, each with its points from left to
    /// right: the order of the position text and of PlayOK's numbers.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Point> + '_> + '_ {
        (0..self.size).rev().map(move |row| {
            let points = self.points().into_iter();
            points.filter(move |point| self.name(*point).row() == row)
        })
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.id.name())
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.id == other.id
    }
}

impl Eq for Board {}

/// The text of a mill: the names of its points in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MillName([PointName; 3]);

impl fmt::Display for MillName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a}-{b}-{c}")
    }
}

static THREE: Board = Board::from_lines(
    BoardId::Three,
    3,
    &[
        "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3",
        "a3 b2 c1",
    ],
);

static SIX: Board = Board::from_lines(
    BoardId::Six,
    5,
    &[
        "a1 a3 a5", "b2 b3 b4", "d2 d3 d4", "e1 e3 e5", "a1 c1 e1", "b2 c2 d2", "b4 c4 d4",
        "a5 c5 e5", "a3 b3", "d3 e3", "c1 c2", "c4 c5",
    ],
);

static SEVEN: Board = Board::from_lines(
    BoardId::Seven,
    5,
    &[
        "a1 a3 a5",
        "b2 b3 b4",
        "d2 d3 d4",
        "e1 e3 e5",
        "a1 c1 e1",
        "b2 c2 d2",
        "b4 c4 d4",
        "a5 c5 e5",
        "a3 b3 c3 d3 e3",
        "c1 c2 c3 c4 c5",
    ],
);

static NINE: Board = Board::from_lines(
    BoardId::Nine,
    7,
    &[
        "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6",
        "g1 g4 g7", "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5",
        "b6 d6 f6", "a7 d7 g7",
    ],
);

static TWELVE: Board = Board::from_lines(
    BoardId::Twelve,
    7,
    &[
        "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6",
        "g1 g4 g7", "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5",
        "b6 d6 f6", "a7 d7 g7", "a1 b2 c3", "a7 b6 c5", "e5 f6 g7", "e3 f2 g1",
    ],
);

// What follows runs at compile time: a mistake in the data above is an error
// of the build.
impl Board {
    const fn from_lines(id: BoardId, size: u8, lines: &'static [&'static str]) -> Board {
        let (names, point_count) = names_on(lines);
        let mut board = Board {
            id,
            lines,
            size,
            point_count,
            points: PointSet::from_bits((1 << point_count) - 1),
            names,
            neighbours: [PointSet::EMPTY; Point::MOST],
            mill_count: 0,
            mills: [PointSet::EMPTY; MillSet::MOST],
        };
        let mut i = 0;
        while i < lines.len() {
            board.add_line(lines[i].as_bytes());
            i += 1;
        }
        board.sort_mills();
        board
    }

    const fn add_line(&mut self, line: &[u8]) {
        let mut start = 0;
        while start + 5 <= line.len() {
            let (a, b) = (self.index_at(line, start), self.index_at(line, start + 3));
            self.neighbours[a] = with(self.neighbours[a], b);
            self.neighbours[b] = with(self.neighbours[b], a);
            if start + 8 <= line.len() {
                let c = self.index_at(line, start + 6);
                self.mills[self.mill_count] = with(with(with(PointSet::EMPTY, a), b), c);
                self.mill_count += 1;
            }
            start += 3;
        }
    }

    const fn index_at(&self, line: &[u8], start: usize) -> usize {
        let mut index = 0;
        while self.names[index].0[0] != line[start] || self.names[index].0[1] != line[start + 1] {
            index += 1;
        }
        index
    }

    /// Sorts the mills by their texts. Among sets of one size, the one whose
    /// members come first is the one whose reversed bits are the larger number.
    const fn sort_mills(&mut self) {
        let mut sorted = 1;
        while sorted < self.mill_count {
            let mut i = sorted;
            while i > 0 && comes_first(self.mills[i], self.mills[i - 1]) {
                (self.mills[i], self.mills[i - 1]) = (self.mills[i - 1], self.mills[i]);
                i -= 1;
            }
            sorted += 1;
        }
    }
}

const fn comes_first(a: PointSet, b: PointSet) -> bool {
    a.bits().reverse_bits() > b.bits().reverse_bits()
}

const fn with(set: PointSet, index: usize) -> PointSet {
    PointSet::from_bits(set.bits() | 1 << index)
}

/// The names that occur on `lines`, in alphabetical order, and their number.
const fn names_on(lines: &[&str]) -> ([PointName; Point::MOST], usize) {
    let mut drawn = [[false; GRID]; GRID];
    let mut i = 0;
    while i < lines.len() {
        let line = lines[i].as_bytes();
        let mut start = 0;
        while start + 2 <= line.len() {
            drawn[(line[start] - b'a') as usize][(line[start + 1] - b'1') as usize] = true;
            start += 3;
        }
        i += 1;
    }
    let mut names = [PointName(*b"??"); Point::MOST];
    let (mut count, mut cell) = (0, 0);
    while cell < GRID * GRID {
        let (column, row) = (cell / GRID, cell % GRID);
        if drawn[column][row] {
            names[count] = PointName([b'a' + column as u8, b'1' + row as u8]);
            count += 1;
        }
        cell += 1;
    }
    (names, count)
}
