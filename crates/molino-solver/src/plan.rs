//! What is to be solved, in which order, and what that takes.

use std::fmt;
use std::time::Duration;

use molino::{Argument, Core, Describe, Phases};
use molino_index::{Force, Numbering, Sector};

use crate::captures::FEWEST;
use crate::terms::{Terms, Unsupported};

/// How a game is solved, or its movement phase.
#[derive(Clone, Debug)]
pub struct Plan {
    core: Core,
    steps: Vec<Step>,
    keeping: Keeping,
    memory: u64,
}

/// Sectors that are solved together: two that lead to each other by quiet moves, or
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    first: Sector,
    second: Option<Sector>,
    /// How many positions the sectors have together, duplicates included.
    pub positions: u64,
    /// The bytes of memory that solving them takes.
    pub memory: u64,
}

/// What part of a game is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// The movement phase, in which all men are placed.
    #[default]
    Movement,
    /// The whole game, from the empty board.
    All,
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
    /// What part of the game is solved.
    pub phase: Phase,
    /// The most men of both sides together; all where nothing is said.
    pub men: Option<u8>,
    /// The most bytes of memory; no limit where nothing is said.
    pub memory: Option<u64>,
}

impl Step {
    /// The sectors, the one with the fewer men to move first.
    pub fn sectors(&self) -> impl Iterator<Item = Sector> + use<> {
        std::iter::once(self.first).chain(self.second)
    }

    /// Whether men are still placed in the sectors.
    #[must_use]
    pub const fn is_placing(&self) -> bool {
        self.first.is_placing()
    }

    /// The men on the board of the sides of a step of the movement phase, the fewer
    /// first.
    pub(crate) const fn men(&self) -> [u8; 2] {
        [self.first.mover.board, self.first.other.board]
    }

    /// How many men there are in all.
    const fn total(&self) -> u8 {
        self.first.total()
    }

    /// The sectors that have to be solved before, in the game with `core`.
    pub(crate) fn lower(&self, core: &Core) -> impl Iterator<Item = Sector> + use<> {
        let step = *self;
        let core = *core;
        let next = self
            .sectors()
            .flat_map(move |sector| sector.successors(&core));
        next.filter(move |sector| step.sectors().all(|own| own != *sector))
    }
}

impl Plan {
    /// A plan for the game with `core`.
    ///
    /// # Errors
    ///
    /// A core that cannot be solved, or less memory than it takes.
    pub fn new(core: Core, numbering: &Numbering, limits: Limits) -> Result<Plan, PlanError> {
        Plan::resuming(core, numbering, limits, |_| false)
    }

    /// A plan for the game with `core`, of which `has` tells which sectors are there:
    /// they take no memory.
    ///
    /// # Errors
    ///
    /// A core that cannot be solved, or less memory than what is left takes.
    pub fn resuming(
        core: Core,
        numbering: &Numbering,
        limits: Limits,
        has: impl Fn(Sector) -> bool,
    ) -> Result<Plan, PlanError> {
        let terms = Terms::new(core).map_err(PlanError::Core)?;
        let men = core.options().men;
        let most = limits.men.unwrap_or(2 * men).min(2 * men);
        let totals = 2 * FEWEST..=most;
        let pairs =
            totals.flat_map(|total| (FEWEST..=total / 2).map(move |few| [few, total - few]));
        let pairs = pairs.filter(|[_, more]| *more <= men);
        let mut steps: Vec<Step> = pairs
            .map(|men| Step::movement(men, &core, numbering))
            .collect();
        if limits.phase == Phase::All {
            if core.options().phases == Phases::PlaceOrMove {
                return Err(PlanError::Core(Unsupported::PlaceOrMove));
            }
            let sectors = placing_sectors(men).filter(|sector| sector.total() <= most);
            steps.extend(sectors.map(|sector| Step::placing(sector, &terms, numbering)));
        }
        let mut plan = Plan {
            core,
            steps,
            keeping: Keeping::InMemory,
            memory: 0,
        };
        let left = plan.without(has);
        plan.memory = plan.memory_needed(numbering, &left.steps);
        if let Some(found) = limits.memory.filter(|limit| *limit < plan.memory) {
            plan.keeping = Keeping::ReadAgain;
            plan.memory = plan.memory_needed(numbering, &left.steps);
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

    /// The steps, in the order in which they are taken.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
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
        self.steps.iter().map(|step| step.positions).sum()
    }

    /// What is left of the plan where `has` tells which sectors are there.
    #[must_use]
    pub fn without(&self, has: impl Fn(Sector) -> bool) -> Plan {
        let mut left = self.clone();
        left.steps.retain(|step| !step.sectors().all(&has));
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
        let nanoseconds = self.steps.iter().map(|step| {
            step.positions
                * if step.is_placing() {
                    NANOSECONDS.placing
                } else if step.men()[0] == FEWEST {
                    NANOSECONDS.three_men
                } else {
                    NANOSECONDS.movement
                }
        });
        Duration::from_nanos(nanoseconds.sum())
    }

    /// What the steps that are `left` take.
    fn memory_needed(&self, numbering: &Numbering, left: &[Step]) -> u64 {
        if left.is_empty() {
            return 0;
        }
        let needed = left.iter().map(|step| match self.keeping {
            Keeping::InMemory if !step.is_placing() => {
                let near = self.steps.iter().filter(|other| {
                    let is_near =
                        other.total() == step.total() || other.total() + 1 == step.total();
                    *other != step && !other.is_placing() && is_near
                });
                let kept: u64 = near.map(|other| other.positions).sum();
                step.memory + kept
            }
            _ => step.memory,
        });
        FIXED + orbits_memory(numbering, &self.steps) + needed.max().unwrap_or(0)
    }
}

/// The bytes of so many positions on the disk: 0.36 were measured for nine men's
/// morris.
const BYTES_ON_DISK: (u64, u64) = (2, 5);

/// What a position takes one thread, in nanoseconds.
struct Nanoseconds {
    /// In the movement phase, where a side has three men.
    three_men: u64,
    /// In the movement phase elsewhere.
    movement: u64,
    /// In the placing phase.
    placing: u64,
}

/// Measured for nine men's morris, on a machine of 2023; in the placing phase for single
/// sectors, with something for compressing.
const NANOSECONDS: Nanoseconds = Nanoseconds {
    three_men: 135,
    movement: 82,
    placing: 27,
};

/// What the tables of the board and what does not grow with the sectors take at
/// most.
const FIXED: u64 = 64 << 20;

impl Step {
    /// The sectors of the movement phase with these men, the fewer first.
    fn movement([fewer, more]: [u8; 2], core: &Core, numbering: &Numbering) -> Step {
        let second = (fewer != more).then(|| Sector::movement(more, fewer));
        let mut step = Step::new(Sector::movement(fewer, more), second, numbering);
        // A score and a state for each position; four bytes for each capture and
        // for each message of the largest level. Of 100 positions at most 55
        // have captures and 36 are decided at one level where a side has three
        // men, and 43 and 25 elsewhere: measured in all pairs of nine men's
        // morris, and rounded up.
        let percent = if fewer == FEWEST { 91 } else { 68 };
        let tables = 2 * step.positions;
        let captures = 4 * step.positions * percent / 100;
        let lower: u64 = step.lower(core).map(|sector| numbering.size(sector)).sum();
        // Each worker, of whom there may be four, has a chunk of 16 KiB open for every
        // bucket of 400,000 positions.
        let chunks = step.positions / 6;
        step.memory = tables + captures.max(lower) + chunks;
        step
    }

    /// A sector of the placing phase.
    fn placing(sector: Sector, terms: &Terms, numbering: &Numbering) -> Step {
        let mut step = Step::new(sector, None, numbering);
        let sizes = || step.lower(&terms.core).map(|sector| numbering.size(sector));
        let largest = sizes().max().unwrap_or(0);
        // What mills are worth; a sector before its columns are ranked in parts, or the
        // answers with their blocks compressed.
        let worth = if terms.takes_two() { 3 } else { 1 } * largest;
        let work = largest.max(step.positions * 3 / 2);
        step.memory = sizes().sum::<u64>() + worth + work;
        step
    }

    fn new(first: Sector, second: Option<Sector>, numbering: &Numbering) -> Step {
        let sectors = std::iter::once(first).chain(second);
        Step {
            first,
            second,
            positions: sectors.map(|sector| numbering.size(sector)).sum(),
            memory: 0,
        }
    }
}

/// The bytes of the orbits of the sets that the steps need.
fn orbits_memory(numbering: &Numbering, steps: &[Step]) -> u64 {
    let most = steps.iter().flat_map(Step::men).max().unwrap_or(0);
    let sizes = (0..=most).map(|men| {
        let sets = numbering.columns(0, men).count() as u64;
        // A home for each set that is left when it is turned, of so many at most one
        // in four; a representative and a row.
        2 * sets + 96 * sets / numbering.images().count() as u64
    });
    sizes.sum()
}

/// The sectors of the placing phase of a game of `men` men, each after those
/// that it leads to. The sides place in turn, so that the side to move has as
/// many men in hand as the other, or one more. Of those of a ply, one that leads to the
/// same sectors as another comes soon after it.
fn placing_sectors(men: u8) -> impl Iterator<Item = Sector> {
    let hands = (1..=men).flat_map(|hand| [(hand, hand - 1), (hand, hand)]);
    let sectors = hands.flat_map(move |(hand, other_hand)| {
        // The men of the side to move change least often: they are one more then.
        let boards = (0..=men - hand).flat_map(move |board| {
            (0..=men - other_hand).map(move |other_board| (board, other_board))
        });
        boards.map(move |(board, other_board)| Sector {
            mover: Force { board, hand },
            other: Force {
                board: other_board,
                hand: other_hand,
            },
        })
    });
    let enough = |force: Force| force.total() >= FEWEST;
    sectors.filter(move |sector| enough(sector.mover) && enough(sector.other))
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
