//! How a game ends.

use alloc::vec::Vec;
use core::fmt;

use crate::error::{Argument, Describe};
use crate::player::Player;

/// The end of a game: who won, if anybody, and by what.
///
/// Its text is the result and the word of a record's `Termination`:
///
/// ```
/// use molino::{DrawnBy, Outcome, Player, WonBy};
///
/// let won = Outcome::Win { winner: Player::Black, by: WonBy::Blocked };
/// assert_eq!(won.to_string(), "0-1 blocked");
/// assert_eq!(Outcome::Draw(DrawnBy::NoCapture).to_string(), "1/2-1/2 no-capture");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Player,
        /// What decided the game.
        by: WonBy,
    },
    /// Nobody has won.
    Draw(DrawnBy),
}

/// What decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// The loser has fewer than three men, board and hand together.
    Men,
    /// The loser has no move.
    Blocked,
    /// The winner has completed a line where lines win.
    Line,
    /// The loser has resigned.
    Resignation,
    /// The loser has run out of time.
    Time,
    /// The loser has left.
    Abandoned,
}

/// What draws a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnBy {
    /// The draw counter of the rules.
    NoCapture,
    /// The third occurrence of a position.
    Repetition,
    /// The last placement has filled the board.
    BoardFull,
    /// The players have agreed.
    Agreement,
    /// The game has reached a length fixed beforehand.
    Length,
}

impl Outcome {
    /// The side that has won.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }

    /// The result as records have it: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner() {
            Some(Player::White) => "1-0",
            Some(Player::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// The word for the reason, never translated.
    #[must_use]
    pub const fn termination(self) -> &'static str {
        match self {
            Outcome::Win { by, .. } => match by {
                WonBy::Men => "men",
                WonBy::Blocked => "blocked",
                WonBy::Line => "line",
                WonBy::Resignation => "resignation",
                WonBy::Time => "time",
                WonBy::Abandoned => "abandoned",
            },
            Outcome::Draw(by) => match by {
                DrawnBy::NoCapture => "no-capture",
                DrawnBy::Repetition => "repetition",
                DrawnBy::BoardFull => "board-full",
                DrawnBy::Agreement => "agreement",
                DrawnBy::Length => "length",
            },
        }
    }

    /// What was declared if the game ended so; nothing where the board or the
    /// history shows the end.
    #[must_use]
    pub fn declared(self) -> Option<Declared> {
        match self {
            Outcome::Win { winner, by } => match by {
                WonBy::Resignation => Some(Declared::Resigned(!winner)),
                WonBy::Time => Some(Declared::OutOfTime(!winner)),
                WonBy::Abandoned => Some(Declared::Left(!winner)),
                WonBy::Men | WonBy::Blocked | WonBy::Line => None,
            },
            Outcome::Draw(DrawnBy::Agreement) => Some(Declared::Agreed),
            Outcome::Draw(DrawnBy::Length) => Some(Declared::LengthReached),
            Outcome::Draw(_) => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.termination())
    }
}

/// What ends a game though no board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declared {
    /// This player has given up.
    Resigned(Player),
    /// This player's time has run out.
    OutOfTime(Player),
    /// This player has left.
    Left(Player),
    /// The players have agreed on a draw.
    Agreed,
    /// The game has reached a length that was fixed beforehand.
    LengthReached,
}

impl From<Declared> for Outcome {
    fn from(declared: Declared) -> Outcome {
        let lost = |loser: Player, by| Outcome::Win { winner: !loser, by };
        match declared {
            Declared::Resigned(loser) => lost(loser, WonBy::Resignation),
            Declared::OutOfTime(loser) => lost(loser, WonBy::Time),
            Declared::Left(loser) => lost(loser, WonBy::Abandoned),
            Declared::Agreed => Outcome::Draw(DrawnBy::Agreement),
            Declared::LengthReached => Outcome::Draw(DrawnBy::Length),
        }
    }
}

/// The game is over already, with this outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver(pub Outcome);

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over: {}", self.0)
    }
}

impl core::error::Error for GameOver {}

impl Describe for GameOver {
    fn id(&self) -> &'static str {
        "game-over"
    }

    fn arguments(&self) -> Vec<Argument> {
        [
            Argument::text("result", self.0.result()),
            Argument::text("termination", self.0.termination()),
        ]
        .into()
    }
}
