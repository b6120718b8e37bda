//! The rules that the solver knows.

use molino::{
    Blocked, Board, Captures, Core, Duty, Flying, FullBoard, MillWorth, Phases, Point, PointSet,
    SafeMen, TwoMills,
};

/// A side with fewer men than this, board and hand together, has lost.
pub(super) const FEWEST: usize = 3;

/// A game whose sides place before they move, in which a blocked side loses.
pub(super) struct Game {
    pub(super) board: &'static Board,
    pub(super) men: usize,
    pub(super) mill: MillWorth,
    flying: bool,
}

impl Game {
    pub(super) fn new(core: Core) -> Game {
        let options = core.options();
        assert_eq!(options.phases, Phases::PlaceThenMove);
        assert_eq!(options.blocked, Blocked::Loses);
        assert_eq!(options.full_board, FullBoard::MoverLoses);
        Game {
            board: options.board.board(),
            men: usize::from(options.men),
            mill: options.mill,
            flying: options.flying == Flying::AtThree,
        }
    }

    /// How captures are made; nothing where a mill wins.
    pub(super) const fn captures(&self) -> Option<Captures> {
        match self.mill {
            MillWorth::Wins => None,
            MillWorth::Captures(captures) => Some(captures),
        }
    }

    /// Whether a mill need not capture.
    pub(super) fn is_capture_optional(&self) -> bool {
        let captures = self.captures();
        captures.is_some_and(|captures| captures.duty == Duty::Optional)
    }

    /// How many men so many mills at once are worth.
    pub(super) fn worth(&self, mills: usize) -> usize {
        match self.captures() {
            None => 0,
            Some(captures) if captures.two_mills == TwoMills::TakeTwo => mills.min(2),
            Some(_) => mills.min(1),
        }
    }

    /// Whether men in mills can be taken where all stand in mills.
    pub(super) fn takes_from_mills(&self) -> bool {
        let captures = self.captures();
        captures.is_some_and(|captures| captures.safe_men == SafeMen::UnlessAllInMills)
    }

    /// Whether a side with `men` on the board and none in hand flies.
    pub(super) const fn flies(&self, men: usize) -> bool {
        self.flying && men == FEWEST
    }

    /// How many mills of `men` have `point`.
    pub(super) fn mills_through(&self, men: PointSet, point: Point) -> usize {
        let mills = self.board.mills().iter();
        mills
            .filter(|mill| mill.contains(point) && men.contains_all(**mill))
            .count()
    }

    /// Whom of `men` a mill can take.
    pub(super) fn takeable(&self, men: PointSet) -> PointSet {
        let free: PointSet = men
            .into_iter()
            .filter(|point| self.mills_through(men, *point) == 0)
            .collect();
        if free.is_empty() && self.takes_from_mills() {
            men
        } else {
            free
        }
    }

    /// The men after each placement among `men`, with the point that it fills.
    pub(super) fn placements(&self, men: PointSet) -> Vec<(PointSet, Point)> {
        let free = self.board.points() - men;
        free.into_iter().map(|to| (men.with(to), to)).collect()
    }

    /// The men after each step or flight among `men`, were the enemy not there,
    /// with the point where it ends.
    pub(super) fn steps(&self, men: PointSet) -> Vec<(PointSet, Point)> {
        let free = self.board.points() - men;
        let flies = self.flies(men.len());
        let reach = |from| {
            if flies {
                free
            } else {
                self.board.neighbours(from) & free
            }
        };
        let steps = men.into_iter().flat_map(|from| {
            let after = move |to| (men.without(from).with(to), to);
            reach(from).into_iter().map(after)
        });
        steps.collect()
    }
}
