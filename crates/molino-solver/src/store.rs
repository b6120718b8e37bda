//! Where solved sectors are kept.

use std::collections::BTreeMap;
use std::convert::Infallible;

use molino_db::Tally;
use molino_index::Sector;

/// A solved sector.
#[derive(Clone, Debug)]
pub struct Solved {
    /// Which.
    pub sector: Sector,
    /// The score of each of its positions.
    pub scores: Vec<u8>,
    /// What they are worth.
    pub tally: Tally,
}

/// Where solved sectors are kept: files, or memory.
pub trait Store {
    /// Why something cannot be kept or found.
    type Error;

    /// Whether `sector` is there.
    ///
    /// # Errors
    ///
    /// Something else in its place.
    fn has(&self, sector: Sector) -> Result<bool, Self::Error>;

    /// The scores of `sector`; none where it is not there.
    ///
    /// # Errors
    ///
    /// Scores that cannot be read.
    fn load(&self, sector: Sector) -> Result<Vec<u8>, Self::Error> {
        self.load_into(sector, &mut |length| vec![0; length])
    }

    /// The same, in the room of as many bytes that `room` gives.
    ///
    /// # Errors
    ///
    /// Scores that cannot be read.
    fn load_into(
        &self,
        sector: Sector,
        room: &mut dyn FnMut(usize) -> Vec<u8>,
    ) -> Result<Vec<u8>, Self::Error>;

    /// Keeps sectors: all of them, or in case of an error none.
    ///
    /// # Errors
    ///
    /// Scores that cannot be written.
    fn save(&mut self, solved: &[Solved]) -> Result<(), Self::Error>;
}

/// Sectors kept in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    pub(crate) sectors: BTreeMap<Sector, Vec<u8>>,
}

impl Store for Memory {
    type Error = Infallible;

    fn has(&self, sector: Sector) -> Result<bool, Infallible> {
        Ok(self.sectors.contains_key(&sector))
    }

    fn load_into(
        &self,
        sector: Sector,
        room: &mut dyn FnMut(usize) -> Vec<u8>,
    ) -> Result<Vec<u8>, Infallible> {
        let Some(kept) = self.sectors.get(&sector) else {
            return Ok(Vec::new());
        };
        let mut scores = room(kept.len());
        scores.copy_from_slice(kept);
        Ok(scores)
    }

    fn save(&mut self, solved: &[Solved]) -> Result<(), Infallible> {
        for Solved { sector, scores, .. } in solved {
            self.sectors.insert(*sector, scores.clone());
        }
        Ok(())
    }
}
