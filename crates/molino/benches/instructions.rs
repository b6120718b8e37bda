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

/// What a bench needs, made outside of its count.
struct Task {
    rules: Rules,
    position: Position,
    depth: u8,
    nodes: u64,
}

fn task(placed: bool, depth: u8, nodes: u64) -> Task {
    let rules = rules();
    Task {
        position: position(&rules, placed),
        rules,
        depth,
        nodes,
    }
}

#[library_benchmark]
#[bench::empty_board(args = (false, 5, 5_140_800), setup = task)]
#[bench::eighteen_placed(args = (true, 6, 665_535), setup = task)]
fn bulk(task: Task) -> Task {
    let found = task.position.perft(black_box(task.depth), &task.rules);
    assert_eq!(found, Ok(task.nodes));
    task
}

#[library_benchmark]
#[bench::empty_board(args = (false, 4, 255_024), setup = task)]
#[bench::eighteen_placed(args = (true, 5, 54_157), setup = task)]
fn leaves(task: Task) -> (Task, u64) {
    let (found, sum) = walk(task.position, black_box(task.depth), &task.rules);
    assert_eq!(found, task.nodes);
    (task, sum)
}

#[library_benchmark]
#[bench::nine()]
fn compile() -> Rules {
    black_box(rules())
}

library_benchmark_group!(name = moves, benchmarks = [bulk, leaves, compile]);
main!(library_benchmark_groups = moves);
