//! What Molino tells programs instead of sentences: a message's id and its arguments,
//! in the form in which they cross to JavaScript and HTTP.
//!
//! ```
//! use molino::{Game, Rules, RuleSet};
//! use molino_wire::Told;
//!
//! let mut game = Game::new(Rules::from(RuleSet::default()));
//! let error = game.play_text("d6-d7").unwrap_err();
//! assert_eq!(Told::error(&error).id, "illegal-must-place");
//! ```
#![forbid(unsafe_code)]

mod told;
mod values;

pub use told::{Told, Value};
pub use values::{Known, MoveValue, PositionValues, Valued};
