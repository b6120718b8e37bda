//! A game between two, without the table that they sit at.

use molino::{
    Declared, Game, GameOver, Move, MoveError, Outcome, Player, Position, RuleSet, Throw,
    ThrowError,
};
use molino_engine::{Limits, Score, search};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::args::DiceFrom;
use crate::play::seats::Seats;

/// How many plies the computer looks ahead.
const DEPTH: u8 = 4;

/// A game, who plays it, and what is left to chance.
pub(crate) struct Contest {
    game: Game,
    pub(crate) seats: Seats,
    dice: DiceFrom,
    /// What decides all that is left to chance.
    seed: u64,
    /// How the game stood when it was last written down, or begun.
    written: Written,
}

/// What a record keeps of a game.
#[derive(PartialEq)]
struct Written {
    moves: Vec<(Option<Throw>, Move)>,
    position: Position,
    outcome: Option<Outcome>,
}

impl Written {
    fn of(game: &Game) -> Written {
        Written {
            moves: game.moves().collect(),
            position: *game.position(),
            outcome: game.outcome(),
        }
    }
}

/// What happens without people.
pub(crate) enum Event {
    /// The dice of a side fall.
    Thrown(Player, Throw),
    /// The computer makes a move.
    Played(Player, Move),
}

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Merit {
    /// It wins.
    Wins,
    /// It takes so many men.
    Takes(usize),
    /// Every move loses; this one last.
    Loses,
    /// Nothing of these.
    Quiet,
}

impl Contest {
    pub(crate) fn new(game: Game, seats: Seats, dice: DiceFrom, seed: u64) -> Contest {
        Contest {
            written: Written::of(&game),
            game,
            seats,
            dice,
            seed,
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The rule set.
    pub(crate) fn rule_set(&self) -> RuleSet {
        let rules = self.game.rules();
        rules.rule_set().expect("the rules were chosen by name")
    }

    /// Goes on with another game.
    pub(crate) fn set_game(&mut self, game: Game, seats: Seats) {
        self.game = game;
        self.seats = seats;
        self.written = Written::of(&self.game);
    }

    /// The game has been written down.
    pub(crate) fn set_written(&mut self) {
        self.written = Written::of(&self.game);
    }

    /// Whether moves would be lost with the game.
    pub(crate) fn would_lose_moves(&self) -> bool {
        self.game.moves().len() > 0 && self.written != Written::of(&self.game)
    }

    /// Does the next thing that happens without people, if there is any.
    pub(crate) fn go_on(&mut self) -> Option<Event> {
        let turn = self.game.position().turn();
        if self.game.is_throw_due() {
            let mut rng = self.chance();
            let pips = [(); 3].map(|()| rng.random_range(1..=6));
            let thrown = Throw::from_pips(pips).filter(|_| self.dice == DiceFrom::Thrown)?;
            self.throw(thrown).expect("a throw is due");
            return Some(Event::Thrown(turn, thrown));
        }
        if self.seats.is_person(turn) {
            return None;
        }
        let seed = self.chance().random();
        let found = search(&self.game, Limits { depth: DEPTH, seed }, &mut |_| true)?;
        let mv = found.line[0];
        self.game.play(mv).expect("a move that was found is legal");
        Some(Event::Played(turn, mv))
    }

    /// Chance at this ply. It is the same after moves were taken back, so that
    /// nobody throws again.
    fn chance(&self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.game.moves().len() as u64);
        rng
    }

    /// Plays a person's move.
    pub(crate) fn play(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = self.game.play_text(text)?;
        Ok(mv)
    }

    /// Throws the dice for the side to move.
    pub(crate) fn throw(&mut self, throw: Throw) -> Result<(), ThrowError> {
        self.game.throw(throw)?;
        Ok(())
    }

    /// Ends the game by what no board shows.
    pub(crate) fn end(&mut self, end: Declared) -> Result<(), GameOver> {
        self.game.declare(end)?;
        Ok(())
    }

    /// Takes back an end that was declared, dice that were typed, or moves until
    /// a person is to move. Whether there was anything to take back.
    pub(crate) fn undo(&mut self) -> bool {
        self.undo_end() || self.undo_throw() || self.undo_moves()
    }

    fn undo_end(&mut self) -> bool {
        self.game.outcome().is_some() && self.game.reopen()
    }

    fn undo_throw(&mut self) -> bool {
        self.dice == DiceFrom::Typed && self.game.take_back_throw().is_some()
    }

    fn undo_moves(&mut self) -> bool {
        let turn = self.game.position().turn();
        let is_person = |plies: &usize| {
            let player = if plies.is_multiple_of(2) { turn } else { !turn };
            self.seats.is_person(player)
        };
        let plies = (1..=self.game.moves().len()).find(is_person);
        for _ in 0..plies.unwrap_or(0) {
            self.game.take_back();
        }
        plies.is_some()
    }

    /// A good move, and why it is one; the same whenever it is asked for.
    pub(crate) fn hint(&self) -> Option<(Move, Merit)> {
        let found = search(&self.game, Limits::to_depth(DEPTH), &mut |_| true)?;
        let mv = found.line[0];
        let merit = match (found.score, mv.all_taken().len()) {
            (Score::Win(_), _) => Merit::Wins,
            (Score::Loss(_), _) => Merit::Loses,
            (Score::Units(_), 0) => Merit::Quiet,
            (Score::Units(_), men) => Merit::Takes(men),
        };
        Some((mv, merit))
    }

    /// The side of the person who is asked: the one to move, or against the
    /// computer the other one.
    pub(crate) fn person(&self) -> Player {
        let turn = self.game.position().turn();
        if self.seats.is_person(turn) {
            turn
        } else {
            !turn
        }
    }
}
