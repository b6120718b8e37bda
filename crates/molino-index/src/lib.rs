//! Numbers for the positions of the Morris family, for tables of values: which
//! [`Sector`] a position belongs to, and which index it has there.
//!
//! ```
//! use molino::{Base, Position, Rules, Setup};
//! use molino_index::Numbering;
//!
//! let rules = Rules::from(Base::Ludoteka);
//! let numbering = Numbering::new(rules.board());
//! let text = "W1W/1W1/3/6/3/1B1/B1B w 0,0";
//! let setup = Setup::read(text, rules.board()).unwrap();
//! let position = Position::new(&setup, &rules).unwrap();
//! let place = numbering.place(&position);
//! assert_eq!(place.sector.to_string(), "3-3");
//! assert_eq!(numbering.size(place.sector), 158 * 1330);
//! // The same arrangement, up to a symmetry of the board.
//! let again = numbering.setup(place).unwrap();
//! let again = Position::new(&again, &rules).unwrap();
//! assert_eq!(numbering.place(&again), place);
//! ```
//!
//! A sector is how many men each side has on the board and in hand. Within it
//! an index is `row × columns + column`: the row is the [orbit](Orbits) of one
//! side's men under the symmetries of the board, the column the rank of the other
//! side's men among the points that the representative of the row leaves free.
//! Rows whose representative has symmetries of its own hold some positions more than
//! once: such duplicates have the same value.
//!
//! In the movement phase the rows are the men of the side to move, and columns are
//! [ranked](Combinations) as numbers. While men are placed the rows are the men of
//! [one side](Sector::has_mover_in_rows) at all plies, and columns are ranked
//! [part](Parted) by [part](Images::parts).
#![forbid(unsafe_code)]

mod combinations;
mod images;
mod fold;
mod orbits;
mod parted;
mod sector;
mod numbering;

pub use combinations::{Combinations, Ranks, deposit, extract};
pub use images::Images;
pub use numbering::{Numbering, Place};
pub use orbits::{Home, Homes, Orbits, Spot};
pub use parted::Parted;
pub use sector::{Force, Sector};
