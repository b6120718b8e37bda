//! A database that is asked for values.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use molino::{Core, Move, Position, Rules};
use molino_index::{Numbering, Place, Sector};

use crate::answer::Answer;
use crate::arising::{Arising, Filling};
use crate::directory::Directory;
use crate::error::DatabaseError;
use crate::file::SectorFile;
use crate::format::{Coverage, Format, Metric};
use crate::probe::{Stored, Tables, probe, probe_each};
use crate::tally::Tally;

/// How many blocks are kept: 64 MiB with distances, 16 MiB without.
const KEPT: NonZeroUsize = NonZeroUsize::new(1024).expect("not zero");

/// A file of a sector, or nothing where there is none.
type Opened = Option<Arc<SectorFile<File>>>;

/// Blocks by the sector and their number.
type Blocks = LruCache<(Sector, u64), Arc<[u8]>>;

/// The values of the positions of one game, from the files of a folder. Files
/// are opened when they are first wanted, and the blocks that were wanted last are
/// kept.
///
/// ```no_run
/// use std::path::Path;
///
/// use molino::{Base, Position, Rules};
/// use molino_db::{Answer, Database, Value};
///
/// let rules = Rules::from(Base::Ludoteka);
/// let database = Database::open(Path::new("nine"), rules.core().unwrap()).unwrap();
/// let answer = database.probe(&Position::start(&rules), &rules).unwrap();
/// assert_eq!(answer, Answer::Value(Value::Draw));
/// ```
pub struct Database {
    directory: Directory,
    left_out: HashSet<Sector>,
    /// What can arise, where files tell of nothing else.
    arising: Option<Arising>,
    opened: Mutex<HashMap<Sector, Opened>>,
    blocks: Mutex<Blocks>,
}

impl Database {
    /// The database in the folder `path` of the game with `core`.
    ///
    /// # Errors
    ///
    /// A folder that is no database, or one of another game.
    pub fn open(path: &Path, core: Core) -> Result<Database, DatabaseError> {
        Directory::open(path, core).map(Database::of)
    }

    /// The database in the folder `path`, of whichever game.
    ///
    /// # Errors
    ///
    /// A folder that is no database.
    pub fn open_any(path: &Path) -> Result<Database, DatabaseError> {
        Directory::open_any(path).map(Database::of)
    }

    fn of(directory: Directory) -> Database {
        Database {
            left_out: directory.left_out().collect(),
            arising: Arising::of(directory.core()),
            directory,
            opened: Mutex::default(),
            blocks: Mutex::new(LruCache::new(KEPT)),
        }
    }

    /// The folder.
    #[must_use]
    pub const fn directory(&self) -> &Directory {
        &self.directory
    }

    /// The numbers of the positions.
    #[must_use]
    pub const fn numbering(&self) -> &Numbering {
        self.directory.numbering()
    }

    /// What `position` is worth. `rules` are rules whose core is the database's.
    ///
    /// # Errors
    ///
    /// A file that is lost or damaged.
    pub fn probe(&self, position: &Position, rules: &Rules) -> Result<Answer, DatabaseError> {
        probe(self, position, rules)
    }

    /// What each legal move of `position` is worth, as [`probe_each`] has it.
    ///
    /// # Errors
    ///
    /// A file that is lost or damaged.
    pub fn probe_each(
        &self,
        position: &Position,
        rules: &Rules,
    ) -> Result<Vec<(Move, Answer)>, DatabaseError> {
        probe_each(self, position, rules)
    }

    /// Gives back the memory of the blocks that are kept.
    pub fn forget(&self) {
        held(&self.blocks).clear();
    }

    /// The scores of `sector`, if it is there, read with `threads` threads, as
    /// [`SectorFile::scores`] has them; [none](crate::Score::NONE) for positions of which
    /// the file does not tell.
    ///
    /// # Errors
    ///
    /// A file that is lost or damaged.
    pub fn scores(
        &self,
        sector: Sector,
        threads: NonZeroUsize,
    ) -> Result<Option<Vec<u8>>, DatabaseError> {
        let Some(file) = self.file(sector)? else {
            return Ok(None);
        };
        let scores = file.scores(threads);
        let mut scores = scores.map_err(|fault| fault.at(&self.directory.file_path(sector)))?;
        if let (Coverage::Arising, Some(arising)) = (file.header().format.coverage, self.arising) {
            let numbering = self.numbering();
            arising.fill(numbering, sector, &mut scores, Filling::Nothing, threads);
        }
        Ok(Some(scores))
    }

    /// What the positions of `sector` are worth, counted with `threads` threads, if
    /// it is there. Distances that the file does not have are those that its header
    /// tells.
    ///
    /// # Errors
    ///
    /// A file that is lost or damaged.
    pub fn tally(
        &self,
        sector: Sector,
        threads: NonZeroUsize,
    ) -> Result<Option<Tally>, DatabaseError> {
        let (Some(scores), Some(file)) = (self.scores(sector, threads)?, self.file(sector)?) else {
            return Ok(None);
        };
        let counted = Tally::of(self.numbering(), sector, &scores, threads);
        Ok(Some(match file.header().format.metric {
            Metric::Distance => counted,
            Metric::Wdl => Tally {
                longest_win: file.header().tally.longest_win,
                longest_loss: file.header().tally.longest_loss,
                ..counted
            },
        }))
    }

    /// What is told of the positions of `sector`, and of which, if it is there.
    ///
    /// # Errors
    ///
    /// A file that is lost or damaged.
    pub fn format(&self, sector: Sector) -> Result<Option<Format>, DatabaseError> {
        let file = self.file(sector)?;
        Ok(file.map(|file| file.header().format))
    }

    fn file(&self, sector: Sector) -> Result<Opened, DatabaseError> {
        let mut opened = held(&self.opened);
        if let Some(file) = opened.get(&sector) {
            return Ok(file.clone());
        }
        let file = self.directory.file(sector)?.map(Arc::new);
        opened.insert(sector, file.clone());
        Ok(file)
    }

    /// Whether the position at `place` can arise.
    fn arises(&self, place: Place) -> bool {
        let arising = self.arising;
        arising.is_none_or(|arising| arising.contains(self.numbering(), place))
    }

    /// What the file has at `place`.
    fn answer(
        &self,
        file: &SectorFile<File>,
        Place { sector, index }: Place,
    ) -> Result<Answer, DatabaseError> {
        let number = SectorFile::<File>::block_of(index);
        if let Some(block) = held(&self.blocks).get(&(sector, number)) {
            return Ok(file.answer(block, index));
        }
        // Others may go on while this one is read.
        let block = file.block(number);
        let block = block.map_err(|fault| fault.at(&self.directory.file_path(sector)))?;
        let answer = file.answer(&block, index);
        held(&self.blocks).put((sector, number), block.into());
        Ok(answer)
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables for Database {
    type Error = DatabaseError;

    fn stored(&self, place: Place) -> Result<Stored, DatabaseError> {
        let file = self.file(place.sector)?;
        let tells_of_all = file.as_ref().map_or_else(
            || !self.left_out.contains(&place.sector),
            |file| file.header().format.coverage == Coverage::All,
        );
        if !tells_of_all && !self.arises(place) {
            return Ok(Stored::Answer(Answer::Unreachable));
        }
        Ok(match file {
            Some(file) => Stored::Answer(self.answer(&file, place)?),
            None if tells_of_all => Stored::Answer(Answer::NotInDatabase),
            None => Stored::LeftOut,
        })
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering().place(position)
    }
}
