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
    /// Every paper.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its word in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The paper of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name)
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

/// What an order can say of a sheet, besides the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The rules whose board, men or statements are printed.
    Rules,
    /// The side of the board.
    Side,
    /// How boldly the board is drawn.
    Style,
    /// The squares of the school sheet.
    Square,
    /// The diameter of the men.
    Diameter,
    /// The players of the round robin.
    Players,
}

impl Measure {
    /// Its word in addresses and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Rules => "rules",
            Measure::Side => "side",
            Measure::Style => "style",
            Measure::Square => "square",
            Measure::Diameter => "diameter",
            Measure::Players => "players",
        }
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something is larger than the paper, or so small that nobody could use it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DoesNotFit {
    /// What has a wrong measure.
    pub measure: Measure,
    /// What was asked for.
    pub asked: f32,
    /// The least there is.
    pub least: f32,
    /// The most there is.
    pub most: f32,
}

impl DoesNotFit {
    /// Whether `asked` lies between `least` and `most`.
    pub(crate) fn check(
        measure: Measure,
        asked: f32,
        least: f32,
        most: f32,
    ) -> Result<(), DoesNotFit> {
        // A thousandth of a millimetre is nobody's fault.
        if asked >= least - 1e-3 && asked <= most + 1e-3 {
            Ok(())
        } else {
            Err(DoesNotFit {
                measure,
                asked,
                least,
                most,
            })
        }
    }
}

impl fmt::Display for DoesNotFit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DoesNotFit {
            measure,
            asked,
            least,
            most,
        } = self;
        write!(f, "`{measure}` is {asked}, wanted {least} to {most}")
    }
}

impl Error for DoesNotFit {}

impl Describe for DoesNotFit {
    fn id(&self) -> &'static str {
        "does-not-fit"
    }

    fn arguments(&self) -> Vec<Argument> {
        let measure = Argument {
            name: "measure",
            value: ArgumentValue::Text(self.measure.to_string()),
        };
        let lengths = [
            ("asked", self.asked),
            ("least", self.least),
            ("most", self.most),
        ];
        let told = lengths.map(|(name, length)| Argument {
            name,
            value: ArgumentValue::Text(((length * 10.0).round() / 10.0).to_string()),
        });
        [measure].into_iter().chain(told).collect()
    }
}
