//! Pages as data: marks at places.

/// A place on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// From the left edge.
    pub x: f32,
    /// From the top edge.
    pub y: f32,
}

/// How dark something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Black.
    Black,
    /// A grey that guides and is no part of the game.
    Grey,
    /// The white of the paper, over what lies below.
    Paper,
}

/// A line's width and ink.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The width.
    pub width: f32,
    /// The ink.
    pub ink: Ink,
    /// The length of dashes and of the gaps between them; nothing for a whole line.
    pub dash: Option<f32>,
}

impl Stroke {
    /// A black line.
    #[must_use]
    pub const fn black(width: f32) -> Stroke {
        Stroke {
            width,
            ink: Ink::Black,
            dash: None,
        }
    }

    /// A grey line.
    #[must_use]
    pub const fn grey(width: f32) -> Stroke {
        Stroke {
            width,
            ink: Ink::Grey,
            dash: None,
        }
    }

    /// A line to cut along.
    pub(crate) const CUT: Stroke = Stroke {
        width: 0.2,
        ink: Ink::Black,
        dash: Some(1.5),
    };
}

/// Where a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// How bold letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For headings.
    Semibold,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Straight lines from place to place.
    Line {
        /// The places.
        places: Vec<Place>,
        /// Their line.
        stroke: Stroke,
    },
    /// A circle.
    Circle {
        /// Its middle.
        middle: Place,
        /// Its radius.
        radius: f32,
        /// Its line.
        stroke: Option<Stroke>,
        /// What it is filled with.
        fill: Option<Ink>,
    },
    /// A text in a line.
    Text {
        /// Where its base line is.
        place: Place,
        /// The height of the letters' body.
        size: f32,
        /// Where it stands there.
        anchor: Anchor,
        /// How bold it is.
        weight: Weight,
        /// The text.
        text: String,
    },
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    /// What stands on it, the lowest first.
    pub marks: Vec<Mark>,
    /// What is shown of `marks`: so much from each edge is left white.
    pub clip: f32,
    /// What stands outside of that too.
    pub margin_marks: Vec<Mark>,
}

/// Pages that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is, for those who look at the file.
    pub title: String,
    /// The pages.
    pub pages: Vec<Page>,
}

impl Place {
    /// A place so far from the left and the top edge.
    #[must_use]
    pub const fn at(x: f32, y: f32) -> Place {
        Place { x, y }
    }
}

impl Page {
    /// A white page.
    #[must_use]
    pub const fn blank((width, height): (f32, f32)) -> Page {
        Page {
            width,
            height,
            marks: Vec::new(),
            clip: 0.0,
            margin_marks: Vec::new(),
        }
    }

    /// Draws a line.
    pub(crate) fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        let places = vec![from, to];
        self.marks.push(Mark::Line { places, stroke });
    }

    /// Draws a rectangle.
    pub(crate) fn rectangle(&mut self, at: Place, width: f32, height: f32, stroke: Stroke) {
        let (right, bottom) = (at.x + width, at.y + height);
        let places = vec![
            at,
            Place::at(right, at.y),
            Place::at(right, bottom),
            Place::at(at.x, bottom),
            at,
        ];
        self.marks.push(Mark::Line { places, stroke });
    }

    /// Draws a circle.
    pub(crate) fn circle(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.marks.push(Mark::Circle {
            middle,
            radius,
            stroke: Some(stroke),
            fill: None,
        });
    }

    /// Draws a dot.
    pub(crate) fn dot(&mut self, middle: Place, radius: f32) {
        self.marks.push(Mark::Circle {
            middle,
            radius,
            stroke: None,
            fill: Some(Ink::Black),
        });
    }

    /// Writes a text in a line.
    pub(crate) fn text(&mut self, place: Place, size: f32, anchor: Anchor, text: &str) {
        self.marks.push(Mark::Text {
            place,
            size,
            anchor,
            weight: Weight::Regular,
            text: text.to_owned(),
        });
    }

    /// Writes a heading in a line.
    pub(crate) fn heading(&mut self, place: Place, size: f32, text: &str) {
        self.marks.push(Mark::Text {
            place,
            size,
            anchor: Anchor::Start,
            weight: Weight::Semibold,
            text: text.to_owned(),
        });
    }
}
