//! The end of a game as the position alone shows it.

use crate::options::FullBoard;
use crate::outcome::{DrawnBy, Outcome, WonBy};
use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// How the game has ended here, if it has: by men, by a line, because the
    /// side to move is blocked, or because the board is full. Draws that need
    /// a history are a [`Game`](crate::Game)'s.
    ///
    /// ```
    /// use molino::{Base, Position, Rules, Setup};
    ///
    /// let rules = Rules::from(Base::Tradicional);
    /// let setup = Setup::read("BW1/3/3/W5/3/3/3 b 2,2", rules.board()).unwrap();
    /// let position = Position::new(&setup, &rules).unwrap();
    /// assert_eq!(position.outcome(&rules), None);
    /// let setup = Setup::read("BW1/3/3/W4W/3/3/BWB b 0,0", rules.board()).unwrap();
    /// let position = Position::new(&setup, &rules).unwrap();
    /// assert_eq!(position.outcome(&rules).unwrap().to_string(), "1-0 blocked");
    /// ```
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        let decided = self.decided(rules);
        if decided.is_some() || self.is_throw_due(rules) || self.count_moves(rules) > 0 {
            return decided;
        }
        let full = self.empty(rules).is_empty();
        Some(match rules.options().full_board {
            FullBoard::Draws if full => Outcome::Draw(DrawnBy::BoardFull),
            _ => Outcome::Win {
                winner: !self.turn,
                by: WonBy::Blocked,
            },
        })
    }
}
