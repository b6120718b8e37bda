//! Faults of moves, and the reasons behind them.

use crate::bits::PointSet;
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::options::Flying;
use crate::position::Position;
use crate::rules::Rules;

/// What is wrong with a move, in one byte: the test runs for every move of a
/// search, and the reason is put together only when somebody reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The game is over.
    Over,
    /// The dice must be thrown first.
    Throw,
    /// The raid is none that the throw gives.
    Raid,
    /// No man of the mover's goes that way.
    Way,
    /// The point is not empty.
    Occupied,
    /// The mill is barred.
    Barred,
    /// A man must be taken.
    CaptureOwed,
    /// A second man must be taken.
    SecondOwed,
    /// The first man may not be taken.
    First,
    /// The second man may not be taken.
    Second,
    /// Only one man may be taken.
    OneOnly,
    /// A placement must follow the raid.
    PlacementOwed,
    /// What is taken has won already.
    WonAlready,
    /// The move leads nowhere and takes nobody by a raid.
    Nowhere,
    /// The side may not pass.
    Pass,
}

impl Position {
    /// The reason behind a fault of `mv`.
    #[cold]
    pub(crate) fn explain(&self, fault: Fault, mv: Move, rules: &Rules) -> IllegalMove {
        let ends: PointSet = [mv.from(), mv.to()].into_iter().flatten().collect();
        let touched = ends | mv.all_taken();
        if !rules.board().points().contains_all(touched) {
            return IllegalMove::OffBoard;
        }
        match fault {
            Fault::Over => {
                let over = self.decided(rules).map(IllegalMove::GameOver);
                over.unwrap_or(IllegalMove::Nowhere)
            }
            Fault::Throw => IllegalMove::ThrowDue,
            Fault::Raid => self.explain_raid(mv, rules),
            Fault::Way | Fault::Occupied => self.explain_way(fault, mv, rules),
            Fault::Barred | Fault::CaptureOwed => self.explain_mill(fault, mv, rules),
            Fault::SecondOwed => IllegalMove::SecondCaptureOwed,
            Fault::First | Fault::Second => self.explain_capture(fault, mv, rules),
            Fault::OneOnly => IllegalMove::OneCaptureOnly,
            Fault::PlacementOwed => IllegalMove::PlacementOwed,
            Fault::WonAlready => IllegalMove::WonAlready,
            Fault::Nowhere => IllegalMove::Nowhere,
            Fault::Pass => IllegalMove::Pass,
        }
    }

    fn explain_raid(&self, mv: Move, rules: &Rules) -> IllegalMove {
        let Some(raided) = mv.raided() else {
            return IllegalMove::Nowhere;
        };
        let point = rules.board().name(raided);
        if mv.from().is_some() || self.raidable(rules).is_empty() {
            IllegalMove::NoRaidEarned { point }
        } else if self.other.men.contains(raided) {
            IllegalMove::RaidOutsideMills { point }
        } else {
            IllegalMove::NoEnemyMan { point }
        }
    }

    fn explain_way(&self, fault: Fault, mv: Move, rules: &Rules) -> IllegalMove {
        let board = rules.board();
        let in_hand = self.mover.hand;
        let Some(to) = mv.to().map(|to| board.name(to)) else {
            return IllegalMove::Nowhere;
        };
        let from = mv
            .from()
            .map(|from| (board.name(from), self.mover.men.contains(from)));
        match (from, rules.options().flying) {
            _ if fault == Fault::Occupied => IllegalMove::Occupied { point: to },
            (None, _) => IllegalMove::EmptyHand,
            (Some(_), _) if !self.may_move(rules) => IllegalMove::MustPlace { in_hand },
            (Some((point, false)), _) => IllegalMove::NoManOfYours { point },
            (Some((from, true)), Flying::Never) => IllegalMove::NotNeighbours { from, to },
            (Some((from, true)), Flying::AtThree) if in_hand > 0 => {
                IllegalMove::FlyingWithMenInHand { from, to }
            }
            (Some((from, true)), Flying::AtThree) => {
                let men = self.mover.men.len() as u8;
                IllegalMove::FlyingTooEarly { from, to, men }
            }
        }
    }

    fn explain_mill(&self, fault: Fault, mv: Move, rules: &Rules) -> IllegalMove {
        let completed = self.mills_completed(mv, rules);
        let barred = rules
            .board()
            .mill_names(completed & self.mover.barred)
            .next();
        let any = rules.board().mill_names(completed).next();
        match (fault, barred, any) {
            (Fault::Barred, Some(mill), _) => IllegalMove::Barred { mill },
            (_, _, Some(mill)) => IllegalMove::CaptureOwed { mill },
            _ => IllegalMove::Nowhere,
        }
    }

    fn explain_capture(&self, fault: Fault, mv: Move, rules: &Rules) -> IllegalMove {
        let raided = PointSet::from(mv.raided());
        let (target, gone) = match mv.taken() {
            [Some(first), Some(second)] if fault == Fault::Second => (second, raided.with(first)),
            [Some(first), _] => (first, raided),
            [None, _] => return IllegalMove::Nowhere,
        };
        let point = rules.board().name(target);
        let their = self.other.men - gone;
        let shelter = rules.tables().completed(target, their);
        let shelter = rules.board().mill_names(shelter).next();
        match shelter {
            _ if self.mills_completed(mv, rules).is_empty() => IllegalMove::NoMill { point },
            _ if rules.captures().is_none() => IllegalMove::NothingCaptured,
            Some(mill) if their.contains(target) => IllegalMove::SafeInMill { point, mill },
            _ => IllegalMove::NoEnemyMan { point },
        }
    }
}
