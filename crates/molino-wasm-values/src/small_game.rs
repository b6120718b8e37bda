//! The function and the class that JavaScript sees.

use std::num::NonZeroUsize;

use molino::{Describe, Game, RuleSet, Rules, Setup};
use molino_db::Appraisal;
use molino_solver::{Means, Whole};
use molino_wire::{PositionValues, Told};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether the rule set called `name` is of a game that is solved here.
#[wasm_bindgen(js_name = isSmall)]
pub fn is_small(name: &str) -> bool {
    let rule_set = name.parse::<RuleSet>().ok();
    let core = rule_set.and_then(|rule_set| Rules::from(rule_set).core().ok());
    core.is_some_and(Whole::is_small)
}

/// A small game that is solved.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SmallGame {
    rules: Rules,
    whole: Whole,
}

#[wasm_bindgen]
impl SmallGame {
    /// Solves the game of the rule set called `name`: seven men's morris takes a few
    /// seconds.
    ///
    /// # Errors
    ///
    /// Throws what is wrong with the name, or that the game has no values or is large.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str) -> Result<SmallGame, JsValue> {
        let rule_set: RuleSet = name.parse().map_err(|error| thrown(&error))?;
        let rules = Rules::from(rule_set);
        let core = rules.core().map_err(|error| thrown(&error))?;
        let means = Means {
            threads: NonZeroUsize::MIN,
            ..Means::default()
        };
        let whole = Whole::new(core, means).map_err(|error| thrown(&error))?;
        Ok(SmallGame { rules, whole })
    }

    /// The values of a position and of its legal moves, a [`PositionValues`].
    ///
    /// # Errors
    ///
    /// Throws what is wrong with the position.
    pub fn values(&self, position: &str) -> Result<String, JsValue> {
        let setup = Setup::read(position, self.rules.board()).map_err(|error| thrown(&error))?;
        let game = Game::from_setup(self.rules.clone(), &setup).map_err(|error| thrown(&error))?;
        let Ok(appraisal) = Appraisal::of(&self.whole, &game);
        Ok(json(&PositionValues::new(&game, appraisal)))
    }
}

fn thrown(error: &dyn Describe) -> JsValue {
    JsValue::from_str(&json(&Told::error(error)))
}

fn json(value: &impl Serialize) -> String {
    // Only maps with keys that are no text could fail.
    serde_json::to_string(value).unwrap_or_default()
}
