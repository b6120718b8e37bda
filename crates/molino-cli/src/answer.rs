//! Writing answers, one a line.

use std::io::{self, StdoutLock, Write};

use serde::Serialize;

use crate::failure::Failure;
use crate::words::Words;

/// Standard output, and which form the answers take there.
pub(crate) struct Answers {
    out: StdoutLock<'static>,
    json: bool,
}

/// An answer in the JSON form: what it tells, and the version of the form.
#[derive(Serialize)]
struct Versioned<'a, A> {
    v: u32,
    #[serde(flatten)]
    answer: &'a A,
}

impl Answers {
    pub(crate) fn new(json: bool) -> Answers {
        let out = io::stdout().lock();
        Answers { out, json }
    }

    /// Whether the answers are for programs.
    pub(crate) const fn is_json(&self) -> bool {
        self.json
    }

    /// Tells a person something beside an answer; objects tell all themselves.
    pub(crate) fn note(&self, tell: impl FnOnce()) {
        if !self.json {
            tell();
        }
    }

    /// Writes a line that only people read.
    pub(crate) fn comment(&mut self, line: &str) -> Result<(), Failure> {
        if !self.json {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Writes a comment that tells what stands in the columns below it.
    pub(crate) fn heading(&mut self, id: &str, words: &Words) -> Result<(), Failure> {
        self.comment(&format!("# {}", words.plain(id)))
    }

    /// Tells a person by `tell`, a program by an object.
    pub(crate) fn tell<A: Serialize>(
        &mut self,
        answer: &A,
        tell: impl FnOnce(&A),
    ) -> Result<(), Failure> {
        if self.json {
            self.write(answer, |_| String::new())
        } else {
            tell(answer);
            Ok(())
        }
    }

    /// Writes one answer: its text, or its object.
    pub(crate) fn write<A: Serialize>(
        &mut self,
        answer: &A,
        text: impl FnOnce(&A) -> String,
    ) -> Result<(), Failure> {
        if self.json {
            serde_json::to_writer(&mut self.out, &Versioned { v: 1, answer })
                .map_err(io::Error::from)?;
            writeln!(self.out)?;
        } else {
            writeln!(self.out, "{}", text(answer))?;
        }
        self.out.flush()?;
        Ok(())
    }
}
