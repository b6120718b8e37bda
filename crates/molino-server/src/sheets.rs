//! Sheets to print, as PDF.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use molino::RuleSet;
use molino_print::{Order, Paper, Sheet, Style, to_pdf};
use molino_text::{Catalogue, Language};
use serde::Deserialize;

/// What is asked for: an order as `molino print` takes it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    sheet: String,
    rules: Option<String>,
    lang: Option<String>,
    paper: Option<String>,
    style: Option<String>,
    side: Option<f32>,
    square: Option<f32>,
    diameter: Option<f32>,
    players: Option<u8>,
}

/// Answers with the sheet; with 400 and the reason where it cannot be.
pub(crate) async fn pdf(asked: Result<Query<Asked>, QueryRejection>) -> Response {
    let Query(asked) = match asked {
        Ok(asked) => asked,
        Err(error) => return refused(&error.body_text()),
    };
    match made(&asked) {
        Ok(pdf) => {
            let headers = [
                (header::CONTENT_TYPE, "application/pdf"),
                (header::CACHE_CONTROL, "no-cache"),
                (
                    header::CONTENT_DISPOSITION,
                    "inline; filename=\"molino.pdf\"",
                ),
            ];
            (headers, pdf).into_response()
        }
        Err(reason) => refused(&reason),
    }
}

fn made(asked: &Asked) -> Result<Vec<u8>, String> {
    let rules = asked.rules.as_deref().unwrap_or("ludoteka");
    let rule_set: RuleSet = rules.parse().map_err(|error| format!("rules: {error}"))?;
    let language = asked.lang.as_deref().unwrap_or("en");
    let language: Language = language.parse().map_err(|error| format!("lang: {error}"))?;
    let order = asked.order(rule_set)?;
    let document = order.document(&Catalogue::new(language));
    let document = document.map_err(|error| error.to_string())?;
    to_pdf(&document).map_err(|error| error.to_string())
}

impl Asked {
    fn order(&self, rule_set: RuleSet) -> Result<Order, String> {
        let unknown = |what, name: &str| format!("{what}: nothing is called `{name}`");
        let sheet = Sheet::named(&self.sheet).ok_or_else(|| unknown("sheet", &self.sheet))?;
        let paper = self.paper.as_deref().unwrap_or("a4");
        let style = self.style.as_deref().unwrap_or("full");
        let plain = Order::new(sheet, rule_set);
        Ok(Order {
            paper: Paper::named(paper).ok_or_else(|| unknown("paper", paper))?,
            style: Style::named(style).ok_or_else(|| unknown("style", style))?,
            side: self.side,
            square: self.square.unwrap_or(plain.square),
            diameter: self.diameter.unwrap_or(plain.diameter),
            players: self.players.unwrap_or(plain.players),
            ..plain
        })
    }
}

fn refused(reason: &str) -> Response {
    (StatusCode::BAD_REQUEST, format!("{reason}\n")).into_response()
}
