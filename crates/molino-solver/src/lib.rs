//! Retrograde analysis of the Morris family of board games: the exact value of
//! every position, with the distance to the end.
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! use molino::{Base, Rules};
//! use molino_db::Tally;
//! use molino_index::{Numbering, Sector};
//! use molino_solver::{Limits, Means, Memory, Plan, Store, solve};
//!
//! let core = Rules::from(Base::Ludoteka).core().unwrap();
//! let numbering = Numbering::new(core.options().board.board());
//! let limits = Limits { men: Some(6), ..Limits::default() };
//! let plan = Plan::new(core, &numbering, limits).unwrap();
//! let mut store = Memory::default();
//! solve(&plan, &numbering, Means::default(), &mut store, &mut |_| {}).unwrap();
//! // Three men against three: the side to move hardly ever fails to win.
//! let sector = Sector::movement(3, 3);
//! let scores = store.load(sector).unwrap();
//! let tally = Tally::of(&numbering, sector, &scores, NonZeroUsize::MIN);
//! assert_eq!((tally.wins, tally.losses, tally.draws), (140621, 28736, 269));
//! ```
//!
//! [`Whole`] solves a small game in memory, placing phase included. Otherwise a
//! [`Plan`] tells what is to be solved, [`solve`] does it, and a [`Store`] keeps
//! what is solved: [`Files`] or [`Memory`]. How it works stands in
//! `docs/SOLVING.md`.

mod bits;
mod terms;
mod table;
mod mail;
mod flights;
mod bucket;
mod captures;
mod wave;
mod spare;
mod start;
mod flying;
mod pair;
mod parts;
mod among_columns;
mod gathering;
mod placing;
mod store;
mod plan;
mod solve;
mod whole;
#[cfg(not(target_family = "wasm"))]
mod files;
mod verify;

pub use bits::Kernel;
#[cfg(not(target_family = "wasm"))]
pub use files::Files;
pub use pair::Means;
pub use plan::{Keeping, Limits, Phase, Plan, PlanError, Step};
pub use solve::{Progress, SolveError, solve};
pub use store::{Memory, Solved, Store};
pub use terms::Unsupported;
pub use verify::{CheckError, Extent, Loaded, Verdict, Verifier, Wrong};
pub use whole::Whole;
