//! What is to be solved, in which order, and what that takes.

use std::fmt;
use std::time::Duration;

use molino::{Argument, Core, Describe};
use molino_index::{Numbering, Sector};

use crate::captures::FEWEST;
use crate::terms::{Terms, Unsupported};

/// How the movement phase of a game is solved.
#[derive(Clone, Debug)]
pub struct Plan {
    core: Core,
    pairs: Vec<PairPlan>,
    keeping: Keeping,
    memory: u64,
}

/// Two sectors that are solved together: they lead to each other by quiet
/// moves. One, where the sides have as many men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairPlan {
    /// The men of the sides, the fewer first.
    pub men: [u8; 2],
    /// How many positions the sectors have together, duplicates included.
    pub positions: u64,
    /// The bytes of memory that solving them takes.
    pub memory: u64,
}

/// What becomes of sectors that captures will lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// They stay in memory until they are not needed any more.
    InMemory,
    /// They are read again from where they are stored.
    ReadAgain,
}

/// What a plan may use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The most men of both sides together; all where nothing is said.
    pub men: Option<u8>,
    /// The most bytes of memory; no limit where nothing is said.
    pub memory: Option<u64>,
}

impl PairPlan {
    /// The sectors, the one with the fewer men to move first.
    pub fn sectors(&self) -> impl Iterator<Item = Sector> + use<> {
        let [fewer, more] = self.men;
        let other = (fewer != more).then_some(Sector::movement(more, fewer));
        [Sector::movement(fewer, more)].into_iter().chain(other)
    }

    /// The sectors that captures lead to, in the game with `core`.
    pub(crate) fn lower(&self, core: &Core) -> impl Iterator<Item = Sector> + use<> {
        let total = self.men[0] + self.men[1];
        let core = *core;
        let next = self
            .sectors()
            .flat_map(move |sector| sector.successors(&core));
        next.filter(move |sector| sector.total() < total)
    }
}

impl Plan {
    /// A plan for the movement phase of the game with `core`.
    ///
    /// # Errors
    ///
    /// A core that cannot be solved, or less memory than it takes.
    pub fn new(core: Core, numbering: &Numbering, limits: Limits) -> Result<Plan, PlanError> {
        let terms = Terms::new(core).map_err(PlanError::Core)?;
        let men = core.options().men;
        let most = limits.men.unwrap_or(2 * men).min(2 * men);
        let totals = 2 * FEWEST..=most;
        let pairs =
            totals.flat_map(|total| (FEWEST..=total / 2).map(move |few| [few, total - few]));
        let pairs = pairs.filter(|[_, more]| *more <= men);
        let mut plan = Plan {
            core,
            pairs: pairs
                .map(|men| PairPlan::new(men, &terms, numbering))
                .collect(),
            keeping: Keeping::InMemory,
            memory: 0,
        };
        plan.memory = plan.memory_needed(numbering);
        if let Some(found) = limits.memory.filter(|limit| *limit < plan.memory) {
            plan.keeping = Keeping::ReadAgain;
            plan.memory = plan.memory_needed(numbering);
            if found < plan.memory {
                return Err(PlanError::Memory {
                    found,
                    wanted: plan.memory,
                });
            }
        }
        Ok(plan)
    }

    /// The core of the game.
    #[must_use]
    pub const fn core(&self) -> Core {
        self.core
    }

    /// The pairs, in the order in which they are solved.
    #[must_use]
    pub fn pairs(&self) -> &[PairPlan] {
        &self.pairs
    }

    /// What becomes of solved sectors.
    #[must_use]
    pub const fn keeping(&self) -> Keeping {
        self.keeping
    }

    /// The bytes of memory that it takes, about.
    #[must_use]
    pub const fn memory(&self) -> u64 {
        self.memory
    }

    /// How many positions there are, duplicates included.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.pairs.iter().map(|pair| pair.positions).sum()
    }

    /// What is left of the plan where `has` tells which sectors are there; it still
    /// takes as much memory.
    #[must_use]
    pub fn without(&self, has: impl Fn(Sector) -> bool) -> Plan {
        let mut left = self.clone();
        left.pairs.retain(|pair| !pair.sectors().all(&has));
        left
    }

    /// The bytes of files that it makes, about.
    #[must_use]
    pub fn disk(&self) -> u64 {
        self.positions() * BYTES_ON_DISK.0 / BYTES_ON_DISK.1
    }

    /// The time that it takes one thread, about.
    #[must_use]
    pub fn cpu_time(&self) -> Duration {
        let nanoseconds = self.pairs.iter().map(|pair| {
            let [fewer, _] = pair.men;
            pair.positions
                * if fewer == FEWEST {
                    NANOSECONDS.0
                } else {
                    NANOSECONDS.1
                }
        });
        Duration::from_nanos(nanoseconds.sum())
    }

    fn memory_needed(&self, numbering: &Numbering) -> u64 {
        let needed = self.pairs.iter().map(|pair| match self.keeping {
            Keeping::ReadAgain => pair.memory,
            Keeping::InMemory => {
                let total = pair.men[0] + pair.men[1];
                let near = self.pairs.iter().filter(|other| {
                    let others = other.men[0] + other.men[1];
                    other.men != pair.men && (others == total || others + 1 == total)
                });
                let kept: u64 = near.map(|other| other.positions).sum();
                pair.memory + kept
            }
        });
        FIXED + orbits_memory(numbering, &self.pairs) + needed.max().unwrap_or(0)
    }
}

/// The bytes of so many positions on the disk: 0.36 were measured for nine men's
/// morris.
const BYTES_ON_DISK: (u64, u64) = (2, 5);

/// What a position takes one thread, where a side has three men and elsewhere:
/// measured for nine men's morris, on a machine of 2023.
const NANOSECONDS: (u64, u64) = (135, 82);

/// What the tables of the board and what does not grow with the sectors take at
/// most.
const FIXED: u64 = 64 << 20;

impl PairPlan {
    fn new(men: [u8; 2], terms: &Terms, numbering: &Numbering) -> PairPlan {
        let [fewer, more] = men;
        let mut sizes = vec![numbering.size(Sector::movement(fewer, more))];
        if fewer != more {
            sizes.push(numbering.size(Sector::movement(more, fewer)));
        }
        let mut pair = PairPlan {
            men,
            positions: sizes.iter().sum(),
            memory: 0,
        };
        // A score and a state for each position; four bytes for each capture and
        // for each message of the largest level. Of 100 positions at most 55
        // have captures and 36 are decided at one level where a side has three
        // men, and 43 and 25 elsewhere: measured in all pairs of nine men's
        // morris, and rounded up.
        let percent = if fewer == FEWEST { 91 } else { 68 };
        let tables = 2 * pair.positions;
        let captures = 4 * pair.positions * percent / 100;
        let lower: u64 = pair
            .lower(&terms.core)
            .map(|sector| numbering.size(sector))
            .sum();
        // Each worker, of whom there may be four, has a chunk of 16 KiB open for every
        // bucket of 400,000 positions.
        let chunks = pair.positions / 6;
        pair.memory = tables + captures.max(lower) + chunks;
        pair
    }
}

/// The bytes of the orbits of the sets that the pairs need.
fn orbits_memory(numbering: &Numbering, pairs: &[PairPlan]) -> u64 {
    let most = pairs.iter().map(|pair| pair.men[1]).max().unwrap_or(0);
    let sizes = (0..=most).map(|men| {
        let sets = numbering.columns(0, men).count() as u64;
        // A home for each set that is left when it is turned, of so many at most one
        // in four; a representative and a row.
        2 * sets + 96 * sets / numbering.images().count() as u64
    });
    sizes.sum()
}

/// Why there is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// The core cannot be solved.
    Core(Unsupported),
    /// The least plan takes more memory.
    Memory {
        /// The bytes that there may be.
        found: u64,
        /// The bytes that it takes.
        wanted: u64,
    },
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::Core(error) => error.fmt(f),
            PlanError::Memory { found, wanted } => {
                write!(f, "found {found} bytes of memory, wanted {wanted}")
            }
        }
    }
}

impl std::error::Error for PlanError {}

impl Describe for PlanError {
    fn id(&self) -> &'static str {
        match self {
            PlanError::Core(error) => error.id(),
            PlanError::Memory { .. } => "solve-memory",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match *self {
            PlanError::Core(error) => error.arguments(),
            PlanError::Memory { found, wanted } => vec![
                Argument::number("found", found),
                Argument::number("wanted", wanted),
            ],
        }
    }
}
