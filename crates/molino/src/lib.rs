//! The rules of the Morris family of board games.
#![no_std]
#![forbid(unsafe_code)]
