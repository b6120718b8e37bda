//! An engine for the Morris family of board games: it finds a good move.
//!
//! ```
//! use molino::{Base, Game, Rules};
//! use molino_engine::{Limits, Score, search};
//!
//! // White has d5 and d6: Black must occupy d7.
//! let mut game = Game::new(Rules::from(Base::Ludoteka));
//! for mv in ["d6", "a1", "d5"] {
//!     game.play_text(mv)?;
//! }
//! let found = search(&game, Limits::to_depth(3), &mut |_| true).unwrap();
//! assert_eq!(game.text(found.line[0]), "d7");
//! assert!(matches!(found.score, Score::Units(_)));
//! # Ok::<(), molino::MoveError>(())
//! ```
//!
//! The search is a plain alpha-beta search, deepened ply by ply. A throw of the
//! dice that lies ahead is taken for one that gives no right. The crate does no
//! I/O and measures no time: the caller stops it.
#![forbid(unsafe_code)]

mod score;
mod evaluation;
mod tree;
mod search;

pub use score::Score;
pub use search::{Analysis, Limits, agrees_to_draw, search};
