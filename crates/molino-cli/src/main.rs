//! Molino at the command line: see `molino --help`.

use std::process::ExitCode;

use clap::FromArgMatches;

mod fault;
mod words;
mod failure;
mod quantities;
mod args;
mod files;
mod input;
mod answer;
mod positions;
mod moves;
mod rules;
mod perft;
mod replay;
mod play;
mod print;
mod serve;
mod sizes;
mod interrupt;
mod values;
mod solve;
mod stats;
mod verify;
mod pack;
mod probe;
mod help;
mod manual;

use answer::Answers;
use args::{Args, Command};
use words::Words;

fn main() -> ExitCode {
    let words = Words::new(help::asked_language());
    let matches = help::command(&words).try_get_matches();
    let args = matches.and_then(|matches| Args::from_arg_matches(&matches));
    let Args {
        rules,
        json,
        command,
        ..
    } = match args {
        Ok(args) => args,
        Err(error) => return help::refuse(&error, &words),
    };
    let rule_set = rules.unwrap_or_default();
    let done = match command {
        Command::Moves(args) => moves::run(&args, rule_set, Answers::new(json), &words),
        Command::Rules(args) => rules::run(args.rule_set.or(rules), Answers::new(json), &words),
        Command::Perft(args) => perft::run(&args, rule_set, Answers::new(json)),
        Command::Replay(args) => replay::replay(&args, rule_set, json, &words),
        Command::Convert(args) => replay::convert(&args, rule_set, json, &words),
        Command::Play(args) => play::run(&args, rule_set, &words),
        Command::Print(args) => print::run(&args, rules, &words),
        Command::Serve(args) => serve::run(&args, &words),
        Command::Solve(args) => solve::run(&args, rule_set, Answers::new(json), &words),
        Command::Stats(args) => stats::run(&args, rule_set, Answers::new(json), &words),
        Command::Verify(args) => verify::run(&args, rule_set, Answers::new(json), &words),
        Command::Pack(args) => pack::run(&args, rule_set, Answers::new(json), &words),
        Command::Probe(args) => probe::run(&args, rule_set, Answers::new(json), &words),
        Command::Completions { shell } => manual::completions(shell, &words),
        Command::Man => manual::page(&words),
        Command::Help { command } => manual::help(command.as_deref(), &words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words, json),
    }
}
