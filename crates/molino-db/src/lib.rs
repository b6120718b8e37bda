//! Exact values of positions, and the files that hold them.
//!
//! ```
//! use molino_db::{Score, Value};
//!
//! let score = Score::from_value(Value::Win(13)).unwrap();
//! assert_eq!(score.value(), Some(Value::Win(13)));
//! assert!(score > Score::DRAW);
//! ```
//!
//! A database is a folder ([`Directory`]) with a file for each sector of a game
//! ([`SectorFile`]) and a manifest. [`Database`] answers what a position is
//! worth by [`probe`] and [`probe_each`], which take tables in memory too.
#![forbid(unsafe_code)]

mod value;
mod error;
mod parallel;
mod tally;
mod codec;
mod format;
mod answer;
mod source;
mod header;
mod file;
mod arising;
#[cfg(not(target_family = "wasm"))]
mod manifest;
#[cfg(not(target_family = "wasm"))]
mod directory;
#[cfg(not(target_family = "wasm"))]
mod pack;
mod probe;
mod appraisal;
#[cfg(not(target_family = "wasm"))]
mod database;

pub use answer::Answer;
pub use appraisal::{Appraisal, Worth};
pub use arising::Arising;
pub use codec::Codec;
#[cfg(not(target_family = "wasm"))]
pub use database::Database;
#[cfg(not(target_family = "wasm"))]
pub use directory::Directory;
pub use error::{DatabaseError, FileFault};
pub use file::{Encoded, SectorFile};
pub use format::{Coverage, Format, Metric};
pub use header::Header;
#[cfg(not(target_family = "wasm"))]
pub use manifest::Entry;
#[cfg(not(target_family = "wasm"))]
pub use pack::{Packed, Packing, pack};
pub use probe::{Stored, Tables, probe, probe_each};
pub use source::ReadAt;
pub use tally::Tally;
pub use value::{Score, Value};
