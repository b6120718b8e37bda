//! Boards and men as they are drawn on paper.

use molino::{Board, Player, Point};

use crate::page::{Anchor, Page, Place, Stroke};

/// How much is drawn, and how boldly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Lines that are seen across a table, points, names of columns and rows.
    Full,
    /// As little ink as shows the game.
    InkSaving,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 2] = [Style::Full, Style::InkSaving];

    /// Its word in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Full => "full",
            Style::InkSaving => "ink-saving",
        }
    }

    /// The style of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// A board at a place of a page.
#[derive(Clone, Copy)]
pub(crate) struct Figure {
    pub(crate) board: &'static Board,
    /// Where the outer lines' top left corner is.
    pub(crate) corner: Place,
    /// Between the middles of the outer lines.
    pub(crate) side: f32,
    pub(crate) style: Style,
}

impl Figure {
    /// Where a point lies.
    pub(crate) fn place(&self, point: Point) -> Place {
        let name = self.board.name(point);
        let step = self.side / f32::from(self.board.size() - 1);
        let down = self.board.size() - 1 - name.row();
        Place::at(
            self.corner.x + f32::from(name.column()) * step,
            self.corner.y + f32::from(down) * step,
        )
    }

    /// Draws the board.
    pub(crate) fn draw(&self, page: &mut Page) {
        let stroke = match self.style {
            Style::Full => Stroke::black((self.side / 200.0).clamp(0.4, 1.4)),
            Style::InkSaving => Stroke::black(0.25),
        };
        for line in self.board.lines() {
            let places: Vec<Place> = line.map(|point| self.place(point)).collect();
            if let (Some(first), Some(last)) = (places.first(), places.last()) {
                page.line(*first, *last, stroke);
            }
        }
        if self.style == Style::InkSaving {
            return;
        }
        for point in self.board.points() {
            page.dot(self.place(point), (self.side / 90.0).clamp(0.7, 3.0));
        }
    }

    /// Writes the names of columns and rows, outside of the lines.
    pub(crate) fn draw_names(&self, page: &mut Page) {
        let size = (self.side / 40.0).clamp(2.5, 5.0);
        let step = self.side / f32::from(self.board.size() - 1);
        for i in 0..self.board.size() {
            let along = f32::from(i) * step;
            let row = Place::at(
                self.corner.x - size * 1.1,
                self.corner.y + self.side - along + size / 3.0,
            );
            page.text(row, size, Anchor::End, &(i + 1).to_string());
            let column = Place::at(
                self.corner.x + along,
                self.corner.y + self.side + size * 1.9,
            );
            page.text(
                column,
                size,
                Anchor::Middle,
                &char::from(b'a' + i).to_string(),
            );
        }
    }
}

/// Draws a man: a ring in a circle for White, a cross for Black, so that they
/// differ without colour.
pub(crate) fn man(page: &mut Page, player: Player, middle: Place, radius: f32) {
    let bold = Stroke::black((radius / 12.0).clamp(0.3, 0.9));
    page.circle(middle, radius, bold);
    match player {
        Player::White => page.circle(middle, radius * 0.56, bold),
        Player::Black => {
            let reach = radius * 0.45;
            let cross = Stroke::black((radius / 5.0).clamp(0.5, 2.2));
            for sign in [1.0, -1.0] {
                let from = Place::at(middle.x - reach, middle.y - sign * reach);
                let to = Place::at(middle.x + reach, middle.y + sign * reach);
                page.line(from, to, cross);
            }
        }
    }
}
