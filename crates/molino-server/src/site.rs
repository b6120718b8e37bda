//! The site as a whole.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::routing::get;
use axum::{Router, middleware};
use tokio::net::TcpListener;
use tokio::signal;
use tower_http::compression::CompressionLayer;

use crate::databases::Databases;
use crate::{client, headers, openapi, sheets, values};

/// Where and how the site is served.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address and the port; port 0 takes a free one.
    pub address: SocketAddr,
}

impl Default for Config {
    /// This machine alone, at port 8080.
    fn default() -> Config {
        Config {
            address: (Ipv4Addr::LOCALHOST, 8080).into(),
        }
    }
}

/// The site: the client, sheets at `/api/sheet.pdf`, exact values from `databases` at
/// `/api/value`, what programs need to know of these at `/api/openapi.json`, and
/// `/healthz` for those who watch it.
pub fn app(databases: Databases) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/api/openapi.json", get(openapi::description))
        .route("/api/sheet.pdf", get(sheets::pdf))
        .route("/api/value", get(values::value))
        .with_state(Arc::new(databases))
        .fallback(get(client::file))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(headers::add))
}

/// Serves the site, with exact values from `databases`, until the process is interrupted or told to end. `ready` is
/// told the address when the site answers.
///
/// # Errors
///
/// The address cannot be used.
pub async fn serve(
    config: &Config,
    databases: Databases,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let listener = TcpListener::bind(config.address).await?;
    ready(listener.local_addr()?);
    axum::serve(listener, app(databases))
        .with_graceful_shutdown(interrupted())
        .await
}

/// Ends when the process is interrupted or told to end.
async fn interrupted() {
    #[cfg(unix)]
    {
        use signal::unix::{SignalKind, signal};
        if let Ok(mut told) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = told.recv() => {}
                _ = signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without signals it serves for ever.
    if signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
