//! Men placed among the columns of a row and taken from them, all columns of a block
//! at a time.

use std::ops::Range;

use molino_db::Score;

use crate::bits::{Bits, Job, Kernel};
use crate::parts::{Block, Marks, Needs, Row};

/// What the column side leaves by placing a man: scores beside one row.
#[derive(Clone, Copy)]
pub(crate) struct Worth<'w> {
    /// Where it closed no mill.
    pub(crate) quiet: &'w [u8],
    /// Where it closed one.
    pub(crate) single: &'w [u8],
    /// Where it closed two; nothing where that is worth no more.
    pub(crate) double: Option<&'w [u8]>,
}

impl<'w> Worth<'w> {
    fn block(&self, block: &Range<usize>) -> Worth<'w> {
        Worth {
            quiet: &self.quiet[block.clone()],
            single: &self.single[block.clone()],
            double: self.double.map(|double| &double[block.clone()]),
        }
    }
}

/// Room to choose scores in.
#[derive(Default)]
pub(crate) struct Chosen {
    marks: [Vec<u8>; 2],
    /// For each point of the second part, the scores of a block that count where a man
    /// is placed there or taken from there.
    scores: Vec<u8>,
}

impl Chosen {
    /// Lowers the scores of a row to those that placing a man leads to from columns of
    /// `men` men.
    pub(crate) fn place(
        &mut self,
        kernel: Kernel,
        row: &Row,
        men: u8,
        worth: Worth,
        lowered: &mut [u8],
    ) {
        let chosen = self;
        kernel.run(Placement {
            chosen,
            row,
            men,
            worth,
            lowered,
        });
    }

    /// Lowers the scores of a row to those that taking a man leads to from columns of
    /// `men` men, if it stands in no mill; `after` are the scores with one man less.
    pub(crate) fn take(
        &mut self,
        kernel: Kernel,
        row: &Row,
        men: u8,
        after: &[u8],
        lowered: &mut [u8],
    ) {
        let chosen = self;
        kernel.run(Removal {
            chosen,
            row,
            men,
            after,
            lowered,
        });
    }

    /// Room for so many scores, full of [`Score::NONE`].
    fn begin(&mut self, length: usize) -> Vec<u8> {
        let mut scores = std::mem::take(&mut self.scores);
        scores.clear();
        scores.resize(length, Score::NONE.byte());
        scores
    }

    /// Lowers scores of second parts with so many men to what is left where mills that
    /// need this are closed.
    #[inline(always)]
    fn lower_to_worth<K: Bits>(
        &mut self,
        bits: K,
        row: &Row,
        needs: Needs,
        seconds: u32,
        worth: Worth,
        lowered: &mut [u8],
    ) {
        let [any, two] = &mut self.marks;
        let any = needs.any(row.seconds, seconds, any);
        let Some(double) = worth.double else {
            match any {
                Marks::None => bits.lower(lowered, worth.quiet, None),
                Marks::All => bits.lower(lowered, worth.single, None),
                Marks::Some(marks) => {
                    bits.lower_to_choice(lowered, marks, worth.single, worth.quiet);
                }
            }
            return;
        };
        let two = needs.two(row.seconds, seconds, two);
        for (place, lowered) in lowered.iter_mut().enumerate() {
            let one = choose(any.at(place), worth.single[place], worth.quiet[place]);
            *lowered = (*lowered).min(choose(two.at(place), double[place], one));
        }
    }

    /// Lowers scores of second parts with so many men to others where no mill that
    /// needs this stands.
    #[inline(always)]
    fn lower_unless_held<K: Bits>(
        &mut self,
        bits: K,
        row: &Row,
        needs: Needs,
        seconds: u32,
        scores: &[u8],
        lowered: &mut [u8],
    ) {
        match needs.any(row.seconds, seconds, &mut self.marks[0]) {
            Marks::None => bits.lower(lowered, scores, None),
            Marks::All => {}
            Marks::Some(marks) => bits.lower(lowered, scores, Some(marks)),
        }
    }
}

/// Men placed among the columns of a row.
struct Placement<'p> {
    chosen: &'p mut Chosen,
    row: &'p Row<'p>,
    men: u8,
    worth: Worth<'p>,
    lowered: &'p mut [u8],
}

impl Job for Placement<'_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Bits>(self, bits: K) {
        let Placement {
            chosen,
            row,
            men,
            worth,
            lowered,
        } = self;
        let [first_size, second_size] = row.sizes();
        let more = row.columns(men + 1);
        for Block {
            first,
            seconds,
            range,
        } in row.blocks(men)
        {
            let lowered = &mut lowered[range];
            for place in (0..first_size).filter(|place| first >> place & 1 == 0) {
                let worth = worth.block(&more.block(first | 1 << place));
                let needs = row.needs(0, place, first);
                chosen.lower_to_worth(bits, row, needs, seconds, worth, lowered);
            }
            if seconds < second_size {
                let block = more.block(first);
                let mut scores = chosen.begin((block.len() + 1) * second_size as usize);
                let worth = worth.block(&block);
                for (place, scores) in (0..).zip(scores.chunks_mut(block.len() + 1)) {
                    let needs = row.needs(1, place, first);
                    let scores = &mut scores[..block.len()];
                    chosen.lower_to_worth(bits, row, needs, seconds + 1, worth, scores);
                }
                row.seconds.additions(seconds).lower(bits, lowered, &scores);
                chosen.scores = scores;
            }
        }
    }
}

/// Men taken from the columns of a row.
struct Removal<'t> {
    chosen: &'t mut Chosen,
    row: &'t Row<'t>,
    men: u8,
    after: &'t [u8],
    lowered: &'t mut [u8],
}

impl Job for Removal<'_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Bits>(self, bits: K) {
        let Removal {
            chosen,
            row,
            men,
            after,
            lowered,
        } = self;
        let [first_size, second_size] = row.sizes();
        let fewer = row.columns(men - 1);
        for Block {
            first,
            seconds,
            range,
        } in row.blocks(men)
        {
            let lowered = &mut lowered[range];
            for place in (0..first_size).filter(|place| first >> place & 1 == 1) {
                let left = first ^ 1 << place;
                let needs = row.needs(0, place, left);
                chosen.lower_unless_held(
                    bits,
                    row,
                    needs,
                    seconds,
                    &after[fewer.block(left)],
                    lowered,
                );
            }
            if seconds > 0 {
                let after = &after[fewer.block(first)];
                let mut scores = chosen.begin((after.len() + 1) * second_size as usize);
                for (place, scores) in (0..).zip(scores.chunks_mut(after.len() + 1)) {
                    let needs = row.needs(1, place, first);
                    let scores = &mut scores[..after.len()];
                    chosen.lower_unless_held(bits, row, needs, seconds - 1, after, scores);
                }
                row.seconds.removals(seconds).lower(bits, lowered, &scores);
                chosen.scores = scores;
            }
        }
    }
}

/// Lowers scores to others.
#[inline(always)]
pub(crate) fn lower(lowered: &mut [u8], scores: &[u8]) {
    for (lowered, score) in lowered.iter_mut().zip(scores) {
        *lowered = (*lowered).min(*score);
    }
}

/// The first of two scores where the mark is all ones, the second where it is 0.
#[inline(always)]
fn choose(mark: u8, yes: u8, no: u8) -> u8 {
    yes & mark | no & !mark
}
