//! A board alone, on a page or over several.

use molino::Board;
use molino_text::{Arguments, Catalogue};

use crate::figure::{Figure, Style};
use crate::layout;
use crate::page::{Anchor, Document, Mark, Page, Place, Stroke, Weight};
use crate::paper::{DoesNotFit, MARGIN, Measure, Paper};

/// The least side on which men can be placed.
const LEAST: f32 = 40.0;

/// The largest side that is laid out over pages.
const MOST_TILED: f32 = 1000.0;

/// What stands over the outer lines of a tiled board: the names of rows and columns.
const OVERHANG: f32 = 12.0;

/// How far from the paper's edge the ruler of a tiled board lies, in its margin.
const RULER: f32 = 5.5;

/// How much of the neighbouring page each tile shows, to be glued.
const OVERLAP: f32 = 10.0;

/// A board with this side on one page.
///
/// # Errors
///
/// The side does not fit: the largest that does is told.
pub(crate) fn board_sheet(
    board: &'static Board,
    paper: Paper,
    side: f32,
    style: Style,
    words: &Catalogue,
) -> Result<Document, DoesNotFit> {
    DoesNotFit::check(Measure::Side, side, LEAST, paper.largest_side())?;
    let (width, height) = paper.size();
    let corner = Place::at((width - side) / 2.0, (height - side) / 2.0);
    let mut page = Page::blank((width, height));
    let figure = Figure {
        board,
        corner,
        side,
        style,
    };
    figure.draw(&mut page);
    if style == Style::Full && corner.x > 2.0 * MARGIN {
        figure.draw_names(&mut page);
    }
    layout::ruler(&mut page, &super::plain(words, "print-ruler"));
    Ok(Document {
        title: super::name(board, words),
        pages: vec![page],
    })
}

/// A board with this side over as many pages as it needs, to be cut along the
/// dashed lines and glued where they overlap.
///
/// # Errors
///
/// The side is smaller or larger than anybody could use.
pub(crate) fn tiled_board(
    board: &'static Board,
    paper: Paper,
    side: f32,
    style: Style,
    words: &Catalogue,
) -> Result<Document, DoesNotFit> {
    DoesNotFit::check(Measure::Side, side, LEAST, MOST_TILED)?;
    let (width, height) = paper.size();
    let extent = side + 2.0 * OVERHANG;
    let (across, down) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
    let (columns, rows) = (tiles(extent, across), tiles(extent, down));
    let mut pages = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let left = f32::from(column) * (across - OVERLAP);
            let top = f32::from(row) * (down - OVERLAP);
            let mut page = Page::blank((width, height));
            let figure = Figure {
                board,
                corner: Place::at(MARGIN + OVERHANG - left, MARGIN + OVERHANG - top),
                side,
                style,
            };
            figure.draw(&mut page);
            if style == Style::Full {
                figure.draw_names(&mut page);
            }
            page.clip = MARGIN;
            let (right, below) = (column + 1 < columns, row + 1 < rows);
            page.margin_marks = seams(&page, right, below);
            let told = Arguments::new()
                .number("row", u64::from(row) + 1)
                .number("column", u64::from(column) + 1)
                .number("rows", u64::from(rows))
                .number("columns", u64::from(columns));
            page.margin_marks.push(Mark::Text {
                place: Place::at(MARGIN, MARGIN - 3.0),
                size: 3.0,
                anchor: Anchor::Start,
                weight: Weight::Regular,
                text: words.message(told_of(right || below), &told),
            });
            if pages.is_empty() {
                let mut strip = Page::blank((width, height));
                let told = super::plain(words, "print-ruler");
                layout::ruler_at(&mut strip, height - RULER, &told);
                page.margin_marks.append(&mut strip.marks);
            }
            pages.push(page);
        }
    }
    Ok(Document {
        title: super::name(board, words),
        pages,
    })
}

/// What is told of a tile: only some are cut.
const fn told_of(is_cut: bool) -> &'static str {
    if is_cut {
        "print-tile"
    } else {
        "print-last-tile"
    }
}

/// How many tiles cover a length.
fn tiles(extent: f32, tile: f32) -> u16 {
    let more = (extent - tile) / (tile - OVERLAP);
    1 + more.max(0.0).ceil() as u16
}

/// Where a tile is cut on the right and below: the neighbour goes over it.
fn seams(page: &Page, right: bool, below: bool) -> Vec<Mark> {
    let (end, foot) = (page.width - MARGIN, page.height - MARGIN);
    let cut = |from, to| Mark::Line {
        places: vec![from, to],
        stroke: Stroke::CUT,
    };
    let mut marks = Vec::new();
    if right {
        let x = end - OVERLAP;
        marks.push(cut(Place::at(x, MARGIN), Place::at(x, foot)));
    }
    if below {
        let y = foot - OVERLAP;
        marks.push(cut(Place::at(MARGIN, y), Place::at(end, y)));
    }
    marks
}
