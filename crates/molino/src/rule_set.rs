//! The named rule sets: a base and its switches.

use core::fmt;
use core::str::FromStr;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::base::Base;
use crate::error::{Argument, Describe, Shown};
use crate::options::Options;
use crate::switch::Switch;

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
