//! Any arrangement of men, fit for a game or not.

use core::num::NonZeroU16;

use crate::bits::{MillSet, Point, PointSet};
use crate::board::Board;
use crate::dice::Throw;
use crate::player::{ByPlayer, Player};

/// An arrangement of men on a board with all that a position text tells,
/// fit for a game or not: what an editor or a text gives.
///
/// [`Position::new`](crate::Position::new) is the door to a position. The text
/// has the rows from the top one down, the side to move, the men in hand, the
/// quiet plies, the move number, and where they are due the throw and the
/// barred mills.
///
/// ```
/// use molino::{BoardId, Setup};
///
/// let text = "2W/3/3/B2WB1/3/3/3 b 7,7 0 3";
/// let setup = Setup::read(text, BoardId::Nine.board()).unwrap();
/// assert_eq!(setup.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    board: &'static Board,
    men: ByPlayer<PointSet>,
    /// The side to move.
    pub turn: Player,
    /// The men in hand.
    pub hands: ByPlayer<u8>,
    /// Steps and flights by both sides since the last capture or placement
    /// (under some rules: since the last mill).
    pub quiet_plies: u16,
    /// The number of the move, which grows after Black's.
    pub move_number: NonZeroU16,
    /// The throw now due.
    pub throw: Option<Throw>,
    /// The mills that each side may not form on its next turn.
    pub barred: ByPlayer<MillSet>,
}

impl Setup {
    /// The empty board, White to move, nobody with a man in hand.
    #[must_use]
    pub const fn empty(board: &'static Board) -> Setup {
        Setup {
            board,
            men: ByPlayer {
                white: PointSet::EMPTY,
                black: PointSet::EMPTY,
            },
            turn: Player::White,
            hands: ByPlayer { white: 0, black: 0 },
            quiet_plies: 0,
            move_number: NonZeroU16::MIN,
            throw: None,
            barred: ByPlayer {
                white: MillSet::EMPTY,
                black: MillSet::EMPTY,
            },
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The men of a side on the board.
    #[must_use]
    pub fn men(&self, player: Player) -> PointSet {
        self.men[player]
    }

    /// Whose man stands on `point`.
    #[must_use]
    pub fn man_on(&self, point: Point) -> Option<Player> {
        let mut players = Player::ALL.into_iter();
        players.find(|player| self.men[*player].contains(point))
    }

    /// Puts a man of `player` on `point`, or empties it. Points that the board
    /// lacks are passed over.
    pub fn set(&mut self, point: Point, player: Option<Player>) {
        let here = PointSet::of(point) & self.board.points();
        for side in Player::ALL {
            self.men[side] = self.men[side] - here;
        }
        if let Some(player) = player {
            self.men[player] |= here;
        }
    }
}
