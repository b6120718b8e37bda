//! The pieces of a record's text, each with its place.

use crate::place::Place;

/// A piece of a record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// What stands between the `[` and the `]` of a tag.
    Tag(&'t str),
    /// What stands between `{` and `}`, or from `;` to the end of the line.
    Comment(&'t str),
    /// `(`: a variation begins.
    Open,
    /// `)`: a variation ends.
    Close,
    /// A run of other characters.
    Word(&'t str),
    /// A `[` or `{` that nothing closes.
    Unclosed(char),
}

/// Reads a text piece by piece.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'t> {
    rest: &'t str,
    place: Place,
}

impl<'t> Lexer<'t> {
    pub(crate) const fn new(text: &'t str, place: Place) -> Lexer<'t> {
        Lexer { rest: text, place }
    }

    /// What is not read yet.
    pub(crate) const fn rest(&self) -> &'t str {
        self.rest
    }

    /// Where the next piece begins, or the text ends.
    pub(crate) fn place(&mut self) -> Place {
        self.skip_blanks();
        self.place
    }

    /// Reads `length` bytes.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.place = taken.chars().fold(self.place, Place::after);
        self.rest = rest;
        taken
    }

    /// Skips white space, and lines that begin with `%`, which PGN keeps for
    /// programs.
    fn skip_blanks(&mut self) {
        loop {
            let blank = self.rest.len() - self.rest.trim_start_matches(is_blank).len();
            self.take(blank);
            if !(self.rest.starts_with('%') && self.place.column == 1) {
                return;
            }
            self.take(self.to_end_of_line());
        }
    }

    fn to_end_of_line(&self) -> usize {
        self.rest.find(['\n', '\r']).unwrap_or(self.rest.len())
    }

    /// Reads from an opening character to the closing one at byte `end`.
    fn enclosed(&mut self, end: Option<usize>) -> Option<&'t str> {
        let inside = end.map(|end| &self.take(end + 1)[1..end]);
        if inside.is_none() {
            self.take(self.rest.len());
        }
        inside
    }
}

impl<'t> Iterator for Lexer<'t> {
    type Item = (Place, Token<'t>);

    fn next(&mut self) -> Option<(Place, Token<'t>)> {
        let place = self.place();
        let token = match self.rest.chars().next()? {
            '[' => {
                let tag = self.enclosed(end_of_tag(self.rest));
                tag.map_or(Token::Unclosed('['), Token::Tag)
            }
            '{' => {
                let comment = self.enclosed(self.rest.find('}'));
                comment.map_or(Token::Unclosed('{'), Token::Comment)
            }
            ';' => Token::Comment(&self.take(self.to_end_of_line())[1..]),
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            first => {
                let length = self.rest.find(ends_word).unwrap_or(self.rest.len());
                Token::Word(self.take(length.max(first.len_utf8())))
            }
        };
        Some((place, token))
    }
}

/// White space, and the mark that some programs put before a text.
fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

fn ends_word(character: char) -> bool {
    is_blank(character) || "[{;()".contains(character)
}

/// Where the `]` stands that ends a tag, on its line, and is no part of its
/// value.
fn end_of_tag(text: &str) -> Option<usize> {
    let (mut quoted, mut escaped) = (false, false);
    let line = text.split(['\n', '\r']).next().unwrap_or_default();
    line.char_indices().find_map(|(at, character)| {
        match character {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            ']' if !quoted => return Some(at),
            _ => {}
        }
        None
    })
}

/// Where the next game of a file begins after something that nothing closes: at
/// the first tag after an empty line.
pub(crate) fn next_game(text: &str) -> Option<usize> {
    let mut empty = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if empty && line.starts_with('[') {
            return Some(at);
        }
        empty = line.trim().is_empty();
        at += line.len();
    }
    None
}
