//! Files with a position text a line, and an answer to each.

use std::io::BufRead;
use std::path::Path;

use molino::{Game, Rules};
use serde::Serialize;

use crate::answer::Answers;
use crate::failure::{self, Failure, FaultObject};
use crate::fault::Fault;
use crate::files;
use crate::input;
use crate::words::Words;

/// Answers each of `lines`, which come from `file`, by `answer` and its text. A
/// line that cannot be read is answered too, and the rest goes on.
pub(crate) fn answer_each<A: Serialize>(
    mut lines: impl BufRead,
    file: &Path,
    rules: &Rules,
    words: &Words,
    answers: &mut Answers,
    answer: impl Fn(Result<Game, FaultObject>) -> Result<A, Failure>,
    text: impl Fn(&A) -> String,
) -> Result<(), Failure> {
    let mut all_read = true;
    for number in 1.. {
        let line = files::read_line(&mut lines).map_err(|error| Fault::unreadable(file, &error))?;
        let Some(line) = line else { break };
        let game = line.and_then(files::text);
        let game = game.and_then(|text| input::game_from_text(&text, rules.clone()));
        let game = game.map_err(|fault| {
            all_read = false;
            let fault = fault.on_line(number);
            answers.note(|| failure::tell(&fault, words, false));
            FaultObject::new(&fault, words)
        });
        answers.write(&answer(game)?, &text)?;
    }
    if all_read {
        Ok(())
    } else {
        Err(Failure::Answered)
    }
}
