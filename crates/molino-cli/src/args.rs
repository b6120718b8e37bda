//! The arguments, as they are typed.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use molino::RuleSet;
use molino_server::Config;
use molino_text::Language;

use crate::words;

/// What is typed after the name of the program. What the help tells of it stands
/// in the catalogues, `command-…` and `option-…`.
#[derive(Debug, Parser)]
#[command(name = "molino", version, propagate_version = true)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
    #[arg(long, global = true, value_name = "NAME")]
    pub(crate) rules: Option<RuleSet>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Moves(MovesArgs),
    Rules(RulesArgs),
    Perft(PerftArgs),
    Replay(ReplayArgs),
    Convert(ConvertArgs),
    Play(PlayArgs),
    Print(PrintArgs),
    Serve(ServeArgs),
    Completions { shell: Shell },
    Man,
    Help { command: Option<String> },
}

/// Where a position comes from.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub(crate) positions: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) depth: u8,
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "NAME")]
    pub(crate) rule_set: Option<RuleSet>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Form,
}

/// A form of records that is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    Pgn,
    Moves,
    Playok,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves"])]
    pub(crate) load: Option<PathBuf>,
    #[arg(long, value_name = "WHOM", default_value = "computer")]
    pub(crate) against: Against,
    #[arg(long, value_name = "WHO")]
    pub(crate) first: Option<First>,
    #[arg(long, value_name = "HOW", default_value = "thrown")]
    pub(crate) dice: DiceFrom,
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub(crate) me: Option<String>,
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub(crate) other: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PrintArgs {
    pub(crate) sheet: SheetName,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub(crate) paper: PaperName,
    #[arg(long, value_name = "MM")]
    pub(crate) side: Option<Millimetres>,
    #[arg(long)]
    pub(crate) tiled: bool,
    #[arg(long, value_name = "MM", default_value = "5")]
    pub(crate) square: Millimetres,
    #[arg(long, value_name = "MM", default_value = "16")]
    pub(crate) diameter: Millimetres,
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub(crate) players: u8,
    #[arg(long, value_name = "STYLE", default_value = "full")]
    pub(crate) style: StyleName,
}

/// What is printed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum SheetName {
    /// The board of the rules.
    Board,
    /// Its men, to cut out.
    Pieces,
    /// The rules, to read.
    Rules,
    /// The school sheet.
    School,
    /// Dice, to fold.
    Dice,
    /// A table for a round robin.
    Tournament,
}

/// What it is printed on.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum PaperName {
    /// A4.
    A4,
    /// Letter.
    Letter,
}

/// How it is drawn.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum StyleName {
    /// Boldly.
    Full,
    /// With little ink.
    InkSaving,
}

/// A length, as `5`, `5mm` or `7.5`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Millimetres(pub(crate) f32);

impl FromStr for Millimetres {
    type Err = BadLength;

    fn from_str(text: &str) -> Result<Millimetres, BadLength> {
        let number = text.strip_suffix("mm").unwrap_or(text).trim();
        let length: f32 = number.parse().map_err(|_| BadLength)?;
        if length.is_finite() && length > 0.0 {
            Ok(Millimetres(length))
        } else {
            Err(BadLength)
        }
    }
}

/// The text is no length.
#[derive(Debug)]
pub(crate) struct BadLength;

impl fmt::Display for BadLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted millimetres, as 5 or 7.5")
    }
}

impl std::error::Error for BadLength {}

#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value_t = Config::default().address)]
    pub(crate) address: SocketAddr,
}

/// Whom one plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Against {
    Computer,
    Person,
}

/// Who plays White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    Lot,
    Me,
    Other,
}

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DiceFrom {
    Thrown,
    Typed,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

/// The name of a player: short enough to stand beside the board.
fn name(text: &str) -> Result<String, BadName> {
    let text = text.trim();
    let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
    if fits && text.chars().all(words::is_harmless) {
        Ok(text.to_owned())
    } else {
        Err(BadName)
    }
}

/// In characters.
const LONGEST_NAME: usize = 24;

/// The name is none that can be shown.
#[derive(Debug)]
pub(crate) struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted a name of 1 to 24 characters")
    }
}

impl std::error::Error for BadName {}
