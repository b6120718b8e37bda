//! Boards, pieces and school sheets to print, as SVG and PDF.
//!
//! ```
//! use molino::RuleSet;
//! use molino_print::{Order, Sheet, to_svg};
//! use molino_text::{Catalogue, Language};
//!
//! let words = Catalogue::new(Language::English);
//! let order = Order::new(Sheet::Board, RuleSet::default());
//! let board = order.document(&words)?;
//! assert!(to_svg(&board.pages[0]).contains("width=\"210mm\""));
//!
//! let larger = Order { side: Some(200.0), ..order };
//! assert_eq!(larger.document(&words).unwrap_err().most, 190.0);
//! # Ok::<(), molino_print::DoesNotFit>(())
//! ```
//!
//! All lengths are millimetres from the top left corner of the page. The side of a
//! board is measured between the middles of its outer lines. Nothing is scaled: what
//! does not fit is refused, or laid out over several pages where that is asked for.
#![forbid(unsafe_code)]

mod paper;
mod page;
mod lettering;
mod figure;
mod layout;
mod sheets;
mod order;
mod svg;
#[cfg(feature = "pdf")]
mod pdf;

pub use order::{Order, OrderError, Sheet};
pub use page::{Anchor, Document, Ink, Mark, Page, Place, Stroke, Weight};
pub use paper::{DoesNotFit, MARGIN, Measure, Paper};
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, to_pdf};
pub use sheets::Style;
pub use svg::to_svg;
