//! The databases of exact values that the site has.

use std::collections::HashMap;
use std::path::PathBuf;

use molino::Core;
use molino_db::{Database, DatabaseError};

/// The databases of exact values that the site has, by the games that they are of.
#[derive(Default)]
pub struct Databases(HashMap<Core, Database>);

impl Databases {
    /// The databases in some folders; of two of the same game the last counts.
    ///
    /// # Errors
    ///
    /// A folder that is no database.
    pub fn open(folders: &[PathBuf]) -> Result<Databases, DatabaseError> {
        let databases = folders.iter().map(|folder| {
            let database = Database::open_any(folder)?;
            Ok((database.directory().core(), database))
        });
        databases.collect::<Result<_, _>>().map(Databases)
    }

    /// The database of the game with `core`.
    #[must_use]
    pub fn of(&self, core: Core) -> Option<&Database> {
        self.0.get(&core)
    }
}
