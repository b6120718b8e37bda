//! What somebody wants printed.

use std::error::Error;
use std::fmt;

use molino::{Argument, ArgumentValue, BoardId, Describe, RuleSet, RuleSetError};
use molino_text::Catalogue;

use crate::figure::Style;
use crate::page::Document;
use crate::paper::{DoesNotFit, Measure, Paper};
use crate::sheets::{
    board_sheet, dice_sheet, pieces_sheet, rules_sheet, school_sheet, tiled_board, tournament_sheet,
};

/// Which sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The board of the rules, on one page.
    Board,
    /// The board of the rules, over as many pages as it needs.
    TiledBoard,
    /// The men of the rules, to cut out.
    Pieces,
    /// The rules, to read.
    Rules,
    /// The school sheet.
    School,
    /// Dice, to fold.
    Dice,
    /// A table for a round robin.
    Tournament,
}

impl Sheet {
    /// Every sheet.
    pub const ALL: [Sheet; 7] = [
        Sheet::Board,
        Sheet::TiledBoard,
        Sheet::Pieces,
        Sheet::Rules,
        Sheet::School,
        Sheet::Dice,
        Sheet::Tournament,
    ];

    /// The sheet's word in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sheet::Board => "board",
            Sheet::TiledBoard => "tiled-board",
            Sheet::Pieces => "pieces",
            Sheet::Rules => "rules",
            Sheet::School => "school",
            Sheet::Dice => "dice",
            Sheet::Tournament => "tournament",
        }
    }

    /// What an order can say of the sheet, besides the paper.
    #[must_use]
    pub const fn measures(self) -> &'static [Measure] {
        match self {
            Sheet::Board | Sheet::TiledBoard => &[Measure::Rules, Measure::Side, Measure::Style],
            Sheet::Pieces => &[Measure::Rules, Measure::Diameter],
            Sheet::Rules => &[Measure::Rules],
            Sheet::School => &[Measure::Rules, Measure::Square],
            Sheet::Dice => &[],
            Sheet::Tournament => &[Measure::Players],
        }
    }

    /// The sheet of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Sheet> {
        Sheet::ALL.into_iter().find(|sheet| sheet.name() == name)
    }
}

/// The side of a board over several pages where none is asked for.
const TILED_SIDE: f32 = 300.0;

/// A sheet with its measures, of which each sheet uses its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Which sheet.
    pub sheet: Sheet,
    /// The rules whose board, men and statements are printed.
    pub rule_set: RuleSet,
    /// The paper.
    pub paper: Paper,
    /// The side of the board; nothing for the largest that fits, or for 300 mm over
    /// several pages.
    pub side: Option<f32>,
    /// How boldly the board is drawn.
    pub style: Style,
    /// The squares of the school sheet.
    pub square: f32,
    /// The diameter of the men.
    pub diameter: f32,
    /// The players of the round robin.
    pub players: u8,
}

impl Order {
    /// The sheet with what most people want.
    #[must_use]
    pub fn new(sheet: Sheet, rule_set: RuleSet) -> Order {
        Order {
            sheet,
            rule_set,
            paper: Paper::A4,
            side: None,
            style: Style::Full,
            square: 5.0,
            diameter: 16.0,
            players: 6,
        }
    }

    /// Reads an order of names and values, as an address has them: `sheet`, `rules`,
    /// `paper`, `style`, `side`, `square`, `diameter`, `players`. What is missing is
    /// as most people want it; without `sheet` it is the board.
    ///
    /// # Errors
    ///
    /// The first name that is none, or value that its name cannot have; or something
    /// that the sheet does not have.
    pub fn read<'t>(
        pairs: impl IntoIterator<Item = (&'t str, &'t str)>,
    ) -> Result<Order, OrderError> {
        let mut order = Order::new(Sheet::Board, RuleSet::default());
        let mut said = Vec::new();
        for (name, value) in pairs {
            order.set(name, value)?;
            said.push(name);
        }
        order.check(&said)?;
        Ok(order)
    }

    /// Whether the sheet has what is `said` of it.
    fn check(&self, said: &[&str]) -> Result<(), OrderError> {
        let names = self.sheet.measures().iter().map(|measure| measure.name());
        let known: Vec<&str> = names.chain(["sheet", "paper"]).collect();
        if let Some(name) = said.iter().find(|name| !known.contains(name)) {
            return Err(OrderError::Unused {
                name: (*name).to_owned(),
                sheet: self.sheet,
            });
        }
        let options = self.rule_set.options();
        let is_school = options.board == BoardId::Nine && options.men == 9;
        if self.sheet == Sheet::School && !is_school {
            return Err(OrderError::SchoolRules(self.rule_set));
        }
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OrderError> {
        let wrong = || OrderError::Value {
            name: name.to_owned(),
            found: value.to_owned(),
        };
        let number = || value.parse::<f32>().map_err(|_| wrong());
        match name {
            "sheet" => self.sheet = Sheet::named(value).ok_or_else(wrong)?,
            "rules" => self.rule_set = value.parse().map_err(OrderError::RuleSet)?,
            "paper" => self.paper = Paper::named(value).ok_or_else(wrong)?,
            "style" => self.style = Style::named(value).ok_or_else(wrong)?,
            "side" => self.side = Some(number()?),
            "square" => self.square = number()?,
            "diameter" => self.diameter = number()?,
            "players" => self.players = value.parse().map_err(|_| wrong())?,
            _ => return Err(OrderError::Name(name.to_owned())),
        }
        Ok(())
    }

    /// The pages, in the language of `words`.
    ///
    /// # Errors
    ///
    /// A measure does not fit; which do is told.
    pub fn document(&self, words: &Catalogue) -> Result<Document, DoesNotFit> {
        let Order { paper, style, .. } = *self;
        let options = self.rule_set.options();
        let board = options.board.board();
        let largest = paper.largest_side();
        match self.sheet {
            Sheet::Board => board_sheet(board, paper, self.side.unwrap_or(largest), style, words),
            Sheet::TiledBoard => {
                let side = self.side.unwrap_or(TILED_SIDE);
                tiled_board(board, paper, side, style, words)
            }
            Sheet::Pieces => pieces_sheet(options.men, self.diameter, paper, words),
            Sheet::Rules => Ok(rules_sheet(self.rule_set, paper, words)),
            Sheet::School => school_sheet(self.rule_set, paper, self.square, words),
            Sheet::Dice => Ok(dice_sheet(paper, words)),
            Sheet::Tournament => tournament_sheet(paper, self.players, words),
        }
    }
}

/// What is no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// Orders have nothing of this name.
    Name(String),
    /// A value that this name cannot have.
    Value {
        /// The name.
        name: String,
        /// The value.
        found: String,
    },
    /// The name of no rule set.
    RuleSet(RuleSetError),
    /// Something that the sheet does not have.
    Unused {
        /// The name.
        name: String,
        /// The sheet.
        sheet: Sheet,
    },
    /// The school sheet is for nine men on the board of 24 points.
    SchoolRules(RuleSet),
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderError::Name(name) => write!(f, "an order has nothing called `{name}`"),
            OrderError::Value { name, found } => write!(f, "`{name}` cannot be `{found}`"),
            OrderError::RuleSet(error) => error.fmt(f),
            OrderError::Unused { name, sheet } => {
                write!(f, "the sheet `{}` has no `{name}`", sheet.name())
            }
            OrderError::SchoolRules(rule_set) => {
                write!(f, "the school sheet is for nine men, not for `{rule_set}`")
            }
        }
    }
}

impl Error for OrderError {}

impl Describe for OrderError {
    fn id(&self) -> &'static str {
        match self {
            OrderError::Name(_) => "order-name",
            OrderError::Value { .. } => "order-value",
            OrderError::RuleSet(error) => error.id(),
            OrderError::Unused { .. } => "order-unused",
            OrderError::SchoolRules(_) => "order-school-rules",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        let text = |name, value: &str| Argument {
            name,
            value: ArgumentValue::Text(value.to_owned()),
        };
        match self {
            OrderError::Name(name) => [text("found", name)].into(),
            OrderError::Value { name, found } => [text("name", name), text("found", found)].into(),
            OrderError::RuleSet(error) => error.arguments(),
            OrderError::Unused { name, sheet } => {
                [text("name", name), text("sheet", sheet.name())].into()
            }
            OrderError::SchoolRules(rule_set) => [text("rules", &rule_set.to_string())].into(),
        }
    }
}
