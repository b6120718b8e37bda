//! Who plays which side.

use molino::{ByPlayer, Player, RuleSet, Starter};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::args::{Against, First, PlayArgs};
use crate::words::Words;

/// Who plays a side.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    /// What it is called.
    pub(crate) name: String,
    /// The computer, and not a person.
    pub(crate) is_computer: bool,
    /// The name is one that was given, and belongs into records.
    is_named: bool,
}

/// Who plays the two sides, and how that came.
pub(crate) struct Seats {
    pub(crate) by_player: ByPlayer<Seat>,
    /// Lots have decided who plays White.
    pub(crate) by_lot: bool,
}

impl Seats {
    /// The seats that the arguments ask for. Without a word about who begins,
    /// lots decide unless the rules leave it to the players or to colours: then
    /// White is the one who has started the program.
    pub(crate) fn new(
        args: &PlayArgs,
        rule_set: RuleSet,
        words: &Words,
        rng: &mut ChaCha8Rng,
    ) -> Seats {
        let first = args.first.unwrap_or(match rule_set.options().starter {
            Starter::Lot => First::Lot,
            Starter::Agreement | Starter::FixedColours => First::Me,
        });
        let i_am_white = match first {
            First::Lot => rng.random(),
            First::Me => true,
            First::Other => false,
        };
        let (mine, others) = match args.against {
            Against::Computer => ("play-you", "play-computer"),
            Against::Person => ("play-first-person", "play-second-person"),
        };
        let me = Seat::new(args.me.as_deref(), mine, false, words);
        let is_computer = args.against == Against::Computer;
        let other = Seat::new(args.other.as_deref(), others, is_computer, words);
        let (white, black) = match i_am_white {
            true => (me, other),
            false => (other, me),
        };
        Seats {
            by_player: ByPlayer { white, black },
            by_lot: first == First::Lot,
        }
    }

    /// The name that a record gives to `player`, if it was given one.
    pub(crate) fn recorded(&self, player: Player) -> Option<&str> {
        let seat = &self.by_player[player];
        match (seat.is_named, seat.is_computer) {
            (true, _) => Some(&seat.name),
            (false, true) => Some("Molino"),
            (false, false) => None,
        }
    }
}

impl Seat {
    fn new(given: Option<&str>, id: &str, is_computer: bool, words: &Words) -> Seat {
        Seat {
            name: given.map_or_else(|| words.plain(id), crate::words::shown),
            is_computer,
            is_named: given.is_some(),
        }
    }
}
