//! What the HTTP interface is, for programs.

use axum::Json;
use utoipa::OpenApi;

use crate::{sheets, values};

/// The HTTP interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Molino",
        description = "Exact values of the Morris family of board games, and sheets to print."
    ),
    paths(values::value, sheets::pdf)
)]
struct Interface;

/// Answers with the description, as `OpenAPI`.
pub(crate) async fn description() -> Json<utoipa::openapi::OpenApi> {
    Json(Interface::openapi())
}
