//! The arguments, as they are typed.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use molino::RuleSet;
use molino_print::{Paper, Sheet, Style};
use molino_server::Config;
use molino_text::Language;

use crate::quantities::{Address, Bytes, Count, Millimetres, Whole};
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
    Solve(SolveArgs),
    Stats(StatsArgs),
    Verify(VerifyArgs),
    Pack(PackArgs),
    Probe(ProbeArgs),
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
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Whole<1, 255>,
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
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub(crate) side: Option<Millimetres>,
    #[arg(long)]
    pub(crate) tiled: bool,
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub(crate) square: Option<Millimetres>,
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub(crate) diameter: Option<Millimetres>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<Whole<2, 6>>,
    #[arg(long, value_name = "STYLE")]
    pub(crate) style: Option<StyleName>,
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

impl SheetName {
    /// The sheet; a board in one piece.
    pub(crate) const fn sheet(self) -> Sheet {
        match self {
            SheetName::Board => Sheet::Board,
            SheetName::Pieces => Sheet::Pieces,
            SheetName::Rules => Sheet::Rules,
            SheetName::School => Sheet::School,
            SheetName::Dice => Sheet::Dice,
            SheetName::Tournament => Sheet::Tournament,
        }
    }
}

/// What it is printed on.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum PaperName {
    /// A4.
    A4,
    /// Letter.
    Letter,
}

impl PaperName {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            PaperName::A4 => Paper::A4.name(),
            PaperName::Letter => Paper::Letter.name(),
        }
    }
}

/// How it is drawn.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum StyleName {
    /// Boldly.
    Full,
    /// With little ink.
    InkSaving,
}

impl StyleName {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            StyleName::Full => Style::Full.name(),
            StyleName::InkSaving => Style::InkSaving.name(),
        }
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value_t = Address(Config::default().address))]
    pub(crate) address: Address,
    #[arg(id = "databases", long = "db", value_name = "DIR")]
    pub(crate) db: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SolveArgs {
    #[arg(
        id = "folder",
        long = "out",
        value_name = "DIR",
        required_unless_present = "plan"
    )]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) men: Option<Whole<6, 24>>,
    #[arg(long, value_name = "PHASE", default_value = "movement")]
    pub(crate) phase: PhaseName,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true)]
    pub(crate) memory: Option<Bytes>,
    #[arg(long)]
    pub(crate) plan: bool,
}

/// What part of a game is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PhaseName {
    /// All men are placed.
    Movement,
    /// From the empty board.
    All,
}

/// How many threads work.
#[derive(Debug, clap::Args)]
pub(crate) struct ThreadsArgs {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<Whole<1, 255>>,
}

impl ThreadsArgs {
    /// As many as are asked for, else as the machine has cores.
    pub(crate) fn count(&self) -> NonZeroUsize {
        let asked = self
            .threads
            .and_then(|asked| NonZeroUsize::new(asked.0.into()));
        asked.unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct StatsArgs {
    #[arg(value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(long)]
    pub(crate) tsv: bool,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}

#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "all",
        allow_negative_numbers = true
    )]
    pub(crate) sample: Option<Count>,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) men: Option<Whole<6, 24>>,
    #[arg(id = "sample-seed", long = "seed", value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PackArgs {
    #[arg(id = "packed", value_name = "DIR")]
    pub(crate) dir: PathBuf,
    #[arg(id = "folder", long = "out", value_name = "DIR")]
    pub(crate) out: PathBuf,
    #[arg(
        id = "pack-level",
        long = "level",
        value_name = "N",
        default_value = "19",
        allow_negative_numbers = true
    )]
    pub(crate) level: Whole<1, 22>,
    #[arg(long, value_name = "VALUES", default_value = "distance")]
    pub(crate) values: ValuesName,
    #[arg(long)]
    pub(crate) leave_out: bool,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
}

/// What is told of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ValuesName {
    /// Win, draw or loss.
    Wdl,
    /// With the distance to the end.
    Distance,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ProbeArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves", "each"])]
    pub(crate) positions: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub(crate) db: Option<PathBuf>,
    #[arg(long)]
    pub(crate) each: bool,
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
