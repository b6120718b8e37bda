//! What the benches of the movement phase share.

use std::hint::black_box;
use std::num::NonZeroUsize;

use molino::{Base, Core, Rules};
use molino_db::Tally;
use molino_index::{Numbering, Sector};
use molino_solver::{Limits, Means, Memory, Plan, Solved, Store, solve};

/// What a bench needs, made outside of its count.
pub(crate) struct Task {
    plan: Plan,
    numbering: Numbering,
    store: Memory,
}

/// The core of a rule set.
pub(crate) fn core(base: Base) -> Core {
    Rules::from(base).core().expect("a core")
}

impl Task {
    /// All that the sectors of `men` together need, but for three men against the
    /// others: these count as solved.
    pub(crate) fn of(men: u8) -> Task {
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
        let fewer = plan(men - 1);
        solve(
            &fewer,
            &numbering,
            Means::default(),
            &mut store,
            &mut |_| {},
        )
        .expect("short games");
        let passed_over = [(3, men - 3), (men - 3, 3)].map(|(mover, other)| Solved {
            sector: Sector::movement(mover, other),
            scores: Vec::new(),
            tally: Tally::default(),
        });
        let Ok(()) = store.save(&passed_over);
        Task {
            plan: plan(men),
            numbering,
            store,
        }
    }

    /// Solves what is left, and compares published counts: the men of the sides,
    /// the wins, the losses.
    pub(crate) fn run(&mut self, published: &[(u8, u8, u64, u64)]) {
        let Task {
            plan,
            numbering,
            store,
        } = self;
        solve(
            black_box(plan),
            numbering,
            Means::default(),
            store,
            &mut |_| {},
        )
        .expect("short games");
        for &(mover, other, wins, losses) in published {
            let sector = Sector::movement(mover, other);
            let Ok(scores) = store.load(sector);
            let tally = Tally::of(numbering, sector, &scores, NonZeroUsize::MIN);
            assert_eq!((tally.wins, tally.losses), (wins, losses));
        }
    }
}
