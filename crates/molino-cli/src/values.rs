//! Exact values, wherever they come from: the files of a database, or a small
//! game that is solved at once.

use std::num::NonZeroUsize;
use std::path::Path;

use molino::{Core, Position};
use molino_db::{Database, DatabaseError, Metric, Stored, Tables, Tally};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Loaded, Means, Whole};

use crate::failure::Failure;
use crate::fault::Fault;

/// Exact values of the positions of one game.
pub(crate) enum Values {
    Files(Box<Database>),
    Whole(Box<Whole>),
}

impl Values {
    /// The values of the game with `core`: those of the database in the folder
    /// `dir`, or, of a small game without a folder, all of them.
    pub(crate) fn open(
        dir: Option<&Path>,
        core: Core,
        threads: NonZeroUsize,
    ) -> Result<Values, Failure> {
        match dir {
            Some(dir) => Ok(Values::Files(Box::new(Database::open(dir, core)?))),
            None if Whole::is_small(core) => {
                let means = Means {
                    threads,
                    ..Means::default()
                };
                Ok(Values::Whole(Box::new(Whole::new(core, means)?)))
            }
            None => Err(Failure::Argument(Fault::plain("database-wanted"))),
        }
    }

    /// The sectors, ordered by men in hand, then by all men, then by the men of
    /// the side to move.
    pub(crate) fn sectors(&self) -> Vec<Sector> {
        let mut sectors: Vec<Sector> = match self {
            Values::Files(database) => database
                .directory()
                .sectors()
                .map(|(sector, _)| sector)
                .collect(),
            Values::Whole(whole) => whole.sectors().collect(),
        };
        sectors.sort_by_key(|sector| {
            (
                sector.in_hand(),
                sector.total(),
                sector.mover.board,
                *sector,
            )
        });
        sectors
    }

    /// All that there is of a sector, if it is there.
    pub(crate) fn load(
        &self,
        sector: Sector,
        threads: NonZeroUsize,
    ) -> Result<Option<Loaded>, DatabaseError> {
        match self {
            Values::Files(database) => {
                let scores = database.scores(sector, threads)?;
                let loaded = scores.zip(database.metric(sector)?);
                Ok(loaded.map(|(scores, metric)| Loaded { scores, metric }))
            }
            Values::Whole(whole) => {
                let scores = whole.scores(sector).to_vec();
                let metric = Metric::Distance;
                Ok((!scores.is_empty()).then_some(Loaded { scores, metric }))
            }
        }
    }

    /// What the positions of a sector are worth, if it is there.
    pub(crate) fn tally(
        &self,
        sector: Sector,
        threads: NonZeroUsize,
    ) -> Result<Option<Tally>, DatabaseError> {
        match self {
            Values::Files(database) => database.tally(sector, threads),
            Values::Whole(whole) => Ok(Some(whole.tally(sector))),
        }
    }

    /// The sectors whose values a search of a ply or two finds.
    pub(crate) fn left_out(&self) -> Vec<Sector> {
        match self {
            Values::Files(database) => database.directory().left_out().collect(),
            Values::Whole(_) => Vec::new(),
        }
    }

    /// Whether the file of a sector, if there is one, is the listed one.
    pub(crate) fn check_file(&self, sector: Sector) -> Result<(), DatabaseError> {
        match self {
            Values::Files(database) => database.directory().check_file(sector),
            Values::Whole(_) => Ok(()),
        }
    }

    pub(crate) fn numbering(&self) -> &Numbering {
        match self {
            Values::Files(database) => database.numbering(),
            Values::Whole(whole) => whole.numbering(),
        }
    }
}

impl Tables for Values {
    type Error = DatabaseError;

    fn stored(&self, place: Place) -> Result<Stored, DatabaseError> {
        match self {
            Values::Files(database) => database.stored(place),
            Values::Whole(whole) => {
                let Ok(stored) = whole.stored(place);
                Ok(stored)
            }
        }
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering().place(position)
    }
}
