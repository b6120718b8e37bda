//! Instruction counts of the solver, held to `instructions.tsv`: the sectors of
//! four men against five, and a small game as a whole.

#![allow(
    missing_docs,
    unused_qualifications,
    reason = "what the macros of gungraun write"
)]

use std::hint::black_box;
use std::num::NonZeroUsize;

use gungraun::{library_benchmark, library_benchmark_group, main};
use molino::{Base, Core, Rules};
use molino_db::Tally;
use molino_index::{Numbering, Sector};
use molino_solver::{Limits, Means, Memory, Plan, Solved, Store, Whole, solve};

/// What a bench needs, made outside of its count.
struct Task {
    plan: Plan,
    numbering: Numbering,
    store: Memory,
}

fn core(base: Base) -> Core {
    Rules::from(base).core().expect("a core")
}

/// All that four against five needs, and nothing of three against six.
fn four_against_five() -> Task {
    let core = core(Base::Ludoteka);
    let numbering = Numbering::new(core.options().board.board());
    let plan = |men| {
        let limits = Limits {
            men: Some(men),
            memory: None,
        };
        Plan::new(core, &numbering, limits).expect("a core that can be solved")
    };
    let mut store = Memory::default();
    solve(
        &plan(8),
        &numbering,
        Means::default(),
        &mut store,
        &mut |_| {},
    )
    .expect("short games");
    let passed_over = [Sector::movement(3, 6), Sector::movement(6, 3)].map(|sector| Solved {
        sector,
        scores: Vec::new(),
        tally: Tally::default(),
    });
    let Ok(()) = store.save(&passed_over);
    Task {
        plan: plan(9),
        numbering,
        store,
    }
}

#[library_benchmark]
#[bench::four_against_five(setup = four_against_five)]
fn movement(mut task: Task) -> Task {
    let Task {
        plan,
        numbering,
        store,
    } = &mut task;
    solve(
        black_box(plan),
        numbering,
        Means::default(),
        store,
        &mut |_| {},
    )
    .expect("short games");
    for (mover, other, wins, losses) in [(4, 5, 51, 1_510), (5, 4, 9_889, 8)] {
        let sector = Sector::movement(mover, other);
        let Ok(scores) = store.load(sector);
        let tally = Tally::of(numbering, sector, &scores, NonZeroUsize::MIN);
        assert_eq!((tally.wins, tally.losses), (wins, losses));
    }
    task
}

#[library_benchmark]
#[bench::five(args = (Base::Five), setup = core)]
fn whole(core: Core) -> Whole {
    Whole::new(black_box(core), Means::default()).expect("a small game")
}

library_benchmark_group!(name = solver, benchmarks = [movement, whole]);
main!(library_benchmark_groups = solver);
