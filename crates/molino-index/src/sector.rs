//! How many men the sides have.

use std::fmt;

use molino::{Core, MillWorth, Phases, TwoMills};

/// The men of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Force {
    /// On the board.
    pub board: u8,
    /// In hand.
    pub hand: u8,
}

impl Force {
    /// Board and hand together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.board + self.hand
    }
}

/// How many men each side has, on the board and in hand: positions of one
/// sector are solved and stored together.
///
/// The text has the side to move first: `9-8`, with men in hand `4-3:5,5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sector {
    /// The side to move.
    pub mover: Force,
    /// The other side.
    pub other: Force,
}

impl Sector {
    /// The sector of the movement phase with these men on the board.
    #[must_use]
    pub const fn movement(mover: u8, other: u8) -> Sector {
        Sector {
            mover: Force {
                board: mover,
                hand: 0,
            },
            other: Force {
                board: other,
                hand: 0,
            },
        }
    }

    /// The men of both sides in hand.
    #[must_use]
    pub const fn in_hand(self) -> u8 {
        self.mover.hand + self.other.hand
    }

    /// Whether men are still placed.
    #[must_use]
    pub const fn is_placing(self) -> bool {
        self.in_hand() > 0
    }

    /// Whether the rows of the table are the men of the side to move. Where it has
    /// more in hand than the other, they are those of the other: so a side's men are
    /// the rows all through the placing phase, in which the sides take turns.
    #[must_use]
    pub const fn has_mover_in_rows(self) -> bool {
        self.mover.hand <= self.other.hand
    }

    /// The side whose men are the rows of the table, and the side whose men are the
    /// columns.
    #[must_use]
    pub const fn rows_and_columns(self) -> [Force; 2] {
        if self.has_mover_in_rows() {
            [self.mover, self.other]
        } else {
            [self.other, self.mover]
        }
    }

    /// The men of both sides, on the board and in hand.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.mover.total() + self.other.total()
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sector { mover, other } = self;
        write!(f, "{}-{}", mover.board, other.board)?;
        if self.is_placing() {
            write!(f, ":{},{}", mover.hand, other.hand)?;
        }
        Ok(())
    }
}

impl Sector {
    /// The sectors that the moves of this one lead to, in the game with `core`:
    /// without a capture first, then with one man taken, then with two. Those in
    /// which a side has fewer than three men in all are left out, since the game
    /// is over there.
    #[must_use]
    pub fn successors(self, core: &Core) -> Vec<Sector> {
        let options = core.options();
        let taken = match options.mill {
            MillWorth::Wins => 0,
            MillWorth::Captures(captures) => match captures.two_mills {
                TwoMills::TakeOne => 1,
                TwoMills::TakeTwo => 2,
            },
        };
        let placed = (self.mover.hand > 0).then(|| Force {
            board: self.mover.board + 1,
            hand: self.mover.hand - 1,
        });
        let moves = self.mover.hand == 0 || options.phases == Phases::PlaceOrMove;
        let moved = moves.then_some(self.mover);
        let movers: Vec<Force> = placed.into_iter().chain(moved).collect();
        let left = (0..=taken).filter_map(|gone| {
            let board = self.other.board.checked_sub(gone)?;
            let left = Force {
                board,
                hand: self.other.hand,
            };
            (left.total() >= 3).then_some(left)
        });
        left.flat_map(|left| {
            movers.iter().map(move |mover| Sector {
                mover: left,
                other: *mover,
            })
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use molino::{Base, RuleSet, Rules};

    use super::*;

    #[test]
    fn successors_are_those_of_the_moves() {
        let placing = Sector {
            mover: Force { board: 4, hand: 5 },
            other: Force { board: 4, hand: 4 },
        };
        let doubled: RuleSet = "lasker+doble".parse().expect("a rule set");
        for (rule_set, sector, wanted) in [
            (Base::Ludoteka.into(), Sector::movement(9, 8), "8-9 7-9"),
            (Base::Ludoteka.into(), Sector::movement(9, 3), "3-9"),
            (Base::Ludoteka.into(), placing, "4-5:4,4 3-5:4,4"),
            (Base::Three.into(), Sector::movement(3, 3), "3-3"),
            (
                doubled,
                placing,
                "4-5:4,4 4-4:4,5 3-5:4,4 3-4:4,5 2-5:4,4 2-4:4,5",
            ),
        ] {
            let core = Rules::from(rule_set).core().expect("a core");
            let found: Vec<String> = sector
                .successors(&core)
                .iter()
                .map(Sector::to_string)
                .collect();
            assert_eq!(found.join(" "), wanted, "{rule_set} {sector}");
        }
    }
}
