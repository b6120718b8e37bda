//! Instruction counts of larger sectors, held to `long_instructions.tsv`: four
//! men against six, and five against five.

#![allow(
    missing_docs,
    unused_qualifications,
    reason = "what the macros of gungraun write"
)]

mod task;

use gungraun::{library_benchmark, library_benchmark_group, main};

use task::Task;

#[library_benchmark]
#[bench::ten_men(args = (10), setup = Task::of)]
fn movement(mut task: Task) -> Task {
    task.run(&[
        (4, 6, 22, 1_649_972),
        (6, 4, 5_985_293, 4),
        (5, 5, 28_819, 4_289),
    ]);
    task
}

library_benchmark_group!(name = solver, benchmarks = [movement]);
main!(library_benchmark_groups = solver);
