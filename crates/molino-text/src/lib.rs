//! Molino's words: a message's id and its arguments to a sentence in Spanish,
//! English or French.
//!
//! ```
//! use molino_text::{Arguments, Catalogue, Language};
//!
//! let language: Language = "es".parse().unwrap();
//! let catalogue = Catalogue::new(language);
//! let arguments = Arguments::new().text("point", "d6");
//! assert_eq!(catalogue.message("illegal-occupied", &arguments), "d6 no está libre");
//! ```
//!
//! The sentences stand in `locales/`, a folder a language, and are part of the
//! program. Nothing is read or written.
#![forbid(unsafe_code)]

mod language;
mod arguments;
mod catalogue;

pub use arguments::Arguments;
pub use catalogue::Catalogue;
pub use language::{Language, UnknownLanguage};
