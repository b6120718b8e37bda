//! How many legal moves there are, without making a list.

use crate::bits::PointSet;
use crate::capture::takeable;
use crate::options::Duty;
use crate::position::Position;
use crate::rules::Rules;

impl Position {
    /// How many legal moves there are: as many as
    /// [`legal_moves`](Position::legal_moves) lists, found many times faster.
    #[must_use]
    pub fn count_moves(&self, rules: &Rules) -> usize {
        self.count(rules)
    }

    /// [`count_moves`](Position::count_moves) for a loop: in place, so that a
    /// position just made need not be put together in memory.
    #[inline(always)]
    pub(crate) fn count(&self, rules: &Rules) -> usize {
        if self.is_decided(rules) {
            return 0;
        }
        let empty = self.empty(rules);
        let completing = rules.tables().completing(self.mover.men) & empty;
        if !rules.has_plain_counts() && self.needs_a_walk(completing, rules) {
            return self.count_by_walk(rules);
        }
        let mut count = 0;
        let mut captures = 0;
        if self.mover.hand > 0 {
            count += empty.len();
            captures += completing.len();
        }
        if self.may_move(rules) {
            let flies = self.flies(rules);
            count += self.count_steps(empty, flies, rules);
            if !completing.is_empty() {
                captures += self.count_completing_steps(completing, flies, rules);
            }
        }
        match (count, captures) {
            (0, _) => usize::from(self.passes(rules)),
            (count, 0) => count,
            (count, captures) => count + captures * self.further_captures(rules),
        }
    }

    /// Whether something is at work that has no short way to be counted: dice,
    /// a barred mill, or two men to be taken.
    #[cold]
    fn needs_a_walk(&self, completing: PointSet, rules: &Rules) -> bool {
        !self.mover.barred.is_empty()
            || rules.takes_two() && !completing.is_empty()
            || self.has_dice(rules)
    }

    #[cold]
    fn count_by_walk(&self, rules: &Rules) -> usize {
        let mut count = 0;
        self.visit_moves(rules, &mut |_| count += 1);
        count
    }

    /// How many moves each way to complete a mill is worth beyond one.
    fn further_captures(&self, rules: &Rules) -> usize {
        let Some(captures) = rules.captures() else {
            return 0;
        };
        let takeable = takeable(self.other.men, captures, rules).len();
        match captures.duty {
            Duty::Optional => takeable,
            Duty::Mandatory => takeable.saturating_sub(1),
        }
    }

    #[inline(always)]
    fn count_steps(&self, empty: PointSet, flies: bool, rules: &Rules) -> usize {
        if flies {
            self.mover.men.len() * empty.len()
        } else {
            rules.tables().count_steps(self.mover.men, empty)
        }
    }

    /// How many steps or flights to the points of `completing` complete a mill
    /// there, of which the moving man is not a part already.
    fn count_completing_steps(&self, completing: PointSet, flies: bool, rules: &Rules) -> usize {
        let mine = self.mover.men;
        let completers = |to| {
            let sources = if flies {
                mine
            } else {
                rules.board().neighbours(to) & mine
            };
            rules.tables().completers(to, mine, sources).len()
        };
        completing.into_iter().map(completers).sum()
    }
}
