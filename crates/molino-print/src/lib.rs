//! Boards, pieces and school sheets to print, as SVG and PDF.
//!
//! ```
//! use molino::BoardId;
//! use molino_print::{Paper, Style, board_sheet, to_svg};
//! use molino_text::{Catalogue, Language};
//!
//! let words = Catalogue::new(Language::English);
//! let nine = BoardId::Nine.board();
//! let sheet = board_sheet(nine, Paper::A4, Paper::A4.largest_side(), Style::Full, &words)?;
//! assert_eq!(sheet.pages.len(), 1);
//! assert!(to_svg(&sheet.pages[0]).contains("width=\"210mm\""));
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
mod svg;
#[cfg(feature = "pdf")]
mod pdf;

pub use page::{Anchor, Document, Ink, Mark, Page, Place, Stroke, Weight};
pub use paper::{DoesNotFit, MARGIN, Paper};
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, to_pdf};
pub use sheets::{
    SQUARES, Style, board_sheet, dice_sheet, pieces_sheet, rules_sheet, school_sheet, tiled_board,
    tournament_sheet,
};
pub use svg::to_svg;
