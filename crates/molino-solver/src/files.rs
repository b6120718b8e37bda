//! Solved sectors in the files of a database.

use std::num::NonZeroUsize;

use molino_db::{DatabaseError, Directory, Encoded, FileFault, Format, Metric};
use molino_index::Sector;

use crate::store::{Solved, Store};

/// Solved sectors in the files of a database.
#[derive(Debug)]
pub struct Files {
    directory: Directory,
    threads: NonZeroUsize,
}

impl Files {
    /// The files of `directory`, written with `threads` threads.
    #[must_use]
    pub fn new(directory: Directory, threads: NonZeroUsize) -> Files {
        Files { directory, threads }
    }
}

impl Store for Files {
    type Error = DatabaseError;

    fn has(&self, sector: Sector) -> Result<bool, DatabaseError> {
        match self.directory.file(sector) {
            Ok(Some(file)) if file.header().format.metric != Metric::Distance => {
                Err(FileFault::NoDistances.at(&self.directory.file_path(sector)))
            }
            Ok(file) => Ok(file.is_some()),
            // A file that was taken away is written again.
            Err(error) if error.fault.is_absence() => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn load_into(
        &self,
        sector: Sector,
        room: &mut dyn FnMut(usize) -> Vec<u8>,
    ) -> Result<Vec<u8>, DatabaseError> {
        let Some(file) = self.directory.file(sector)? else {
            return Ok(Vec::new());
        };
        let mut scores = room(file.header().positions as usize);
        let read = file.scores_into(&mut scores, self.threads);
        read.map_err(|fault| fault.at(&self.directory.file_path(sector)))?;
        Ok(scores)
    }

    fn save(&mut self, solved: &[Solved]) -> Result<(), DatabaseError> {
        let files = solved.iter().map(|solved| {
            let Solved {
                sector,
                scores,
                tally,
            } = solved;
            let core = self.directory.core();
            let format = Format::FAST;
            let encoded = Encoded::new(core, *sector, scores, *tally, format, self.threads);
            (*sector, encoded)
        });
        let files: Vec<(Sector, Encoded)> = files.collect();
        self.directory.save(&files)
    }
}
