//! Molino's site: so far the client for the browser, from the program itself, sheets
//! to print and exact values.
//!
//! ```
//! use molino_server::{Config, Databases, app};
//!
//! // A `tower` service: tests ask it without a network.
//! let app = app(Databases::default());
//! let config = Config::default();
//! assert_eq!(config.address.to_string(), "127.0.0.1:8080");
//! # let _ = app;
//! ```
#![forbid(unsafe_code)]

mod headers;
mod client;
mod databases;
mod refusal;
mod sheets;
mod values;
mod openapi;
mod site;

pub use databases::Databases;
pub use site::{Config, app, serve};
