//! An order from JavaScript, and the sheet for it.

use molino::Describe;
use molino_print::{Order, to_svg};
use molino_text::{Catalogue, Language};
use molino_wire::Told;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The pages of a sheet.
#[derive(Debug, Serialize)]
struct Sheets {
    title: String,
    pages: Vec<String>,
}

/// The sheet that names and values by turns ask for, in the language of this code;
/// in English where Molino does not speak it.
///
/// # Errors
///
/// Throws what is no order, or what does not fit.
#[wasm_bindgen]
#[allow(
    clippy::needless_pass_by_value,
    reason = "JavaScript hands values over"
)]
pub fn sheet(order: Vec<String>, language: &str) -> Result<String, JsValue> {
    let pairs = order
        .chunks_exact(2)
        .map(|pair| (pair[0].as_str(), pair[1].as_str()));
    let order = Order::read(pairs).map_err(|error| thrown(&error))?;
    let words = Catalogue::new(language.parse::<Language>().unwrap_or_default());
    let document = order.document(&words).map_err(|error| thrown(&error))?;
    Ok(json(&Sheets {
        title: document.title,
        pages: document.pages.iter().map(to_svg).collect(),
    }))
}

fn thrown(error: &dyn Describe) -> JsValue {
    JsValue::from_str(&json(&Told::error(error)))
}

fn json(value: &impl Serialize) -> String {
    // Only maps with keys that are no text could fail.
    serde_json::to_string(value).unwrap_or_default()
}
