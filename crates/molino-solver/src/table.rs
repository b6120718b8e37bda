//! The shape of the tables of two sectors that are solved together.

use molino::PointSet;
use molino_index::{Combinations, Images, Numbering, Orbits, Ranks};

use crate::bits::Bits;
use crate::terms::{Edges, MOST_EDGES, Terms};

/// About how many cells a bucket has: their scores and counters fit into a
/// second-level cache of 1 MB.
const BUCKET_CELLS: usize = 400_000;

/// A table: the orbits of one side's sets of men as rows, all sets of the other
/// side's men beside them as columns. It holds two things for each cell: the
/// score of the position in which the row side is to move, and what is known of
/// the position in which the column side is to move.
pub(crate) struct Shape<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) numbering: &'a Numbering,
    /// The men of the row side and of the column side.
    pub(crate) men: [u8; 2],
    /// What they have in hand.
    pub(crate) hands: [u8; 2],
    pub(crate) orbits: &'a Orbits,
    pub(crate) columns: &'a Combinations,
    pub(crate) rows: Vec<Row>,
    /// The masks of the columns.
    pub(crate) masks: Vec<u32>,
    /// The low halves of column masks, by how many bits they have.
    pub(crate) lows: Vec<Vec<u16>>,
    /// Rows of one bucket, as a power of two.
    pub(crate) bucket_shift: u32,
    /// Whether the column side flies.
    pub(crate) column_flies: bool,
}

/// What is needed of a row.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The points that the men of the row leave free.
    pub(crate) free: u32,
    /// Edges both of whose ends are free.
    pub(crate) edges: Edges,
    /// The edges along which no quiet move led if they end in a mill: all or
    /// none.
    pub(crate) barred_in_mills: Edges,
    /// The symmetries that leave the men of the row where they are.
    pub(crate) stabiliser: u16,
    /// The men of the row under each symmetry.
    pub(crate) images: [u32; Images::MOST],
}

impl<'a> Shape<'a> {
    pub(crate) fn new(
        terms: &'a Terms,
        numbering: &'a Numbering,
        men: [u8; 2],
        hands: [u8; 2],
    ) -> Shape<'a> {
        let columns = numbering.columns(men[0], men[1]);
        let orbits = numbering.orbits(men[0]);
        let low_bits = columns.low_bits();
        let mut lows = vec![Vec::new(); low_bits as usize + 1];
        for low in 0..1_u16 << low_bits {
            lows[low.count_ones() as usize].push(low);
        }
        let rows_in_bucket = (BUCKET_CELLS / columns.count().max(1)).max(1);
        let bucket_shift = rows_in_bucket.ilog2().min(32 - u32::from(columns.size()));
        let rows = orbits.representatives().iter();
        let rows: Vec<Row> = rows.map(|men| Row::new(*men, terms, numbering)).collect();
        Shape {
            masks: columns.masks().collect(),
            terms,
            numbering,
            men,
            hands,
            orbits,
            columns,
            rows,
            lows,
            bucket_shift,
            column_flies: hands[1] == 0 && terms.flies(men[1]),
        }
    }

    /// The low halves of column masks that go with a high half, in order.
    #[inline(always)]
    pub(crate) fn lows_beside(&self, high: u32) -> &[u16] {
        let left = u32::from(self.men[1]).checked_sub(high.count_ones());
        let lows = left.and_then(|left| self.lows.get(left as usize));
        lows.map_or(&[], Vec::as_slice)
    }

    /// How many buckets the rows are divided into.
    pub(crate) fn buckets(&self) -> usize {
        self.rows.len().div_ceil(1 << self.bucket_shift)
    }

    /// How many cells a full bucket has.
    pub(crate) fn bucket_cells(&self) -> usize {
        self.columns.count() << self.bucket_shift
    }

    /// How many cells there are.
    pub(crate) fn cells(&self) -> usize {
        self.rows.len() * self.columns.count()
    }

    /// The rows of a bucket.
    pub(crate) fn rows_of(&self, bucket: usize) -> &[Row] {
        let first = bucket << self.bucket_shift;
        let end = (bucket + 1) << self.bucket_shift;
        &self.rows[first..end.min(self.rows.len())]
    }
}

impl Shape<'_> {
    /// Whether the men of `row` hold a mill.
    pub(crate) fn row_has_line(&self, row: &Row) -> bool {
        let free = PointSet::from_bits(row.free);
        self.terms.has_mill(self.terms.board.points() - free)
    }

    /// How cells are numbered, for inner loops.
    #[inline(always)]
    pub(crate) fn frame(&self) -> Frame<'_> {
        Frame::new(self.columns)
    }

    /// The cells that are the same as `cell` up to a symmetry of its row, itself
    /// among them.
    #[inline(always)]
    pub(crate) fn twins<K: Bits>(
        &self,
        bits: K,
        cell: u32,
        row: &Row,
    ) -> impl Iterator<Item = u32> {
        let frame = self.frame();
        let images = self.numbering.images();
        let men = PointSet::from_bits(bits.deposit(frame.mask(cell), row.free));
        let (free, stabiliser) = (row.free, row.stabiliser);
        let numbers = (0..images.count()).filter(move |number| stabiliser >> number & 1 == 1);
        numbers.map(move |number| {
            let image = images.set(number, men);
            frame.row_bits(cell) | bits.extract(image.bits(), free)
        })
    }
}

/// How the cells of a bucket are numbered. A cell is named by its row and its
/// column mask in one word; its index is its place among all cells.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    /// How many bits a column mask has.
    pub(crate) size: u32,
    /// How many columns there are.
    pub(crate) count: usize,
    pub(crate) ranks: Ranks<'a>,
}

impl<'a> Frame<'a> {
    #[inline(always)]
    pub(crate) fn new(columns: &'a Combinations) -> Frame<'a> {
        Frame {
            size: columns.size().into(),
            count: columns.count(),
            ranks: columns.ranks(),
        }
    }

    #[inline(always)]
    pub(crate) fn row(self, cell: u32) -> usize {
        (cell >> self.size) as usize
    }

    /// The bits of the cell that name the row.
    #[inline(always)]
    pub(crate) fn row_bits(self, cell: u32) -> u32 {
        cell & !((1 << self.size) - 1)
    }

    #[inline(always)]
    pub(crate) fn mask(self, cell: u32) -> u32 {
        cell & ((1 << self.size) - 1)
    }

    #[inline(always)]
    pub(crate) fn index(self, cell: u32) -> usize {
        self.row(cell) * self.count + self.ranks.rank(self.mask(cell))
    }
}

impl Row {
    fn new(men: PointSet, terms: &Terms, numbering: &Numbering) -> Row {
        let all = terms.board.points();
        let free = (all - men).bits();
        let images = numbering.images();
        let mut row = Row {
            free,
            edges: 0,
            barred_in_mills: 0,
            stabiliser: 0,
            images: [0; Images::MOST],
        };
        for edge in 0..MOST_EDGES {
            let ends = terms.ends[edge];
            if ends != 0 && ends & free == ends {
                row.edges |= 1 << edge;
            }
        }
        let lapses = terms.captures().is_some() && terms.takeable(men).is_empty();
        if !terms.is_optional() && !lapses {
            row.barred_in_mills = Edges::MAX;
        }
        for (number, image) in row.images.iter_mut().enumerate().take(images.count()) {
            *image = images.set(number, men).bits();
            if *image == men.bits() {
                row.stabiliser |= 1 << number;
            }
        }
        row
    }

    /// Whether only the identity leaves the row as it is.
    #[inline(always)]
    pub(crate) fn is_plain(&self) -> bool {
        self.stabiliser == 1
    }
}
