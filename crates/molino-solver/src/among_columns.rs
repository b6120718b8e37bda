//! Men placed among the columns of a row and taken from them, all columns of a block
//! at a time.

use std::ops::Range;

use molino_db::Score;

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
    pub(crate) fn place(&mut self, row: &Row, men: u8, worth: Worth, lowered: &mut [u8]) {
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
                self.lower_to_worth(row, needs, seconds, worth, lowered);
            }
            if seconds < second_size {
                let block = more.block(first);
                let mut scores = self.begin(block.len() * second_size as usize);
                let worth = worth.block(&block);
                for (place, scores) in (0..).zip(scores.chunks_mut(block.len())) {
                    let needs = row.needs(1, place, first);
                    self.lower_to_worth(row, needs, seconds + 1, worth, scores);
                }
                lower_by_steps(lowered, row.seconds.additions(seconds), &scores);
                self.scores = scores;
            }
        }
    }

    /// Lowers the scores of a row to those that taking a man leads to from columns of
    /// `men` men, if it stands in no mill; `after` are the scores with one man less.
    pub(crate) fn take(&mut self, row: &Row, men: u8, after: &[u8], lowered: &mut [u8]) {
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
                self.lower_unless_held(row, needs, seconds, &after[fewer.block(left)], lowered);
            }
            if seconds > 0 {
                let after = &after[fewer.block(first)];
                let mut scores = self.begin(after.len() * second_size as usize);
                for (place, scores) in (0..).zip(scores.chunks_mut(after.len())) {
                    let needs = row.needs(1, place, first);
                    self.lower_unless_held(row, needs, seconds - 1, after, scores);
                }
                lower_by_steps(lowered, row.seconds.removals(seconds), &scores);
                self.scores = scores;
            }
        }
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
    fn lower_to_worth(
        &mut self,
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
                Marks::None => lower(lowered, worth.quiet),
                Marks::All => lower(lowered, worth.single),
                Marks::Some(marks) => {
                    let scores = worth.single.iter().zip(worth.quiet).zip(marks);
                    for (lowered, ((single, quiet), mark)) in lowered.iter_mut().zip(scores) {
                        *lowered = (*lowered).min(choose(*mark, *single, *quiet));
                    }
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
    fn lower_unless_held(
        &mut self,
        row: &Row,
        needs: Needs,
        seconds: u32,
        scores: &[u8],
        lowered: &mut [u8],
    ) {
        match needs.any(row.seconds, seconds, &mut self.marks[0]) {
            Marks::None => lower(lowered, scores),
            Marks::All => {}
            Marks::Some(marks) => {
                for (lowered, (mark, score)) in lowered.iter_mut().zip(marks.iter().zip(scores)) {
                    *lowered = (*lowered).min(score | mark);
                }
            }
        }
    }
}

/// Lowers scores to others.
pub(crate) fn lower(lowered: &mut [u8], scores: &[u8]) {
    for (lowered, score) in lowered.iter_mut().zip(scores) {
        *lowered = (*lowered).min(*score);
    }
}

/// The first of two scores where the mark is all ones, the second where it is 0.
fn choose(mark: u8, yes: u8, no: u8) -> u8 {
    yes & mark | no & !mark
}

/// Lowers the score of each set to those that its steps lead to, as many for each.
fn lower_by_steps(lowered: &mut [u8], steps: &[u16], scores: &[u8]) {
    let each = steps.len() / lowered.len().max(1);
    for (lowered, steps) in lowered.iter_mut().zip(steps.chunks_exact(each.max(1))) {
        let scores = steps.iter().map(|step| scores[usize::from(*step)]);
        *lowered = scores.fold(*lowered, u8::min);
    }
}
