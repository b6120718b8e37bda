//! What the value of a position depends on.

use alloc::vec::Vec;
use core::fmt;

use crate::base::Base;
use crate::error::{Argument, Describe};
use crate::options::{
    Blocked, Captures, Duty, Flying, FullBoard, MillWorth, Options, Phases, Reforming, SafeMen,
    TwoMills,
};

/// What the value of a position depends on: the options less who starts, draw
/// counters and repetition. Rule sets with one core share one database.
///
/// Its text is stable, so that a file can be keyed by it:
///
/// ```
/// use molino::{Base, Rules};
///
/// let core = |base| Rules::from(base).core().unwrap();
/// assert_eq!(core(Base::Ludoteka), core(Base::Wmd));
/// assert_eq!(
///     core(Base::Ludoteka).to_string(),
///     "nine 9 place-then-move fly-at-three mandatory take-one unless-all blocked-loses",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Core(Options);

impl Core {
    pub(crate) fn of(options: &Options) -> Result<Core, NoCore> {
        if options.reforming != Reforming::Free {
            return Err(NoCore::Reforming);
        }
        if options.has_dice() {
            return Err(NoCore::Dice);
        }
        let fills = 2 * usize::from(options.men) == options.board.board().points().len();
        Ok(Core(Options {
            full_board: if fills {
                options.full_board
            } else {
                FullBoard::MoverLoses
            },
            starter: BLANK.starter,
            counter: BLANK.counter,
            repetition: BLANK.repetition,
            ..*options
        }))
    }

    /// The options that have this core and neither counters nor repetition.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.0
    }

    fn words(&self) -> [Option<&'static str>; 7] {
        let Options {
            phases,
            flying,
            mill,
            blocked,
            full_board,
            ..
        } = self.0;
        let captures = match mill {
            MillWorth::Wins => [Some("line-wins"), None, None],
            MillWorth::Captures(captures) => captures_words(&captures).map(Some),
        };
        [
            Some(match phases {
                Phases::PlaceThenMove => "place-then-move",
                Phases::PlaceOrMove => "place-or-move",
            }),
            Some(match flying {
                Flying::Never => "no-flying",
                Flying::AtThree => "fly-at-three",
            }),
            captures[0],
            captures[1],
            captures[2],
            Some(match blocked {
                Blocked::Loses => "blocked-loses",
                Blocked::Passes => "blocked-passes",
            }),
            match full_board {
                FullBoard::MoverLoses => None,
                FullBoard::Draws => Some("full-board-draws"),
            },
        ]
    }
}

/// What a core leaves out is as in `tradicional`.
const BLANK: Options = Base::Tradicional.options();

fn captures_words(captures: &Captures) -> [&'static str; 3] {
    [
        match captures.duty {
            Duty::Mandatory => "mandatory",
            Duty::Optional => "optional",
        },
        match captures.two_mills {
            TwoMills::TakeOne => "take-one",
            TwoMills::TakeTwo => "take-two",
        },
        match captures.safe_men {
            SafeMen::UnlessAllInMills => "unless-all",
            SafeMen::Always => "always-safe",
        },
    ]
}

impl fmt::Display for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.board.name(), self.0.men)?;
        let words = self.words();
        (words.iter().flatten()).try_for_each(|word| write!(f, " {word}"))
    }
}

/// Why a game has no core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCore {
    /// Values under dice are expectations.
    Dice,
    /// The ban on forming a broken mill depends on the move before.
    Reforming,
}

impl fmt::Display for NoCore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoCore::Dice => "a game with dice has no exact values to store",
            NoCore::Reforming => {
                "with a ban on forming broken mills a value depends on the move before, not on the position alone"
            }
        })
    }
}

impl core::error::Error for NoCore {}

impl Describe for NoCore {
    fn id(&self) -> &'static str {
        match self {
            NoCore::Dice => "no-core-dice",
            NoCore::Reforming => "no-core-reforming",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        Vec::new()
    }
}
