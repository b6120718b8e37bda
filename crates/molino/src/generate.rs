//! The legal moves of a position.

use alloc::vec::Vec;

use crate::bits::{MillSet, Point, PointSet};
use crate::capture::Due;
use crate::moves::Move;
use crate::options::{Blocked, Flying};
use crate::position::Position;
use crate::rules::Rules;

/// A list of moves seldom grows past this. To reserve so much costs less than to
/// count the moves beforehand.
const TYPICAL: usize = 64;

impl Position {
    /// The legal moves, each once. None once the game is over, and none while
    /// a throw of the dice is [due](Position::is_throw_due).
    ///
    /// ```
    /// use molino::{Base, Move, Position, Rules, Setup};
    ///
    /// let rules = Rules::from(Base::Ludoteka);
    /// let setup = Setup::read("W2/1W1/3/6/3/3/B1B w 7,7 0 3", rules.board()).unwrap();
    /// let position = Position::new(&setup, &rules).unwrap();
    /// assert_eq!(position.legal_moves(&rules).len(), 20);
    /// ```
    #[must_use]
    pub fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        let mut moves = Vec::with_capacity(TYPICAL);
        self.visit_moves(rules, &mut |mv| moves.push(mv));
        moves
    }

    /// Shows each legal move to `visit`.
    #[inline]
    pub(crate) fn visit_moves(&self, rules: &Rules, visit: &mut impl FnMut(Move)) {
        if self.is_decided(rules) || self.is_throw_due(rules) {
            return;
        }
        self.visit_turns(rules, visit);
        // Where sides pass, which is rare, the moves are looked at twice, so
        // that nobody else has to note whether there was one.
        if self.passes(rules) {
            let mut blocked = true;
            self.visit_turns(rules, &mut |_| blocked = false);
            if blocked {
                visit(Move::PASS);
            }
        }
    }

    /// Shows each legal move but the pass.
    #[inline]
    fn visit_turns(&self, rules: &Rules, visit: &mut impl FnMut(Move)) {
        if self.mover.hand > 0 {
            self.visit_raids(rules, visit);
            self.visit_placements(rules, Raid::NONE, visit);
        }
        if self.may_move(rules) {
            self.visit_steps(rules, visit);
        }
    }

    fn visit_raids(&self, rules: &Rules, visit: &mut impl FnMut(Move)) {
        for point in self.raidable(rules) {
            if self.ends_with(PointSet::of(point)) {
                visit(Move::raid(point));
            } else {
                self.visit_placements(rules, Raid(Some(point)), visit);
            }
        }
    }

    fn visit_placements(&self, rules: &Rules, raid: Raid, visit: &mut impl FnMut(Move)) {
        let completing = rules.tables().completing(self.mover.men);
        let empty = raid.freeing(self.empty(rules));
        for to in empty - completing {
            visit(raid.before(Move::placement(to)));
        }
        if !empty.meets(completing) {
            return;
        }
        let due = Due::new(self.other.men - raid.points(), rules);
        for to in empty & completing {
            let mv = raid.before(Move::placement(to));
            let mills = rules.tables().completed(to, self.mover.men);
            self.visit_captures(rules, mv, mills, due, visit);
        }
    }

    fn visit_steps(&self, rules: &Rules, visit: &mut impl FnMut(Move)) {
        let mine = self.mover.men;
        let empty = self.empty(rules);
        let completing = rules.tables().completing(mine);
        let due = if completing.meets(empty) {
            Due::new(self.other.men, rules)
        } else {
            Due::NOTHING
        };
        let flies = self.flies(rules);
        for from in mine {
            let reach = if flies {
                empty
            } else {
                rules.board().neighbours(from) & empty
            };
            for to in reach - completing {
                visit(Move::step(from, to));
            }
            for to in reach & completing {
                let mills = rules.tables().completed(to, mine.without(from));
                self.visit_captures(rules, Move::step(from, to), mills, due, visit);
            }
        }
    }

    /// Shows `mv`, which completes `mills`, with each way to take men for it.
    fn visit_captures(
        &self,
        rules: &Rules,
        mv: Move,
        mills: MillSet,
        due: Due,
        visit: &mut impl FnMut(Move),
    ) {
        if mills.is_empty() {
            return visit(mv);
        }
        if mills.meets(self.mover.barred) {
            return;
        }
        if due.allows_none() {
            visit(mv);
        }
        let two = due.takes_two_for(mills);
        for first in due.first {
            if two {
                self.visit_pairs(rules, mv.taking(first), first, due, visit);
            } else {
                visit(mv.taking(first));
            }
        }
    }

    /// Shows `mv`, which takes `first`, alone where it may stay so and with
    /// each second man.
    fn visit_pairs(
        &self,
        rules: &Rules,
        mv: Move,
        first: Point,
        due: Due,
        visit: &mut impl FnMut(Move),
    ) {
        let raided = mv.raided().into();
        if !self.owes_second(mv.all_taken(), due, rules) {
            visit(mv);
        }
        for second in self.seconds(first, due, raided, rules) {
            visit(mv.taking(second));
        }
    }

    /// Whether the men of the side to move may go to any empty point.
    pub(crate) fn flies(&self, rules: &Rules) -> bool {
        rules.options().flying == Flying::AtThree && self.mover.is_down_to_three()
    }

    /// Whether the side to move passes if it has no move. On a full board
    /// nobody will ever have one.
    pub(crate) fn passes(&self, rules: &Rules) -> bool {
        rules.options().blocked == Blocked::Passes && !self.empty(rules).is_empty()
    }
}

/// The man that a raid takes before the placement, if there is a raid.
#[derive(Clone, Copy, Debug)]
struct Raid(Option<Point>);

impl Raid {
    const NONE: Raid = Raid(None);

    fn points(self) -> PointSet {
        self.0.into()
    }

    /// The empty points once the man is gone.
    fn freeing(self, empty: PointSet) -> PointSet {
        self.0.map_or(empty, |point| empty.with(point))
    }

    fn before(self, placement: Move) -> Move {
        match self.0 {
            None => placement,
            Some(point) => placement.after_raid(point),
        }
    }
}
