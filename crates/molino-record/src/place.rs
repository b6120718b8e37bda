//! Places in a text.

use core::fmt;

/// A line and a column, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place after `character`, which stands here.
    pub(crate) const fn after(self, character: char) -> Place {
        match character {
            '\n' => Place {
                line: self.line.saturating_add(1),
                column: 1,
            },
            _ => Place {
                line: self.line,
                column: self.column.saturating_add(1),
            },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
