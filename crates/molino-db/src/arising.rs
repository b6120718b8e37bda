//! Which placements can arise in a game.
//!
//! Where captures are a duty, whoever has mills has taken men for them. Let a side have
//! mills on the board while men are still placed, and call the man that came last to a
//! mill its closer. Men do not move yet, so that a closer has stood there since it was
//! placed, and its placement completed the mill. For that an enemy man was taken: as
//! long as another man stands in no mill those in mills are safe, and if all stand in
//! mills each may be taken, so that only an empty board spares the enemy; but he has
//! placed a man since the last capture, or none could have been completed so early. One
//! man is taken at least for each closer, and every mill has one. So **a side has taken
//! at least as many men as it takes to stand in each of its mills**.
//!
//! Of positions in which this holds, and in which the side that does not move has a man on
//! the board or all in hand, every move leads to such positions again: a placement that
//! completes mills is one closer for all of them and takes a man, other placements
//! complete none, captures only break mills; and the man that was placed stands on the
//! board. The empty board is such a position. So what does not hold for a position keeps
//! it from arising.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use molino::{Board, Captures, Core, Duty, MillWorth, Phases, PointSet, SafeMen};
use molino_index::{Numbering, Place, Sector, deposit};

use crate::parallel;
use crate::value::Score;

/// Tells which positions of the placing phase of a game can arise, as far as the men
/// tell that are taken: some that it lets pass cannot arise for other reasons.
#[derive(Clone, Copy, Debug)]
pub struct Arising {
    board: &'static Board,
    men: u8,
}

/// What stands for positions that cannot arise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling {
    /// That there is none.
    Nothing,
    /// What compresses well: the score before it in its row.
    Before,
}

impl Arising {
    /// For the game with `core`, which has no dice; none where a mill may be worth
    /// nothing.
    #[must_use]
    pub fn of(core: Core) -> Option<Arising> {
        let options = core.options();
        let is_proved = matches!(
            (options.phases, options.mill),
            (
                Phases::PlaceThenMove,
                MillWorth::Captures(Captures {
                    duty: Duty::Mandatory,
                    safe_men: SafeMen::UnlessAllInMills,
                    ..
                })
            )
        );
        is_proved.then(|| Arising {
            board: options.board.board(),
            men: options.men,
        })
    }

    /// Whether the position at `place` can arise, as far as this tells. Those in which
    /// all men are placed always can.
    #[must_use]
    pub fn contains(&self, numbering: &Numbering, place: Place) -> bool {
        let Place { sector, index } = place;
        if !sector.is_placing() {
            return true;
        }
        let arrangement = numbering.arrangement(sector, index);
        arrangement.is_some_and(|(mover, other)| {
            self.has_begun(sector)
                && self.paid_for(mover, self.taken_by_mover(sector))
                && self.paid_for(other, self.taken_by_other(sector))
        })
    }

    /// Fills the scores of the positions of `sector` that cannot arise, with `threads`
    /// threads.
    pub(crate) fn fill(
        &self,
        numbering: &Numbering,
        sector: Sector,
        scores: &mut [u8],
        filling: Filling,
        threads: NonZeroUsize,
    ) {
        if !sector.is_placing() {
            return;
        }
        let [row, column] = sector.rows_and_columns().map(|force| force.board);
        let taken = [self.taken_by_mover(sector), self.taken_by_other(sector)];
        let [by_row, by_column] = if sector.has_mover_in_rows() {
            taken
        } else {
            [taken[1], taken[0]]
        };
        let has_begun = self.has_begun(sector);
        let columns = numbering.columns(row, column).count().max(1);
        let rows = scores.chunks_mut(columns);
        let rows = rows.zip(numbering.orbits(row).representatives());
        let rows: Vec<_> = rows.map(Mutex::new).collect();
        parallel::map(threads, rows.len(), |number| {
            let mut held = rows[number].lock().unwrap_or_else(PoisonError::into_inner);
            let (scores, men) = &mut *held;
            if has_begun && self.paid_for(**men, by_row) {
                let columns = columns_beside(numbering, **men, column);
                let arise = columns.map(|columns| self.paid_for(columns, by_column));
                fill_row(scores, arise, filling);
            } else {
                fill_row(scores, std::iter::repeat(false), filling);
            }
        });
    }

    /// How many men of the other side the side to move has taken.
    const fn taken_by_mover(&self, sector: Sector) -> u8 {
        self.men.saturating_sub(sector.other.total())
    }

    /// How many men of the side to move the other side has taken.
    const fn taken_by_other(&self, sector: Sector) -> u8 {
        self.men.saturating_sub(sector.mover.total())
    }

    /// Whether the side that does not move has the man on the board that it placed last,
    /// or has placed none.
    const fn has_begun(&self, sector: Sector) -> bool {
        sector.other.board > 0 || sector.other.hand == self.men
    }

    /// Whether so many `taken` men are enough for the mills of `men`.
    fn paid_for(&self, men: PointSet, taken: u8) -> bool {
        let mills = self.board.mills().iter();
        let mut mills = mills.filter(|mill| men.contains_all(**mill));
        let Some(first) = mills.next() else {
            return true;
        };
        let Some(left) = taken.checked_sub(1) else {
            return false;
        };
        // A man of the first mill closed it, and with it others in which it stands.
        mills.next().is_none()
            || first
                .into_iter()
                .any(|closer| self.paid_for(men - PointSet::of(closer), left))
    }
}

/// The sets of `men` points beside those of a row of the placing phase, in the order of
/// the columns.
fn columns_beside(
    numbering: &Numbering,
    row: PointSet,
    men: u8,
) -> impl Iterator<Item = PointSet> + use<> {
    let sets = numbering.free_parts(row).map(|part| {
        let masks = 0..1_u32 << part.len();
        let sets = masks.map(|mask| deposit(mask, part.bits()));
        sets.collect::<Vec<u32>>()
    });
    let parts = numbering.parted(row, men).parts();
    parts.map(move |[first, second]| {
        PointSet::from_bits(sets[0][first as usize] | sets[1][second as usize])
    })
}

/// Fills the scores of the positions of a row that do not arise.
fn fill_row(scores: &mut [u8], arise: impl Iterator<Item = bool>, filling: Filling) {
    let mut before = Score::DRAW.byte();
    for (score, arises) in scores.iter_mut().zip(arise) {
        if arises {
            before = *score;
        } else {
            *score = match filling {
                Filling::Nothing => Score::NONE.byte(),
                Filling::Before => before,
            };
        }
    }
}
