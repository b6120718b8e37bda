//! Faults and disputes known from other programs of this family: each kind of fault is looked for on all boards and
//! under all rule sets where it could hide. The comments name the cases by their ids.

mod common;

#[path = "cases/sweeps.rs"]
mod sweeps;

#[path = "cases/blocked.rs"]
mod blocked;
#[path = "cases/counting_men.rs"]
mod counting_men;
#[path = "cases/double_mill.rs"]
mod double_mill;
#[path = "cases/drawing.rs"]
mod drawing;
#[path = "cases/flying.rs"]
mod flying;
#[path = "cases/points.rs"]
mod points;
#[path = "cases/removal.rs"]
mod removal;
#[path = "cases/repetition.rs"]
mod repetition;
#[path = "cases/remaking.rs"]
mod remaking;
#[path = "cases/whole_moves.rs"]
mod whole_moves;
