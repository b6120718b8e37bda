//! A fault: what is wrong, and where.

use std::fmt;
use std::path::{Path, PathBuf};

/// One thing that tidy refuses.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Fault {
    file: PathBuf,
    line: Option<usize>,
    text: String,
}

impl Fault {
    /// A fault of a whole file.
    pub(crate) fn in_file(file: &Path, text: impl Into<String>) -> Fault {
        Fault {
            file: file.to_path_buf(),
            line: None,
            text: text.into(),
        }
    }

    /// A fault at a line, counted from 1.
    pub(crate) fn at_line(file: &Path, line: usize, text: impl Into<String>) -> Fault {
        Fault {
            line: Some(line),
            ..Fault::in_file(file, text)
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.text)
    }
}
