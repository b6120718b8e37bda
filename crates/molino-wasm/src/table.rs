//! The functions and the class that JavaScript sees.

use molino::{BoardId, Declared, Describe, Game, Player, RuleSet, Rules, Setup, Throw};
use molino_engine::Limits;
use molino_record::{Record, Tag};
use molino_wire::Told;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::geometry::Geometry;
use crate::rule_sets::{Description, Summary};
use crate::view::View;

/// The drawing of the board called `name`, a [`Geometry`].
///
/// # Errors
///
/// Throws the name where no board has it.
#[wasm_bindgen]
pub fn board(name: &str) -> Result<String, JsValue> {
    let mut boards = BoardId::ALL.into_iter();
    let board = boards.find(|board| board.name() == name);
    let board = board.ok_or_else(|| JsValue::from_str(name))?;
    Ok(json(&Geometry::of(board.board())))
}

/// Every base rule set, a list of [`Summary`].
#[wasm_bindgen(js_name = ruleSets)]
pub fn rule_sets() -> String {
    json(&Summary::all())
}

/// What the rule set called `name` says, a [`Description`].
///
/// # Errors
///
/// Throws what is wrong with the name.
#[wasm_bindgen(js_name = ruleSet)]
pub fn rule_set(name: &str) -> Result<String, JsValue> {
    Ok(json(&Description::of(named(name)?)))
}

/// A game at a table: its moves, and who is to move.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table {
    rule_set: RuleSet,
    game: Game,
}

#[wasm_bindgen]
impl Table {
    /// A game of the rule set called `rules`, from the empty board or from a
    /// position text.
    ///
    /// # Errors
    ///
    /// Throws what is wrong with the name or the position.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, position: Option<String>) -> Result<Table, JsValue> {
        let rule_set = named(rules)?;
        let rules = Rules::from(rule_set);
        let game = match position {
            None => Game::new(rules),
            Some(text) => {
                let setup = Setup::read(&text, rules.board()).map_err(|e| thrown(&e))?;
                Game::from_setup(rules, &setup).map_err(|e| thrown(&e))?
            }
        };
        Ok(Table { rule_set, game })
    }

    /// The game of a record, whose rule set is `rules` where it names none.
    ///
    /// # Errors
    ///
    /// Throws what is wrong with the record, with its `line` and `column`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, rules: &str) -> Result<Table, JsValue> {
        let record = Record::read(text, named(rules)?).map_err(|error| {
            let fault = Told::error(&error.fault);
            let (line, column) = (error.place.line, error.place.column);
            JsValue::from_str(&json(&InRecord {
                fault,
                line,
                column,
            }))
        })?;
        let game = record.game().map_err(|error| thrown(&error))?;
        Ok(Table {
            rule_set: record.rule_set,
            game,
        })
    }

    /// The name of the rule set.
    #[wasm_bindgen(getter, js_name = ruleSet)]
    pub fn rule_set(&self) -> String {
        self.rule_set.to_string()
    }

    /// How the game stands, a [`View`]; after so many moves where a number is
    /// given.
    pub fn view(&self, plies: Option<usize>) -> String {
        let Some(plies) = plies else {
            return json(&View::of(&self.game));
        };
        let mut then = self.game.clone();
        then.reopen();
        for _ in plies..self.game.moves().len() {
            then.take_back();
        }
        json(&View::of(&then))
    }

    /// The moves played, with their throws, in a line.
    pub fn moves(&self) -> String {
        self.record()
            .map(|record| record.to_moves())
            .unwrap_or_default()
    }

    /// Plays a move, or in braces a throw.
    ///
    /// # Errors
    ///
    /// Throws why that cannot be.
    pub fn play(&mut self, token: &str) -> Result<(), JsValue> {
        let played = self.game.play_token(token);
        played.map_err(|error| thrown(&error))
    }

    /// Why a move cannot be played, a [`Told`]; nothing where it can.
    pub fn refusal(&self, mv: &str) -> Option<String> {
        let refused = self.game.clone().play_text(mv).err()?;
        Some(json(&Told::error(&refused)))
    }

    /// Throws dice with these pips for the side to move.
    ///
    /// # Errors
    ///
    /// Throws why that cannot be.
    pub fn throw(&mut self, dice: &str) -> Result<(), JsValue> {
        let throw = Throw::read(dice).map_err(|error| thrown(&error))?;
        self.game.throw(throw).map_err(|error| thrown(&error))
    }

    /// Takes back a declared end or, without one, the last move. Whether there
    /// was anything to take back.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) -> bool {
        let declared = self.game.outcome().is_some() && self.game.reopen();
        declared || self.game.take_back().is_some()
    }

    /// Takes back the throw made for the move now due.
    #[wasm_bindgen(js_name = takeBackThrow)]
    pub fn take_back_throw(&mut self) -> bool {
        self.game.take_back_throw().is_some()
    }

    /// Whether the engine, playing White or else Black, agrees to a draw.
    #[wasm_bindgen(js_name = agreesToDraw)]
    pub fn agrees_to_draw(&self, white: bool) -> bool {
        molino_engine::agrees_to_draw(&self.game, side(white))
    }

    /// White gives up, or else Black.
    ///
    /// # Errors
    ///
    /// Throws that the game is over.
    pub fn resign(&mut self, white: bool) -> Result<(), JsValue> {
        self.declare(Declared::Resigned(side(white)))
    }

    /// The players agree to a draw.
    ///
    /// # Errors
    ///
    /// Throws that the game is over.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.declare(Declared::Agreed)
    }

    /// The record of the game in PGN. `tags` are names and values by turns.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "JavaScript hands values over"
    )]
    pub fn pgn(&self, tags: Vec<String>) -> String {
        let Some(mut record) = self.record() else {
            return String::new();
        };
        record.tags = tags
            .chunks_exact(2)
            .map(|tag| Tag {
                name: tag[0].clone(),
                value: tag[1].clone(),
            })
            .collect();
        record.to_pgn()
    }

    /// The move that the engine finds, looking so many plies ahead; nothing
    /// where there is none. The same seed gives the same move.
    #[wasm_bindgen(js_name = bestMove)]
    pub fn best_move(&self, depth: u8, seed: u32) -> Option<String> {
        let limits = Limits {
            depth,
            seed: seed.into(),
        };
        let found = molino_engine::search(&self.game, limits, &mut |_| true)?;
        found.line.first().map(|mv| self.game.text(*mv))
    }

    fn record(&self) -> Option<Record> {
        Record::of(&self.game)
    }

    fn declare(&mut self, end: Declared) -> Result<(), JsValue> {
        self.game.declare(end).map_err(|error| thrown(&error))
    }
}

/// What is wrong in a record, and where.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InRecord {
    /// What is wrong.
    #[serde(flatten)]
    fault: Told,
    /// The line, from 1.
    line: u32,
    /// The column, from 1.
    column: u32,
}

fn side(white: bool) -> Player {
    if white { Player::White } else { Player::Black }
}

fn named(name: &str) -> Result<RuleSet, JsValue> {
    name.parse::<RuleSet>().map_err(|error| thrown(&error))
}

fn thrown(error: &dyn Describe) -> JsValue {
    JsValue::from_str(&json(&Told::error(error)))
}

fn json(value: &impl Serialize) -> String {
    // Only maps with keys that are no text could fail.
    serde_json::to_string(value).unwrap_or_default()
}
