//! The rules of one game: validated options, compiled for their board.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::base::Base;
use crate::bits::PointSet;
use crate::board::Board;
use crate::error::{Argument, Describe};
use crate::options::{Captures, MillWorth, Options, Phases, Reforming, TwoMills};
use crate::rule_set::RuleSet;
use crate::tables::Tables;
use crate::value_core::{Core, NoCore};

/// The rules of a game. Cloning is cheap: the tables are shared.
///
/// Positions do not carry their rules; every question to a position names them.
/// Ask with the rules that made the position: with others the answers mean
/// nothing.
///
/// ```
/// use molino::{Base, Position, Rules};
///
/// let rules = Rules::from(Base::Ludoteka);
/// let start = Position::start(&rules);
/// assert_eq!(start.count_moves(&rules), 24);
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    options: Options,
    /// The name of the rule set, if it has one.
    rule_set: Option<RuleSet>,
    board: &'static Board,
    tables: Arc<Tables>,
    /// Whether nothing is at work that makes moves hard to count.
    plain_counts: bool,
}

impl Rules {
    /// Checks `options` and compiles them.
    ///
    /// # Errors
    ///
    /// A number of men that the game or the board does not hold, or dice where
    /// men move before all are placed.
    pub fn new(options: Options) -> Result<Rules, RulesError> {
        let board = options.board.board();
        let points = board.points().len() as u8;
        if !(3..=12).contains(&options.men) || 2 * options.men > points {
            let most = (points / 2).min(12);
            return Err(RulesError::Men {
                found: options.men,
                most,
            });
        }
        if options.has_dice() && options.phases == Phases::PlaceOrMove {
            return Err(RulesError::DiceWithMoving);
        }
        Ok(Rules::compile(options, None))
    }

    fn compile(options: Options, rule_set: Option<RuleSet>) -> Rules {
        let board = options.board.board();
        let takes_one = match options.mill {
            MillWorth::Wins => true,
            MillWorth::Captures(captures) => captures.two_mills == TwoMills::TakeOne,
        };
        let free = options.reforming == Reforming::Free;
        Rules {
            options,
            rule_set,
            board,
            tables: Arc::from(Tables::compile(board)),
            plain_counts: takes_one && free && !options.has_dice(),
        }
    }

    /// The choices.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The rule set that the rules were made from, whose name belongs to every
    /// game; none for options of one's own.
    #[must_use]
    pub const fn rule_set(&self) -> Option<RuleSet> {
        self.rule_set
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// What the value of a position depends on, for a database of values.
    ///
    /// # Errors
    ///
    /// Dice and the ban on forming broken mills have no core.
    pub fn core(&self) -> Result<Core, NoCore> {
        Core::of(&self.options)
    }

    /// How men are taken; nothing where a mill wins.
    pub(crate) const fn captures(&self) -> Option<&Captures> {
        match &self.options.mill {
            MillWorth::Wins => None,
            MillWorth::Captures(captures) => Some(captures),
        }
    }

    pub(crate) fn dice(&self) -> bool {
        self.options.has_dice()
    }

    pub(crate) fn takes_two(&self) -> bool {
        self.captures()
            .is_some_and(|c| c.two_mills == TwoMills::TakeTwo)
    }

    /// Whether there are no dice, no barred mills and no second captures.
    pub(crate) const fn has_plain_counts(&self) -> bool {
        self.plain_counts
    }

    pub(crate) fn bars_reforming(&self) -> bool {
        self.options.reforming == Reforming::BarredForATurn
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(crate) fn in_mills(&self, men: PointSet) -> PointSet {
        self.tables.in_mills(men)
    }
}

impl From<RuleSet> for Rules {
    fn from(rule_set: RuleSet) -> Rules {
        Rules::compile(rule_set.options(), Some(rule_set))
    }
}

impl From<Base> for Rules {
    fn from(base: Base) -> Rules {
        RuleSet::from(base).into()
    }
}

impl PartialEq for Rules {
    /// Whether the options are the same, whatever the names.
    fn eq(&self, other: &Rules) -> bool {
        self.options == other.options
    }
}

impl Eq for Rules {}

/// Why options make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// A side needs 3 men and no more than half the board's points.
    Men {
        /// The men asked for.
        found: u8,
        /// The most that the board holds.
        most: u8,
    },
    /// Dice are thrown before placements, so placing must come before moving.
    DiceWithMoving,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Men { found, most } => {
                write!(f, "found {found} men a side, wanted 3 to {most}")
            }
            RulesError::DiceWithMoving => f.write_str(
                "found dice where men may move before all are placed, wanted placing first",
            ),
        }
    }
}

impl core::error::Error for RulesError {}

impl Describe for RulesError {
    fn id(&self) -> &'static str {
        match self {
            RulesError::Men { .. } => "rules-men",
            RulesError::DiceWithMoving => "rules-dice-with-moving",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match *self {
            RulesError::Men { found, most } => [
                Argument::number("found", found),
                Argument::number("most", most),
            ]
            .into(),
            RulesError::DiceWithMoving => Vec::new(),
        }
    }
}

impl From<Core> for Rules {
    /// The rules of the core, without counters and repetition.
    fn from(core: Core) -> Rules {
        Rules::compile(*core.options(), None)
    }
}
