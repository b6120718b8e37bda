//! A small game as a whole, placing phase included, in memory.

use std::convert::Infallible;
use std::num::NonZeroUsize;

use molino::{Core, Position};
use molino_db::{Answer, Metric, Score, Stored, Tables, Tally};
use molino_index::{Numbering, Place, Sector};

use crate::pair::Means;
use crate::plan::{Limits, Phase, Plan, PlanError};
use crate::solve::{SolveError, solve};
use crate::store::Memory;
use crate::terms::Unsupported;

/// The most points of a board whose game is small enough for memory.
const MOST_POINTS: usize = 17;

/// The exact values of a small game: three to seven men.
///
/// ```
/// use molino::{Base, Position, Rules};
/// use molino_db::{Answer, Value, probe};
/// use molino_solver::{Means, Whole};
///
/// let rules = Rules::from(Base::Three);
/// let solved = Whole::new(rules.core().unwrap(), Means::default()).unwrap();
/// let answer = probe(&solved, &Position::start(&rules), &rules).unwrap();
/// assert_eq!(answer, Answer::Value(Value::Win(9)));
/// ```
#[derive(Debug)]
pub struct Whole {
    core: Core,
    numbering: Numbering,
    tables: Memory,
}

impl Whole {
    /// Whether the game with `core` is solved so.
    #[must_use]
    pub fn is_small(core: Core) -> bool {
        core.options().board.board().points().len() <= MOST_POINTS
    }

    /// Solves the game with `core`.
    ///
    /// # Errors
    ///
    /// A core that cannot be solved, or not in memory.
    pub fn new(core: Core, means: Means) -> Result<Whole, Unsupported> {
        if !Whole::is_small(core) {
            return Err(Unsupported::Large);
        }
        let numbering = Numbering::new(core.options().board.board());
        let limits = Limits {
            phase: Phase::All,
            ..Limits::default()
        };
        let plan = Plan::new(core, &numbering, limits);
        let plan = plan.map_err(|error| match error {
            PlanError::Core(error) => error,
            PlanError::Memory { .. } => Unsupported::Large,
        })?;
        let mut tables = Memory::default();
        let solved = solve(&plan, &numbering, means, &mut tables, &mut |_| {});
        solved.map_err(|error| match error {
            SolveError::Core(error) => error,
            SolveError::TooLong { .. } | SolveError::Missing { .. } => Unsupported::Large,
            SolveError::Store(never) => match never {},
        })?;
        Ok(Whole {
            core,
            numbering,
            tables,
        })
    }

    /// The core of the game.
    #[must_use]
    pub const fn core(&self) -> Core {
        self.core
    }

    /// The numbers of its positions.
    #[must_use]
    pub const fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The sectors, in no special order.
    pub fn sectors(&self) -> impl Iterator<Item = Sector> {
        self.tables.sectors.keys().copied()
    }

    /// The scores of `sector`; none where there is no such sector.
    #[must_use]
    pub fn scores(&self, sector: Sector) -> &[u8] {
        self.tables.sectors.get(&sector).map_or(&[], Vec::as_slice)
    }

    /// What the positions of `sector` are worth.
    #[must_use]
    pub fn tally(&self, sector: Sector) -> Tally {
        let one = NonZeroUsize::MIN;
        Tally::of(&self.numbering, sector, self.scores(sector), one)
    }
}

impl Tables for Whole {
    type Error = Infallible;

    fn stored(&self, place: Place) -> Result<Stored, Infallible> {
        // Sectors that are not here have hands that no turn of a game leads to.
        let score = self.scores(place.sector).get(place.index as usize);
        let score = score.map_or(Score::NONE, |byte| Score::from_byte(*byte));
        Ok(Stored::Answer(Answer::of(score, Metric::Distance)))
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering.place(position)
    }
}
