//! A small game as a whole, placing phase included, in memory.

use std::convert::Infallible;
use std::num::NonZeroUsize;

use molino::{Core, Phases, Position};
use molino_db::{Score, Tables, Tally};
use molino_index::{Force, Numbering, Place, Sector};

use crate::captures::{FEWEST, Lower};
use crate::movement::{self, SolveError};
use crate::pair::Means;
use crate::parts::Parts;
use crate::placing::Placing;
use crate::plan::{Limits, Plan, PlanError};
use crate::store::Memory;
use crate::terms::{Terms, Unsupported};

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
        if core.options().phases == Phases::PlaceOrMove {
            return Err(Unsupported::PlaceOrMove);
        }
        let terms = Terms::new(core)?;
        let mut whole = Whole {
            core,
            numbering: Numbering::new(terms.board),
            tables: Memory::default(),
        };
        whole.solve_movement(means)?;
        whole.solve_placing(&terms, means)?;
        Ok(whole)
    }

    fn solve_movement(&mut self, means: Means) -> Result<(), Unsupported> {
        let plan = Plan::new(self.core, &self.numbering, Limits::default());
        let plan = plan.map_err(|error| match error {
            PlanError::Core(error) => error,
            PlanError::Memory { .. } => Unsupported::Large,
        })?;
        let tables = &mut self.tables;
        let solved = movement::solve(&plan, &self.numbering, means, tables, &mut |_| {});
        solved.map_err(|error| match error {
            SolveError::Core(error) => error,
            SolveError::TooLong { .. } | SolveError::Missing { .. } => Unsupported::Large,
            SolveError::Store(never) => match never {},
        })
    }

    fn solve_placing(&mut self, terms: &Terms, means: Means) -> Result<(), Unsupported> {
        let parts = Parts::new(terms, &self.numbering);
        // What placing leads to, columns ranked part by part.
        let movement = self.tables.sectors.iter();
        let movement = movement.map(|(sector, scores)| (*sector, parts.enter(*sector, scores)));
        let mut parted = Memory {
            sectors: movement.collect(),
        };
        for sector in placing_sectors(self.core.options().men) {
            let placing = Placing {
                parts: &parts,
                sector,
                threads: means.threads,
                next: &parted,
            };
            let scores = placing.solve().ok_or(Unsupported::Large)?;
            parted.sectors.insert(sector, scores);
        }
        parted.sectors.retain(|sector, _| sector.is_placing());
        self.tables.sectors.append(&mut parted.sectors);
        Ok(())
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
        self.tables.scores(sector)
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

    fn score(&self, place: Place) -> Result<Option<Score>, Infallible> {
        if !self.tables.sectors.contains_key(&place.sector) {
            // All others have hands that no turn of a game leads to.
            return Ok(Some(Score::NONE));
        }
        let score = self.scores(place.sector).get(place.index as usize);
        Ok(score.map(|byte| Score::from_byte(*byte)))
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering.place(position)
    }
}

impl Lower for Memory {
    fn scores(&self, sector: Sector) -> &[u8] {
        self.sectors.get(&sector).map_or(&[], Vec::as_slice)
    }
}

/// The sectors of the placing phase of a game of `men` men, each after those
/// that it leads to. The sides place in turn, so that the side to move has as
/// many men in hand as the other, or one more.
fn placing_sectors(men: u8) -> impl Iterator<Item = Sector> {
    let hands = (1..=men).flat_map(|hand| [(hand, hand - 1), (hand, hand)]);
    let sectors = hands.flat_map(move |(hand, other_hand)| {
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
