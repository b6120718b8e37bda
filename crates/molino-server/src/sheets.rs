//! Sheets to print, as PDF.

use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use molino::Describe;
use molino_print::{Order, OrderError, PdfError, to_pdf};
use molino_text::{Catalogue, Language};

use crate::refusal::{Refusal, refused};

/// A sheet to print.
#[utoipa::path(
    get,
    path = "/api/sheet.pdf",
    params(
        ("sheet" = Option<String>, Query, description = "`board`, `tiled-board`, `pieces`, `rules`, `school`, `dice` or `tournament`"),
        ("paper" = Option<String>, Query, description = "`a4` or `letter`"),
        ("rules" = Option<String>, Query, description = "The name of a rule set, as `six+volar`"),
        ("style" = Option<String>, Query, description = "`full` or `ink-saving`"),
        ("side" = Option<f64>, Query, description = "The side of the board, in millimetres"),
        ("square" = Option<f64>, Query, description = "The side of a square, in millimetres"),
        ("diameter" = Option<f64>, Query, description = "The diameter of a man, in millimetres"),
        ("players" = Option<u8>, Query, description = "How many take part in a round robin"),
        ("lang" = Option<String>, Query, description = "`es`, `en` or `fr`"),
    ),
    responses(
        (status = 200, description = "The sheet", content_type = "application/pdf"),
        (status = 400, description = "An order that cannot be read, or does not fit the paper", body = Refusal),
    )
)]
pub(crate) async fn pdf(Query(asked): Query<Vec<(String, String)>>) -> Response {
    let mut language = Language::default();
    let mut pairs = Vec::new();
    for (name, value) in &asked {
        match (name.as_str(), value.parse()) {
            ("lang", Ok(known)) => language = known,
            ("lang", Err(_)) => {
                let (name, found) = (name.clone(), value.clone());
                return bad(&OrderError::Value { name, found });
            }
            _ => pairs.push((name.as_str(), value.as_str())),
        }
    }
    let order = match Order::read(pairs) {
        Ok(order) => order,
        Err(error) => return bad(&error),
    };
    match order.document(&Catalogue::new(language)) {
        Ok(document) => sent(to_pdf(&document)),
        Err(error) => bad(&error),
    }
}

fn sent(pdf: Result<Vec<u8>, PdfError>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-cache"),
        (
            header::CONTENT_DISPOSITION,
            "inline; filename=\"molino.pdf\"",
        ),
    ];
    match pdf {
        Ok(pdf) => (headers, pdf).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn bad(error: &dyn Describe) -> Response {
    refused(StatusCode::BAD_REQUEST, error)
}
