//! The examples of the README, compiled and run as the others are.

#![doc = include_str!("../../../README.md")]
