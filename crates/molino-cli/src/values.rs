//! Exact values, wherever they come from: the files of a database, or a small
//! game that is solved at once.

use std::num::NonZeroUsize;
use std::path::Path;

use molino::{Position, RuleSet, Rules};
use molino_db::{Coverage, Database, DatabaseError, Metric, Stored, Tables, Tally};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Loaded, Means, Whole};

use crate::answer::Answers;
use crate::failure::{self, Failure};
use crate::fault::Fault;
use crate::words::Words;

/// Exact values of the positions of one game.
pub(crate) enum Values {
    Files(Box<Database>),
    Whole(Box<Whole>),
}

impl Values {
    /// The values of the game `rule_set`: those of the database in the folder
    /// `dir`, or, of a small game without a folder, all of them.
    pub(crate) fn open(
        dir: Option<&Path>,
        rule_set: RuleSet,
        threads: NonZeroUsize,
    ) -> Result<Values, Failure> {
        let core = Rules::from(rule_set).core()?;
        match dir {
            Some(dir) => Ok(Values::Files(Box::new(Database::open(dir, core)?))),
            None if Whole::is_small(core) => {
                let means = Means {
                    threads,
                    ..Means::default()
                };
                Ok(Values::Whole(Box::new(Whole::new(core, means)?)))
            }
            None => {
                let fault = Fault::plain("database-wanted").with("rules", &rule_set);
                Err(Failure::Argument(fault))
            }
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
                let format = database.format(sector)?;
                Ok(scores.zip(format).map(|(scores, format)| Loaded {
                    scores,
                    metric: format.metric,
                    coverage: format.coverage,
                }))
            }
            Values::Whole(whole) => {
                let scores = whole.scores(sector).to_vec();
                Ok((!scores.is_empty()).then_some(Loaded {
                    scores,
                    metric: Metric::Distance,
                    coverage: Coverage::All,
                }))
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

/// Whether sectors were passed over, since their files cannot be read.
#[derive(Default)]
pub(crate) struct PassedOver(bool);

impl PassedOver {
    /// What came of a sector; nothing where it is passed over, and why is told.
    pub(crate) fn unless<T>(
        &mut self,
        result: Result<T, Fault>,
        answers: &Answers,
        words: &Words,
    ) -> Option<T> {
        let told = result.map_err(|fault| failure::tell(&fault, words, answers.is_json()));
        self.0 |= told.is_err();
        told.ok()
    }

    /// The end of a command that looked at all other sectors.
    pub(crate) fn end(&self, answers: &Answers, words: &Words) -> Result<(), Failure> {
        if self.0 {
            answers.note(|| failure::tell_sentence(&words.plain("told-unchecked")));
            Err(Failure::Faulty)
        } else {
            Ok(())
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
