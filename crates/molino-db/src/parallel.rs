//! Work that falls into independent parts.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does `work` for 0 to `count` with `threads` threads, one of which is the
/// caller's; the results are in order.
pub(crate) fn map<T: Send>(
    threads: NonZeroUsize,
    count: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    map_with(threads, count, || (), |(), part| work(part))
}

/// The same where each thread works with what `begin` gives it.
pub(crate) fn map_with<W, T: Send>(
    threads: NonZeroUsize,
    count: usize,
    begin: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let run = || {
        let mut means = begin();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= count {
                break;
            }
            let result = work(&mut means, part);
            done.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((part, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(count) {
            // Where there can be no more threads, those that there are do it all.
            if thread::Builder::new().spawn_scoped(scope, run).is_err() {
                break;
            }
        }
        run();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}
