//! The movement phase as a whole: pair after pair, from few men to many.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use molino::{Argument, Describe};
use molino_db::Tally;
use molino_index::{Numbering, Sector};

use crate::captures::Lower;
use crate::pair::{Means, Pair};
use crate::plan::{Keeping, PairPlan, Plan};
use crate::spare::Spare;
use crate::store::{Solved, Store};
use crate::terms::{Terms, Unsupported};

/// What a solver tells while it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A pair is begun.
    Begun(PairPlan),
    /// Positions of the pair in work are decided at this distance.
    Level(u8),
    /// The pair in work is solved and will be stored.
    Solved,
    /// A pair is stored.
    Stored(PairPlan),
    /// A pair was there already.
    Found(PairPlan),
}

/// Solves the movement phase as `plan` has it. Pairs that `store` has are passed
/// over, so that an interrupted run goes on where it was.
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
    let mut kept = Kept(BTreeMap::new());
    let mut spare = Spare::default();
    for pair in plan.pairs() {
        if has_all(store, pair).map_err(SolveError::Store)? {
            watch(Progress::Found(*pair));
            continue;
        }
        watch(Progress::Begun(*pair));
        for sector in pair.lower(&terms.core) {
            if let std::collections::btree_map::Entry::Vacant(entry) = kept.0.entry(sector) {
                let scores = store.load(sector).map_err(SolveError::Store)?;
                if scores.len() as u64 != numbering.size(sector) {
                    return Err(SolveError::Missing { sector });
                }
                entry.insert(scores);
            }
        }
        let scores = Pair {
            terms: &terms,
            numbering,
            men: pair.men,
            lower: &kept,
        }
        .solve(means, &mut spare, &mut |level| {
            watch(Progress::Level(level));
        })
        .ok_or(SolveError::TooLong { men: pair.men })?;
        watch(Progress::Solved);
        let solved = pair.sectors().zip(scores).map(|(sector, scores)| Solved {
            sector,
            tally: Tally::of(numbering, sector, &scores, means.threads),
            scores,
        });
        let solved: Vec<Solved> = solved.collect();
        store.save(&solved).map_err(SolveError::Store)?;
        kept.keep(plan, pair, solved, &mut spare);
        watch(Progress::Stored(*pair));
    }
    Ok(())
}

/// Whether `store` has both sectors of `pair`.
fn has_all<S: Store>(store: &S, pair: &PairPlan) -> Result<bool, S::Error> {
    for sector in pair.sectors() {
        if !store.has(sector)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Sectors in memory, for those that captures lead to them from.
struct Kept(BTreeMap<Sector, Vec<u8>>);

impl Kept {
    /// Keeps what was solved, if the plan has it so; what no later pair needs is
    /// spare then.
    fn keep(&mut self, plan: &Plan, pair: &PairPlan, solved: Vec<Solved>, spare: &mut Spare) {
        match plan.keeping() {
            Keeping::ReadAgain => self.0.clear(),
            Keeping::InMemory => {
                let solved = solved
                    .into_iter()
                    .map(|solved| (solved.sector, solved.scores));
                self.0.extend(solved);
                let done = plan.pairs().iter().position(|other| other == pair);
                let left = &plan.pairs()[done.map_or(0, |done| done + 1)..];
                let needed = left.iter().flat_map(|pair| pair.lower(&plan.core()));
                let needed: BTreeSet<Sector> = needed.collect();
                for (sector, scores) in std::mem::take(&mut self.0) {
                    if needed.contains(&sector) {
                        self.0.insert(sector, scores);
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
        self.0.get(&sector).map_or(&[], Vec::as_slice)
    }
}

/// Why a game was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError<E> {
    /// The core cannot be solved.
    Core(Unsupported),
    /// A win takes more plies than a score can tell.
    TooLong {
        /// The men of the sides.
        men: [u8; 2],
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
            SolveError::TooLong { men: [a, b] } => {
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
            SolveError::TooLong { men: [a, b] } => {
                vec![Argument::number("men", *a), Argument::number("others", *b)]
            }
            SolveError::Missing { sector } => {
                vec![Argument::text("sector", sector)]
            }
            SolveError::Store(error) => error.arguments(),
        }
    }
}
