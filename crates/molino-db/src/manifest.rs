//! The list of a database's files.

use std::collections::BTreeSet;

use molino_index::{Force, Sector};
use serde::{Deserialize, Serialize};

use crate::header::VERSION;

/// What a manifest calls itself.
const KIND: &str = "molino-database";

/// The list of the files of a database, as JSON in its folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    kind: String,
    pub(crate) version: u16,
    /// The text of the core of the rules.
    pub(crate) core: String,
    /// The files, in the order in which they were solved.
    pub(crate) files: Vec<Entry>,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its name, which follows from the sector.
    pub file: String,
    /// How many bytes it has.
    pub bytes: u64,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

impl Manifest {
    /// A manifest without files.
    pub(crate) fn new(core: String) -> Manifest {
        Manifest {
            kind: KIND.to_owned(),
            version: VERSION,
            core,
            files: Vec::new(),
        }
    }

    /// Whether it calls itself a manifest of Molino's.
    pub(crate) fn is_ours(&self) -> bool {
        self.kind == KIND
    }

    /// Whether each file that has the name of a sector has that of another one, which
    /// a game with `men` men of each side can have. Other files are passed over.
    pub(crate) fn is_of(&self, men: u8) -> bool {
        let mut seen = BTreeSet::new();
        self.files.iter().all(|entry| {
            let fits = |force: Force| force.board <= men && force.hand <= men - force.board;
            sector_of(&entry.file).is_none_or(|Sector { mover, other }| {
                fits(mover) && fits(other) && seen.insert(&entry.file)
            })
        })
    }

    /// The entry of a sector.
    pub(crate) fn entry(&self, sector: Sector) -> Option<&Entry> {
        let name = file_name(sector);
        self.files.iter().find(|entry| entry.file == name)
    }
}

/// The name of the file of `sector`: `9-8.scores`, with men in hand
/// `4-3_5-5.scores`.
pub(crate) fn file_name(sector: Sector) -> String {
    let (mover, other) = (sector.mover, sector.other);
    if (mover.hand, other.hand) == (0, 0) {
        format!("{}-{}.scores", mover.board, other.board)
    } else {
        let (hand, other_hand) = (mover.hand, other.hand);
        format!("{}-{}_{hand}-{other_hand}.scores", mover.board, other.board)
    }
}

/// The sector whose file is called `name`.
pub(crate) fn sector_of(name: &str) -> Option<Sector> {
    let numbers: Vec<u8> = name
        .strip_suffix(".scores")?
        .split(['-', '_'])
        .map(|number| number.parse().ok())
        .collect::<Option<_>>()?;
    let mut sector = match numbers[..] {
        [mover, other] | [mover, other, _, _] => Sector::movement(mover, other),
        _ => return None,
    };
    if let [_, _, hand, other_hand] = numbers[..] {
        sector.mover.hand = hand;
        sector.other.hand = other_hand;
    }
    (file_name(sector) == name).then_some(sector)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_their_sectors() {
        let mut placing = Sector::movement(4, 3);
        placing.mover.hand = 5;
        placing.other.hand = 5;
        for (sector, name) in [
            (Sector::movement(9, 8), "9-8.scores"),
            (Sector::movement(12, 3), "12-3.scores"),
            (placing, "4-3_5-5.scores"),
        ] {
            assert_eq!(file_name(sector), name);
            assert_eq!(sector_of(name), Some(sector));
        }
        for name in [
            "",
            "9-8",
            "9-8-1.scores",
            "a-8.scores",
            "09-8.scores",
            "9-8_0-0.scores",
        ] {
            assert_eq!(sector_of(name), None, "{name}");
        }
    }
}
