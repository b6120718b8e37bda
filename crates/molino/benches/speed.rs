//! Moves a second, from the empty board and after eighteen placements: counted
//! in bulk, and leaf by leaf. Each bench asserts its count.

#![allow(missing_docs, reason = "a bench has no readers of its docs")]

mod common;

use common::{position, rules, walk};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Bulk counting of the last ply, the fast way.
#[divan::bench(sample_count = 5, sample_size = 1, args = [(false, 7, 1_873_562_112), (true, 7, 4_860_882), (true, 8, 61_868_652), (true, 9, 466_047_394)])]
fn bulk(bencher: Bencher<'_, '_>, (placed, depth, nodes): (bool, u8, u64)) {
    let rules = rules();
    let position = position(&rules, placed);
    bencher.counter(ItemsCount::new(nodes)).bench(|| {
        assert_eq!(position.perft(depth, &rules), Ok(nodes));
    });
}

/// Every leaf by `legal_moves` and the checked `play`, and a look at each.
#[divan::bench(
    sample_count = 5,
    sample_size = 1,
    args = [(false, 6, 99_274_176), (true, 7, 4_860_882), (true, 8, 61_868_652)]
)]
fn leaves(bencher: Bencher<'_, '_>, (placed, depth, nodes): (bool, u8, u64)) {
    let rules = rules();
    let position = position(&rules, placed);
    bencher.counter(ItemsCount::new(nodes)).bench(|| {
        let (leaves, sum) = walk(position, depth, &rules);
        assert_eq!(leaves, nodes);
        sum
    });
}
