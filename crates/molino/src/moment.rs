//! How a game stands between two moves.

use core::num::NonZeroU16;

use crate::moves::Move;
use crate::options::DrawCounter;
use crate::player::Player;
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::zobrist::Key;

/// A position with what a game counts beside it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) key: Key,
    pub(crate) quiet_plies: u16,
    pub(crate) move_number: NonZeroU16,
    /// How many plies ago the last move was that no later one can undo; the
    /// start of the game counts as one.
    pub(crate) since_irreversible: usize,
}

impl Moment {
    /// The moment that a game begins with: `position`, made from `setup`.
    pub(crate) fn first(setup: &Setup, position: Position) -> Moment {
        Moment {
            position,
            key: Key::of(&position),
            quiet_plies: setup.quiet_plies,
            move_number: setup.move_number,
            since_irreversible: 0,
        }
    }

    /// The moment after a legal move.
    pub(crate) fn next(&self, mv: Move, rules: &Rules) -> Moment {
        let position = self.position.after(mv, rules);
        let places = self.position.mover.hand != position.other.hand;
        let irreversible = places || mv.is_capture();
        let quiet = !irreversible && !self.resets_by_mill(mv, rules);
        let move_number = match self.position.turn {
            Player::White => self.move_number,
            Player::Black => self.move_number.saturating_add(1),
        };
        Moment {
            position,
            key: self.key.updated(&self.position, &position),
            quiet_plies: if quiet {
                self.quiet_plies.saturating_add(1)
            } else {
                0
            },
            move_number,
            since_irreversible: if irreversible {
                0
            } else {
                self.since_irreversible + 1
            },
        }
    }

    /// The same moment with another throw, or none.
    pub(crate) fn with_position(&self, position: Position) -> Moment {
        Moment {
            position,
            key: self.key.updated(&self.position, &position),
            ..*self
        }
    }

    fn resets_by_mill(&self, mv: Move, rules: &Rules) -> bool {
        matches!(rules.options().counter, DrawCounter::SinceMill(_))
            && !self.position.mills_completed(mv, rules).is_empty()
    }
}
