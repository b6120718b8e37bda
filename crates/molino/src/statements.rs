//! What rules say, statement by statement, for people to read in their
//! language.

use alloc::vec::Vec;

use crate::board::BoardId;
use crate::error::Argument;
use crate::options::{
    Blocked, Captures, Dice, DrawCounter, Duty, Flying, FullBoard, MillWorth, Options, Phases,
    Reforming, Repetition, SafeMen, Starter, TwoMills,
};

/// One statement of rules: a message id with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The message id.
    pub id: &'static str,
    /// The values that the message needs.
    pub arguments: Vec<Argument>,
}

impl Statement {
    const fn new(id: &'static str) -> Statement {
        Statement {
            id,
            arguments: Vec::new(),
        }
    }

    fn with(id: &'static str, name: &'static str, value: u16) -> Statement {
        Statement {
            id,
            arguments: [Argument::number(name, value)].into(),
        }
    }
}

impl Options {
    /// The rules in the order of a game: board, placing, mills, moving, end.
    ///
    /// ```
    /// use molino::Base;
    ///
    /// let statements = Base::Three.options().statements();
    /// assert!(statements.iter().any(|statement| statement.id == "rule-line-wins"));
    /// assert!(statements.iter().all(|statement| statement.id != "rule-capture-mandatory"));
    /// ```
    #[must_use]
    pub fn statements(&self) -> Vec<Statement> {
        let starter = match self.starter {
            Starter::Lot => "rule-starter-lot",
            Starter::Agreement => "rule-starter-agreement",
            Starter::FixedColours => "rule-starter-colours",
        };
        let phases = match self.phases {
            Phases::PlaceThenMove => "rule-place-then-move",
            Phases::PlaceOrMove => "rule-place-or-move",
        };
        let mut statements = Vec::from([
            Statement::new(self.board_id()),
            Statement::with("rule-men", "men", u16::from(self.men)),
            Statement::new(starter),
            Statement::new(phases),
        ]);
        self.state_mills(&mut statements);
        statements.push(Statement::new("rule-steps"));
        statements.push(Statement::new(match self.flying {
            Flying::Never => "rule-no-flying",
            Flying::AtThree => "rule-flying",
        }));
        self.state_end(&mut statements);
        statements
    }

    const fn board_id(&self) -> &'static str {
        match self.board {
            BoardId::Three => "rule-board-three",
            BoardId::Six => "rule-board-six",
            BoardId::Seven => "rule-board-seven",
            BoardId::Nine => "rule-board-nine",
            BoardId::Twelve => "rule-board-twelve",
        }
    }

    fn state_mills(&self, statements: &mut Vec<Statement>) {
        match self.mill {
            MillWorth::Wins => statements.push(Statement::new("rule-line-wins")),
            MillWorth::Captures(captures) => state_captures(&captures, statements),
        }
        if self.reforming == Reforming::BarredForATurn {
            statements.push(Statement::new("rule-reforming-barred"));
        }
    }

    fn state_end(&self, statements: &mut Vec<Statement>) {
        if self.mill != MillWorth::Wins {
            statements.push(Statement::new("rule-two-men-lose"));
        }
        statements.push(Statement::new(match self.blocked {
            Blocked::Loses => "rule-blocked-loses",
            Blocked::Passes => "rule-blocked-passes",
        }));
        if 2 * usize::from(self.men) == self.board.board().points().len() {
            statements.push(Statement::new(match self.full_board {
                FullBoard::Draws => "rule-full-board-draws",
                FullBoard::MoverLoses => "rule-full-board-loses",
            }));
        }
        let counter = match self.counter {
            DrawCounter::Never => None,
            DrawCounter::SinceCapture(plies) => Some(("rule-draw-since-capture", plies)),
            DrawCounter::SinceMill(plies) => Some(("rule-draw-since-mill", plies)),
            DrawCounter::BothAtThree(plies) => Some(("rule-draw-both-at-three", plies)),
        };
        // People count moves of each side: two plies.
        let moves =
            counter.map(|(id, plies)| Statement::with(id, "moves", plies.get().div_ceil(2)));
        statements.extend(moves);
        statements.extend(match self.repetition {
            Repetition::Free => None,
            Repetition::Third => Some(Statement::new("rule-draw-third")),
            Repetition::ThirdInSuccession => Some(Statement::new("rule-draw-third-in-succession")),
        });
        if self.counter == DrawCounter::Never && self.repetition == Repetition::Free {
            statements.push(Statement::new("rule-draw-agreement-only"));
        }
    }
}

fn state_captures(captures: &Captures, statements: &mut Vec<Statement>) {
    if captures.dice == Dice::ThreeBeforePlacing {
        statements.push(Statement::new("rule-dice"));
    }
    statements.push(Statement::new(match captures.duty {
        Duty::Mandatory => "rule-capture-mandatory",
        Duty::Optional => "rule-capture-optional",
    }));
    statements.push(Statement::new(match (captures.two_mills, captures.duty) {
        (TwoMills::TakeOne, _) => "rule-two-mills-one",
        (TwoMills::TakeTwo, Duty::Mandatory) => "rule-two-mills-two",
        (TwoMills::TakeTwo, Duty::Optional) => "rule-two-mills-up-to-two",
    }));
    statements.push(Statement::new(match captures.safe_men {
        SafeMen::UnlessAllInMills => "rule-safe-unless-all",
        SafeMen::Always => "rule-safe-always",
    }));
}
