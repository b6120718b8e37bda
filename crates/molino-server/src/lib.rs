//! Molino's site: so far the client for the browser, from the program itself, and
//! sheets to print.
//!
//! ```
//! use molino_server::{Config, app};
//!
//! // A `tower` service: tests ask it without a network.
//! let app = app();
//! let config = Config::default();
//! assert_eq!(config.address.to_string(), "127.0.0.1:8080");
//! # let _ = app;
//! ```
#![forbid(unsafe_code)]

mod headers;
mod client;
mod sheets;
mod site;

pub use site::{Config, app, serve};
