//! `molino pack`: a database made smaller.

use std::fs;

use molino::{RuleSet, Rules};
use molino_db::{Codec, Directory, Metric, Packed, Packing, pack};
use molino_text::Arguments;
use serde::Serialize;

use crate::answer::Answers;
use crate::args::{PackArgs, ValuesName};
use crate::failure::{self, Failure};
use crate::fault::Fault;
use crate::interrupt;
use crate::sizes;
use crate::words::Words;

/// A sector whose file is there.
#[derive(Serialize)]
struct Row {
    sector: String,
    bytes: u64,
    done: usize,
    of: usize,
}

/// The new folder as a whole.
#[derive(Serialize)]
struct Whole {
    sectors: usize,
    left_out: usize,
    bytes: u64,
}

pub(crate) fn run(
    args: &PackArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let core = Rules::from(rule_set).core()?;
    let from = Directory::open(&args.dir, core)?;
    let is_same = fs::canonicalize(&args.out)
        .is_ok_and(|out| fs::canonicalize(&args.dir).is_ok_and(|dir| dir == out));
    if is_same {
        let fault = Fault::plain("pack-same").with("folder", &args.out.display());
        return Err(Failure::Argument(fault));
    }
    interrupt::tell(words);
    let mut to = Directory::create(&args.out, core)?;
    let packing = Packing {
        metric: match args.values {
            ValuesName::Wdl => Metric::Wdl,
            ValuesName::Distance => Metric::Distance,
        },
        codec: Codec::Zstd {
            level: i32::from(args.level.0),
        },
        leaves_out: args.leave_out,
    };
    let mut written = Ok(());
    let threads = args.threads.count();
    pack(&from, &mut to, packing, threads, &mut |packed| {
        let row = Row::new(packed);
        let wrote = answers.tell(&row, |row| row.tell(words));
        written = std::mem::replace(&mut written, Ok(())).and(wrote);
    })?;
    written?;
    let whole = Whole {
        sectors: to.sectors().count(),
        left_out: to.left_out().count(),
        bytes: to.sectors().map(|(_, entry)| entry.bytes).sum(),
    };
    answers.tell(&whole, |whole| whole.tell(words))
}

impl Row {
    fn new(packed: Packed) -> Row {
        Row {
            sector: packed.sector.to_string(),
            bytes: packed.bytes,
            done: packed.done,
            of: packed.of,
        }
    }

    fn tell(&self, words: &Words) {
        let told = Arguments::new()
            .text("sector", self.sector.as_str())
            .text("size", sizes::bytes(self.bytes, words))
            .number("done", self.done as u64)
            .number("of", self.of as u64);
        failure::tell_sentence(&words.say("told-packed", &told));
    }
}

impl Whole {
    fn tell(&self, words: &Words) {
        let told = Arguments::new()
            .number("sectors", self.sectors as u64)
            .number("left", self.left_out as u64)
            .text("size", sizes::bytes(self.bytes, words));
        failure::tell_sentence(&words.say("told-packed-all", &told));
    }
}
