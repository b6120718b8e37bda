//! The switches that a rule set's name adds to its base.

use core::fmt;

use crate::options::{Captures, Duty, Flying, MillWorth, Options, Reforming, TwoMills};

/// A change that a rule set's name makes to its base, as `+volar`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Switch {
    /// `+volar`: a side with three men flies.
    Flying,
    /// `+sin-volar`: nobody flies.
    NoFlying,
    /// `+opcional`: captures are optional.
    Optional,
    /// `+obligatorio`: captures are mandatory.
    Mandatory,
    /// `+doble`: two mills at once take two men.
    TakeTwo,
    /// `+sin-reformar`: a mill broken for another is barred for a turn.
    NoReforming,
}

impl Switch {
    /// Every switch, in the order in which a name has them.
    pub const ALL: [Switch; 6] = [
        Switch::Flying,
        Switch::NoFlying,
        Switch::Optional,
        Switch::Mandatory,
        Switch::TakeTwo,
        Switch::NoReforming,
    ];

    /// The word after the `+`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Switch::Flying => "volar",
            Switch::NoFlying => "sin-volar",
            Switch::Optional => "opcional",
            Switch::Mandatory => "obligatorio",
            Switch::TakeTwo => "doble",
            Switch::NoReforming => "sin-reformar",
        }
    }

    pub(crate) const fn opposite(self) -> Option<Switch> {
        match self {
            Switch::Flying => Some(Switch::NoFlying),
            Switch::NoFlying => Some(Switch::Flying),
            Switch::Optional => Some(Switch::Mandatory),
            Switch::Mandatory => Some(Switch::Optional),
            Switch::TakeTwo | Switch::NoReforming => None,
        }
    }

    /// The options with the switch thrown; none for a capture switch where
    /// nothing is captured.
    pub(crate) fn apply(self, options: Options) -> Option<Options> {
        let captures = |change: fn(&mut Captures)| match options.mill {
            MillWorth::Wins => None,
            MillWorth::Captures(mut captures) => {
                change(&mut captures);
                let mill = MillWorth::Captures(captures);
                Some(Options { mill, ..options })
            }
        };
        match self {
            Switch::Flying => Some(Options {
                flying: Flying::AtThree,
                ..options
            }),
            Switch::NoFlying => Some(Options {
                flying: Flying::Never,
                ..options
            }),
            Switch::Optional => captures(|captures| captures.duty = Duty::Optional),
            Switch::Mandatory => captures(|captures| captures.duty = Duty::Mandatory),
            Switch::TakeTwo => captures(|captures| captures.two_mills = TwoMills::TakeTwo),
            Switch::NoReforming => Some(Options {
                reforming: Reforming::BarredForATurn,
                ..options
            }),
        }
    }
}

impl fmt::Display for Switch {
    /// The switch as it stands in a name, with its `+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.name())
    }
}
