//! Molino at the command line: see `molino --help`.

use std::process::ExitCode;

use clap::Parser;

mod fault;
mod words;
mod failure;
mod args;
mod input;
mod answer;
mod moves;
mod perft;

use args::{Args, Command};
use words::Words;

fn main() -> ExitCode {
    let args = Args::parse();
    let json = args.common().json;
    let words = Words::new(args.common().lang);
    let done = match args.command {
        Command::Moves(args) => moves::run(&args, &words),
        Command::Perft(args) => perft::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, json),
    }
}
