//! A second solver, of another kind: it knows wins, losses and draws but no
//! distances, and has no code in common with the crate.
//!
//! The men of one side, the *row* side, are taken up to the symmetries of the
//! board. For each such row a [`Cube`](sets::Cube) has a bit for every set of
//! men of the other side, the *column* side: an axis for each point that the row
//! leaves free. So a move of the column side shifts a whole cube, one of the row
//! side permutes the axes of another row's cube, and an instruction looks at 64
//! positions.
//!
//! A side loses where no move of its leads to a position that the enemy does not
//! win, and does not win where none leads to one that the enemy loses: in both
//! cases [`Moves`](moves::Moves) finds from where a set of positions is reached.
//! In the movement phase that is repeated until nothing changes, and what is
//! undecided then is a draw. In the placing phase every ply depends only on the
//! next.

mod shape;
mod sets;
mod game;
mod rows;
mod capture;
mod moves;
mod ply;
mod movement;
mod solution;

pub(crate) use sets::Worth;
pub(crate) use solution::{Hands, Solution};
