//! Memory that is used again: what the system gives anew, it has to clear first.

/// Buffers that nobody needs at the moment.
#[derive(Default)]
pub(crate) struct Spare(Vec<Vec<u8>>);

impl Spare {
    /// A buffer of `length` bytes, whatever they are: the smallest that is large
    /// enough or, made larger, the largest.
    pub(crate) fn take(&mut self, length: usize) -> Vec<u8> {
        self.0.sort_unstable_by_key(Vec::len);
        let fitting = self.0.partition_point(|buffer| buffer.len() < length);
        let last = self.0.len().saturating_sub(1);
        let mut buffer = match self.0.get(fitting.min(last)) {
            Some(_) => self.0.remove(fitting.min(last)),
            None => Vec::new(),
        };
        buffer.truncate(length);
        buffer.shrink_to_fit();
        buffer.reserve_exact(length - buffer.len());
        buffer.resize(length, 0);
        buffer
    }

    /// Takes back what is no longer needed.
    pub(crate) fn give(&mut self, buffer: Vec<u8>) {
        self.0.push(buffer);
    }

    /// Gives all of it back to the system.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
