//! A reader of short texts, which knows its place.

use alloc::string::String;
use core::str::FromStr;

use crate::bits::Point;
use crate::board::Board;
use crate::error::{ReadError, Shown, Wanted};

/// A stretch of a text, read from its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'t> {
    text: &'t str,
    /// The next byte to read.
    at: usize,
    /// The end of the stretch.
    end: usize,
}

impl<'t> Reader<'t> {
    /// Reads the whole of `text`.
    pub(crate) const fn new(text: &'t str) -> Reader<'t> {
        let end = text.len();
        Reader { text, at: 0, end }
    }

    /// The stretches between white space.
    pub(crate) fn fields(text: &'t str) -> impl Iterator<Item = Reader<'t>> {
        let mut done = 0;
        core::iter::from_fn(move || {
            let rest = text[done..].trim_start();
            let at = text.len() - rest.len();
            let field = rest.split(char::is_whitespace).next()?;
            done = at + field.len();
            let end = done;
            (!field.is_empty()).then_some(Reader { text, at, end })
        })
    }

    /// An empty stretch at the end of `text`.
    pub(crate) const fn at_end_of(text: &'t str) -> Reader<'t> {
        let end = text.len();
        Reader { text, at: end, end }
    }

    /// The empty stretch at the end of this one.
    pub(crate) const fn to_end(self) -> Reader<'t> {
        Reader {
            at: self.end,
            ..self
        }
    }

    /// What has not been read.
    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..self.end]
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.end
    }

    /// Reads `wanted` if it comes next, in either case.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let next = self.rest().chars().next();
        let eaten = next.is_some_and(|next| next.eq_ignore_ascii_case(&wanted));
        if eaten {
            self.at += wanted.len_utf8();
        }
        eaten
    }

    /// Reads up to `separator` and over it, or to the end.
    pub(crate) fn until(&mut self, separator: char) -> Reader<'t> {
        let length = self.rest().find(separator);
        let end = length.map_or(self.end, |length| self.at + length);
        let part = Reader { end, ..*self };
        self.at = length.map_or(self.end, |_| end + separator.len_utf8());
        part
    }

    /// The parts between the separators, of which there is always one more.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Reader<'t>> {
        let mut left = Some(self);
        core::iter::from_fn(move || {
            let mut reader = left?;
            let more = reader.rest().contains(separator);
            let part = reader.until(separator);
            left = more.then_some(reader);
            Some(part)
        })
    }

    /// Reads one digit.
    pub(crate) fn digit(&mut self) -> Option<usize> {
        let digit = self.rest().chars().next()?.to_digit(10)?;
        self.at += 1;
        Some(digit as usize)
    }

    /// Reads the digits that come next as a number.
    pub(crate) fn number<N: FromStr>(&mut self, wanted: Wanted) -> Result<N, ReadError> {
        let rest = self.rest();
        let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.len() - after.len();
        let number = rest[..digits].parse().map_err(|_| self.error(wanted))?;
        self.at += digits;
        Ok(number)
    }

    /// Reads the name of a point.
    pub(crate) fn point(&mut self, board: &Board) -> Result<Point, ReadError> {
        let name = self.rest().get(..2);
        let Some(point) = name.and_then(|name| board.point(name)) else {
            return Err(self.error(Wanted::Point(board.id())));
        };
        self.at += 2;
        Ok(point)
    }

    /// Checks that nothing is left.
    pub(crate) fn finish(&self, wanted: Wanted) -> Result<(), ReadError> {
        if self.is_at_end() {
            Ok(())
        } else {
            Err(self.error(wanted))
        }
    }

    /// That something else than `wanted` comes next.
    pub(crate) fn error(&self, wanted: Wanted) -> ReadError {
        let found: String = self.rest().chars().take(Shown::MOST + 1).collect();
        ReadError {
            offset: self.text[..self.at].chars().count(),
            found: (!found.is_empty()).then_some(found),
            wanted,
        }
    }
}
