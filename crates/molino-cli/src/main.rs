//! Molino at the command line.

fn main() {}
