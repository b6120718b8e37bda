//! The rules of the Morris family of board games, Nine Men's Morris (mill,
//! merels, *Mühle*, *alquerque de nueve*) and its relatives of three to twelve
//! men, with and without dice: what is legal, what follows, who has won.
//!
//! ```
//! use molino::{Game, RuleSet, Rules};
//!
//! let rule_set: RuleSet = "ludoteka".parse()?;
//! let mut game = Game::new(Rules::from(rule_set));
//! for mv in ["d6", "f4", "d5", "b4"] {
//!     game.play_text(mv)?;
//! }
//! // White completes the mill d5-d6-d7, and so must take a man.
//! assert!(game.play_text("d7").is_err());
//! game.play_text("d7xb4")?;
//! assert_eq!(game.setup().to_string(), "1W1/1W1/1W1/4B1/3/3/3 b 6,7 0 3");
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! - [`RuleSet`] names a game; [`Rules`] are its [`Options`], compiled for a
//!   [`Board`].
//! - [`Setup`] is any arrangement of men, [`Position`] one that fits the rules,
//!   [`Game`] one with its history. [`Move`] is complete: a placement, step or
//!   flight with what it takes.
//! - Points, moves and positions have texts; they are read with errors that
//!   name the place, what was found there and what was wanted. Each error has
//!   an id and arguments too ([`Describe`]), for sentences in the user's
//!   language.
//!
//! The crate needs an allocator but no standard library, does no I/O and has
//! no dependencies. No input makes it panic.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod player;
mod bits;
mod board;
mod symmetry;
mod error;
mod options;
mod statements;
mod base;
mod switch;
mod rule_set;
mod value_core;
mod tables;
mod read;
mod dice;
mod moves;
mod setup;
mod setup_text;
mod rules;
mod outcome;
mod illegal;
mod position_error;
mod position;
mod capture;
mod generate;
mod count;
mod fault;
mod legality;
mod ending;
mod zobrist;
mod refusal;
mod moment;
mod game;
mod task;
mod perft;
#[cfg(doctest)]
mod readme;

pub use base::Base;
pub use bits::{MillSet, Point, PointSet, Points};
pub use board::{Board, BoardId, MillName, PointName};
pub use dice::{Die, Throw};
pub use error::{Argument, ArgumentValue, Describe, ReadError, Wanted};
pub use game::Game;
pub use illegal::{IllegalMove, MoveError};
pub use moves::{Move, MoveText};
pub use options::{
    Blocked, Captures, Dice, DrawCounter, Duty, Flying, FullBoard, MillWorth, Options, Phases,
    Reforming, Repetition, SafeMen, Starter, TwoMills,
};
pub use outcome::{Declared, DrawnBy, GameOver, Outcome, WonBy};
pub use perft::PerftThrowDue;
pub use player::{ByPlayer, Player};
pub use position::Position;
pub use position_error::PositionError;
pub use refusal::{ThrowError, TokenError};
pub use rule_set::{RuleSet, RuleSetError};
pub use rules::{Rules, RulesError};
pub use setup::Setup;
pub use statements::Statement;
pub use switch::Switch;
pub use symmetry::Symmetry;
pub use task::Task;
pub use value_core::{Core, NoCore};
pub use zobrist::Key;
