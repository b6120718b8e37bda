//! The position text: one line that tells a [`Setup`].

use alloc::vec::Vec;
use core::num::NonZeroU16;
use core::{fmt, mem};

use crate::bits::{MillSet, Point, PointSet};
use crate::board::Board;
use crate::dice::Throw;
use crate::error::{ReadError, Wanted};
use crate::player::{ByPlayer, Player};
use crate::read::Reader;
use crate::setup::Setup;

impl Setup {
    /// Reads a position text of `board`. The quiet plies and the move number
    /// may be left out.
    ///
    /// # Errors
    ///
    /// The place, what was found there and what was wanted.
    pub fn read(text: &str, board: &'static Board) -> Result<Setup, ReadError> {
        let mut fields = Reader::fields(text).peekable();
        let mut next = || fields.next().unwrap_or(Reader::at_end_of(text));
        let mut setup = Setup::empty(board);
        read_rows(&mut setup, next())?;
        setup.turn = read_side(next())?;
        setup.hands = read_hands(next())?;
        if let Some(number) = fields.next_if(is_number) {
            setup.quiet_plies = read_quiet_plies(number)?;
        }
        if let Some(number) = fields.next_if(is_number) {
            setup.move_number = read_move_number(number)?;
        }
        read_named_fields(&mut setup, fields)?;
        Ok(setup)
    }
}

fn read_rows(setup: &mut Setup, reader: Reader<'_>) -> Result<(), ReadError> {
    let board = setup.board();
    let wanted = Wanted::Rows(usize::from(board.size()));
    let mut parts = reader.split('/');
    let mut end = reader;
    for (row, points) in (1..=board.size()).rev().zip(board.rows()) {
        let part = parts.next().ok_or_else(|| end.error(wanted))?;
        let points: Vec<Point> = points.collect();
        read_row(setup, part, row, &points)?;
        end = part.to_end();
    }
    match parts.next() {
        Some(further) => Err(further.error(wanted)),
        None => Ok(()),
    }
}

fn read_row(
    setup: &mut Setup,
    mut reader: Reader<'_>,
    row: u8,
    points: &[Point],
) -> Result<(), ReadError> {
    let wrong = reader.error(Wanted::Row {
        row,
        points: points.len(),
    });
    let mut filled = 0;
    while !reader.is_at_end() {
        let mut players = Player::ALL.into_iter();
        let man = players.find(|player| reader.eat(player.letter()));
        if let (Some(_), Some(point)) = (man, points.get(filled)) {
            setup.set(*point, man);
        }
        filled += match man {
            Some(_) => 1,
            None => read_run(&mut reader)?,
        };
    }
    if filled == points.len() {
        Ok(())
    } else {
        Err(wrong)
    }
}

/// Reads how many points are empty, at least one.
fn read_run(reader: &mut Reader<'_>) -> Result<usize, ReadError> {
    let place = *reader;
    let run = reader.digit().filter(|run| *run > 0);
    run.ok_or_else(|| place.error(Wanted::Man))
}

fn read_side(mut reader: Reader<'_>) -> Result<Player, ReadError> {
    let place = reader;
    let mut players = Player::ALL.into_iter();
    let player = players.find(|player| reader.eat(player.letter()));
    let player = player.filter(|_| reader.is_at_end());
    player.ok_or_else(|| place.error(Wanted::Side))
}

fn read_hands(mut reader: Reader<'_>) -> Result<ByPlayer<u8>, ReadError> {
    let white = reader.number(Wanted::Hands)?;
    if !reader.eat(',') {
        return Err(reader.error(Wanted::Hands));
    }
    let black = reader.number(Wanted::Hands)?;
    reader.finish(Wanted::Hands)?;
    Ok(ByPlayer { white, black })
}

fn is_number(field: &Reader<'_>) -> bool {
    field
        .rest()
        .starts_with(|c: char| c.is_ascii_digit() || c == '-')
}

fn read_quiet_plies(mut reader: Reader<'_>) -> Result<u16, ReadError> {
    let wanted = Wanted::Number {
        least: 0,
        most: u16::MAX,
    };
    let plies = reader.number(wanted)?;
    reader.finish(wanted)?;
    Ok(plies)
}

fn read_move_number(mut reader: Reader<'_>) -> Result<NonZeroU16, ReadError> {
    let wanted = Wanted::Number {
        least: 1,
        most: u16::MAX,
    };
    let number = reader.number(wanted)?;
    reader.finish(wanted)?;
    Ok(number)
}

fn read_named_fields<'t>(
    setup: &mut Setup,
    fields: impl Iterator<Item = Reader<'t>>,
) -> Result<(), ReadError> {
    let mut seen = Vec::new();
    for mut field in fields {
        let unknown = field.error(Wanted::Field);
        let name = field.until('=').rest();
        if seen.contains(&name) {
            return Err(unknown);
        }
        seen.push(name);
        match name {
            "dice" => setup.throw = Some(Throw::read_field(field)?),
            "barred" => setup.barred[setup.turn] = read_mills(field, setup.board())?,
            "barred-other" => setup.barred[!setup.turn] = read_mills(field, setup.board())?,
            _ => return Err(unknown),
        }
    }
    Ok(())
}

/// Reads mills, the points of each joined by `-`, with `,` between mills.
fn read_mills(reader: Reader<'_>, board: &Board) -> Result<MillSet, ReadError> {
    reader.split(',').try_fold(MillSet::EMPTY, |mills, mill| {
        let points = mill.split('-').map(|mut point| {
            let read = point.point(board)?;
            point.finish(Wanted::Point(board.id()))?;
            Ok(read)
        });
        let points = points.collect::<Result<PointSet, ReadError>>()?;
        let rank = board.mills().iter().position(|known| *known == points);
        let rank = rank.filter(|_| mill.split('-').count() == 3);
        let rank = rank.ok_or_else(|| mill.error(Wanted::Mill(board.id())))?;
        Ok(mills | MillSet::of(rank))
    })
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.board().rows().enumerate() {
            f.write_str(if i > 0 { "/" } else { "" })?;
            self.write_row(f, row)?;
        }
        let ByPlayer { white, black } = self.hands;
        write!(f, " {} {white},{black}", self.turn.letter())?;
        write!(f, " {} {}", self.quiet_plies, self.move_number)?;
        if let Some(throw) = self.throw {
            write!(f, " dice={throw}")?;
        }
        self.write_barred(f, "barred", self.turn)?;
        self.write_barred(f, "barred-other", !self.turn)
    }
}

impl Setup {
    fn write_row(
        &self,
        f: &mut fmt::Formatter<'_>,
        points: impl Iterator<Item = Point>,
    ) -> fmt::Result {
        let mut empty = 0;
        for point in points {
            let Some(player) = self.man_on(point) else {
                empty += 1;
                continue;
            };
            write_run(f, mem::take(&mut empty))?;
            write!(f, "{}", player.letter().to_ascii_uppercase())?;
        }
        write_run(f, empty)
    }

    fn write_barred(&self, f: &mut fmt::Formatter<'_>, name: &str, player: Player) -> fmt::Result {
        for (i, mill) in self.board().mill_names(self.barred[player]).enumerate() {
            match i {
                0 => write!(f, " {name}={mill}")?,
                _ => write!(f, ",{mill}")?,
            }
        }
        Ok(())
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: usize) -> fmt::Result {
    match empty {
        0 => Ok(()),
        some => write!(f, "{some}"),
    }
}
