//! Molino's sheets in the browser, as SVG: a module of its own, loaded by those who
//! print.
//!
//! ```
//! let order = ["sheet", "board", "paper", "a4"].map(str::to_owned).to_vec();
//! let sheet = molino_wasm_sheets::sheet(order, "es").unwrap();
//! assert!(sheet.contains("210mm"));
//! ```
//!
//! An order is names and values by turns; a sheet is JSON text. What is wrong is thrown
//! as JSON text of an id and its arguments, as `molino-wasm` does it.
#![forbid(unsafe_code)]

mod order;

pub use order::sheet;
