//! Instruction counts that take minutes, held to `large.tsv`: the sectors of four
//! men against six.

#![allow(
    missing_docs,
    unused_qualifications,
    reason = "what the macros of gungraun write"
)]

mod sectors;

use gungraun::{library_benchmark, library_benchmark_group, main};

use sectors::Task;

#[library_benchmark]
#[bench::four_against_six(args = (10, &[(3, 7), (5, 5)]), setup = Task::new)]
fn movement(mut task: Task) -> Task {
    task.solve();
    task.check((4, 6), 22, 1_649_972);
    task.check((6, 4), 5_985_293, 4);
    task
}

library_benchmark_group!(name = solver, benchmarks = [movement]);
main!(library_benchmark_groups = solver);
