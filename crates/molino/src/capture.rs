//! Which men may be taken.

use crate::bits::{MillSet, Point, PointSet};
use crate::options::{Captures, Duty, SafeMen, TwoMills};
use crate::position::{Position, Side};
use crate::rules::Rules;

/// What completing a mill is worth in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    /// The men that may be taken first.
    pub(crate) first: PointSet,
    pub(crate) duty: Duty,
    two_mills: TwoMills,
}

impl Due {
    /// No man may be taken.
    pub(crate) const NOTHING: Due = Due {
        first: PointSet::EMPTY,
        duty: Duty::Mandatory,
        two_mills: TwoMills::TakeOne,
    };

    /// What completing a mill is worth against the enemy men `their`.
    pub(crate) fn new(their: PointSet, rules: &Rules) -> Due {
        rules.captures().map_or(Due::NOTHING, |captures| Due {
            first: takeable(their, captures, rules),
            duty: captures.duty,
            two_mills: captures.two_mills,
        })
    }

    /// Whether a move that completes a mill may take no man: because it must
    /// not, or because there is none to take.
    pub(crate) fn allows_none(self) -> bool {
        self.duty == Duty::Optional || self.first.is_empty()
    }

    /// Whether a move that completes `mills` takes a second man where it can.
    pub(crate) fn takes_two_for(self, mills: MillSet) -> bool {
        self.two_mills == TwoMills::TakeTwo && mills.len() > 1
    }
}

impl Position {
    /// Whom a raid may take: the men that stand in a mill, if the throw earns
    /// one.
    pub(crate) fn raidable(&self, rules: &Rules) -> PointSet {
        match self.throw {
            Some(throw) if throw.earns_raid() => rules.in_mills(self.other.men),
            _ => PointSet::EMPTY,
        }
    }

    /// Whether taking the men in `taken` leaves the other side too few.
    pub(crate) fn ends_with(&self, taken: PointSet) -> bool {
        let men = self.other.men - taken;
        Side { men, ..self.other }.has_too_few_men()
    }

    /// Whether a second man must be taken once `gone` are off the board.
    pub(crate) fn owes_second(&self, gone: PointSet, due: Due, rules: &Rules) -> bool {
        due.duty == Duty::Mandatory && !self.takeable_after(gone, rules).is_empty()
    }

    /// Whom a second capture may take once `gone` are off the board; nobody
    /// where the game is over by then.
    pub(crate) fn takeable_after(&self, gone: PointSet, rules: &Rules) -> PointSet {
        match rules.captures() {
            Some(captures) if !self.ends_with(gone) => {
                takeable(self.other.men - gone, captures, rules)
            }
            _ => PointSet::EMPTY,
        }
    }

    /// The second men that complete a capture of `first`, each pair of men in
    /// one order only: the alphabetical one, unless only the other is legal.
    pub(crate) fn seconds(
        &self,
        first: Point,
        due: Due,
        raided: PointSet,
        rules: &Rules,
    ) -> PointSet {
        let after = |point| self.takeable_after(raided.with(point), rules);
        let seconds = after(first);
        let earlier = (seconds & due.first).before(first).into_iter();
        let written_the_other_way = earlier.filter(|second| after(*second).contains(first));
        seconds - written_the_other_way.collect()
    }
}

impl Rules {
    /// The men that may be taken for a mill of a side that has the men `their` on
    /// the board; none where nothing is captured.
    #[must_use]
    pub fn takeable(&self, their: PointSet) -> PointSet {
        let captures = self.captures();
        captures.map_or(PointSet::EMPTY, |captures| takeable(their, captures, self))
    }
}

/// The men of `their` that may be taken for a mill.
pub(crate) fn takeable(their: PointSet, captures: &Captures, rules: &Rules) -> PointSet {
    let free = their - rules.in_mills(their);
    if free.is_empty() && captures.safe_men == SafeMen::UnlessAllInMills {
        their
    } else {
        free
    }
}
