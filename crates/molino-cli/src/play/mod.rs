//! `molino play`: a game at the terminal, between two people or with the
//! computer.

mod command;
mod advice;
mod ending;
mod drawing;
mod lines;
mod seats;
mod contest;
mod store;
mod table;
mod session;

use std::env;
use std::io;

use anstream::{AutoStream, ColorChoice};
use molino::RuleSet;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::args::{Color, PlayArgs};
use crate::failure::Failure;
use crate::input;
use crate::words::Words;

use contest::Contest;
use drawing::{Look, Strokes};
use seats::Pair;
use session::Session;
use store::Store;
use table::Table;

pub(crate) fn run(args: &PlayArgs, rules: RuleSet, words: &Words) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(rand::random);
    let pair = Pair::new(args.against, args.me.clone(), args.other.clone());
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    lots.set_stream(LOTS);
    let (game, seats, store) = match &args.load {
        Some(file) => {
            let (record, game) = store::load(file, rules)?;
            let seats = match args.first {
                None => pair.seated_as_in(&record, game.position().turn()),
                first => pair.seated(first, rules.options().starter, &mut lots),
            };
            (game, seats, Store::of(record))
        }
        None => {
            let game = input::game(&args.position, rules.into())?;
            let seats = pair.seated(args.first, rules.options().starter, &mut lots);
            (game, seats, Store::default())
        }
    };
    let strokes = if args.ascii || lines::is_dumb() || !is_utf8() {
        Strokes::Ascii
    } else {
        Strokes::Lines
    };
    let table = Table {
        out: AutoStream::new(io::stdout(), color(args.color)),
        words,
        look: Look::new(strokes),
    };
    Session::new(Contest::new(game, seats, args.dice, seed), store, table).run()
}

/// The stream of random numbers that decides who begins; the others are those of
/// the plies.
const LOTS: u64 = u64::MAX;

fn color(asked: Color) -> ColorChoice {
    match asked {
        Color::Auto => AutoStream::choice(&io::stdout()),
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    }
}

/// Whether the locale's characters are those of Unicode; without a locale that
/// is what a terminal of today shows.
fn is_utf8() -> bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let mut locales = names.iter().filter_map(|name| env::var(name).ok());
    let locale = locales.find(|locale| !locale.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
