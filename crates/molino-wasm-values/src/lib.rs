//! Exact values of small games in the browser: a module of its own, for those who
//! want to see them.
//!
//! ```
//! use molino_wasm_values::{SmallGame, is_small};
//!
//! assert!(is_small("three") && !is_small("ludoteka"));
//! let game = SmallGame::new("three").unwrap();
//! let values = game.values("3/3/3 w 3,3 0 1").unwrap();
//! assert!(values.contains(r#""value":"win","plies":9"#));
//! ```
//!
//! Values are JSON text of a [`PositionValues`](molino_wire::PositionValues). What is wrong is thrown as JSON text
//! of an id and its arguments, as `molino-wasm` does it.
#![forbid(unsafe_code)]

mod small_game;

pub use small_game::{SmallGame, is_small};
