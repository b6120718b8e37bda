//! Dice to cut out and fold.

use molino_text::Catalogue;

use crate::layout;
use crate::page::{Document, Page, Place, Stroke};
use crate::paper::{MARGIN, Paper};

/// The edge of a die.
const EDGE: f32 = 20.0;

/// How wide the tabs are that are glued.
const TAB: f32 = 6.0;

/// The faces of the net: column, row, pips. Opposite ones have seven together.
const FACES: [(u8, u8, u8); 6] = [
    (1, 0, 2),
    (0, 1, 4),
    (1, 1, 1),
    (2, 1, 3),
    (1, 2, 5),
    (1, 3, 6),
];

/// Where the pips of a face are, in thirds of its edge from its middle.
const PIPS: [&[(i8, i8)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
];

/// Nets of three dice, as the game of King Alfonso needs them.
pub(crate) fn dice_sheet(paper: Paper, words: &Catalogue) -> Document {
    let mut page = Page::blank(paper.size());
    let height = 4.0 * EDGE + 2.0 * TAB + 4.0;
    for (across, down) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] {
        let corner = Place::at(
            MARGIN + TAB + 4.0 + across * (3.0 * EDGE + 2.0 * TAB + 12.0),
            MARGIN + TAB + 2.0 + down * (height + 6.0),
        );
        net(&mut page, corner);
    }
    layout::ruler(&mut page, &super::plain(words, "print-ruler"));
    Document {
        title: super::plain(words, "print-dice"),
        pages: vec![page],
    }
}

fn net(page: &mut Page, corner: Place) {
    for (column, row, pips) in FACES {
        let left = corner.x + f32::from(column) * EDGE;
        let top = corner.y + f32::from(row) * EDGE;
        page.rectangle(Place::at(left, top), EDGE, EDGE, Stroke::black(0.3));
        for (x, y) in PIPS[usize::from(pips - 1)] {
            let middle = Place::at(
                left + EDGE / 2.0 + f32::from(*x) * EDGE / 4.0,
                top + EDGE / 2.0 + f32::from(*y) * EDGE / 4.0,
            );
            page.dot(middle, EDGE / 11.0);
        }
    }
    let (left, right) = (corner.x + EDGE, corner.x + 2.0 * EDGE);
    for row in [0.0, 2.0, 3.0] {
        let (top, bottom) = (corner.y + row * EDGE, corner.y + (row + 1.0) * EDGE);
        tab(
            page,
            Place::at(left, top),
            Place::at(left, bottom),
            (-TAB, 0.0),
        );
        tab(
            page,
            Place::at(right, top),
            Place::at(right, bottom),
            (TAB, 0.0),
        );
    }
    tab(
        page,
        Place::at(left, corner.y),
        Place::at(right, corner.y),
        (0.0, -TAB),
    );
}

/// A tab along an edge, narrower at its end.
fn tab(page: &mut Page, from: Place, to: Place, (x, y): (f32, f32)) {
    let inset = |a: f32, b: f32| a + (b - a) * 0.18;
    let places = vec![
        from,
        Place::at(inset(from.x, to.x) + x, inset(from.y, to.y) + y),
        Place::at(inset(to.x, from.x) + x, inset(to.y, from.y) + y),
        to,
    ];
    page.marks.push(crate::Mark::Line {
        places,
        stroke: Stroke::black(0.2),
    });
}
