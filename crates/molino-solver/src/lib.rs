//! Retrograde analysis of the Morris family of board games.
//!
//! ```
//! ```

mod bits;
mod terms;
mod table;
mod mail;
mod bucket;
mod wave;
mod start;
mod pair;
mod movement;

pub use movement::solve;
pub use terms::Unsupported;
