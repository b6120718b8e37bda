//! Messages between buckets.

/// How many messages a chunk holds: some lines.
const CHUNK: usize = 256 * LINE;

/// How many messages a line of the cache holds.
const LINE: usize = 16;

/// Messages to one bucket: a list of these never copies what it holds.
pub(crate) type Chunk = Vec<u32>;

/// The last messages to a bucket.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Line([u32; LINE]);

/// What one worker has to say to every bucket.
///
/// The last messages to all buckets lie together, and are moved to a chunk a line
/// at a time: the chunks lie on as many pages as there are buckets, and the
/// processor does not know the places of so many at once.
pub(crate) struct Outbox {
    /// The line being filled, for each bucket.
    lines: Vec<Line>,
    /// How many messages it has.
    counts: Vec<u8>,
    /// The chunk being filled, for each bucket.
    open: Vec<Chunk>,
    /// The chunks that are full.
    full: Vec<Vec<Chunk>>,
    spare: Vec<Chunk>,
}

impl Outbox {
    pub(crate) fn new(buckets: usize) -> Outbox {
        Outbox {
            lines: vec![Line([0; LINE]); buckets],
            counts: vec![0; buckets],
            open: vec![Vec::new(); buckets],
            full: vec![Vec::new(); buckets],
            spare: Vec::new(),
        }
    }

    /// Sends `message` to `bucket`. A line that is full is moved when the next
    /// message comes: what was written just now cannot be read as a whole at once.
    #[inline(always)]
    pub(crate) fn send(&mut self, bucket: usize, message: u32) {
        if usize::from(self.counts[bucket]) == LINE {
            self.counts[bucket] = 0;
            // All of the line: so long a copy needs no call.
            let Line(messages) = self.lines[bucket];
            self.room(bucket).extend_from_slice(&messages);
        }
        let count = &mut self.counts[bucket];
        self.lines[bucket].0[usize::from(*count) % LINE] = message;
        *count += 1;
    }

    /// A chunk for `bucket` that is not full.
    #[inline(always)]
    fn room(&mut self, bucket: usize) -> &mut Chunk {
        if self.open[bucket].len() == self.open[bucket].capacity() {
            self.renew(bucket);
        }
        &mut self.open[bucket]
    }

    #[cold]
    #[inline(never)]
    fn renew(&mut self, bucket: usize) {
        let fresh = self.spare.pop();
        let fresh = fresh.unwrap_or_else(|| Vec::with_capacity(CHUNK));
        let full = std::mem::replace(&mut self.open[bucket], fresh);
        if !full.is_empty() {
            self.full[bucket].push(full);
        }
    }

    /// Whether anything was sent to `bucket`.
    pub(crate) fn has_mail(&self, bucket: usize) -> bool {
        self.counts[bucket] > 0 || !self.open[bucket].is_empty() || !self.full[bucket].is_empty()
    }

    /// Takes all that was sent to `bucket`.
    pub(crate) fn collect(&mut self, bucket: usize, inbox: &mut Vec<Chunk>) {
        let count = usize::from(std::mem::take(&mut self.counts[bucket]));
        if count > 0 {
            let Line(messages) = self.lines[bucket];
            self.room(bucket).extend_from_slice(&messages[..count]);
        }
        inbox.append(&mut self.full[bucket]);
        let open = &mut self.open[bucket];
        if !open.is_empty() {
            inbox.push(std::mem::take(open));
        }
    }

    /// Takes back a chunk that was read.
    pub(crate) fn reuse(&mut self, mut chunk: Chunk) {
        chunk.clear();
        self.spare.push(chunk);
    }
}
