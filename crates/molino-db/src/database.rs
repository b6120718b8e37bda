//! A database that is asked for values.

use std::collections::HashMap;
use std::fs::File;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use molino::{Core, Position};
use molino_index::{Numbering, Place, Sector};

use crate::directory::Directory;
use crate::error::DatabaseError;
use crate::file::SectorFile;
use crate::probe::Tables;
use crate::value::Score;

/// A file of a sector, or nothing where there is none.
type Opened = Option<Arc<SectorFile<File>>>;

/// The values of the positions of one game, from the files of a folder. Files
/// are opened when they are first wanted.
pub struct Database {
    directory: Directory,
    opened: Mutex<HashMap<Sector, Opened>>,
}

impl Database {
    /// The database in the folder `path` of the game with `core`.
    ///
    /// # Errors
    ///
    /// A folder that is no database, or one of another game.
    pub fn open(path: &Path, core: Core) -> Result<Database, DatabaseError> {
        Ok(Database {
            directory: Directory::open(path, core)?,
            opened: Mutex::default(),
        })
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

    /// The scores of `sector`, if it is there, read with `threads` threads.
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
        scores
            .map(Some)
            .map_err(|fault| fault.at(&self.directory.file_path(sector)))
    }

    fn file(&self, sector: Sector) -> Result<Opened, DatabaseError> {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = opened.get(&sector) {
            return Ok(file.clone());
        }
        let file = self.directory.file(sector)?.map(Arc::new);
        opened.insert(sector, file.clone());
        Ok(file)
    }
}

impl Tables for Database {
    type Error = DatabaseError;

    fn score(&self, place: Place) -> Result<Option<Score>, DatabaseError> {
        let Some(file) = self.file(place.sector)? else {
            return Ok(None);
        };
        let score = file.score(place.index);
        score.map_err(|fault| fault.at(&self.directory.file_path(place.sector)))
    }

    fn place(&self, position: &Position) -> Place {
        self.numbering().place(position)
    }
}
