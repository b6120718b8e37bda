//! Men to cut out.

use molino::Player;
use molino_text::Catalogue;

use crate::figure;
use crate::layout;
use crate::page::{Document, Page, Place, Stroke};
use crate::paper::{DoesNotFit, MARGIN, Measure, Paper};

/// Men of both sides, so many a side, with this diameter, on squares to cut out.
///
/// # Errors
///
/// The diameter is smaller than fingers can hold, or larger than 30 mm.
pub(crate) fn pieces_sheet(
    men: u8,
    diameter: f32,
    paper: Paper,
    words: &Catalogue,
) -> Result<Document, DoesNotFit> {
    DoesNotFit::check(Measure::Diameter, diameter, 8.0, 30.0)?;
    let mut page = Page::blank(paper.size());
    let corner = Place::at(MARGIN, MARGIN);
    // Twelve men of 30 mm a side, the most that there are, fill 224 mm of the page.
    let square = diameter + 2.0;
    let across = paper.size().0 - 2.0 * MARGIN;
    let mut top = corner.y;
    for player in Player::ALL {
        let at = Place::at(corner.x, top);
        let radius = diameter / 2.0;
        top = men_in_squares(&mut page, player, men, radius, at, square, across) + square / 2.0;
    }
    layout::ruler(&mut page, &super::plain(words, "print-ruler"));
    Ok(Document {
        title: super::plain(words, "print-pieces"),
        pages: vec![page],
    })
}

/// Draws men with this radius in squares, row by row, and returns where the last row ends.
pub(super) fn men_in_squares(
    page: &mut Page,
    player: Player,
    men: u8,
    radius: f32,
    corner: Place,
    square: f32,
    across: f32,
) -> f32 {
    let columns = ((across + 1e-3) / square).floor().max(1.0) as u8;
    let mut bottom = corner.y;
    for i in 0..men {
        let x = corner.x + f32::from(i % columns) * square;
        let y = corner.y + f32::from(i / columns) * square;
        page.rectangle(Place::at(x, y), square, square, Stroke::CUT);
        let middle = Place::at(x + square / 2.0, y + square / 2.0);
        figure::man(page, player, middle, radius);
        bottom = y + square;
    }
    bottom
}
