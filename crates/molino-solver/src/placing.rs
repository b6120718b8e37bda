//! One sector of the placing phase, in which the side to move places a man. No
//! ply leads back, so that one pass is enough.

use molino::PointSet;
use molino_db::Score;
use molino_index::{Force, Images, Numbering, Sector};

use crate::bits::{Bits, Job};
use crate::captures::{Captures, LOST, Lower};
use crate::table::{Row, Shape};
use crate::terms::Terms;

/// The scores of a sector in which the side to move has a man in hand, from
/// those of the sectors that its placements lead to.
pub(crate) struct Placing<'p> {
    pub(crate) terms: &'p Terms,
    pub(crate) numbering: &'p Numbering,
    pub(crate) sector: Sector,
    pub(crate) lower: &'p dyn Lower,
}

impl Job for Placing<'_> {
    type Output = Vec<u8>;

    #[inline(always)]
    fn run<K: Bits>(self, bits: K) -> Vec<u8> {
        let Sector { mover, other } = self.sector;
        let placed = Force {
            board: mover.board + 1,
            hand: mover.hand - 1,
        };
        let shape = Shape::new(
            self.terms,
            self.numbering,
            [other.board, placed.board],
            [other.hand, placed.hand],
        );
        let next = self.lower.scores(Sector {
            mover: other,
            other: placed,
        });
        let columns = self.numbering.columns(other.board, mover.board);
        let mut answers = vec![Score::NONE.byte(); shape.rows.len() * columns.count()];
        let mut captures = Captures::default();
        let rows = shape.rows.iter().zip(next.chunks(shape.columns.count()));
        for ((row, next), answers) in rows.zip(answers.chunks_mut(columns.count())) {
            captures.scan::<false>(&shape, row);
            captures.value(bits, &shape, row, self.lower);
            self.answer_row(bits, &shape, row, next, &captures, answers);
        }
        self.turn(bits, &shape, &answers)
    }
}

impl Placing<'_> {
    /// Scores the positions of a row in which the column side places a man.
    #[inline(always)]
    fn answer_row<K: Bits>(
        &self,
        bits: K,
        shape: &Shape,
        row: &Row,
        next: &[u8],
        captures: &Captures,
        answers: &mut [u8],
    ) {
        let tables = self.terms.tables();
        let ranks = self
            .numbering
            .columns(shape.men[0], shape.men[1] - 1)
            .ranks();
        let mut closed = captures.closed().iter().enumerate().peekable();
        for (&mask, &quiet) in shape.masks.iter().zip(next) {
            let mut place = |placed: u32, score: u8| {
                let least = &mut answers[ranks.rank(mask ^ placed)];
                *least = (*least).min(score);
            };
            let Some((found, _)) = closed.next_if(|(_, closed)| **closed == mask) else {
                each_bit(mask, |placed| place(placed, quiet));
                continue;
            };
            let men = bits.deposit(mask, row.free);
            let held = bits.extract(tables.points_of(tables.mills(men)), row.free);
            let crossings = match captures.double.get(found) {
                Some(_) => bits.extract(self.terms.crossings(men), row.free),
                None => 0,
            };
            let least_quiet = if row.barred_in_mills == 0 {
                quiet
            } else {
                Score::NONE.byte()
            };
            each_bit(mask & !held, |placed| place(placed, quiet));
            each_bit(held & !crossings, |placed| {
                place(placed, captures.single[found].min(least_quiet));
            });
            each_bit(crossings, |placed| {
                place(placed, captures.double[found].min(least_quiet));
            });
        }
        answers
            .iter_mut()
            .for_each(|answer| *answer = before(*answer));
        if self.terms.captures().is_none() {
            self.end_at_lines(shape, row, answers);
        }
    }

    /// Where a line wins: a side that holds one has won.
    fn end_at_lines(&self, shape: &Shape, row: &Row, answers: &mut [u8]) {
        if shape.row_has_line(row) {
            answers.fill(LOST);
        }
        let columns = self.numbering.columns(shape.men[0], shape.men[1] - 1);
        for (mask, answer) in columns.masks().zip(answers) {
            let men = PointSet::from_bits(molino_index::deposit(mask, row.free));
            if self.terms.has_mill(men) {
                *answer = Score::NONE.byte();
            }
        }
    }

    /// The scores with the men of the side to move as rows, from those with its
    /// men as columns.
    #[inline(always)]
    fn turn<K: Bits>(&self, bits: K, shape: &Shape, answers: &[u8]) -> Vec<u8> {
        let Sector { mover, other } = self.sector;
        let columns = self.numbering.columns(mover.board, other.board);
        let masks: Vec<u32> = columns.masks().collect();
        let turned = self.numbering.columns(other.board, mover.board);
        let (ranks, homes) = (turned.ranks(), shape.orbits.homes());
        let images = self.numbering.images();
        let mut scores = Vec::with_capacity(self.numbering.size(self.sector) as usize);
        let all = self.terms.board.points();
        for men in self.numbering.orbits(mover.board).representatives() {
            let free = (all - *men).bits();
            let mut seen = [0; Images::MOST];
            for (number, seen) in seen.iter_mut().enumerate().take(images.count()) {
                *seen = images.set(number, *men).bits();
            }
            scores.extend(masks.iter().map(|mask| {
                let men = PointSet::from_bits(bits.deposit(*mask, free));
                let home = homes.home(homes.spot(men));
                let left = all - home.representative();
                let mask = bits.extract(seen[home.symmetry() % Images::MOST], left.bits());
                answers[home.row() * turned.count() + ranks.rank(mask)]
            }));
        }
        scores
    }
}

/// Shows each bit of `mask` alone.
#[inline(always)]
fn each_bit(mut mask: u32, mut show: impl FnMut(u32)) {
    while mask != 0 {
        show(mask & mask.wrapping_neg());
        mask &= mask - 1;
    }
}

/// The score of a position whose best move leads to a position of score `least`;
/// a position without moves is lost.
#[inline(always)]
fn before(least: u8) -> u8 {
    match least {
        0..127 => 254 - least,
        127 => 127,
        128..255 => 255 - least,
        255 => LOST,
    }
}
