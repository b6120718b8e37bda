//! Two sectors of the movement phase as a bench: all that they need is solved
//! outside of its count.

use std::hint::black_box;
use std::num::NonZeroUsize;

use molino::{Base, Core, Rules};
use molino_db::Tally;
use molino_index::{Numbering, Sector};
use molino_solver::{Limits, Means, Memory, Plan, Solved, Store, solve};

pub(crate) fn core(base: Base) -> Core {
    Rules::from(base).core().expect("a core")
}

fn plan(core: Core, numbering: &Numbering, men: u8) -> Plan {
    let limits = Limits {
        men: Some(men),
        ..Limits::default()
    };
    Plan::new(core, numbering, limits).expect("a core that can be solved")
}

/// Two sectors to solve.
pub(crate) struct Task {
    plan: Plan,
    numbering: Numbering,
    store: Memory,
}

impl Task {
    /// The sectors with `men` men of both sides, but for `passed_over`, which are as
    /// many against as many and the other way round.
    pub(crate) fn new(men: u8, passed_over: &[(u8, u8)]) -> Task {
        let core = core(Base::Ludoteka);
        let numbering = Numbering::new(core.options().board.board());
        let mut task = Task {
            plan: plan(core, &numbering, men - 1),
            store: Memory::default(),
            numbering,
        };
        task.solve();
        task.plan = plan(core, &task.numbering, men);
        let sectors = passed_over.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let passed_over = sectors.map(|(mover, other)| Solved {
            sector: Sector::movement(mover, other),
            scores: Vec::new(),
            tally: Tally::default(),
        });
        let Ok(()) = task.store.save(&passed_over.collect::<Vec<Solved>>());
        task
    }

    pub(crate) fn solve(&mut self) {
        solve(
            black_box(&self.plan),
            &self.numbering,
            Means::default(),
            &mut self.store,
            &mut |_| {},
        )
        .expect("short games");
    }

    /// Holds a sector to the wins and losses that it has.
    pub(crate) fn check(&self, (mover, other): (u8, u8), wins: u64, losses: u64) {
        let sector = Sector::movement(mover, other);
        let Ok(scores) = self.store.load(sector);
        let tally = Tally::of(&self.numbering, sector, &scores, NonZeroUsize::MIN);
        assert_eq!((tally.wins, tally.losses), (wins, losses));
    }
}
