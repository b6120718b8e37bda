//! Papers, and what fits on them.

use std::error::Error;
use std::fmt;

use molino::{Argument, ArgumentValue, Describe};

/// What printers leave white at each edge.
pub const MARGIN: f32 = 10.0;

/// A sheet of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 215.9 × 279.4 mm.
    Letter,
}

impl Paper {
    /// The paper of this name: `a4` or `letter`.
    #[must_use]
    pub fn named(name: &str) -> Option<Paper> {
        match name {
            "a4" => Some(Paper::A4),
            "letter" => Some(Paper::Letter),
            _ => None,
        }
    }

    /// Its width and height.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// The largest side of a board that fits.
    #[must_use]
    pub const fn largest_side(self) -> f32 {
        let (width, _) = self.size();
        width - 2.0 * MARGIN
    }
}

/// Something is larger than the paper, or so small that nobody could use it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DoesNotFit {
    /// What was asked for.
    pub asked: f32,
    /// The least there is.
    pub least: f32,
    /// The most there is.
    pub most: f32,
}

impl DoesNotFit {
    /// Whether `asked` lies between `least` and `most`.
    pub(crate) fn check(asked: f32, least: f32, most: f32) -> Result<(), DoesNotFit> {
        // A thousandth of a millimetre is nobody's fault.
        if asked >= least - 1e-3 && asked <= most + 1e-3 {
            Ok(())
        } else {
            Err(DoesNotFit { asked, least, most })
        }
    }
}

impl fmt::Display for DoesNotFit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DoesNotFit { asked, least, most } = self;
        write!(f, "found {asked} mm, wanted {least} to {most} mm")
    }
}

impl Error for DoesNotFit {}

impl Describe for DoesNotFit {
    fn id(&self) -> &'static str {
        "does-not-fit"
    }

    fn arguments(&self) -> Vec<Argument> {
        let lengths = [
            ("asked", self.asked),
            ("least", self.least),
            ("most", self.most),
        ];
        let told = lengths.map(|(name, length)| Argument {
            name,
            value: ArgumentValue::Text(((length * 10.0).round() / 10.0).to_string()),
        });
        told.into()
    }
}
