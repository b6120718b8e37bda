//! A game as a whole, step after step: the movement phase from few men to many, then
//! the placing phase from few men in hand to many.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::num::NonZeroUsize;

use molino::{Argument, Describe};
use molino_db::Tally;
use molino_index::{Numbering, Sector};

use crate::captures::Lower;
use crate::pair::{Means, Pair};
use crate::parts::Parts;
use crate::placing::Placing;
use crate::plan::{Keeping, Plan, Step};
use crate::spare::Spare;
use crate::store::{Solved, Store};
use crate::terms::{Terms, Unsupported};

/// What a solver tells while it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A step is begun.
    Begun(Step),
    /// Positions of the step in work are decided at this distance.
    Level(u8),
    /// The step in work is done and will be stored.
    Solved,
    /// A step is stored.
    Stored(Step),
    /// A step was there already.
    Found(Step),
}

/// Solves a game as `plan` has it. Steps that `store` has are passed over, so that an
/// interrupted run goes on where it was.
///
/// # Errors
///
/// What `store` cannot do, or a distance that is too long for a score.
pub fn solve<S: Store>(
    plan: &Plan,
    numbering: &Numbering,
    means: Means,
    store: &mut S,
    watch: &mut dyn FnMut(Progress),
) -> Result<(), SolveError<S::Error>> {
    let terms = Terms::new(plan.core()).map_err(SolveError::Core)?;
    let parts = Parts::new(&terms, numbering, means.kernel);
    let mut kept = Kept::default();
    let mut spare = Spare::default();
    for step in plan.steps() {
        if has_all(store, step).map_err(SolveError::Store)? {
            watch(Progress::Found(*step));
            continue;
        }
        watch(Progress::Begun(*step));
        kept.load(step, &parts, means.threads, store)?;
        let scores = if step.is_placing() {
            let solve = |sector| {
                Placing {
                    parts: &parts,
                    sector,
                    threads: means.threads,
                    next: &kept,
                }
                .solve()
            };
            step.sectors().map(solve).collect()
        } else {
            Pair {
                terms: &terms,
                numbering,
                men: step.men(),
                lower: &kept,
            }
            .solve(means, &mut spare, &mut |level| {
                watch(Progress::Level(level));
            })
        };
        let scores: Vec<Vec<u8>> = scores.ok_or(SolveError::TooLong { step: *step })?;
        watch(Progress::Solved);
        let solved = step.sectors().zip(scores).map(|(sector, scores)| Solved {
            sector,
            tally: Tally::of(numbering, sector, &scores, means.threads),
            scores,
        });
        let solved: Vec<Solved> = solved.collect();
        store.save(&solved).map_err(SolveError::Store)?;
        if step.is_placing() {
            spare.clear();
            let scores = solved.into_iter().map(|solved| solved.scores);
            scores.for_each(|scores| parts.pool.give(scores));
        } else {
            kept.keep(plan, step, solved, &mut spare);
        }
        watch(Progress::Stored(*step));
    }
    Ok(())
}

/// Whether `store` has all sectors of `step`.
fn has_all<S: Store>(store: &S, step: &Step) -> Result<bool, S::Error> {
    for sector in step.sectors() {
        if !store.has(sector)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Sectors in memory, for those that lead to them.
#[derive(Default)]
struct Kept {
    sectors: BTreeMap<Sector, Vec<u8>>,
    /// Whether they are for the placing phase: columns ranked part by part.
    is_placing: bool,
}

impl Kept {
    /// Reads from `store` what `step` needs and is not kept. Of the placing phase, what
    /// it does not need is dropped.
    fn load<S: Store>(
        &mut self,
        step: &Step,
        parts: &Parts,
        threads: NonZeroUsize,
        store: &S,
    ) -> Result<(), SolveError<S::Error>> {
        if step.is_placing() {
            let needed: BTreeSet<Sector> = step.lower(&parts.terms.core).collect();
            let was_placing = std::mem::replace(&mut self.is_placing, true);
            for (sector, scores) in std::mem::take(&mut self.sectors) {
                if was_placing && needed.contains(&sector) {
                    self.sectors.insert(sector, scores);
                } else if was_placing {
                    parts.pool.give(scores);
                }
            }
        }
        for sector in step.lower(&parts.terms.core) {
            if self.sectors.contains_key(&sector) {
                continue;
            }
            let loaded = if self.is_placing {
                store.load_into(sector, &mut |length| parts.pool.take(length))
            } else {
                store.load(sector)
            };
            let mut scores = loaded.map_err(SolveError::Store)?;
            if scores.len() as u64 != parts.numbering.size(sector) {
                return Err(SolveError::Missing { sector });
            }
            if self.is_placing && !sector.is_placing() {
                let entered = parts.enter(sector, &scores, threads);
                parts.pool.give(std::mem::replace(&mut scores, entered));
            }
            self.sectors.insert(sector, scores);
        }
        Ok(())
    }

    /// Keeps what was solved in the movement phase, if the plan has it so; what no later
    /// step of that phase needs is spare then.
    fn keep(&mut self, plan: &Plan, step: &Step, solved: Vec<Solved>, spare: &mut Spare) {
        match plan.keeping() {
            Keeping::ReadAgain => self.sectors.clear(),
            Keeping::InMemory => {
                let solved = solved
                    .into_iter()
                    .map(|solved| (solved.sector, solved.scores));
                self.sectors.extend(solved);
                let done = plan.steps().iter().position(|other| other == step);
                let left = &plan.steps()[done.map_or(0, |done| done + 1)..];
                let left = left.iter().filter(|step| !step.is_placing());
                let needed = left.flat_map(|step| step.lower(&plan.core()));
                let needed: BTreeSet<Sector> = needed.collect();
                for (sector, scores) in std::mem::take(&mut self.sectors) {
                    if needed.contains(&sector) {
                        self.sectors.insert(sector, scores);
                    } else {
                        spare.give(scores);
                    }
                }
            }
        }
    }
}

impl Lower for Kept {
    fn scores(&self, sector: Sector) -> &[u8] {
        self.sectors.get(&sector).map_or(&[], Vec::as_slice)
    }
}

/// Why a game was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError<E> {
    /// The core cannot be solved.
    Core(Unsupported),
    /// A win takes more plies than a score can tell.
    TooLong {
        /// Where.
        step: Step,
    },
    /// The store has not all scores of a sector that is needed.
    Missing {
        /// Which.
        sector: Sector,
    },
    /// What the store cannot do.
    Store(E),
}

impl<E: fmt::Display> fmt::Display for SolveError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::Core(error) => error.fmt(f),
            SolveError::TooLong { step } => {
                let [a, b] = step.men();
                write!(
                    f,
                    "with {a} men against {b} a win takes more plies than a score can tell"
                )
            }
            SolveError::Missing { sector } => {
                write!(f, "found not all scores of {sector}, wanted them")
            }
            SolveError::Store(error) => error.fmt(f),
        }
    }
}

impl<E: std::error::Error> std::error::Error for SolveError<E> {}

impl<E: Describe> Describe for SolveError<E> {
    fn id(&self) -> &'static str {
        match self {
            SolveError::Core(error) => error.id(),
            SolveError::TooLong { .. } => "solve-too-long",
            SolveError::Missing { .. } => "solve-missing",
            SolveError::Store(error) => error.id(),
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match self {
            SolveError::Core(error) => error.arguments(),
            SolveError::TooLong { step } => {
                let [a, b] = step.men();
                vec![Argument::number("men", a), Argument::number("others", b)]
            }
            SolveError::Missing { sector } => {
                vec![Argument::text("sector", sector)]
            }
            SolveError::Store(error) => error.arguments(),
        }
    }
}
