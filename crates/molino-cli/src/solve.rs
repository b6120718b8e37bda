//! `molino solve`: the exact value of every position, into the files of a
//! database.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use molino::{RuleSet, Rules};
use molino_db::Directory;
use molino_index::{Numbering, Sector};
use molino_solver::{
    Files, Keeping, Limits, Means, Phase, Plan, PlanError, Progress, SolveError, Step, solve,
};
use molino_text::Arguments;
use serde::Serialize;

use crate::answer::Answers;
use crate::args::{PhaseName, SolveArgs};
use crate::failure::{self, Failure};
use crate::fault::Fault;
use crate::interrupt;
use crate::sizes;
use crate::words::Words;

/// Sectors that are solved together.
#[derive(Serialize)]
struct StepRow {
    sectors: Vec<String>,
    positions: u64,
    memory: u64,
}

/// A plan as a whole.
#[derive(Serialize)]
struct PlanRow {
    core: String,
    /// How many sectors are there already; what follows is of the others.
    there: usize,
    sectors: usize,
    positions: u64,
    memory: u64,
    keeps_in_memory: bool,
    disk: u64,
    free: Option<u64>,
    cpu_seconds: u64,
    threads: usize,
}

/// All that is there in the end.
#[derive(Serialize)]
struct SolvedRow {
    sectors: usize,
    positions: u64,
}

/// How far the work is.
#[derive(Serialize)]
struct ProgressRow {
    sectors: Vec<String>,
    positions: u64,
    seconds: f64,
    done: u64,
    of: u64,
    seconds_left: f64,
}

pub(crate) fn run(
    args: &SolveArgs,
    rule_set: RuleSet,
    mut answers: Answers,
    words: &Words,
) -> Result<(), Failure> {
    let core = Rules::from(rule_set).core()?;
    let numbering = Numbering::new(core.options().board.board());
    let limits = Limits {
        phase: match args.phase {
            PhaseName::Movement => Phase::Movement,
            PhaseName::All => Phase::All,
        },
        men: args.men.map(|men| men.0),
        memory: args.memory.map(|memory| memory.0).or_else(available_memory),
    };
    let means = Means {
        threads: args.threads.count(),
        ..Means::default()
    };
    let there = match &args.out {
        Some(out) => Directory::look(out, core)?,
        None => None,
    };
    let there: BTreeSet<Sector> = there.iter().flat_map(present).collect();
    let has = |sector| there.contains(&sector);
    let plan = Plan::resuming(core, &numbering, limits, has);
    let plan = plan.map_err(|error| no_plan(error, words))?;
    let left = plan.without(has);
    let row = PlanRow::new(&plan, &left, means, args.out.as_deref());
    if args.plan {
        write_plan(&left, &row, &mut answers, words)?;
    }
    row.check_disk(words)?;
    interrupt::tell(words);
    let directory = match &args.out {
        Some(out) if !args.plan => Directory::create(out, core)?,
        _ => return Ok(()),
    };
    let mut report = Report::new(&plan, words);
    let mut files = Files::new(directory, means.threads);
    let mut written = Ok(());
    let solved = solve(&plan, &numbering, means, &mut files, &mut |progress| {
        if let Some(row) = report.hear(progress) {
            let wrote = answers.tell(&row, |row| report.tell(row));
            written = std::mem::replace(&mut written, Ok(())).and(wrote);
        }
    });
    solved.map_err(|error| match error {
        SolveError::Core(error) => error.into(),
        SolveError::Store(error) => error.into(),
        SolveError::TooLong { .. } | SolveError::Missing { .. } => {
            Failure::Database(Fault::of(&error))
        }
    })?;
    written?;
    let done = SolvedRow {
        sectors: count(&plan),
        positions: plan.positions(),
    };
    answers.tell(&done, |done| done.tell(words))
}

/// The sectors of which there is a file.
fn present(directory: &Directory) -> impl Iterator<Item = Sector> {
    let sectors = directory.sectors().map(|(sector, _)| sector);
    sectors.filter(|sector| directory.contains(*sector))
}

/// How many sectors a plan has.
fn count(plan: &Plan) -> usize {
    plan.steps().iter().flat_map(Step::sectors).count()
}

fn no_plan(error: PlanError, words: &Words) -> Failure {
    match error {
        PlanError::Core(error) => error.into(),
        PlanError::Memory { found, wanted } => {
            let fault = Fault::of(&error).with("has", &sizes::bytes(found, words));
            Failure::Database(fault.with("needs", &sizes::bytes(wanted, words)))
        }
    }
}

/// The memory that the machine could give now, where it tells.
fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

fn write_plan(
    plan: &Plan,
    row: &PlanRow,
    answers: &mut Answers,
    words: &Words,
) -> Result<(), Failure> {
    if !plan.steps().is_empty() {
        answers.heading("heading-plan", words)?;
    }
    for step in plan.steps() {
        let row = StepRow {
            sectors: names(step),
            positions: step.positions,
            memory: step.memory,
        };
        answers.write(&row, |row| {
            let memory = sizes::bytes(row.memory, words);
            format!("{}\t{}\t{memory}", row.sectors.join(" "), row.positions)
        })?;
    }
    answers.write(row, |row| row.text(words))
}

fn names(step: &Step) -> Vec<String> {
    step.sectors().map(|sector| sector.to_string()).collect()
}

impl PlanRow {
    /// Of `plan` with what is `left` of it, for a folder that there may not be yet.
    fn new(plan: &Plan, left: &Plan, means: Means, out: Option<&Path>) -> PlanRow {
        PlanRow {
            core: plan.core().to_string(),
            there: count(plan) - count(left),
            sectors: count(left),
            positions: left.positions(),
            memory: left.memory(),
            keeps_in_memory: left.keeping() == Keeping::InMemory,
            disk: left.disk(),
            free: Directory::free_space(out.unwrap_or(Path::new("."))).ok(),
            cpu_seconds: left.cpu_time().as_secs(),
            threads: means.threads.get(),
        }
    }

    /// That the disk has no room for what is still to be written.
    fn check_disk(&self, words: &Words) -> Result<(), Failure> {
        match self.free {
            Some(free) if free < self.disk => {
                let fault = Fault::plain("solve-disk");
                let fault = fault.with("needs", &sizes::bytes(self.disk, words));
                Err(Failure::Database(
                    fault.with("has", &sizes::bytes(free, words)),
                ))
            }
            _ => Ok(()),
        }
    }

    fn text(&self, words: &Words) -> String {
        let time = Duration::from_secs(self.cpu_seconds) / self.threads as u32;
        let free = self
            .free
            .map_or("?".to_owned(), |free| sizes::bytes(free, words));
        let told = Arguments::new()
            .number("there", self.there as u64)
            .number("sectors", self.sectors as u64)
            .number("positions", self.positions)
            .number("threads", self.threads as u64)
            .text("memory", sizes::bytes(self.memory, words))
            .text(
                "keeping",
                if self.keeps_in_memory {
                    "memory"
                } else {
                    "files"
                },
            )
            .text("disk", sizes::bytes(self.disk, words))
            .text("free", free)
            .text("time", sizes::time(time, words));
        words.say("told-plan", &told)
    }
}

impl SolvedRow {
    fn tell(&self, words: &Words) {
        let told = Arguments::new()
            .number("sectors", self.sectors as u64)
            .number("positions", self.positions);
        failure::tell_sentence(&words.say("told-solved", &told));
    }
}

/// Tells how far the work is.
struct Report<'r> {
    words: &'r Words,
    /// Whether somebody watches each level.
    watched: bool,
    of: u64,
    /// The positions of steps that were there already.
    found: u64,
    done: u64,
    begun: Instant,
    step_begun: Instant,
    step: String,
}

impl Report<'_> {
    fn new<'r>(plan: &Plan, words: &'r Words) -> Report<'r> {
        Report {
            words,
            watched: io::stderr().is_terminal(),
            of: plan.positions(),
            found: 0,
            done: 0,
            begun: Instant::now(),
            step_begun: Instant::now(),
            step: String::new(),
        }
    }

    /// Takes note of `progress`; gives what is to be told of it.
    fn hear(&mut self, progress: Progress) -> Option<ProgressRow> {
        match progress {
            Progress::Found(step) => {
                self.found += step.positions;
                None
            }
            Progress::Begun(step) => {
                self.step_begun = Instant::now();
                self.step = names(&step).join(" ");
                None
            }
            Progress::Level(level) => {
                self.show(&format!("{}: {level}", self.step));
                None
            }
            Progress::Solved => None,
            Progress::Stored(step) => {
                self.show("");
                self.done += step.positions;
                let left = self.of - self.found - self.done;
                let pace = self.begun.elapsed().as_secs_f64() / self.done as f64;
                Some(ProgressRow {
                    sectors: names(&step),
                    positions: step.positions,
                    seconds: self.step_begun.elapsed().as_secs_f64(),
                    done: self.found + self.done,
                    of: self.of,
                    seconds_left: left as f64 * pace,
                })
            }
        }
    }

    /// Shows a line that the next one replaces.
    fn show(&self, line: &str) {
        if self.watched {
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        }
    }

    fn tell(&self, row: &ProgressRow) {
        let time = |seconds| sizes::time(Duration::from_secs_f64(seconds), self.words);
        let rate = row.positions as f64 / row.seconds / 1e6;
        let told = Arguments::new()
            .text("sectors", row.sectors.join(" "))
            .number("positions", row.positions)
            .text("time", time(row.seconds))
            .text("rate", sizes::tenths(rate, self.words))
            .number("percent", row.done * 100 / row.of)
            .text("left", time(row.seconds_left));
        failure::tell_sentence(&self.words.say("told-progress", &told));
    }
}
