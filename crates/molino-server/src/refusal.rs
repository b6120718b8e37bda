//! What is wrong with a request, for programs.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use molino::Describe;
use molino_wire::Told;
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong: an id and its arguments.
#[derive(Serialize, ToSchema)]
pub(crate) struct Refusal {
    /// The version of this form.
    v: u32,
    /// What is wrong. `docs/FORMATS.md` lists the ids.
    error: Told,
}

/// An answer that says what is wrong.
pub(crate) fn refused(status: StatusCode, error: &dyn Describe) -> Response {
    let error = Told::error(error);
    (status, Json(Refusal { v: 1, error })).into_response()
}
