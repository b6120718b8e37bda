//! Some rows of a table, with all that is known of their cells.

use molino_db::Score;

use crate::flights::Flights;
use crate::mail::Chunk;

/// The state of a cell whose position with the column side to move is decided,
/// as one byte: less than this are the moves, and captures, that may still
/// avoid a loss.
pub(crate) const DECIDED: u8 = 128;

/// The state of a decided cell at first; it stays at least [`DECIDED`] however
/// many moves are still counted down.
pub(crate) const WON: u8 = 255;

/// Some rows of a table. A cell is named by its row in the bucket and its
/// column mask, in one word.
pub(crate) struct Bucket<'a> {
    /// The scores of the positions with the row side to move.
    pub(crate) scores: &'a mut [u8],
    /// What is known of the positions with the column side to move, where it goes
    /// step by step.
    pub(crate) states: &'a mut [u8],
    /// The same where it flies.
    pub(crate) flights: Flights,
    /// What the captures of the column side lead to.
    pub(crate) events: Events,
    /// Decided positions, as cells, whose score is that of the level.
    pub(crate) inbox: Vec<Chunk>,
}

impl<'a> Bucket<'a> {
    /// Cells of which nothing is known, whatever `scores` and `states` hold; what the
    /// states are to be is for the start to say.
    pub(crate) fn new(scores: &'a mut [u8], states: &'a mut [u8]) -> Bucket<'a> {
        scores.fill(Score::DRAW.byte());
        Bucket {
            scores,
            states,
            flights: Flights::default(),
            events: Events::default(),
            inbox: Vec::new(),
        }
    }
}

/// Cells that are touched at a level because of a capture, by level.
#[derive(Default)]
pub(crate) struct Events {
    cells: Vec<u32>,
    /// Where the cells of each level end.
    ends: Vec<u32>,
}

impl Events {
    /// Sorts cells by the levels beside them.
    pub(crate) fn sorted(cells: &[u32], levels: &[u8]) -> Events {
        let mut ends = vec![0; usize::from(u8::MAX) + 1];
        for level in levels {
            ends[usize::from(*level)] += 1;
        }
        let mut below = 0;
        for end in &mut ends {
            (*end, below) = (below, below + *end);
        }
        let mut events = Events {
            cells: vec![0; cells.len()],
            ends,
        };
        for (cell, level) in cells.iter().zip(levels) {
            let place = &mut events.ends[usize::from(*level)];
            events.cells[*place as usize] = *cell;
            *place += 1;
        }
        let last = events
            .ends
            .iter()
            .rposition(|end| (*end as usize) < cells.len());
        events.ends.truncate(last.map_or(1, |last| last + 2));
        events
    }

    /// The cells of a level.
    pub(crate) fn at(&self, level: u8) -> &[u32] {
        let end = |level: usize| {
            self.ends
                .get(level)
                .map_or(self.cells.len(), |end| *end as usize)
        };
        let start = usize::from(level).checked_sub(1).map_or(0, end);
        &self.cells[start..end(usize::from(level))]
    }

    /// The last level that may have cells.
    pub(crate) fn last_level(&self) -> usize {
        self.ends.len()
    }
}

/// How many newly decided cells are enough to be sent.
pub(crate) const FOUND: usize = 1024;

/// Newly decided cells that wait to be sent.
pub(crate) struct Found {
    pub(crate) cells: Box<[u32; Found::SIZE]>,
    pub(crate) count: usize,
}

impl Found {
    /// Room for what a batch may decide on top of [`FOUND`].
    pub(crate) const SIZE: usize = 4 * FOUND;

    pub(crate) fn new() -> Found {
        Found {
            cells: Box::new([0; Found::SIZE]),
            count: 0,
        }
    }

    /// Adds `cell` if it is decided.
    #[inline(always)]
    pub(crate) fn push_if(&mut self, cell: u32, decided: bool) {
        self.cells[self.count % Found::SIZE] = cell;
        self.count += usize::from(decided);
    }

    /// Whether it is time to send them.
    #[inline(always)]
    pub(crate) fn is_enough(&self) -> bool {
        self.count > FOUND
    }

    pub(crate) fn cells(&self) -> &[u32] {
        &self.cells[..self.count]
    }
}
