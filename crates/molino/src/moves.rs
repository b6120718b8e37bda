//! Moves, complete with their captures, and their text.

use core::fmt;

use crate::bits::{Point, PointSet};
use crate::board::Board;
use crate::error::{ReadError, Wanted};
use crate::read::Reader;

/// A complete move: a placement, step or flight with what it takes.
///
/// A move says nothing of legality; [`Position::legal_moves`] gives the legal
/// ones and [`Position::play`] checks. Its text needs the board:
///
/// ```
/// use molino::{BoardId, Move};
///
/// let nine = BoardId::Nine.board();
/// let mv = Move::read("d6-D7xa1", nine).unwrap();
/// assert_eq!(mv.display(nine).to_string(), "d6-d7xa1");
/// ```
///
/// [`Position::legal_moves`]: crate::Position::legal_moves
/// [`Position::play`]: crate::Position::play
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

// A move is five fields of five bits; a field holds 0 for none, or the rank of
// a point plus one. With all of them in one word a list of moves stays small.
const TO: u32 = 0;
const FROM: u32 = 5;
const FIRST: u32 = 10;
const SECOND: u32 = 15;
const RAID: u32 = 20;

impl Move {
    /// The move of a blocked side where blocked sides pass.
    pub const PASS: Move = Move(0);

    /// Places a man on `to`.
    #[must_use]
    pub const fn placement(to: Point) -> Move {
        Move::PASS.with(TO, to)
    }

    /// Moves the man on `from` to `to`.
    #[must_use]
    pub const fn step(from: Point, to: Point) -> Move {
        Move::placement(to).with(FROM, from)
    }

    /// Takes the man on `point` out of a mill, as a throw of the dice allows,
    /// and nothing more.
    #[must_use]
    pub const fn raid(point: Point) -> Move {
        Move::PASS.with(RAID, point)
    }

    /// The same move after a raid on `point`.
    #[must_use]
    pub const fn after_raid(self, point: Point) -> Move {
        self.with(RAID, point)
    }

    /// The same move that also takes the man on `point`, after what it takes
    /// already. A move takes at most two: a third replaces the second.
    #[must_use]
    pub const fn taking(self, point: Point) -> Move {
        match self.field(FIRST) {
            None => self.with(FIRST, point),
            Some(_) => self.with(SECOND, point),
        }
    }

    /// Where a man is placed or moved to; none for a pass or a mere raid.
    #[must_use]
    pub const fn to(self) -> Option<Point> {
        self.field(TO)
    }

    /// Where a man is moved from; none for a placement.
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        self.field(FROM)
    }

    /// The man that a raid takes before the placement.
    #[must_use]
    pub const fn raided(self) -> Option<Point> {
        self.field(RAID)
    }

    /// The men taken for mills, in their order.
    #[must_use]
    pub const fn taken(self) -> [Option<Point>; 2] {
        [self.field(FIRST), self.field(SECOND)]
    }

    /// Every man taken, by raid or for mills.
    #[must_use]
    pub const fn all_taken(self) -> PointSet {
        PointSet::from_bits(self.bit(FIRST) | self.bit(SECOND) | self.bit(RAID))
    }

    /// Whether the move takes a man, by raid or for mills.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0 >> FIRST != 0
    }

    /// The same move with its two captures in alphabetical order, where they
    /// are in the other.
    pub(crate) fn reordered(self) -> Option<Move> {
        match self.taken() {
            [Some(first), Some(second)] if second < first => {
                Some(self.with(FIRST, second).with(SECOND, first))
            }
            _ => None,
        }
    }

    const fn with(self, field: u32, point: Point) -> Move {
        let cleared = self.0 & !(FIELD << field);
        Move(cleared | (point.index() as u32 + 1) << field)
    }

    const fn field(self, field: u32) -> Option<Point> {
        Point::from_number(self.0 >> field & FIELD)
    }

    /// The bit of the field's point, or no bit.
    const fn bit(self, field: u32) -> u32 {
        (1 << (self.0 >> field & FIELD)) >> 1
    }
}

/// The bits of one field.
const FIELD: u32 = 0b1_1111;

/// Text.
impl Move {
    /// Reads the text of a move on `board`: `d6`, `d6-d7`, `d6-d7xa1`,
    /// `a7xd6xf4`, `xb4,d6xg7`, `xb4`, `pass`, in either case.
    ///
    /// # Errors
    ///
    /// The place, what was found there and what was wanted.
    pub fn read(text: &str, board: &Board) -> Result<Move, ReadError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::PASS);
        }
        let mut reader = Reader::new(text);
        if !reader.eat('x') {
            return read_rest(&mut reader, board);
        }
        let raided = reader.point(board)?;
        if reader.eat(',') {
            Ok(read_rest(&mut reader, board)?.after_raid(raided))
        } else {
            reader.finish(Wanted::CommaOrEnd)?;
            Ok(Move::raid(raided))
        }
    }

    /// The text of the move on `board`, which must be the one that its points
    /// belong to.
    #[must_use]
    pub const fn display(self, board: &Board) -> MoveText<'_> {
        MoveText { mv: self, board }
    }
}

/// Reads a placement or step with its captures, to the end of the text.
fn read_rest(reader: &mut Reader<'_>, board: &Board) -> Result<Move, ReadError> {
    let first = reader.point(board)?;
    let mut wanted = Wanted::RestOfMove;
    let mut mv = Move::placement(first);
    if reader.eat('-') {
        mv = Move::step(first, reader.point(board)?);
        wanted = Wanted::CaptureOrEnd;
    }
    for after in [Wanted::CaptureOrEnd, Wanted::End] {
        if reader.eat('x') {
            mv = mv.taking(reader.point(board)?);
            wanted = after;
        }
    }
    reader.finish(wanted)?;
    Ok(mv)
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("raided", &self.raided())
            .field("from", &self.from())
            .field("to", &self.to())
            .field("taken", &self.taken())
            .finish()
    }
}

/// A move as it is written.
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'b> {
    mv: Move,
    board: &'b Board,
}

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MoveText { mv, board } = *self;
        if mv == Move::PASS {
            return f.write_str("pass");
        }
        if let Some(raided) = mv.raided() {
            write!(f, "x{}", board.name(raided))?;
            f.write_str(if mv.to().is_some() { "," } else { "" })?;
        }
        if let Some(from) = mv.from() {
            write!(f, "{}-", board.name(from))?;
        }
        if let Some(to) = mv.to() {
            write!(f, "{}", board.name(to))?;
        }
        let mut taken = mv.taken().into_iter().flatten();
        taken.try_for_each(|taken| write!(f, "x{}", board.name(taken)))
    }
}
