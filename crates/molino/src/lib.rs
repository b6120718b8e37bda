//! The rules of the Morris family of board games.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod player;
mod bits;
mod board;
mod symmetry;
mod dice;
mod error;
mod options;
mod rule_set;
mod tables;
mod read;
mod moves;
mod setup;
mod setup_text;
mod rules;
mod outcome;
mod illegal;
mod position;
mod capture;
mod generate;
mod count;
mod legality;
mod ending;
mod zobrist;
mod game;
mod perft;

pub use bits::{MillSet, Point, PointSet, Points};
pub use board::{Board, BoardId, MillName, PointName};
pub use dice::{Die, Throw};
pub use error::{Argument, ArgumentValue, Describe, ReadError, Wanted};
pub use game::{Game, GameOver, NoThrowDue};
pub use illegal::{IllegalMove, MoveError};
pub use moves::{Move, MoveText};
pub use options::{
    Blocked, Captures, Dice, DrawCounter, Duty, Flying, FullBoard, Mill, Options, Phases,
    Reforming, Repetition, SafeMen, Starter, TwoMills,
};
pub use outcome::{DrawnBy, Outcome, WonBy};
pub use perft::ThrowDue;
pub use player::{ByPlayer, Player};
pub use position::{Position, PositionError};
pub use rule_set::{Base, RuleSet, RuleSetError, Switch};
pub use rules::{Core, NoCore, Rules, RulesError};
pub use setup::Setup;
pub use symmetry::Symmetry;
pub use zobrist::Key;
