//! Sheets to print, as PDF.

use axum::Json;
use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use molino::Describe;
use molino_print::{Order, OrderError, PdfError, to_pdf};
use molino_text::{Catalogue, Language};
use molino_wire::Told;
use serde::Serialize;

/// What is wrong, for programs: an id and its arguments.
#[derive(Serialize)]
struct Refusal {
    v: u32,
    error: Told,
}

/// Answers with the sheet that an order asks for, in the language of `lang`.
pub(crate) async fn pdf(Query(asked): Query<Vec<(String, String)>>) -> Response {
    let mut language = Language::default();
    let mut pairs = Vec::new();
    for (name, value) in &asked {
        match (name.as_str(), value.parse()) {
            ("lang", Ok(known)) => language = known,
            ("lang", Err(_)) => {
                let (name, found) = (name.clone(), value.clone());
                return refused(&OrderError::Value { name, found });
            }
            _ => pairs.push((name.as_str(), value.as_str())),
        }
    }
    let order = match Order::read(pairs) {
        Ok(order) => order,
        Err(error) => return refused(&error),
    };
    match order.document(&Catalogue::new(language)) {
        Ok(document) => sent(to_pdf(&document)),
        Err(error) => refused(&error),
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

/// 400, and what is wrong.
fn refused(error: &dyn Describe) -> Response {
    let error = Told::error(error);
    (StatusCode::BAD_REQUEST, Json(Refusal { v: 1, error })).into_response()
}
