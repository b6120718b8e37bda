//! Molino at the command line: see `molino --help`.

use std::process::ExitCode;

use clap::Parser;

mod fault;
mod words;
mod failure;
mod args;
mod files;
mod input;
mod answer;
mod moves;
mod rules;
mod perft;
mod replay;
mod play;
mod manual;

use args::{Args, Command};
use words::Words;

fn main() -> ExitCode {
    let args = Args::parse();
    let json = args.json();
    let words = Words::new(args.lang);
    let done = match args.command {
        Command::Moves(args) => moves::run(&args, &words),
        Command::Rules(args) => rules::run(&args, &words),
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => replay::replay(&args),
        Command::Convert(args) => replay::convert(&args),
        Command::Play(args) => play::run(&args, &words),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man => manual::page(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, json),
    }
}
