//! The list of a database's files.

use std::collections::BTreeSet;

use molino_index::{Force, Sector};
use serde::{Deserialize, Serialize};

use crate::format::Metric;
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
    /// The sectors that a search of a ply or two finds, called as a file without its
    /// suffix.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
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
            left_out: Vec::new(),
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
        let mut is_new = |sector: Sector| {
            let fits = |force: Force| force.board <= men && force.hand <= men - force.board;
            fits(sector.mover) && fits(sector.other) && seen.insert(sector)
        };
        let mut files = self.files.iter();
        files.all(|entry| sector_of(&entry.file).is_none_or(&mut is_new))
            && self.left_out().all(is_new)
    }

    /// The entry of a sector.
    pub(crate) fn entry(&self, sector: Sector) -> Option<&Entry> {
        let mut files = self.files.iter();
        files.find(|entry| sector_of(&entry.file) == Some(sector))
    }

    /// Lists some files, instead of those of the same sectors.
    pub(crate) fn list(&mut self, mut entries: Vec<Entry>) {
        let sectors = entries.iter().map(|entry| sector_of(&entry.file));
        let sectors: Vec<Option<Sector>> = sectors.collect();
        let files = &mut self.files;
        files.retain(|old| !sectors.contains(&sector_of(&old.file)));
        files.append(&mut entries);
    }

    /// The sectors that a search of a ply or two finds.
    pub(crate) fn left_out(&self) -> impl Iterator<Item = Sector> {
        self.left_out.iter().filter_map(|name| sector_called(name))
    }

    /// Tells which sectors a search of a ply or two finds.
    pub(crate) fn leave_out(&mut self, sectors: &[Sector]) {
        self.left_out = sectors.iter().map(|sector| name_of(*sector)).collect();
    }
}

/// The name of the file of `sector`: `9-8.scores`, with men in hand
/// `4-3_5-5.scores`, without distances `9-8.wdl`.
pub(crate) fn file_name(sector: Sector, metric: Metric) -> String {
    name_of(sector) + metric.suffix()
}

/// The name without its suffix.
fn name_of(sector: Sector) -> String {
    let Sector { mover, other } = sector;
    match (mover.hand, other.hand) {
        (0, 0) => format!("{}-{}", mover.board, other.board),
        (hand, other_hand) => format!("{}-{}_{hand}-{other_hand}", mover.board, other.board),
    }
}

/// The sector whose file is called `name`.
pub(crate) fn sector_of(name: &str) -> Option<Sector> {
    let mut metrics = [Metric::Distance, Metric::Wdl].into_iter();
    sector_called(metrics.find_map(|metric| name.strip_suffix(metric.suffix()))?)
}

/// The sector whose file is called so, without its suffix.
fn sector_called(name: &str) -> Option<Sector> {
    let numbers: Vec<u8> = name
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
    (name_of(sector) == name).then_some(sector)
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
            (Sector::movement(9, 8), "9-8"),
            (Sector::movement(12, 3), "12-3"),
            (placing, "4-3_5-5"),
        ] {
            for (metric, suffix) in [(Metric::Distance, ".scores"), (Metric::Wdl, ".wdl")] {
                let name = format!("{name}{suffix}");
                assert_eq!(file_name(sector, metric), name);
                assert_eq!(sector_of(&name), Some(sector));
            }
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
