//! Whether a move is legal.

use crate::bits::{Point, PointSet};
use crate::capture::Due;
use crate::fault::Fault;
use crate::illegal::{IllegalMove, MoveError};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// The position after `mv`.
    ///
    /// ```
    /// use molino::{Base, Move, Position, Rules};
    ///
    /// let rules = Rules::from(Base::Ludoteka);
    /// let d6 = Move::read("d6", rules.board()).unwrap();
    /// let position = Position::start(&rules).play(d6, &rules).unwrap();
    /// assert!(position.play(d6, &rules).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    #[inline(always)]
    pub fn play(&self, mv: Move, rules: &Rules) -> Result<Position, IllegalMove> {
        self.check(mv, rules)?;
        Ok(self.after(mv, rules))
    }

    /// Whether `mv` is legal.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    #[inline(always)]
    pub fn check(&self, mv: Move, rules: &Rules) -> Result<(), IllegalMove> {
        self.test(mv, rules)
            .map_err(|fault| self.explain(fault, mv, rules))
    }

    /// The one legal move that `mv` stands for: of two captures whose order
    /// makes no difference, the one written in alphabetical order.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    pub fn resolve(&self, mv: Move, rules: &Rules) -> Result<Move, IllegalMove> {
        self.check(mv, rules)?;
        let reordered = mv.reordered();
        let reordered = reordered.filter(|mv| self.check(*mv, rules).is_ok());
        Ok(reordered.unwrap_or(mv))
    }

    /// The legal move that `text` tells.
    ///
    /// # Errors
    ///
    /// The text is not that of a move, or the move is not legal.
    pub fn read_move(&self, text: &str, rules: &Rules) -> Result<Move, MoveError> {
        let mv = Move::read(text, rules.board()).map_err(MoveError::Text)?;
        self.resolve(mv, rules).map_err(MoveError::Illegal)
    }
}

impl Position {
    #[inline(always)]
    fn test(&self, mv: Move, rules: &Rules) -> Result<(), Fault> {
        if self.is_decided(rules) {
            return Err(Fault::Over);
        }
        // Most moves of most searches are answered by these two sets.
        let quiet = self.empty(rules) - rules.tables().completing(self.mover.men);
        let throws = self.has_dice(rules);
        match mv.to() {
            Some(to) if quiet.contains(to) && !mv.is_capture() && !throws => {
                self.test_way(mv.from(), to, rules)
            }
            _ => self.test_further(mv, rules),
        }
    }

    /// Tests a move that meets men, mills or dice.
    #[inline(never)]
    fn test_further(&self, mv: Move, rules: &Rules) -> Result<(), Fault> {
        let Some(to) = mv.to() else {
            return self.test_without_placement(mv, rules);
        };
        let mut raided = PointSet::EMPTY;
        if self.has_dice(rules) {
            raided = self.test_raid(mv, rules)?;
        } else if mv.raided().is_some() {
            return Err(Fault::Raid);
        }
        self.test_way(mv.from(), to, rules)?;
        if !self.empty(rules).contains(to) && !raided.contains(to) {
            return Err(Fault::Occupied);
        }
        self.test_mills(mv, raided, rules)
    }

    /// Tests the placement, step or flight without what it meets.
    #[inline(always)]
    fn test_way(&self, from: Option<Point>, to: Point, rules: &Rules) -> Result<(), Fault> {
        let Some(from) = from else {
            return if self.mover.hand > 0 {
                Ok(())
            } else {
                Err(Fault::Way)
            };
        };
        let near = rules.board().neighbours(from).contains(to);
        let stands = self.mover.men.contains(from) && self.may_move(rules);
        if stands && (near || self.flies(rules)) {
            Ok(())
        } else {
            Err(Fault::Way)
        }
    }

    /// Tests a raid, and tells whom it takes.
    #[cold]
    fn test_raid(&self, mv: Move, rules: &Rules) -> Result<PointSet, Fault> {
        if self.throw.is_none() {
            return Err(Fault::Throw);
        }
        let Some(point) = mv.raided() else {
            return Ok(PointSet::EMPTY);
        };
        let raided = PointSet::of(point);
        if mv.from().is_some() || !self.raidable(rules).contains(point) {
            return Err(Fault::Raid);
        }
        if mv.to().is_some() && self.ends_with(raided) {
            return Err(Fault::WonAlready);
        }
        Ok(raided)
    }

    /// Tests a pass, or a raid that ends the game.
    #[cold]
    fn test_without_placement(&self, mv: Move, rules: &Rules) -> Result<(), Fault> {
        if mv == Move::PASS {
            let may = self.passes(rules) && self.legal_moves(rules) == [Move::PASS];
            return may.then_some(()).ok_or(Fault::Pass);
        }
        if mv.raided().is_none() {
            return Err(Fault::Nowhere);
        }
        if !self.has_dice(rules) {
            return Err(Fault::Raid);
        }
        let raided = self.test_raid(mv, rules)?;
        match (self.ends_with(raided), mv.taken()) {
            (true, [None, None]) => Ok(()),
            (true, _) => Err(Fault::WonAlready),
            (false, _) => Err(Fault::PlacementOwed),
        }
    }

    /// Tests what the move does about the mills that it completes.
    fn test_mills(&self, mv: Move, raided: PointSet, rules: &Rules) -> Result<(), Fault> {
        let mills = self.mills_completed(mv, rules);
        if mills.meets(self.mover.barred) {
            return Err(Fault::Barred);
        }
        let due = if mills.is_empty() {
            Due::NOTHING
        } else {
            Due::new(self.other.men - raided, rules)
        };
        match mv.taken() {
            [None, _] if due.allows_none() => Ok(()),
            [None, _] => Err(Fault::CaptureOwed),
            [Some(first), _] if !due.first.contains(first) => Err(Fault::First),
            [Some(_), None] if !due.takes_two_for(mills) => Ok(()),
            [Some(_), Some(_)] if !due.takes_two_for(mills) => Err(Fault::OneOnly),
            [Some(first), None] if self.owes_second(raided.with(first), due, rules) => {
                Err(Fault::SecondOwed)
            }
            [Some(_), None] => Ok(()),
            [Some(first), Some(second)] => self.test_second(first, second, raided, rules),
        }
    }

    fn test_second(
        &self,
        first: Point,
        second: Point,
        raided: PointSet,
        rules: &Rules,
    ) -> Result<(), Fault> {
        let gone = raided.with(first);
        if self.ends_with(gone) {
            return Err(Fault::WonAlready);
        }
        let takeable = self.takeable_after(gone, rules).contains(second);
        takeable.then_some(()).ok_or(Fault::Second)
    }
}
