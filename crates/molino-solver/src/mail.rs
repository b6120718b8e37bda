//! Messages between buckets.

/// How many messages a chunk holds.
const CHUNK: usize = 4096;

/// Messages to one bucket: a list of these never copies what it holds.
pub(crate) type Chunk = Vec<u32>;

/// What one worker has to say to every bucket.
pub(crate) struct Outbox {
    /// The chunk being filled, for each bucket.
    open: Vec<Chunk>,
    /// The chunks that are full.
    full: Vec<Vec<Chunk>>,
    spare: Vec<Chunk>,
}

impl Outbox {
    pub(crate) fn new(buckets: usize) -> Outbox {
        Outbox {
            open: vec![Vec::new(); buckets],
            full: vec![Vec::new(); buckets],
            spare: Vec::new(),
        }
    }

    /// Sends `message` to `bucket`.
    #[inline(always)]
    pub(crate) fn send(&mut self, bucket: usize, message: u32) {
        let chunk = &mut self.open[bucket];
        if chunk.len() == chunk.capacity() {
            self.renew(bucket);
        }
        self.open[bucket].push(message);
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

    /// Takes all that was sent to `bucket`.
    pub(crate) fn collect(&mut self, bucket: usize, inbox: &mut Vec<Chunk>) {
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
impl Outbox {
    /// Whether anything was sent to `bucket`.
    pub(crate) fn has_mail(&self, bucket: usize) -> bool {
        !self.open[bucket].is_empty() || !self.full[bucket].is_empty()
    }
}
