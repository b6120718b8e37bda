//! Exact values of positions, and the files that hold them.
//!
//! ```
//! use molino_db::{Score, Value};
//!
//! let score = Score::from_value(Value::Win(13)).unwrap();
//! assert_eq!(score.value(), Some(Value::Win(13)));
//! assert!(score > Score::DRAW);
//! ```
#![forbid(unsafe_code)]

mod value;

pub use value::{Score, Value};
