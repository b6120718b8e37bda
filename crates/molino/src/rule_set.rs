//! The named rule sets: a base and its switches.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::BoardId;
use crate::error::{Argument, Describe, Shown};
use crate::options::{
    Blocked, Captures, Dice, DrawCounter, Duty, Flying, FullBoard, MillWorth, Options, Phases,
    Reforming, Repetition, SafeMen, Starter, TwoMills,
};

/// A named game, before any switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Base {
    /// Nine men as the site Ludoteka and the school sheet tell it.
    Ludoteka,
    /// Nine men as *alquerque de nueve*.
    Alquerque,
    /// Nine men without flying and without automatic draws.
    Tradicional,
    /// `tradicional` with the dice of the book of Alfonso X (*Libro de los
    /// juegos*, 1283).
    Alfonso,
    /// Nine men with optional captures.
    Abierto,
    /// Three in a row on nine points.
    Three,
    /// Four men on two squares.
    Four,
    /// Five men on two squares.
    Five,
    /// Six men on two squares.
    Six,
    /// Seven men on two squares with a cross.
    Seven,
    /// Twelve men with diagonals.
    Twelve,
    /// `ludoteka` with ten men.
    Ten,
    /// Ten men, placed or moved at will (Emanuel Lasker, *Brettspiele der
    /// Völker*, 1931).
    Lasker,
    /// `ludoteka` with eleven men and diagonals.
    Eleven,
    /// `ludoteka` with twelve men, diagonals, and a ban on forming a broken mill
    /// again at once (southern Africa).
    Morabaraba,
    /// `ludoteka`, drawn after 40 quiet plies since the last mill, as the World
    /// Mill federation has it.
    Wmd,
}

impl Base {
    /// Every base, the default first.
    pub const ALL: [Base; 16] = [
        Base::Ludoteka,
        Base::Alquerque,
        Base::Tradicional,
        Base::Alfonso,
        Base::Abierto,
        Base::Three,
        Base::Four,
        Base::Five,
        Base::Six,
        Base::Seven,
        Base::Twelve,
        Base::Ten,
        Base::Lasker,
        Base::Eleven,
        Base::Morabaraba,
        Base::Wmd,
    ];

    /// The name, as it stands in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Base::Ludoteka => "ludoteka",
            Base::Alquerque => "alquerque",
            Base::Tradicional => "tradicional",
            Base::Alfonso => "alfonso",
            Base::Abierto => "abierto",
            Base::Three => "three",
            Base::Four => "four",
            Base::Five => "five",
            Base::Six => "six",
            Base::Seven => "seven",
            Base::Twelve => "twelve",
            Base::Ten => "ten",
            Base::Lasker => "lasker",
            Base::Eleven => "eleven",
            Base::Morabaraba => "morabaraba",
            Base::Wmd => "wmd",
        }
    }

    /// What the base fixes.
    #[must_use]
    pub const fn options(self) -> Options {
        let ludoteka = LUDOTEKA;
        let tradicional = TRADICIONAL;
        match self {
            Base::Ludoteka => ludoteka,
            Base::Alquerque => Options {
                starter: Starter::Agreement,
                repetition: Repetition::ThirdInSuccession,
                ..ludoteka
            },
            Base::Tradicional => tradicional,
            Base::Alfonso => Options {
                mill: MillWorth::Captures(Captures {
                    dice: Dice::ThreeBeforePlacing,
                    ..PLAIN_CAPTURES
                }),
                ..tradicional
            },
            Base::Abierto => Options {
                starter: Starter::FixedColours,
                mill: MillWorth::Captures(Captures {
                    duty: Duty::Optional,
                    ..PLAIN_CAPTURES
                }),
                counter: DrawCounter::BothAtThree(plies(20)),
                repetition: Repetition::Free,
                ..ludoteka
            },
            Base::Three => Options {
                mill: MillWorth::Wins,
                ..on(tradicional, BoardId::Three, 3)
            },
            Base::Four => on(tradicional, BoardId::Six, 4),
            Base::Five => on(tradicional, BoardId::Six, 5),
            Base::Six => on(tradicional, BoardId::Six, 6),
            Base::Seven => on(tradicional, BoardId::Seven, 7),
            Base::Twelve => on(tradicional, BoardId::Twelve, 12),
            Base::Ten => on(ludoteka, BoardId::Nine, 10),
            Base::Lasker => Options {
                phases: Phases::PlaceOrMove,
                ..on(ludoteka, BoardId::Nine, 10)
            },
            Base::Eleven => on(ludoteka, BoardId::Twelve, 11),
            Base::Morabaraba => Options {
                reforming: Reforming::BarredForATurn,
                full_board: FullBoard::Draws,
                ..on(ludoteka, BoardId::Twelve, 12)
            },
            Base::Wmd => Options {
                counter: DrawCounter::SinceMill(plies(40)),
                ..ludoteka
            },
        }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

const PLAIN_CAPTURES: Captures = Captures {
    duty: Duty::Mandatory,
    two_mills: TwoMills::TakeOne,
    safe_men: SafeMen::UnlessAllInMills,
    dice: Dice::Never,
};

const LUDOTEKA: Options = Options {
    board: BoardId::Nine,
    men: 9,
    starter: Starter::Lot,
    phases: Phases::PlaceThenMove,
    flying: Flying::AtThree,
    mill: MillWorth::Captures(PLAIN_CAPTURES),
    reforming: Reforming::Free,
    blocked: Blocked::Loses,
    full_board: FullBoard::MoverLoses,
    counter: DrawCounter::SinceCapture(plies(100)),
    repetition: Repetition::Third,
};

const TRADICIONAL: Options = Options {
    flying: Flying::Never,
    counter: DrawCounter::Never,
    repetition: Repetition::Free,
    ..LUDOTEKA
};

const fn on(options: Options, board: BoardId, men: u8) -> Options {
    Options {
        board,
        men,
        ..options
    }
}

const fn plies(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a draw counter counts at least one ply")
}

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

    const fn opposite(self) -> Option<Switch> {
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
    fn apply(self, options: Options) -> Option<Options> {
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

/// A named, versioned set of rules: a base with its switches, in the one
/// canonical form of its name.
///
/// ```
/// use molino::RuleSet;
///
/// let named: RuleSet = "abierto+sin-reformar+opcional+doble".parse().unwrap();
/// assert_eq!(named.to_string(), "abierto+doble+sin-reformar");
/// assert_eq!(RuleSet::default().to_string(), "ludoteka");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    base: Base,
    /// Which of [`Switch::ALL`] change the base.
    switches: [bool; Switch::ALL.len()],
}

impl RuleSet {
    /// The version of what the names stand for; it grows when a rule behind a
    /// name changes.
    pub const VERSION: u32 = 1;

    /// `base` with `switches`, in any order; a switch that the base has
    /// already is dropped.
    ///
    /// # Errors
    ///
    /// Opposite switches, or a capture switch where nothing is captured.
    pub fn new(
        base: Base,
        switches: impl IntoIterator<Item = Switch>,
    ) -> Result<RuleSet, RuleSetError> {
        let mut asked = [false; Switch::ALL.len()];
        for switch in switches {
            asked[switch as usize] = true;
        }
        let mut set = RuleSet {
            base,
            switches: [false; Switch::ALL.len()],
        };
        for switch in Switch::ALL.into_iter().filter(|s| asked[*s as usize]) {
            if let Some(other) = switch.opposite().filter(|other| asked[*other as usize]) {
                return Err(RuleSetError::Opposites(switch, other));
            }
            let changed = switch.apply(base.options());
            let changed = changed.ok_or(RuleSetError::NothingCaptured { base, switch })?;
            set.switches[switch as usize] = changed != base.options();
        }
        Ok(set)
    }

    /// Every rule set there is, base by base.
    pub fn all() -> impl Iterator<Item = RuleSet> {
        Base::ALL.into_iter().flat_map(|base| {
            (0..1 << Switch::ALL.len()).filter_map(move |chosen: u32| {
                let switches = Switch::ALL.into_iter();
                let switches = switches.filter(|switch| chosen >> *switch as u32 & 1 == 1);
                let set = RuleSet::new(base, switches).ok()?;
                (set.switches().count() == chosen.count_ones() as usize).then_some(set)
            })
        })
    }

    /// The base.
    #[must_use]
    pub const fn base(self) -> Base {
        self.base
    }

    /// The switches that change the base, in the order of the name.
    pub fn switches(self) -> impl Iterator<Item = Switch> {
        let all = Switch::ALL.into_iter();
        all.filter(move |switch| self.switches[*switch as usize])
    }

    /// What the rule set fixes.
    #[must_use]
    pub fn options(self) -> Options {
        self.switches()
            .fold(self.base.options(), |options, switch| {
                switch.apply(options).unwrap_or(options)
            })
    }
}

impl Default for RuleSet {
    /// `ludoteka`.
    fn default() -> RuleSet {
        RuleSet {
            base: Base::Ludoteka,
            switches: [false; Switch::ALL.len()],
        }
    }
}

impl From<Base> for RuleSet {
    fn from(base: Base) -> RuleSet {
        RuleSet {
            base,
            ..RuleSet::default()
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.base.name())?;
        self.switches().try_for_each(|switch| write!(f, "{switch}"))
    }
}

impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(name: &str) -> Result<RuleSet, RuleSetError> {
        let mut words = name.split('+');
        let base = words.next().unwrap_or_default();
        let base = Base::ALL
            .into_iter()
            .find(|known| known.name() == base)
            .ok_or_else(|| RuleSetError::UnknownBase(base.to_string()))?;
        let mut switches = Vec::new();
        for word in words {
            let known = Switch::ALL.into_iter().find(|known| known.name() == word);
            switches.push(known.ok_or_else(|| RuleSetError::UnknownSwitch(word.to_string()))?);
        }
        RuleSet::new(base, switches)
    }
}

/// Why a name is not that of a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSetError {
    /// No base is called so.
    UnknownBase(String),
    /// No switch is called so.
    UnknownSwitch(String),
    /// The two switches contradict each other.
    Opposites(Switch, Switch),
    /// A switch about captures, and a base in which nothing is captured.
    NothingCaptured {
        /// The base.
        base: Base,
        /// The switch.
        switch: Switch,
    },
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleSetError::UnknownBase(found) => {
                write!(f, "found the rule set `{}`, wanted one of", Shown(found))?;
                Base::ALL.iter().try_for_each(|base| write!(f, " {base}"))
            }
            RuleSetError::UnknownSwitch(found) => {
                write!(f, "found the switch `+{}`, wanted one of", Shown(found))?;
                (Switch::ALL.iter()).try_for_each(|switch| write!(f, " {switch}"))
            }
            RuleSetError::Opposites(a, b) => {
                write!(f, "found both `{a}` and `{b}`, wanted at most one of them")
            }
            RuleSetError::NothingCaptured { base, switch } => write!(
                f,
                "found `{switch}`, which is about captures; in `{base}` nothing is captured"
            ),
        }
    }
}

impl core::error::Error for RuleSetError {}

impl Describe for RuleSetError {
    fn id(&self) -> &'static str {
        match self {
            RuleSetError::UnknownBase(_) => "rule-set-unknown-base",
            RuleSetError::UnknownSwitch(_) => "rule-set-unknown-switch",
            RuleSetError::Opposites(..) => "rule-set-opposite-switches",
            RuleSetError::NothingCaptured { .. } => "rule-set-nothing-captured",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match self {
            RuleSetError::UnknownBase(found) | RuleSetError::UnknownSwitch(found) => {
                [Argument::text("found", found)].into()
            }
            RuleSetError::Opposites(a, b) => [
                Argument::text("first", a.name()),
                Argument::text("second", b.name()),
            ]
            .into(),
            RuleSetError::NothingCaptured { base, switch } => [
                Argument::text("base", base.name()),
                Argument::text("switch", switch.name()),
            ]
            .into(),
        }
    }
}
