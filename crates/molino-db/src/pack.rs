//! A database made smaller.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;

use molino::Core;
use molino_index::Sector;

use crate::arising::{Arising, Filling};
use crate::codec::Codec;
use crate::directory::Directory;
use crate::error::{DatabaseError, FileFault};
use crate::file::Encoded;
use crate::format::{Coverage, Format, Metric};

/// What becomes of a database that is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    /// What is kept of a position.
    pub metric: Metric,
    /// How the blocks are compressed.
    pub codec: Codec,
    /// Whether sectors are left out that a search of a ply or two finds, and positions
    /// that cannot [arise](Arising).
    pub leaves_out: bool,
}

/// What [`pack`] tells while it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    /// A sector whose file is there now.
    pub sector: Sector,
    /// How many bytes its file has.
    pub bytes: u64,
    /// How many files are there.
    pub done: usize,
    /// How many there will be.
    pub of: usize,
}

/// Packs the files of `from` into `to`, a folder of the same game. Files that are
/// there already in this format are passed over, so that an interrupted run goes on
/// where it was.
///
/// # Errors
///
/// A file that is lost or damaged, has no distances where they are wanted, or cannot
/// be written.
///
/// # Panics
///
/// If `to` was opened for reading.
pub fn pack(
    from: &Directory,
    to: &mut Directory,
    packing: Packing,
    threads: NonZeroUsize,
    watch: &mut dyn FnMut(Packed),
) -> Result<(), DatabaseError> {
    let there: Vec<Sector> = from.sectors().map(|(sector, _)| sector).collect();
    let mut left_out: Vec<Sector> = from.left_out().collect();
    if packing.leaves_out {
        left_out.extend(dispensable(&there, &from.core()));
    }
    let arising = Arising::of(from.core());
    let kept = there.iter().filter(|sector| !left_out.contains(sector));
    let kept: Vec<Sector> = kept.copied().collect();
    for (done, sector) in kept.iter().enumerate() {
        let at = |fault: FileFault| fault.at(&from.file_path(*sector));
        let Some(file) = from.file(*sector)? else {
            continue;
        };
        let header = file.header();
        let is_thinned = packing.leaves_out && sector.is_placing() && arising.is_some();
        let format = Format {
            metric: packing.metric,
            coverage: if is_thinned {
                Coverage::Arising
            } else {
                header.format.coverage
            },
            codec: packing.codec,
        };
        let found = to.file(*sector);
        let is_done = matches!(&found, Ok(Some(found)) if found.header().format == format);
        if !is_done {
            if (header.format.metric, format.metric) == (Metric::Wdl, Metric::Distance) {
                return Err(at(FileFault::NoDistances));
            }
            let mut scores = file.scores(threads).map_err(at)?;
            if let (Coverage::Arising, Some(arising)) = (format.coverage, arising) {
                let numbering = from.numbering();
                arising.fill(numbering, *sector, &mut scores, Filling::Before, threads);
            }
            let (core, tally) = (from.core(), header.tally);
            let encoded = Encoded::new(core, *sector, &scores, tally, format, threads);
            to.save(&[(*sector, encoded)])?;
        }
        let entry = to.sectors().find(|(listed, _)| listed == sector);
        watch(Packed {
            sector: *sector,
            bytes: entry.map_or(0, |(_, entry)| entry.bytes),
            done: done + 1,
            of: kept.len(),
        });
    }
    to.leave_out(&left_out)
}

/// The sectors of `there` that a search of a ply or two finds in the others.
///
/// These are the placements after which both sides have as many men in hand, and in
/// the movement phase those in which the side to move has the fewer men: packed, they
/// are larger than those in which it has more. A capture may lead from them to
/// sectors of their kind if two men are taken at once; those stay.
fn dispensable(there: &[Sector], core: &Core) -> Vec<Sector> {
    let there: BTreeSet<Sector> = there.iter().copied().collect();
    let has_fewer = |sector: &Sector| !sector.is_placing() && sector.mover < sector.other;
    let dispensable = there.iter().filter(|sector| {
        let successors = sector.successors(core);
        let is_found = if sector.is_placing() {
            sector.mover.hand > sector.other.hand
        } else {
            has_fewer(sector) && !successors.iter().any(has_fewer)
        };
        is_found && successors.iter().all(|sector| there.contains(sector))
    });
    dispensable.copied().collect()
}
