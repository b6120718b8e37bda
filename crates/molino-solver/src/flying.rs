//! The start and the levels of tables whose column side flies.

use molino::PointSet;
use molino_db::Score;

use crate::bits::Bits;
use crate::bucket::Found;
use crate::captures::Lower;
use crate::flights::{Flights, Lost, Pair, State};
use crate::start::Scratch;
use crate::table::{Frame, Row, Shape};
use crate::terms::Tables;
use crate::wave::Work;

/// The flights of a bucket at work.
struct Flying<'f, K> {
    bits: K,
    tables: Tables<'f>,
    frame: Frame<'f>,
    /// The same for two men.
    of_two: Frame<'f>,
    shape: &'f Shape<'f>,
    rows: &'f [Row],
    scores: &'f mut [u8],
    flights: &'f mut Flights,
    found: &'f mut Found,
}

impl<K: Bits> Work<'_, '_, K> {
    #[inline(always)]
    fn flying(&mut self) -> Flying<'_, K> {
        let of_two = self.shape.numbering.columns(self.shape.men[0], 2);
        Flying {
            bits: self.bits,
            tables: self.shape.terms.tables(),
            frame: self.shape.frame(),
            of_two: Frame::new(of_two),
            shape: self.shape,
            rows: self.rows,
            scores: self.bucket.scores,
            flights: &mut self.bucket.flights,
            found: self.found,
        }
    }

    /// Makes the bucket ready for level 0.
    #[inline(always)]
    pub(crate) fn start_flights(&mut self, lower: &dyn Lower, scratch: &mut Scratch) {
        scratch.begin(self.bucket.scores.len());
        let size = self.shape.columns.size();
        let pair = Pair {
            unwon: size - 2,
            lost: Lost::Nowhere,
        };
        let pairs = self.rows.len() * self.flying().of_two.count;
        self.bucket.flights = Flights {
            states: vec![State::Bare; self.bucket.scores.len()],
            pairs: vec![pair; pairs],
        };
        scratch.least.clear();
        let columns = self.shape.columns.count();
        scratch.least.resize(columns, Score::NONE.byte());
        for row in 0..self.rows.len() {
            let data = &self.rows[row];
            scratch.captures.scan::<false>(self.shape, data);
            scratch.captures.value(self.bits, self.shape, data, lower);
            self.flying().start_row(row, scratch);
            if self.found.is_enough() {
                self.send();
            }
        }
        self.end_start(scratch);
    }

    /// Answers the positions of `level` that wait in the bucket.
    #[inline(always)]
    pub(crate) fn level_of_flights(&mut self, level: u8) {
        if level.is_multiple_of(2) {
            self.wave_of_flights::<true>(level);
        } else {
            self.wave_of_flights::<false>(level);
        }
    }

    #[inline(always)]
    fn wave_of_flights<const LOST: bool>(&mut self, level: u8) {
        let score = Score::decided(level).unwrap_or(Score::DRAW).byte();
        for chunk in std::mem::take(&mut self.bucket.inbox) {
            for cells in chunk.chunks(ENOUGH) {
                let mut flying = self.flying();
                cells.iter().for_each(|cell| {
                    flying.settle::<LOST>(*cell, score);
                });
                if self.found.is_enough() {
                    self.send();
                }
            }
            self.outbox.reuse(chunk);
        }
        let events = std::mem::take(&mut self.bucket.events);
        for cells in events.at(level).chunks(ENOUGH) {
            let mut flying = self.flying();
            cells.iter().for_each(|cell| flying.release::<LOST>(*cell));
            if self.found.is_enough() {
                self.send();
            }
        }
        self.bucket.events = events;
        self.send();
    }
}

/// So many cells may be worked at before what is found is sent: each decides
/// fewer than three times as many as there are points, and its twins are fifteen
/// at most.
const ENOUGH: usize = 2;

impl<K: Bits> Flying<'_, K> {
    /// Enters the captures of a row, and what is decided by them alone.
    #[inline(always)]
    fn start_row(&mut self, row: usize, scratch: &mut Scratch) {
        let row_bits = self.row_bits(row);
        self.spread(row, scratch);
        for (rank, mask) in self.shape.masks.iter().enumerate() {
            let least = std::mem::replace(&mut scratch.least[rank], Score::NONE.byte());
            if least != Score::NONE.byte() {
                self.flights.states[row * self.frame.count + rank] = State::Saved;
                scratch.push_event(row_bits | mask, least);
            }
        }
        if self.shape.terms.captures().is_none() {
            self.end_at_lines(row, scratch);
        }
        for mask in &self.shape.masks {
            self.examine(row, *mask);
        }
    }

    /// Carries the values of captures back over the flights that close the mills.
    /// Three men close one mill at most.
    #[inline(always)]
    fn spread(&mut self, row: usize, scratch: &mut Scratch) {
        let is_barred = self.rows[row].barred_in_mills != 0;
        let captures = &scratch.captures;
        for (&mill, &least) in captures.closed().iter().zip(&captures.single) {
            for man in each_bit(mill) {
                let pair = mill & !man;
                self.pair(row, pair).unwon -= u8::from(is_barred);
                for third in self.others(mill) {
                    let least_of = &mut scratch.least[self.frame.ranks.rank(pair | third)];
                    *least_of = (*least_of).min(least);
                }
            }
        }
    }

    /// Where a line wins: a side that holds one has won, so that the other has
    /// lost. A line of the side to move itself is no position.
    fn end_at_lines(&mut self, row: usize, scratch: &Scratch) {
        let first = row * self.frame.count;
        for mask in scratch.captures.closed() {
            self.flights.states[first + self.frame.ranks.rank(*mask)] = State::Decided;
        }
        if self.shape.row_has_line(&self.rows[row]) {
            self.scores[first..][..self.frame.count].fill(Score::NONE.byte());
            for mask in &self.shape.masks {
                self.win(row, *mask);
            }
        }
    }

    /// Enters the score of a cell and its twins, and tells those from which a
    /// flight leads to them.
    #[inline(always)]
    fn settle<const LOST: bool>(&mut self, cell: u32, score: u8) {
        let row = &self.rows[self.frame.row(cell)];
        for twin in self.shape.twins(self.bits, cell, row) {
            let there = &mut self.scores[self.frame.index(twin)];
            if *there == Score::DRAW.byte() {
                *there = score;
                self.tell::<LOST>(self.frame.row(twin), self.frame.mask(twin));
            }
        }
    }

    /// Tells the positions from which a flight leads to a cell that it is
    /// decided.
    #[inline(always)]
    fn tell<const LOST: bool>(&mut self, row: usize, mask: u32) {
        if !self.is_quiet(row, mask) {
            return;
        }
        for man in each_bit(mask) {
            let rest = mask & !man;
            let pair = self.pair(row, rest);
            if LOST {
                match pair.lost {
                    Lost::Nowhere => {
                        pair.lost = Lost::At(man.trailing_zeros() as u8);
                        for third in self.others(mask) {
                            self.win(row, rest | third);
                        }
                    }
                    // Now the first may go here.
                    Lost::At(first) => {
                        pair.lost = Lost::Often;
                        self.win(row, rest | 1 << first);
                    }
                    Lost::Often => {}
                }
            } else {
                pair.unwon -= 1;
                // A man who stays where he is has not flown.
                if pair.unwon <= 1 {
                    for third in self.others(mask) {
                        self.examine(row, rest | third);
                    }
                }
            }
        }
    }

    /// Tells a cell that a capture leads to a decided position.
    #[inline(always)]
    fn release<const LOST: bool>(&mut self, cell: u32) {
        let (row, mask) = (self.frame.row(cell), self.frame.mask(cell));
        let state = &mut self.flights.states[self.frame.index(cell)];
        if LOST {
            self.win(row, mask);
        } else if *state == State::Saved {
            *state = State::Bare;
            self.examine(row, mask);
        }
    }

    /// Decides that the column side wins.
    #[inline(always)]
    fn win(&mut self, row: usize, mask: u32) {
        let cell = self.row_bits(row) | mask;
        let state = &mut self.flights.states[self.frame.index(cell)];
        let is_open = *state != State::Decided;
        *state = State::Decided;
        self.found.push_if(cell, is_open);
    }

    /// Decides that the column side loses if all its moves do.
    #[inline(always)]
    fn examine(&mut self, row: usize, mask: u32) {
        let cell = self.row_bits(row) | mask;
        let index = self.frame.index(cell);
        if self.flights.states[index] != State::Bare {
            return;
        }
        let is_won = self.scores[index] > Score::DRAW.byte();
        let itself = u8::from(!is_won && self.is_quiet(row, mask));
        if each_bit(mask).all(|man| self.pair(row, mask & !man).unwon == itself) {
            self.flights.states[index] = State::Decided;
            self.found.push_if(cell, true);
        }
    }

    /// Whether flights that lead to a cell take nobody.
    #[inline(always)]
    fn is_quiet(&self, row: usize, mask: u32) -> bool {
        let row = &self.rows[row];
        let men = self.bits.deposit(mask, row.free);
        row.barred_in_mills == 0 || self.tables.mills(men).is_empty()
    }

    #[inline(always)]
    fn pair(&mut self, row: usize, pair: u32) -> &mut Pair {
        &mut self.flights.pairs[row * self.of_two.count + self.of_two.ranks.rank(pair)]
    }

    #[inline(always)]
    fn row_bits(&self, row: usize) -> u32 {
        ((row as u64) << self.frame.size) as u32
    }

    /// Each column that is not of `mask`.
    #[inline(always)]
    fn others(&self, mask: u32) -> impl Iterator<Item = u32> + use<K> {
        each_bit(((1 << self.frame.size) - 1) & !mask)
    }
}

/// Each bit of `mask` alone.
#[inline(always)]
fn each_bit(mask: u32) -> impl Iterator<Item = u32> {
    PointSet::from_bits(mask)
        .into_iter()
        .map(|point| PointSet::of(point).bits())
}
