//! An order from JavaScript, and the sheet for it.

use molino::RuleSet;
use molino_print::{DoesNotFit, Order, Paper, Sheet, Style, to_svg};
use molino_text::{Catalogue, Language};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the page asks for. What is missing is as most people want it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    sheet: String,
    rules: String,
    paper: String,
    style: String,
    side: Option<f32>,
    square: Option<f32>,
    diameter: Option<f32>,
    players: Option<u8>,
}

/// The pages of a sheet.
#[derive(Debug, Serialize)]
struct Sheets {
    title: String,
    /// The width and the height of a page, in millimetres.
    size: (f32, f32),
    pages: Vec<String>,
}

/// A measure that does not fit.
#[derive(Debug, Serialize)]
struct Refused {
    asked: f32,
    least: f32,
    most: f32,
}

/// The sheet that `order` asks for, in the language of this code.
///
/// # Errors
///
/// Throws what does not fit, or the part of the order that is none.
#[wasm_bindgen]
pub fn sheet(order: &str, language: &str) -> Result<String, JsValue> {
    let wrong = |what: &str| JsValue::from_str(what);
    let asked: Asked = serde_json::from_str(order).map_err(|e| wrong(&e.to_string()))?;
    let language: Language = language.parse().map_err(|_| wrong(language))?;
    let rule_set: RuleSet = asked.rules.parse().map_err(|_| wrong(&asked.rules))?;
    let plain = Sheet::named(&asked.sheet).ok_or_else(|| wrong(&asked.sheet))?;
    let plain = Order::new(plain, rule_set);
    let order = Order {
        paper: Paper::named(&asked.paper).ok_or_else(|| wrong(&asked.paper))?,
        style: Style::named(&asked.style).ok_or_else(|| wrong(&asked.style))?,
        side: asked.side,
        square: asked.square.unwrap_or(plain.square),
        diameter: asked.diameter.unwrap_or(plain.diameter),
        players: asked.players.unwrap_or(plain.players),
        ..plain
    };
    let document = order.document(&Catalogue::new(language));
    let document = document.map_err(|DoesNotFit { asked, least, most }| {
        wrong(&json(&Refused { asked, least, most }))
    })?;
    Ok(json(&Sheets {
        title: document.title,
        size: order.paper.size(),
        pages: document.pages.iter().map(to_svg).collect(),
    }))
}

fn json(value: &impl Serialize) -> String {
    // Only maps with keys that are no text could fail.
    serde_json::to_string(value).unwrap_or_default()
}
