//! What several test files need.

#![allow(dead_code, reason = "no test file needs all of it")]

pub(crate) mod random;
