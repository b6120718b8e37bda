//! The arguments, as they are typed.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use molino::RuleSet;
use molino_text::Language;

/// The Morris family of board games: rules, analysis and play.
#[derive(Debug, Parser)]
#[command(name = "molino", version, propagate_version = true)]
pub(crate) struct Args {
    /// The language of messages, es, en or fr; without it that of the
    /// environment.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the legal moves of a position.
    ///
    /// One line, sorted by the bytes of the moves' texts; empty when the game
    /// is over. Where the dice must be thrown first it says `throw`.
    Moves(MovesArgs),
    /// Tell which rule sets there are, or what one of them says.
    ///
    /// The name of a rule set may have switches, each at most once:
    /// +volar or +sin-volar (flying or not), +opcional or +obligatorio (captures
    /// may or must be made), +doble (two mills at once take two men),
    /// +sin-reformar (a mill broken for another may not be formed again at once).
    Rules(RulesArgs),
    /// Count the sequences of legal moves from a position.
    ///
    /// A line for each depth: the depth, a tab, the count.
    Perft(PerftArgs),
    /// Replay a record: where the game stands at its end, and the result.
    ///
    /// A record is PGN, or a list of moves in any form that is read: Molino's
    /// own, PlayOK's numbers, captures as words of their own, sentences. At the
    /// first illegal move the exit status is 1.
    Replay(ReplayArgs),
    /// Write a record in another form.
    Convert(ConvertArgs),
    /// Play at the terminal, against the computer or with another person.
    ///
    /// Moves and commands are typed; `help` lists them. Commands may be typed in
    /// the language of the messages or in English.
    Play(PlayArgs),
    /// Print what a shell needs to complete commands and options.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the manual page, for `man -l -`.
    Man,
}

/// What every command takes.
#[derive(Debug, clap::Args)]
pub(crate) struct CommonArgs {
    /// The rule set, with its switches: ludoteka, twelve+volar, …
    #[arg(long, value_name = "NAME", default_value_t)]
    pub(crate) rules: RuleSet,
    /// Answer with JSON objects.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Where a position comes from.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    /// A position text; without it the empty board.
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Moves to play first, separated by spaces; a throw of the dice stands
    /// before its move, as `{6-5-4}`.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// A file with a position text a line, or `-`: an answer a line.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub(crate) positions: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// How many plies to count to.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) depth: u8,
    /// Count for each legal move too.
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The rule set; without it all of them in a line each.
    #[arg(value_name = "NAME")]
    pub(crate) rule_set: Option<RuleSet>,
    /// Answer with JSON objects.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// The record, or `-`.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// The record, or `-`.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The form to write.
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Form,
}

/// A form of records that is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// PGN, with tags, comments and variations.
    Pgn,
    /// The moves in a line.
    Moves,
    /// The moves with PlayOK's numbers of points.
    Playok,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The rule set, with its switches: ludoteka, twelve+volar, …
    #[arg(long, value_name = "NAME", default_value_t)]
    pub(crate) rules: RuleSet,
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// A record to go on with; the rules that it names hold.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub(crate) load: Option<PathBuf>,
    /// Whom you play against.
    #[arg(long, value_name = "WHOM", default_value = "computer")]
    pub(crate) against: Against,
    /// Who plays White, and so begins. Without it lots decide; but under rules
    /// that leave it to the players or to the colours, you do.
    #[arg(long, value_name = "WHO")]
    pub(crate) first: Option<First>,
    /// Where the dice are thrown, in a game with dice.
    #[arg(long, value_name = "HOW", default_value = "thrown")]
    pub(crate) dice: DiceFrom,
    /// Your name, for the screen and for records.
    #[arg(long, value_name = "NAME")]
    pub(crate) me: Option<String>,
    /// The name of the other side.
    #[arg(long, value_name = "NAME")]
    pub(crate) other: Option<String>,
    /// A number that decides all that is left to chance: the same number and the
    /// same moves give the same game.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Whether colours are used.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    /// Draw the board with plain characters only.
    #[arg(long)]
    pub(crate) ascii: bool,
}

/// Whom one plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Against {
    /// The computer.
    Computer,
    /// Another person at the same terminal.
    Person,
}

/// Who plays White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// Lots decide.
    Lot,
    /// The person who starts the program.
    Me,
    /// The computer or the other person.
    Other,
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DiceFrom {
    /// The program throws.
    Thrown,
    /// The players throw real dice and type what they show.
    Typed,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where the terminal has them.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Args {
    pub(crate) const fn json(&self) -> bool {
        match &self.command {
            Command::Moves(args) => args.common.json,
            Command::Rules(args) => args.json,
            Command::Perft(args) => args.common.json,
            Command::Replay(args) => args.common.json,
            Command::Convert(args) => args.common.json,
            Command::Play(_) | Command::Completions { .. } | Command::Man => false,
        }
    }
}
