//! Why a game does not take what it is given.

use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::error::{Argument, Describe, ReadError};
use crate::illegal::MoveError;
use crate::outcome::{GameOver, Outcome};

/// Why the dice cannot be thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowError {
    /// The game is over.
    GameOver(Outcome),
    /// The side to move has thrown already, has no man in hand, or plays
    /// without dice.
    NotDue,
}

impl fmt::Display for ThrowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThrowError::GameOver(outcome) => GameOver(*outcome).fmt(f),
            ThrowError::NotDue => f.write_str("no throw of the dice is due"),
        }
    }
}

impl Error for ThrowError {}

impl Describe for ThrowError {
    fn id(&self) -> &'static str {
        match self {
            ThrowError::GameOver(outcome) => GameOver(*outcome).id(),
            ThrowError::NotDue => "no-throw-due",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match self {
            ThrowError::GameOver(outcome) => GameOver(*outcome).arguments(),
            ThrowError::NotDue => Vec::new(),
        }
    }
}

/// Why a token of a list of moves cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenError {
    /// It is no legal move.
    Move(MoveError),
    /// What stands in braces is no throw.
    Dice(ReadError),
    /// The dice cannot be thrown.
    Throw(ThrowError),
}

impl TokenError {
    fn inner(&self) -> &dyn Describe {
        match self {
            TokenError::Move(error) => error,
            TokenError::Dice(error) => error,
            TokenError::Throw(error) => error,
        }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.inner(), f)
    }
}

impl Error for TokenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.inner().source()
    }
}

impl Describe for TokenError {
    fn id(&self) -> &'static str {
        self.inner().id()
    }

    fn arguments(&self) -> Vec<Argument> {
        self.inner().arguments()
    }
}

impl From<MoveError> for TokenError {
    fn from(error: MoveError) -> TokenError {
        TokenError::Move(error)
    }
}

impl From<ReadError> for TokenError {
    fn from(error: ReadError) -> TokenError {
        TokenError::Dice(error)
    }
}

impl From<ThrowError> for TokenError {
    fn from(error: ThrowError) -> TokenError {
        TokenError::Throw(error)
    }
}
