//! Perft: counting the move sequences of a length, the field's usual proof of
//! a move generator.

use alloc::vec::Vec;
use core::fmt;

use crate::error::{Argument, Describe};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// How many sequences of `depth` legal moves start here. A game is over by
    /// men, line or block alone: there is no history to draw by.
    ///
    /// ```
    /// use molino::{Base, Position, Rules};
    ///
    /// let rules = Rules::from(Base::Ludoteka);
    /// assert_eq!(Position::start(&rules).perft(3, &rules), Ok(12_144));
    /// ```
    ///
    /// # Errors
    ///
    /// A throw of the dice is due on the way.
    pub fn perft(&self, depth: u32, rules: &Rules) -> Result<u64, ThrowDue> {
        self.check_throws(depth, rules)?;
        Ok(self.leaves(depth, rules))
    }

    /// [`perft`](Position::perft) behind each legal move.
    ///
    /// # Errors
    ///
    /// A throw of the dice is due on the way.
    pub fn divide(&self, depth: u32, rules: &Rules) -> Result<Vec<(Move, u64)>, ThrowDue> {
        self.check_throws(depth, rules)?;
        let leaves = |mv| {
            (
                mv,
                self.after(mv, rules).leaves(depth.saturating_sub(1), rules),
            )
        };
        Ok(self.legal_moves(rules).into_iter().map(leaves).collect())
    }

    fn leaves(&self, depth: u32, rules: &Rules) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(rules) as u64,
            2 => {
                let mut leaves = 0;
                self.visit_moves(rules, &mut |mv| {
                    leaves += self.after(mv, rules).count(rules);
                });
                leaves as u64
            }
            _ => {
                let moves = self.legal_moves(rules).into_iter();
                moves
                    .map(|mv| self.after(mv, rules).leaves(depth - 1, rules))
                    .sum()
            }
        }
    }

    /// A side throws before each of its placements. The side to move does so
    /// in the plies 1, 3, 5, …, the other in between.
    fn check_throws(&self, depth: u32, rules: &Rules) -> Result<(), ThrowDue> {
        let due_now = depth > 0 && self.is_throw_due(rules);
        let due_next = depth > 1 && self.other.hand > 0;
        let due_later = depth > 2 && self.mover.hand > 1;
        if rules.dice() && (due_now || due_next || due_later) {
            return Err(ThrowDue);
        }
        Ok(())
    }
}

/// Moves cannot be counted past a throw of the dice that nobody has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowDue;

impl fmt::Display for ThrowDue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a throw of the dice is due on the way, and moves are counted without dice")
    }
}

impl core::error::Error for ThrowDue {}

impl Describe for ThrowDue {
    fn id(&self) -> &'static str {
        "throw-due"
    }

    fn arguments(&self) -> Vec<Argument> {
        Vec::new()
    }
}
