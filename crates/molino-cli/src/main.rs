//! Molino at the command line: see `molino --help`.

use std::process::ExitCode;

use clap::FromArgMatches;

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
mod help;
mod manual;

use args::{Args, Command};
use words::Words;

fn main() -> ExitCode {
    let words = Words::new(help::asked_language());
    let matches = help::command(&words).try_get_matches();
    let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
    let args = match args {
        Ok(args) => args,
        Err(error) => return help::refuse(&error, &words),
    };
    let json = args.json();
    let done = match args.command {
        Command::Moves(args) => moves::run(&args, &words),
        Command::Rules(args) => rules::run(&args, &words),
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => replay::replay(&args, &words),
        Command::Convert(args) => replay::convert(&args, &words),
        Command::Play(args) => play::run(&args, &words),
        Command::Completions { shell } => manual::completions(shell, &words),
        Command::Man => manual::page(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, json),
    }
}
