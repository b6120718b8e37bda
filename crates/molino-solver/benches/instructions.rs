//! Instruction counts of the solver, held to `instructions.tsv`: the sectors of
//! four men against five, and a small game as a whole.

#![allow(
    missing_docs,
    unused_qualifications,
    reason = "what the macros of gungraun write"
)]

mod sectors;

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use molino::{Base, Core};
use molino_solver::{Means, Whole};

use sectors::{Task, core};

#[library_benchmark]
#[bench::four_against_five(args = (9, &[(3, 6)]), setup = Task::new)]
fn movement(mut task: Task) -> Task {
    task.solve();
    task.check((4, 5), 51, 1_510);
    task.check((5, 4), 9_889, 8);
    task
}

#[library_benchmark]
#[bench::five(args = (Base::Five), setup = core)]
fn whole(core: Core) -> Whole {
    Whole::new(black_box(core), Means::default()).expect("a small game")
}

library_benchmark_group!(name = solver, benchmarks = [movement, whole]);
main!(library_benchmark_groups = solver);
