//! What a person is told who interrupts long work.

use std::{io, process, thread};

use tokio::runtime::Builder;
use tokio::signal;

use crate::failure;
use crate::words::Words;

/// The exit status of a program that was interrupted: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;

/// From now on an interruption is told, before it ends the program. Nothing has to be
/// put in order: the files of a database are whole at any time.
pub(crate) fn tell(words: &Words) {
    let sentence = words.plain("told-interrupted");
    // Where nobody can wait for it, an interruption ends the program without a word.
    let _ = thread::Builder::new().spawn(move || wait(&sentence));
}

fn wait(sentence: &str) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(signal::ctrl_c())?;
    failure::tell_sentence(sentence);
    process::exit(INTERRUPTED)
}
