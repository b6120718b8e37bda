//! Records of games of the Morris family: PGN, and the other forms in which
//! games are written down.
//!
//! ```
//! use molino::RuleSet;
//! use molino_record::Record;
//!
//! let record = Record::read("1. d6 f4 2. d5 {near} b4 3. d7xb4! *", RuleSet::default())?;
//! assert_eq!(record.to_moves(), "d6 f4 d5 b4 d7xb4");
//! assert!(record.to_pgn().ends_with("1. d6 f4 2. d5 {near} 2... b4 3. d7xb4 $1 *\n"));
//! # Ok::<(), molino_record::RecordError>(())
//! ```
//!
//! What is written is read back to the same record. The crate does no I/O.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod place;
mod lexer;
mod error;
mod record;
mod words;
mod head;
mod read;
mod write;

pub use error::{Limit, RecordError, RecordFault};
pub use head::MOST_TAGS;
pub use place::Place;
pub use read::{MOST_BYTES, MOST_DEPTH, MOST_MOVES, Records};
pub use record::{Line, Ply, Record, Tag};
pub use write::NotForPlayOk;
