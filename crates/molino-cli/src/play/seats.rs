//! Who plays which side.

use molino::{ByPlayer, Player, Starter};
use molino_record::Record;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::args::{Against, First};
use crate::words::Words;

/// The computer's name in records.
const COMPUTER: &str = "Molino";

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// The person who plays against the computer.
    You,
    /// The computer.
    Computer,
    /// The person who has started the program, where two people play.
    First,
    /// The other one.
    Second,
}

/// Who plays a side, and what that is called.
#[derive(Clone, Debug)]
struct Seat {
    who: Who,
    /// A name that was given.
    name: Option<String>,
}

/// Who plays the two sides.
#[derive(Clone, Debug)]
pub(crate) struct Seats {
    by_player: ByPlayer<Seat>,
    /// How it came that White is White.
    pub(crate) by: Settled,
}

/// How it was settled who plays White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// Lots decided.
    Lot,
    /// Somebody said so, or the rules do.
    Choice,
    /// The game had begun already.
    Record,
}

/// The two who sit down, before the sides are settled.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    me: Seat,
    other: Seat,
}

impl Pair {
    /// The person at the terminal, and whom he plays against.
    pub(crate) fn new(against: Against, me: Option<String>, other: Option<String>) -> Pair {
        let (mine, others) = match against {
            Against::Computer => (Who::You, Who::Computer),
            Against::Person => (Who::First, Who::Second),
        };
        let seat = |who, name| Seat { who, name };
        Pair {
            me: seat(mine, me),
            other: seat(others, other),
        }
    }

    /// Seats the two. Where nothing is said about who begins, lots decide unless
    /// the rules leave it to the players or to the colours: then it is the one
    /// who has started the program.
    pub(crate) fn seated(
        self,
        first: Option<First>,
        starter: Starter,
        rng: &mut ChaCha8Rng,
    ) -> Seats {
        let first = first.unwrap_or(match starter {
            Starter::Lot => First::Lot,
            Starter::Agreement | Starter::FixedColours => First::Me,
        });
        let (mine, by) = match first {
            First::Lot if rng.random() => (Player::White, Settled::Lot),
            First::Lot => (Player::Black, Settled::Lot),
            First::Me => (Player::White, Settled::Choice),
            First::Other => (Player::Black, Settled::Choice),
        };
        Seats::new(&self, mine, by)
    }

    /// Seats the two as the record of their game says: by their names or, where
    /// those are not there, the person at the side that is to move.
    pub(crate) fn seated_as_in(mut self, record: &Record, turn: Player) -> Seats {
        let tags = ByPlayer {
            white: record.tag("White"),
            black: record.tag("Black"),
        };
        let is_mine = |player: Player| {
            let name = tags[player];
            name.is_some() && name == self.me.name.as_deref()
        };
        let is_others = |player: Player| {
            let name = tags[player];
            let computer = self.other.who == Who::Computer && name == Some(COMPUTER);
            computer || (name.is_some() && name == self.other.name.as_deref())
        };
        let known = |player: &Player| is_mine(*player) || is_others(!*player);
        let mine = Player::ALL.into_iter().find(known).unwrap_or(turn);
        let named = |player: Player| tags[player].filter(|name| *name != COMPUTER);
        let given = |name: Option<&str>| name.map(str::to_owned);
        self.me.name = self.me.name.or_else(|| given(named(mine)));
        self.other.name = self.other.name.or_else(|| given(named(!mine)));
        Seats::new(&self, mine, Settled::Record)
    }
}

impl Seats {
    fn new(pair: &Pair, mine: Player, by: Settled) -> Seats {
        let by_player = ByPlayer::from_fn(|player| {
            if player == mine {
                pair.me.clone()
            } else {
                pair.other.clone()
            }
        });
        Seats { by_player, by }
    }

    /// The two, as they sat down.
    pub(crate) fn pair(&self) -> Pair {
        let mine = |player: &Player| matches!(self.who(*player), Who::You | Who::First);
        let mine = Player::ALL.into_iter().find(mine).unwrap_or(Player::White);
        Pair {
            me: self.by_player[mine].clone(),
            other: self.by_player[!mine].clone(),
        }
    }

    /// Who plays `player`.
    pub(crate) fn who(&self, player: Player) -> Who {
        self.by_player[player].who
    }

    /// Whether a person plays `player`.
    pub(crate) fn is_person(&self, player: Player) -> bool {
        self.who(player) != Who::Computer
    }

    /// What the one who plays `player` is called.
    pub(crate) fn name(&self, player: Player, words: &Words) -> String {
        let seat = &self.by_player[player];
        let plain = match seat.who {
            Who::You => "play-you",
            Who::Computer => "play-computer",
            Who::First => "play-first-person",
            Who::Second => "play-second-person",
        };
        seat.name.clone().unwrap_or_else(|| words.plain(plain))
    }

    /// The name that a record gives to `player`, if there is one.
    pub(crate) fn recorded(&self, player: Player) -> Option<&str> {
        let seat = &self.by_player[player];
        let computer = (seat.who == Who::Computer).then_some(COMPUTER);
        seat.name.as_deref().or(computer)
    }
}
