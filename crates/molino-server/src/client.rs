//! The client's files, which are part of the program.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

/// What `cargo xtask web` has built; in a debug build read from its folder.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page that every address of the client shows.
const PAGE: &str = "index.html";

/// The folder of files whose names change with their content.
const HASHED: &str = "assets/";

/// What the client has no pages under: the server answers there, or nobody.
const SERVER: [&str; 3] = ["api", "ws", "db"];

/// Answers with the file of an address, or else with the client's page, which
/// finds its own way.
pub(crate) async fn file(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path) {
        return answer(path, &file, &asked);
    }
    // An address of the client has no dot; a file that is not there is not there.
    let mut parts = path.rsplit('/');
    let is_file = parts.next().is_some_and(|name| name.contains('.'));
    let is_servers = SERVER.contains(&path.split('/').next().unwrap_or_default());
    if is_file || is_servers {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get(PAGE) {
        Some(page) => answer(PAGE, &page, &asked),
        None => {
            let told = "The client is not built. `cargo xtask web` builds it.\n";
            (StatusCode::SERVICE_UNAVAILABLE, told).into_response()
        }
    }
}

fn answer(path: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let kept = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let hash: String = file.metadata.sha256_hash()[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let tag = format!("\"{hash}\"");
    let headers = [
        (header::CONTENT_TYPE, file.metadata.mimetype().to_owned()),
        (header::CACHE_CONTROL, kept.to_owned()),
        (header::ETAG, tag.clone()),
    ];
    let known = asked.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.clone()).into_response()
}
