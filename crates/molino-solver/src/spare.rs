//! Memory that is used again: what the system gives anew, it has to clear first.

use std::sync::{Mutex, PoisonError};

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

/// Buffers of sizes that come again: they keep their memory.
#[derive(Default)]
pub(crate) struct Pool(Mutex<Vec<Vec<u8>>>);

impl Pool {
    /// A buffer of `length` bytes, whatever they are: the smallest with as much memory,
    /// or a new one instead of the largest.
    pub(crate) fn take(&self, length: usize) -> Vec<u8> {
        let mut buffers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fitting = buffers
            .iter()
            .position(|buffer| buffer.capacity() >= length);
        let mut buffer = match fitting {
            Some(fitting) => buffers.remove(fitting),
            None => {
                drop(buffers.pop());
                Vec::with_capacity(length)
            }
        };
        buffer.resize(length, 0);
        buffer
    }

    /// Takes back what is no longer needed.
    pub(crate) fn give(&self, buffer: Vec<u8>) {
        let mut buffers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let capacity = buffer.capacity();
        let place = buffers.partition_point(|other| other.capacity() < capacity);
        buffers.insert(place, buffer);
    }
}
