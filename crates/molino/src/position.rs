//! Positions: arrangements that fit the rules.

use core::num::NonZeroU16;

use crate::bits::{MillSet, Point, PointSet};
use crate::dice::Throw;
use crate::moves::Move;
use crate::options::{MillWorth, Phases};
use crate::outcome::{Outcome, WonBy};
use crate::player::Player;
use crate::position_error::PositionError;
use crate::rules::Rules;
use crate::setup::Setup;

/// A side with fewer men than this, board and hand together, has lost.
const FEWEST: usize = 3;

/// What the rules say about a moment of a game, apart from its history: men,
/// side to move, men in hand, the throw now due and the barred mills.
///
/// A small `Copy` value that fits the [`Rules`] it was made with; it can have
/// been reached or not. Draw counters and repetition are a
/// [`Game`](crate::Game)'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The side to move, first because most questions are about it.
    pub(crate) mover: Side,
    pub(crate) other: Side,
    pub(crate) turn: Player,
    pub(crate) throw: Option<Throw>,
}

/// What one side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Side {
    pub(crate) men: PointSet,
    pub(crate) barred: MillSet,
    pub(crate) hand: u8,
}

// Solvers and searches keep positions by the million.
const _: () = assert!(size_of::<Position>() <= 28);

impl Side {
    /// Whether exactly three men are left, and none of them is in hand.
    pub(crate) const fn is_down_to_three(self) -> bool {
        self.men.len() == 3 && self.hand == 0
    }

    /// Whether so few men are left that the game is lost.
    pub(crate) const fn has_too_few_men(self) -> bool {
        self.men.len() + (self.hand as usize) < FEWEST
    }
}

impl Position {
    /// The empty board with all men in hand and White to move.
    #[must_use]
    pub const fn start(rules: &Rules) -> Position {
        let side = Side {
            men: PointSet::EMPTY,
            barred: MillSet::EMPTY,
            hand: rules.options().men,
        };
        Position {
            mover: side,
            other: side,
            turn: Player::White,
            throw: None,
        }
    }

    /// The position that `setup` shows, if it fits the rules.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    pub fn new(setup: &Setup, rules: &Rules) -> Result<Position, PositionError> {
        if setup.board() != rules.board() {
            return Err(PositionError::OtherBoard {
                found: setup.board().id(),
                wanted: rules.board().id(),
            });
        }
        let side = |player| Side {
            men: setup.men(player),
            barred: setup.barred[player],
            hand: setup.hands[player],
        };
        let position = Position {
            mover: side(setup.turn),
            other: side(!setup.turn),
            turn: setup.turn,
            throw: setup.throw,
        };
        position.validate(rules)?;
        Ok(position)
    }

    fn validate(&self, rules: &Rules) -> Result<(), PositionError> {
        for player in Player::ALL {
            let side = self.side(player);
            let found = side.men.len() + usize::from(side.hand);
            let most = rules.options().men;
            if found > usize::from(most) {
                let found = found as u64;
                return Err(PositionError::TooManyMen {
                    player,
                    found,
                    most,
                });
            }
            self.validate_barred(player, rules)?;
        }
        if self.mover.has_too_few_men() && self.other.has_too_few_men() {
            return Err(PositionError::BothLost);
        }
        if self.has_line(self.mover, rules) && self.has_line(self.other, rules) {
            return Err(PositionError::BothWon);
        }
        if self.throw.is_some() && !rules.dice() {
            return Err(PositionError::NoDice);
        }
        if self.throw.is_some() && self.mover.hand == 0 {
            return Err(PositionError::ThrowNotDue);
        }
        Ok(())
    }

    fn validate_barred(&self, player: Player, rules: &Rules) -> Result<(), PositionError> {
        let (side, mills) = (self.side(player), rules.board().mills());
        let barred = side
            .barred
            .indices()
            .zip(rules.board().mill_names(side.barred));
        if side.barred.indices().any(|rank| rank >= mills.len()) {
            return Err(PositionError::MillOffBoard);
        }
        for (rank, mill) in barred {
            if !rules.bars_reforming() {
                return Err(PositionError::NothingBarred { mill });
            }
            if side.men.contains_all(mills[rank]) {
                return Err(PositionError::BarredMillStands { player, mill });
            }
        }
        Ok(())
    }

    /// The arrangement, for its text or for a change.
    #[must_use]
    pub fn to_setup(&self, rules: &Rules, quiet_plies: u16, move_number: NonZeroU16) -> Setup {
        let mut setup = Setup::empty(rules.board());
        for player in Player::ALL {
            let side = self.side(player);
            side.men
                .into_iter()
                .for_each(|point| setup.set(point, Some(player)));
            setup.hands[player] = side.hand;
            setup.barred[player] = side.barred;
        }
        setup.turn = self.turn;
        setup.throw = self.throw;
        setup.quiet_plies = quiet_plies;
        setup.move_number = move_number;
        setup
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// The men of a side on the board.
    #[must_use]
    pub fn men(&self, player: Player) -> PointSet {
        self.side(player).men
    }

    /// Whose man stands on `point`.
    #[must_use]
    pub fn man_on(&self, point: Point) -> Option<Player> {
        let mut players = Player::ALL.into_iter();
        players.find(|player| self.men(*player).contains(point))
    }

    /// The mills that a side holds.
    #[must_use]
    pub fn mills(&self, player: Player, rules: &Rules) -> MillSet {
        let men = self.men(player);
        let mills = rules.board().mills().iter().enumerate();
        let held = mills.filter(|(_, mill)| men.contains_all(**mill));
        held.map(|(rank, _)| rank).collect()
    }

    /// How many men a side has in hand.
    #[must_use]
    pub fn hand(&self, player: Player) -> u8 {
        self.side(player).hand
    }

    /// The mills that a side may not form on its next turn.
    #[must_use]
    pub fn barred(&self, player: Player) -> MillSet {
        self.side(player).barred
    }

    /// The throw that the side to move plays with.
    #[must_use]
    pub const fn throw(&self) -> Option<Throw> {
        self.throw
    }

    /// The empty points.
    #[must_use]
    pub fn empty(&self, rules: &Rules) -> PointSet {
        rules.board().points() - self.mover.men - self.other.men
    }

    /// Whether the side to move must throw the dice before anything else.
    #[must_use]
    pub fn is_throw_due(&self, rules: &Rules) -> bool {
        self.has_dice(rules) && self.throw.is_none() && !self.is_decided(rules)
    }

    /// Whether the side to move places a man after a throw of the dice.
    pub(crate) fn has_dice(&self, rules: &Rules) -> bool {
        rules.dice() && self.mover.hand > 0
    }

    /// The same position with the dice thrown; nothing where no throw is due.
    #[must_use]
    pub fn with_throw(self, throw: Throw, rules: &Rules) -> Option<Position> {
        let throw = self.is_throw_due(rules).then_some(throw)?;
        Some(Position {
            throw: Some(throw),
            ..self
        })
    }

    /// Whether the game is over by men or by a line: [`decided`] without the
    /// outcome, for the loops that only need to know.
    ///
    /// [`decided`]: Position::decided
    #[inline(always)]
    pub(crate) fn is_decided(&self, rules: &Rules) -> bool {
        self.mover.has_too_few_men()
            || self.other.has_too_few_men()
            || rules.options().mill == MillWorth::Wins && self.decided(rules).is_some()
    }

    /// The end by men or by a line, which no move is needed to see.
    pub(crate) fn decided(&self, rules: &Rules) -> Option<Outcome> {
        let win = |winner, by| Some(Outcome::Win { winner, by });
        if self.mover.has_too_few_men() {
            win(!self.turn, WonBy::Men)
        } else if self.other.has_too_few_men() {
            win(self.turn, WonBy::Men)
        } else if self.has_line(self.other, rules) {
            win(!self.turn, WonBy::Line)
        } else if self.has_line(self.mover, rules) {
            win(self.turn, WonBy::Line)
        } else {
            None
        }
    }

    fn has_line(&self, side: Side, rules: &Rules) -> bool {
        rules.options().mill == MillWorth::Wins && !rules.in_mills(side.men).is_empty()
    }

    /// Whether the side to move may move men that stand on the board.
    pub(crate) fn may_move(&self, rules: &Rules) -> bool {
        self.mover.hand == 0 || rules.options().phases == Phases::PlaceOrMove
    }

    pub(crate) fn side(&self, player: Player) -> Side {
        if player == self.turn {
            self.mover
        } else {
            self.other
        }
    }

    /// The position after a legal move.
    #[inline(always)]
    pub(crate) fn after(&self, mv: Move, rules: &Rules) -> Position {
        let mut mover = Side {
            barred: self.newly_barred(mv, rules),
            ..self.mover
        };
        match (mv.from(), mv.to()) {
            (Some(from), Some(to)) => {
                mover.men = mover.men.without(from).with(to);
            }
            (None, Some(to)) => {
                mover.men = mover.men.with(to);
                mover.hand -= 1;
            }
            (_, None) => {}
        }
        let mut other = self.other;
        if mv.is_capture() {
            other.men = other.men - mv.all_taken();
        }
        Position {
            mover: other,
            other: mover,
            turn: !self.turn,
            throw: None,
        }
    }

    /// The mills that the move breaks, if it breaks them to form another.
    #[inline(always)]
    fn newly_barred(&self, mv: Move, rules: &Rules) -> MillSet {
        match mv.from() {
            Some(from) if rules.bars_reforming() => self.broken_for_others(from, mv, rules),
            _ => MillSet::EMPTY,
        }
    }

    #[cold]
    fn broken_for_others(&self, from: Point, mv: Move, rules: &Rules) -> MillSet {
        if self.mills_completed(mv, rules).is_empty() {
            return MillSet::EMPTY;
        }
        let left = self.mover.men.without(from);
        rules.tables().completed(from, left)
    }

    /// The mills that the man who moves or is placed completes.
    #[must_use]
    pub fn mills_completed(&self, mv: Move, rules: &Rules) -> MillSet {
        let left = self.mover.men - mv.from().into();
        let completed = mv.to().map(|to| rules.tables().completed(to, left));
        completed.unwrap_or_default()
    }
}
