//! Molino in the browser: the rules, records and the engine, for JavaScript.
//!
//! ```
//! let mut table = molino_wasm::Table::new("ludoteka", None).unwrap();
//! table.play("d6").unwrap();
//! assert!(table.view(None).contains(r#""turn":"black""#));
//! ```
//!
//! What comes out is JSON text of the types in [`view`], [`geometry`] and
//! [`mod@rule_sets`]. What is wrong is thrown as JSON text of a [`Told`]: an
//! id and its arguments, which the client's catalogues make a sentence of. No
//! sentence stands here.
//!
//! [`Told`]: molino_wire::Told
#![forbid(unsafe_code)]

pub mod geometry;
pub mod rule_sets;
pub mod view;
mod table;

pub use table::{Table, board, rule_set, rule_sets};

#[cfg(test)]
mod types;
