//! Every statement of rules in the five sources, as a test: 000 (alquerque), 001 (tradicional and alfonso),
//! 002 (ludoteka), 003 (the school sheet), 004 (abierto); and the wider family. `docs/RULES.md` lists the
//! statements and names these tests.

mod common;

/// What several sources state alike, asked of a rule set.
#[path = "sources/statements.rs"]
mod statements;

#[path = "sources/abierto.rs"]
mod abierto;
#[path = "sources/alfonso.rs"]
mod alfonso;
#[path = "sources/alquerque.rs"]
mod alquerque;
#[path = "sources/escuela.rs"]
mod escuela;
#[path = "sources/family.rs"]
mod family;
#[path = "sources/house.rs"]
mod house;
#[path = "sources/ludoteka.rs"]
mod ludoteka;
#[path = "sources/names.rs"]
mod names;
#[path = "sources/tradicional.rs"]
mod tradicional;
