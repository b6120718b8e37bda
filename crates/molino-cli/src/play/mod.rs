//! `molino play`: a game at the terminal, between two people or with the
//! computer.

mod drawing;
mod command;
mod advice;
mod opponent;
mod lines;
mod table;
mod seats;
mod store;
mod session;

use std::env;
use std::io;

use anstream::{AutoStream, ColorChoice};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::args::{Color, PlayArgs};
use crate::failure::Failure;
use crate::input;
use crate::words::Words;

use command::Vocabulary;
use drawing::Look;
use lines::Lines;
use seats::Seats;
use session::Session;
use store::Store;
use table::Table;

pub(crate) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let (rule_set, game) = match &args.load {
        Some(file) => store::load(file, args.rules)?,
        None => (args.rules, input::game(&args.position, args.rules.into())?),
    };
    let mut rng = match args.seed {
        Some(seed) => ChaCha8Rng::seed_from_u64(seed),
        None => rand::make_rng(),
    };
    let seats = Seats::new(args, rule_set, words, &mut rng);
    let out = AutoStream::new(io::stdout(), color(args.color));
    let look = Look {
        flipped: false,
        ascii: args.ascii || lines::is_dumb() || !is_utf8(),
    };
    let session = Session {
        game,
        rule_set,
        seats,
        dice: args.dice,
        table: Table { out, words, look },
        lines: Lines::new(),
        vocabulary: Vocabulary::new(words),
        rng,
        store: Store::default(),
        is_stale: true,
    };
    session.run()
}

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
