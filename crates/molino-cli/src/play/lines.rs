//! Where the lines come from: a person at a terminal, or a pipe.

use std::env;
use std::io::{self, BufRead, IsTerminal, StdinLock, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::failure::Failure;
use crate::fault::Fault;
use crate::{files, words};

/// A source of lines.
pub(crate) enum Lines {
    /// A terminal where lines are edited, and former ones come back.
    Edited(Box<DefaultEditor>),
    /// A terminal that can do nothing but show characters.
    Plain(StdinLock<'static>),
    /// Anything else, where nobody has seen the lines being typed.
    Piped(StdinLock<'static>),
}

/// What comes next.
pub(crate) enum Next {
    /// A line.
    Line(String),
    /// A line that cannot be used.
    Fault(Fault),
    /// A person wants to leave: there may be more lines.
    Leave,
    /// The end of the lines.
    End,
}

impl Lines {
    /// The lines of standard input.
    pub(crate) fn new() -> Lines {
        if !io::stdin().is_terminal() {
            return Lines::Piped(io::stdin().lock());
        }
        match DefaultEditor::new() {
            Ok(editor) if io::stdout().is_terminal() && !is_dumb() => {
                Lines::Edited(Box::new(editor))
            }
            _ => Lines::Plain(io::stdin().lock()),
        }
    }

    /// The next line, asked for by `prompt`.
    pub(crate) fn next(&mut self, prompt: &str, out: &mut impl Write) -> Result<Next, Failure> {
        let input = match self {
            Lines::Edited(editor) => return edited(editor, prompt),
            Lines::Plain(input) | Lines::Piped(input) => input,
        };
        write!(out, "{prompt}")?;
        out.flush()?;
        let next = plain(input)?;
        match (&next, self) {
            (Next::Line(line), Lines::Piped(_)) => writeln!(out, "{line}")?,
            (Next::Line(_), _) => {}
            _ => writeln!(out)?,
        }
        Ok(next)
    }
}

/// Whether the terminal can do nothing but show characters.
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn edited(editor: &mut DefaultEditor, prompt: &str) -> Result<Next, Failure> {
    match editor.readline(prompt) {
        Ok(line) => {
            // A history without this line is no reason to stop.
            let _ = editor.add_history_entry(line.as_str());
            Ok(Next::Line(line))
        }
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Next::Leave),
        Err(ReadlineError::Io(error)) => Err(unreadable(&error)),
        Err(error) => Err(unreadable(&io::Error::other(error))),
    }
}

fn plain(input: &mut impl BufRead) -> Result<Next, Failure> {
    let line = match files::read_line(input) {
        Ok(None) => return Ok(Next::End),
        Ok(Some(line)) => line,
        Err(error) => return Err(unreadable(&error)),
    };
    Ok(match line.and_then(files::text) {
        Ok(line) => Next::Line(words::harmless(&line)),
        Err(fault) => Next::Fault(fault),
    })
}

fn unreadable(error: &io::Error) -> Failure {
    Fault::unreadable("-".as_ref(), error).into()
}
