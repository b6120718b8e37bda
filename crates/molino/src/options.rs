//! The independent choices that make up a set of rules.

use core::num::NonZeroU16;

use crate::board::BoardId;

/// Everything that the rules of a game fix, each choice apart from the others.
///
/// A house rule is a change to the options of a base:
///
/// ```
/// use molino::{Base, MillWorth, Rules, SafeMen};
///
/// let mut options = Base::Ludoteka.options();
/// if let MillWorth::Captures(captures) = &mut options.mill {
///     captures.safe_men = SafeMen::Always;
/// }
/// let rules = Rules::new(options).unwrap();
/// assert_eq!(rules.rule_set(), None);
/// ```
///
/// [`Rules::new`](crate::Rules::new) refuses the few combinations that make no
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The board.
    pub board: BoardId,
    /// How many men each side has, 3 to 12.
    pub men: u8,
    /// Who plays White and so begins.
    pub starter: Starter,
    /// When men may move.
    pub phases: Phases,
    /// Whether a side reduced to three men may move them anywhere.
    pub flying: Flying,
    /// What a mill is worth.
    pub mill: MillWorth,
    /// Whether a mill broken for another may be formed again at once.
    pub reforming: Reforming,
    /// What becomes of a side that has no move.
    pub blocked: Blocked,
    /// What follows when the last placement fills the board.
    pub full_board: FullBoard,
    /// After how many quiet plies the game is drawn.
    pub counter: DrawCounter,
    /// Whether a repeated position draws.
    pub repetition: Repetition,
}

impl Options {
    /// Whether dice are thrown.
    #[must_use]
    pub const fn has_dice(&self) -> bool {
        match self.mill {
            MillWorth::Wins => false,
            MillWorth::Captures(captures) => !matches!(captures.dice, Dice::Never),
        }
    }
}

/// How it is settled who plays White. No part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starter {
    /// By lot.
    Lot,
    /// The players agree.
    Agreement,
    /// The colours are the players' own, and White begins.
    FixedColours,
}

/// When men may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phases {
    /// A side with men in hand must place one.
    PlaceThenMove,
    /// A side with men in hand places one or moves one (Lasker's game).
    PlaceOrMove,
}

/// Whether men fly: move to any empty point instead of a neighbouring one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flying {
    /// Men always step to a neighbour.
    Never,
    /// A side with exactly three men on the board and none in hand flies.
    AtThree,
}

/// What completing a mill is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MillWorth {
    /// The game.
    Wins,
    /// Enemy men.
    Captures(Captures),
}

/// How enemy men are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Captures {
    /// Whether a capture that can be made must be made.
    pub duty: Duty,
    /// How many men two mills at once are worth.
    pub two_mills: TwoMills,
    /// When men that stand in mills are safe.
    pub safe_men: SafeMen,
    /// Whether dice are thrown before placements.
    pub dice: Dice,
}

/// Whether a capture that can be made must be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// It must.
    Mandatory,
    /// The player may do without.
    Optional,
}

/// How many men are taken by a move that completes two or more mills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TwoMills {
    /// One.
    TakeOne,
    /// Two, the second judged after the first has gone.
    TakeTwo,
}

/// When men that stand in mills are safe from capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SafeMen {
    /// As long as another man stands in none.
    UnlessAllInMills,
    /// Always; where no other man stands, the capture lapses.
    Always,
}

/// Whether dice are thrown before each placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dice {
    /// No dice.
    Never,
    /// Three dice, some throws of which give the right to take a man out of an
    /// enemy mill before placing.
    ThreeBeforePlacing,
}

/// Whether a mill that was broken to form another may be formed again on the
/// same player's next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reforming {
    /// It may.
    Free,
    /// Moves that form it again are illegal on that turn.
    BarredForATurn,
}

/// What becomes of the side to move when it has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocked {
    /// It has lost.
    Loses,
    /// It passes.
    Passes,
}

/// What follows when the last placement fills the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FullBoard {
    /// The game is drawn.
    Draws,
    /// The side to move has lost.
    MoverLoses,
}

/// When a stretch of quiet plies draws the game.
///
/// A quiet ply is a move that is neither a placement nor a capture; both
/// sides' plies count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawCounter {
    /// Never.
    Never,
    /// After so many quiet plies.
    SinceCapture(NonZeroU16),
    /// After so many quiet plies, a ply that completes a mill not being quiet
    /// even where it takes nothing.
    SinceMill(NonZeroU16),
    /// After so many quiet plies while both sides have exactly three men and
    /// none in hand.
    BothAtThree(NonZeroU16),
}

/// Whether the repetition of a position draws the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// It does not.
    Free,
    /// The third occurrence draws.
    Third,
    /// Three occurrences in succession draw: at equal distances, and none
    /// between.
    ThirdInSuccession,
}
