//! The movement phase as a whole, in memory.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use molino::Core;
use molino_index::{Numbering, Sector};

use crate::pair::{self, Scores};
use crate::start::Lower;
use crate::terms::{Terms, Unsupported};

struct Known(BTreeMap<(u8, u8), Scores>);

impl Lower for Known {
    fn scores(&self, men: u8, others: u8) -> &[u8] {
        self.0.get(&(men, others)).map_or(&[], Vec::as_slice)
    }
}

/// Solves all sectors of the movement phase with up to `most` men.
pub fn solve(
    core: Core,
    most: u8,
    threads: NonZeroUsize,
    mut each: impl FnMut(Sector, &[u8], &Numbering),
) -> Result<(), Unsupported> {
    let terms = Terms::new(core)?;
    let numbering = Numbering::new(terms.board);
    let men = core.options().men;
    let mut known = Known(BTreeMap::new());
    for total in 6..=most.min(2 * men) {
        for fewer in 3..=total / 2 {
            let more = total - fewer;
            if more > men {
                continue;
            }
            let solved = pair::solve(&terms, &numbering, [fewer, more], &known, threads);
            for (scores, [a, b]) in solved.into_iter().zip([[fewer, more], [more, fewer]]) {
                each(Sector::movement(a, b), &scores, &numbering);
                known.0.insert((a, b), scores);
            }
        }
        known.0.retain(|(a, b), _| a + b + 2 > total);
    }
    Ok(())
}
