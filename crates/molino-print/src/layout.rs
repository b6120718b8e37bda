//! Texts down a page, and over to the next.

use crate::lettering;
use crate::page::{Anchor, Page, Place, Stroke, Weight};
use crate::paper::{MARGIN, Paper};

/// The wider margin of pages that are read.
const READ_MARGIN: f32 = 20.0;

/// Pages that are filled from the top down.
pub(crate) struct Column {
    paper: Paper,
    pages: Vec<Page>,
    /// Where the next line goes.
    y: f32,
}

impl Column {
    pub(crate) fn new(paper: Paper) -> Column {
        Column {
            paper,
            pages: vec![Page::blank(paper.size())],
            y: READ_MARGIN,
        }
    }

    /// The page that is being filled.
    pub(crate) fn page(&mut self) -> &mut Page {
        self.pages.last_mut().expect("there is a first page")
    }

    /// How wide the lines are.
    pub(crate) fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * READ_MARGIN
    }

    /// The top left corner of a place so high, on the next page where this one is
    /// full.
    pub(crate) fn place(&mut self, height: f32) -> Place {
        let bottom = self.paper.size().1 - READ_MARGIN;
        if self.y + height > bottom {
            self.pages.push(Page::blank(self.paper.size()));
            self.y = READ_MARGIN;
        }
        let place = Place::at(READ_MARGIN, self.y);
        self.y += height;
        place
    }

    /// Leaves some white.
    pub(crate) fn space(&mut self, height: f32) {
        self.y += height;
    }

    pub(crate) fn heading(&mut self, text: &str, size: f32) {
        for line in lettering::wrapped(text, size, Weight::Semibold, self.width()) {
            let place = self.place(size * 1.35);
            let base = Place::at(place.x, place.y + size);
            self.page().heading(base, size, &line);
        }
        self.space(size * 0.4);
    }

    /// Writes a text, its lines set in by `indent`, behind a mark.
    pub(crate) fn paragraph(&mut self, mark: &str, text: &str, size: f32) {
        let indent = if mark.is_empty() { 0.0 } else { size * 1.3 };
        let most = self.width() - indent;
        let lines = lettering::wrapped(text, size, Weight::Regular, most);
        for (i, line) in lines.iter().enumerate() {
            let place = self.place(size * 1.4);
            let base = place.y + size;
            if i == 0 {
                let at = Place::at(place.x, base);
                self.page().text(at, size, Anchor::Start, mark);
            }
            let at = Place::at(place.x + indent, base);
            self.page().text(at, size, Anchor::Start, line);
        }
        self.space(size * 0.45);
    }

    pub(crate) fn finish(self) -> Vec<Page> {
        self.pages
    }
}

/// Draws a ruler at the foot of a page: who measures it knows whether the printer
/// has kept the scale.
pub(crate) fn ruler(page: &mut Page, told: &str) {
    ruler_at(page, page.height - MARGIN - 1.0, told);
}

/// Draws the ruler at a height.
pub(crate) fn ruler_at(page: &mut Page, y: f32, told: &str) {
    const LENGTH: u8 = 100;
    let x = MARGIN + 1.0;
    let stroke = Stroke::black(0.25);
    page.line(Place::at(x, y), Place::at(x + f32::from(LENGTH), y), stroke);
    for mm in (0..=LENGTH).step_by(10) {
        let height = if mm % 50 == 0 { 3.0 } else { 1.8 };
        let at = x + f32::from(mm);
        page.line(Place::at(at, y), Place::at(at, y - height), stroke);
    }
    let beside = Place::at(x + f32::from(LENGTH) + 3.0, y);
    page.text(beside, 3.0, Anchor::Start, told);
}
