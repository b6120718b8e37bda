//! Instruction counts of the rules, held to `instructions.tsv`.

#![allow(
    missing_docs,
    unused_qualifications,
    reason = "what the macros of gungraun write"
)]

mod common;

use std::hint::black_box;

use common::{position, rules, walk};
use gungraun::{library_benchmark, library_benchmark_group, main};
use molino::{Position, Rules};

fn board(placed: bool, depth: u32) -> (Rules, Position, u32) {
    let rules = rules();
    let position = position(&rules, placed);
    (rules, position, depth)
}

#[library_benchmark]
#[bench::empty_board(args = (false, 5), setup = board)]
#[bench::eighteen_placed(args = (true, 6), setup = board)]
fn bulk((rules, position, depth): (Rules, Position, u32)) -> (Rules, u64) {
    let nodes = black_box(position).perft(black_box(depth), &rules);
    let nodes = nodes.expect("there are no dice");
    assert!(nodes == 5_140_800 || nodes == 665_535);
    (rules, nodes)
}

#[library_benchmark]
#[bench::empty_board(args = (false, 4), setup = board)]
#[bench::eighteen_placed(args = (true, 5), setup = board)]
fn leaves((rules, position, depth): (Rules, Position, u32)) -> (Rules, u64) {
    let (nodes, sum) = walk(black_box(position), black_box(depth), &rules);
    assert!(nodes == 255_024 || nodes == 54_157);
    (rules, sum)
}

#[library_benchmark]
#[bench::nine()]
fn compile() -> Rules {
    black_box(rules())
}

library_benchmark_group!(name = moves, benchmarks = [bulk, leaves, compile]);
main!(library_benchmark_groups = moves);
