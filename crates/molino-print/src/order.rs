//! What somebody wants printed.

use molino::RuleSet;
use molino_text::Catalogue;

use crate::figure::Style;
use crate::page::Document;
use crate::paper::{DoesNotFit, Paper};
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

    /// The sheet of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Sheet> {
        Sheet::ALL.into_iter().find(|sheet| sheet.name() == name)
    }
}

/// A sheet with its measures, of which each sheet uses its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Which sheet.
    pub sheet: Sheet,
    /// The rules whose board, men and statements are printed.
    pub rule_set: RuleSet,
    /// The paper.
    pub paper: Paper,
    /// The side of the board; nothing for the largest that fits.
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

    /// The pages, in the language of `words`.
    ///
    /// # Errors
    ///
    /// A measure does not fit; which do is told.
    pub fn document(&self, words: &Catalogue) -> Result<Document, DoesNotFit> {
        let Order { paper, style, .. } = *self;
        let options = self.rule_set.options();
        let board = options.board.board();
        let side = self.side.unwrap_or(paper.largest_side());
        match self.sheet {
            Sheet::Board => board_sheet(board, paper, side, style, words),
            Sheet::TiledBoard => tiled_board(board, paper, side, style, words),
            Sheet::Pieces => pieces_sheet(options.men, self.diameter, paper, words),
            Sheet::Rules => Ok(rules_sheet(self.rule_set, paper, words)),
            Sheet::School => school_sheet(paper, self.square, words),
            Sheet::Dice => Ok(dice_sheet(paper, words)),
            Sheet::Tournament => tournament_sheet(paper, self.players, words),
        }
    }
}
