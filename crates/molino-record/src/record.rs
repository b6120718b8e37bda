//! A game as it is written down: moves with comments and variations.

use alloc::string::String;
use alloc::vec::Vec;

use molino::{Game, Move, Outcome, RuleSet, Rules, Setup, Throw};

use crate::error::RecordFault;

/// The tags that every PGN record has, and their values where nothing is known.
pub(crate) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The rule set.
    pub rule_set: RuleSet,
    /// The tags, those that every record has first, each name once, but for
    /// those that say what stands elsewhere in the record (`RuleSet`, `SetUp`,
    /// `FEN`, `Result`, `Termination`), and those that say that nothing is
    /// known, as `[Event "?"]`.
    pub tags: Vec<Tag>,
    /// Where the game begins, if not at the empty board.
    pub start: Option<Setup>,
    /// The moves that were played.
    pub line: Line,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A name and a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name: letters, digits and `_`.
    pub name: String,
    /// The value.
    pub value: String,
}

/// Moves one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Ply>,
    /// A throw made after the last of them, for the move that is due.
    pub throw: Option<Throw>,
}

/// A move with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The throw made for the move.
    pub throw: Option<Throw>,
    /// The move.
    pub mv: Move,
    /// Marks by number, as PGN has them: 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// The comments after the move, commands such as `[%clk 0:05:00]` among
    /// them.
    pub comments: Vec<String>,
    /// What could have been played instead.
    pub variations: Vec<Line>,
}

impl Record {
    /// The record of a game that follows a named rule set; nothing where it
    /// follows rules of one's own, which a record cannot name.
    #[must_use]
    pub fn of(game: &Game) -> Option<Record> {
        let plies = game.moves().map(|(throw, mv)| Ply::new(throw, mv));
        let rule_set = game.rules().rule_set()?;
        let first = game.first_setup();
        let is_given = game.moves().len() == 0 && first.throw.is_some();
        let fresh = Game::new(game.rules().clone());
        Some(Record {
            rule_set,
            tags: Vec::new(),
            start: (first != fresh.first_setup()).then(|| first.clone()),
            line: Line {
                comments: Vec::new(),
                plies: plies.collect(),
                throw: game.position().throw().filter(|_| !is_given),
            },
            outcome: game.outcome(),
        })
    }

    /// The game at its end: the moves played from the start, and the end that
    /// was declared.
    ///
    /// # Errors
    ///
    /// What is wrong with a record that was put together by hand: one that was
    /// read, or made of a game, is a game.
    pub fn game(&self) -> Result<Game, RecordFault> {
        let mut game = match &self.start {
            None => Game::new(self.rules()),
            Some(setup) => Game::from_setup(self.rules(), setup).map_err(RecordFault::Position)?,
        };
        for ply in &self.line.plies {
            if let Some(throw) = ply.throw {
                game.throw(throw).map_err(RecordFault::Throw)?;
            }
            let played = game.play(ply.mv);
            played.map_err(|error| RecordFault::Move(error.into()))?;
        }
        if let Some(throw) = self.line.throw {
            game.throw(throw).map_err(RecordFault::Throw)?;
        }
        if let Some(end) = self.outcome.and_then(Outcome::declared) {
            // Where the game is over already, the outcomes differ below.
            let _ = game.declare(end);
        }
        match game.outcome() {
            shown if shown == self.outcome => Ok(game),
            shown => Err(RecordFault::other_outcome(
                self.outcome.map_or("*", Outcome::result),
                shown,
            )),
        }
    }

    /// The value of the tag called `name`, if the record has it.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules::from(self.rule_set)
    }
}

impl Ply {
    /// A move about which nothing is said.
    #[must_use]
    pub const fn new(throw: Option<Throw>, mv: Move) -> Ply {
        Ply {
            throw,
            mv,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}
