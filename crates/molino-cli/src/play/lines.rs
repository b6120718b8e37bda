//! Where the lines come from: a person at a terminal, or a pipe.

use std::io::{self, BufRead, IsTerminal, StdinLock, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::failure::Failure;
use crate::fault::Fault;
use crate::files;

/// A source of lines.
pub(crate) enum Lines {
    /// A terminal where lines are edited, and former ones come back.
    Edited(Box<DefaultEditor>),
    /// Anything else.
    Plain {
        input: StdinLock<'static>,
        /// Nobody has seen the lines being typed.
        echo: bool,
    },
}

/// What comes next.
pub(crate) enum Next {
    /// A line.
    Line(String),
    /// A line that is no text, or a source that fails.
    Fault(Fault),
    /// A person wants to leave: there may be more lines.
    Leave,
    /// The end of the lines.
    End,
}

impl Lines {
    /// The lines of standard input.
    pub(crate) fn new() -> Lines {
        let terminal = io::stdin().is_terminal();
        let able = terminal && io::stdout().is_terminal() && !is_dumb();
        match DefaultEditor::new() {
            Ok(editor) if able => Lines::Edited(Box::new(editor)),
            _ => Lines::Plain {
                input: io::stdin().lock(),
                echo: !terminal,
            },
        }
    }

    /// The next line, asked for by `prompt`.
    pub(crate) fn next(&mut self, prompt: &str, out: &mut impl Write) -> Result<Next, Failure> {
        match self {
            Lines::Edited(editor) => Ok(edited(editor, prompt)),
            Lines::Plain { input, echo } => {
                write!(out, "{prompt}")?;
                out.flush()?;
                let next = plain(input);
                if *echo {
                    let line = if let Next::Line(line) = &next {
                        line
                    } else {
                        ""
                    };
                    writeln!(out, "{line}")?;
                }
                Ok(next)
            }
        }
    }
}

/// Whether the terminal can do nothing but show characters.
pub(crate) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

fn edited(editor: &mut DefaultEditor, prompt: &str) -> Next {
    match editor.readline(prompt) {
        Ok(line) => {
            // A history without this line is no reason to stop.
            let _ = editor.add_history_entry(line.as_str());
            Next::Line(line)
        }
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Next::Leave,
        Err(_) => Next::End,
    }
}

fn plain(input: &mut impl BufRead) -> Next {
    match files::read_line(input) {
        Ok(Some(line)) => match String::from_utf8(line) {
            Ok(line) => Next::Line(line),
            Err(_) => Next::Fault(Fault::plain("not-utf8")),
        },
        Ok(None) | Err(_) => Next::End,
    }
}
