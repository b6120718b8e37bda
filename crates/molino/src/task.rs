//! What the side to move has to do, for those who tell a player.

use crate::game::Game;
use crate::moves::Move;

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Throw the dice.
    Throw,
    /// Place a man, and before that take one by the right of the dice if it likes.
    Raid,
    /// Place a man.
    Place,
    /// Place a man or move one.
    PlaceOrMove,
    /// Move a man along a line.
    Step,
    /// Move a man to any empty point.
    Fly,
    /// Nothing: it passes.
    Pass,
}

impl Game {
    /// What the side to move has to do; nothing when the game is over.
    ///
    /// ```
    /// use molino::{Base, Game, Rules, Task};
    ///
    /// let game = Game::new(Rules::from(Base::Lasker));
    /// assert_eq!(game.task(), Some(Task::Place), "nobody can move yet");
    /// ```
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        if self.is_throw_due() {
            return Some(Task::Throw);
        }
        let moves = self.legal_moves();
        let any = |holds: fn(&Move) -> bool| moves.iter().any(holds);
        let places = any(|mv| mv.from().is_none() && mv.to().is_some());
        let steps = any(|mv| mv.from().is_some());
        Some(match (places, steps) {
            _ if any(|mv| mv.raided().is_some()) => Task::Raid,
            (true, true) => Task::PlaceOrMove,
            (true, false) => Task::Place,
            (false, true) if self.position().flies(self.rules()) => Task::Fly,
            (false, true) => Task::Step,
            (false, false) if moves.is_empty() => return None,
            (false, false) => Task::Pass,
        })
    }
}
