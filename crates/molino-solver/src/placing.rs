//! The placing phase, a table at a time. One side's men are the rows of all tables,
//! so that the sides place in turn as columns and as rows; no ply leads back, so that
//! one pass is enough.
//!
//! Four steps make one table from others: a man is placed among the columns, or among
//! the rows; and before, what closing a mill is worth is found by taking a man from the
//! rows, or from the columns.

use std::borrow::Cow;
use std::num::NonZeroUsize;

use molino_db::Score;
use molino_index::{Force, Sector};

use crate::among_columns::{self, Chosen, lower};
use crate::captures::{FEWEST, LOST, Lower};
use crate::gathering::{Gathering, Passage};
use crate::parts::{Parts, Row};

/// The score that no position may have: the next ply's would not fit a byte.
const TOO_LONG: u8 = Score::DRAW.byte() + 1;

/// A sector of the placing phase that is solved from those of the next ply.
pub(crate) struct Placing<'p> {
    pub(crate) parts: &'p Parts<'p>,
    pub(crate) sector: Sector,
    pub(crate) threads: NonZeroUsize,
    /// The scores of the next ply, columns ranked part by part.
    pub(crate) next: &'p dyn Lower,
}

/// What the side that has placed a man leaves to the other side, which is to move.
struct Worth<'w> {
    /// Where it closed no mill.
    quiet: &'w [u8],
    /// Where it closed one.
    single: Vec<u8>,
    /// Where it closed two; nothing where that is worth no more.
    double: Option<Vec<u8>>,
}

impl Placing<'_> {
    /// The scores of the sector; nothing where a distance is too long.
    pub(crate) fn solve(&self) -> Option<Vec<u8>> {
        let Sector { mover, other } = self.sector;
        let placed = Force {
            board: mover.board + 1,
            hand: mover.hand - 1,
        };
        let worth = self.worth(Sector {
            mover: other,
            other: placed,
        });
        let mut answers = if self.sector.has_mover_in_rows() {
            self.place_in_rows(&worth)
        } else {
            self.place_in_columns(&worth)
        };
        self.parts.pool.give(worth.single);
        worth
            .double
            .into_iter()
            .for_each(|double| self.parts.pool.give(double));
        if answers.contains(&TOO_LONG) {
            return None;
        }
        if self.parts.terms.captures().is_none() {
            self.end_at_lines(&mut answers);
        }
        Some(answers)
    }

    /// What placing a man leaves to the side that is to move in `sector`.
    fn worth(&self, sector: Sector) -> Worth<'_> {
        let quiet = self.next.scores(sector);
        let terms = self.parts.terms;
        let single = if terms.captures().is_none() {
            vec![LOST; quiet.len()]
        } else {
            self.take_one(sector)
        };
        let double = terms.takes_two();
        Worth {
            quiet,
            single,
            double: double.then(|| self.take_two(sector)),
        }
    }

    /// The scores in `sector` when the side to move has to lose a man first.
    fn take_one(&self, sector: Sector) -> Vec<u8> {
        self.take(sector, |fewer| self.next.scores(fewer).into())
    }

    /// The same when it has to lose two, one after the other.
    fn take_two(&self, sector: Sector) -> Vec<u8> {
        self.take(sector, |fewer| self.take_one(fewer).into())
    }

    /// The least score that taking a man leaves to the side to move in `sector`, where
    /// `after` has the scores with a man less.
    fn take<'s>(&self, sector: Sector, after: impl FnOnce(Sector) -> Cow<'s, [u8]>) -> Vec<u8> {
        let quiet = self.next.scores(sector);
        let Force { board, hand } = sector.mover;
        let Some(fewer) = board.checked_sub(1) else {
            return quiet.to_vec();
        };
        let mover = Force { board: fewer, hand };
        let left = Sector { mover, ..sector };
        let after = if mover.total() < FEWEST {
            let size = self.parts.numbering.size(left) as usize;
            Cow::Owned(vec![LOST; size])
        } else {
            after(left)
        };
        let mut taken = if sector.has_mover_in_rows() {
            self.take_from_rows(sector, quiet, &after)
        } else {
            self.take_from_columns(sector, quiet, &after)
        };
        if self.parts.terms.is_optional() {
            lower(&mut taken, quiet);
        }
        if let Cow::Owned(after) = after {
            self.parts.pool.give(after);
        }
        taken
    }

    /// How many columns there are beside rows.
    fn count(&self, [row, column]: [u8; 2]) -> usize {
        self.parts.numbering.columns(row, column).count()
    }

    /// A table beside rows and columns of so many men, each row of which `work` fills.
    fn table(
        &self,
        men: [u8; 2],
        work: impl Fn(&mut Scratch, usize, &Row, &mut [u8]) + Sync,
    ) -> Vec<u8> {
        let work = |scratch: &mut Scratch, number, men, scores: &mut [u8]| {
            work(scratch, number, &self.parts.row(men), scores);
        };
        self.parts.table(men, self.threads, work)
    }

    /// Scores where the side in the columns places a man.
    fn place_in_columns(&self, worth: &Worth) -> Vec<u8> {
        let [row_men, men] = self.sector.rows_and_columns().map(|force| force.board);
        let count = self.count([row_men, men + 1]);
        self.table([row_men, men], |scratch, number, row, answers| {
            let range = number * count..(number + 1) * count;
            let worth = among_columns::Worth {
                quiet: &worth.quiet[range.clone()],
                single: &worth.single[range.clone()],
                double: worth.double.as_ref().map(|double| &double[range]),
            };
            let kernel = self.parts.kernel;
            scratch.chosen.place(kernel, row, men, worth, answers);
            before(answers);
        })
    }

    /// Scores where the side in the rows places a man.
    fn place_in_rows(&self, worth: &Worth) -> Vec<u8> {
        let [row_men, men] = self.sector.rows_and_columns().map(|force| force.board);
        let single = &*worth.single;
        let worth = [
            worth.quiet,
            single,
            worth.double.as_deref().unwrap_or(single),
        ];
        self.table([row_men, men], |scratch, _, row, answers| {
            for (part, free) in row.free.into_iter().enumerate() {
                for (place, point) in free.into_iter().enumerate() {
                    let placed = row.men.with(point);
                    let mills = self.parts.terms.board.mills().iter();
                    let closed =
                        mills.filter(|mill| mill.contains(point) && placed & **mill == **mill);
                    let scores = worth[closed.count().min(2)];
                    let passage = Passage {
                        row,
                        men,
                        others: placed,
                        added: Some((part, place as u32)),
                    };
                    scratch
                        .gathering
                        .lower(self.parts, &passage, scores, answers);
                }
            }
            before(answers);
        })
    }

    /// The least scores when a man of the rows is taken.
    fn take_from_rows(&self, sector: Sector, quiet: &[u8], after: &[u8]) -> Vec<u8> {
        let men = sector.rows_and_columns().map(|force| force.board);
        self.table(men, |scratch, number, row, taken| {
            let takeable = self.parts.terms.takeable(row.men);
            if takeable.is_empty() {
                let count = taken.len();
                taken.copy_from_slice(&quiet[number * count..][..count]);
            }
            for point in takeable {
                let passage = Passage {
                    row,
                    men: men[1],
                    others: row.men.without(point),
                    added: None,
                };
                scratch.gathering.lower(self.parts, &passage, after, taken);
            }
        })
    }

    /// The least scores when a man of the columns is taken, where the rows hold a mill.
    fn take_from_columns(&self, sector: Sector, quiet: &[u8], after: &[u8]) -> Vec<u8> {
        let men = sector.rows_and_columns().map(|force| force.board);
        let fewer = self.count([men[0], men[1] - 1]);
        self.table(men, |scratch, number, row, taken| {
            if !self.parts.terms.has_mill(row.men) {
                return;
            }
            let after = &after[number * fewer..][..fewer];
            let quiet = &quiet[number * taken.len()..][..taken.len()];
            let kernel = self.parts.kernel;
            scratch.chosen.take(kernel, row, men[1], after, taken);
            if taken.contains(&Score::NONE.byte()) {
                self.take_mills(row, men[1], quiet, after, taken);
            }
        })
    }

    /// The least scores when a man is taken from columns that have all in mills, which
    /// are [`Score::NONE`] so far.
    fn take_mills(&self, row: &Row, men: u8, quiet: &[u8], after: &[u8], taken: &mut [u8]) {
        let fewer = row.columns(men - 1);
        for (parts, (taken, quiet)) in row.columns(men).parts().zip(taken.iter_mut().zip(quiet)) {
            if *taken != Score::NONE.byte() {
                continue;
            }
            let column = row.men_of(parts);
            let takeable = self.parts.terms.takeable(column).into_iter();
            let after = takeable.map(|point| after[fewer.rank(row.pack(column.without(point)))]);
            *taken = after.min().unwrap_or(*quiet);
        }
    }

    /// Where a line wins: a side that holds one has won.
    fn end_at_lines(&self, answers: &mut [u8]) {
        let [row_men, men] = self.sector.rows_and_columns().map(|force| force.board);
        let has_line = |men| self.parts.terms.has_mill(men);
        let scores = answers.chunks_mut(self.count([row_men, men]));
        let rows = self.parts.numbering.orbits(row_men).representatives();
        for (men_of_row, scores) in rows.iter().zip(scores) {
            let row = self.parts.row(*men_of_row);
            for (parts, score) in row.columns(men).parts().zip(scores) {
                let sides = (row.men, row.men_of(parts));
                let (mover, other) = if self.sector.has_mover_in_rows() {
                    sides
                } else {
                    (sides.1, sides.0)
                };
                if has_line(mover) {
                    *score = Score::NONE.byte();
                } else if has_line(other) {
                    *score = LOST;
                }
            }
        }
    }
}

/// What a thread works with.
#[derive(Default)]
struct Scratch {
    chosen: Chosen,
    gathering: Gathering,
}

/// The scores of positions whose best moves lead to these; a position without moves is
/// lost.
fn before(scores: &mut [u8]) {
    for score in scores {
        let win = if *score <= Score::DRAW.byte() {
            254
        } else {
            255
        };
        *score = win - *score;
    }
}
