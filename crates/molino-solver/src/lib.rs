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
mod tally;

pub use movement::solve;
pub use tally::Tally;
pub use terms::Unsupported;
