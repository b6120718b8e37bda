//! Molino's sheets in the browser, as SVG: a module of its own, loaded by those who
//! print.
//!
//! ```
//! let order = r#"{"sheet":"board","rules":"ludoteka","paper":"a4","style":"full"}"#;
//! let sheet = molino_wasm_sheets::sheet(order, "es").unwrap();
//! assert!(sheet.contains("210mm"));
//! ```
//!
//! Orders and sheets are JSON text. A measure that does not fit is thrown as JSON text
//! with what was `asked` for, and the `least` and the `most` there is.
#![forbid(unsafe_code)]

mod order;

pub use order::sheet;
