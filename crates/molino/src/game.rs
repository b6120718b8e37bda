//! Games: a position with its history, draw rules and result.

use alloc::vec::Vec;
use core::fmt;

use crate::dice::Throw;
use crate::error::{Argument, Describe};
use crate::illegal::{IllegalMove, MoveError};
use crate::moves::Move;
use crate::options::{DrawCounter, Repetition};
use crate::outcome::{DrawnBy, Outcome, WonBy};
use crate::player::Player;
use crate::position::{FEWEST, Position, PositionError};
use crate::rules::Rules;
use crate::setup::Setup;
use crate::zobrist::Key;

/// A game: where it began, the moves, and how it stands.
///
/// ```
/// use molino::{Base, Game, Rules};
///
/// let mut game = Game::new(Rules::from(Base::Ludoteka));
/// for mv in ["a1", "d6", "d1", "f4", "g1xd6"] {
///     game.play_text(mv).unwrap();
/// }
/// assert_eq!(game.outcome(), None);
/// assert_eq!(game.setup().to_string(), "3/3/3/4B1/3/3/WWW b 6,7 0 3");
/// game.take_back();
/// assert_eq!(game.moves().count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Setup,
    moves: Vec<Move>,
    /// One moment more than there are moves: the start, and what each led to.
    moments: Vec<Moment>,
    outcome: Option<Outcome>,
}

/// How the game stands between two moves.
#[derive(Clone, Copy, Debug)]
struct Moment {
    position: Position,
    key: Key,
    quiet_plies: u16,
    move_number: u16,
    /// How many plies back lies the first position that could be this one.
    reversible: usize,
}

impl Game {
    /// A game from the empty board.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        let (start, position) = (rules.start(), Position::start(&rules));
        Game::start(rules, start, position)
    }

    /// A game from `setup`, which counts as the first occurrence of its
    /// position. It may be over at once.
    ///
    /// # Errors
    ///
    /// What in the setup does not fit the rules.
    pub fn from_setup(rules: Rules, setup: &Setup) -> Result<Game, PositionError> {
        let position = Position::new(setup, &rules)?;
        Ok(Game::start(rules, setup.clone(), position))
    }

    fn start(rules: Rules, start: Setup, position: Position) -> Game {
        let first = Moment {
            position,
            key: Key::of(&position),
            quiet_plies: start.quiet_plies,
            move_number: start.move_number,
            reversible: 0,
        };
        let mut game = Game {
            rules,
            start,
            moves: Vec::new(),
            moments: [first].into(),
            outcome: None,
        };
        game.outcome = game.judge();
        game
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.now().position
    }

    /// The arrangement now, whose text tells the position with its counters.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let now = self.now();
        let (quiet_plies, move_number) = (now.quiet_plies, now.move_number);
        now.position.to_setup(&self.rules, quiet_plies, move_number)
    }

    /// The arrangement at the start.
    #[must_use]
    pub const fn first_setup(&self) -> &Setup {
        &self.start
    }

    /// The Zobrist key of the position now.
    #[must_use]
    pub fn key(&self) -> Key {
        self.now().key
    }

    /// Steps and flights since the last capture or placement, or as the rules'
    /// draw counter has it.
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.now().quiet_plies
    }

    /// The number of the move now due.
    #[must_use]
    pub fn move_number(&self) -> u16 {
        self.now().move_number
    }

    /// The moves played, each with the throw made for it; a throw that the
    /// first setup had already is not among them.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (Option<Throw>, Move)> + '_ {
        let given = self.start.throw.is_some();
        let played = self.moves.iter().zip(&self.moments).enumerate();
        played.map(move |(ply, (mv, before))| {
            let thrown = before.position.throw.filter(|_| ply > 0 || !given);
            (thrown, *mv)
        })
    }

    /// The end of the game, if it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.outcome {
            None => self.position().legal_moves(&self.rules),
            Some(_) => Vec::new(),
        }
    }

    /// How often the position now has occurred, this time counted, since the
    /// last move that cannot be undone.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.plies_of_occurrences().count()
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// Why the move is not legal; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome {
            return Err(IllegalMove::GameOver(outcome));
        }
        let mv = self.position().resolve(mv, &self.rules)?;
        let next = self.now().next(mv, &self.rules);
        self.moves.push(mv);
        self.moments.push(next);
        self.outcome = self.judge();
        Ok(())
    }

    /// Plays the move that `text` tells, and returns it.
    ///
    /// # Errors
    ///
    /// The text is not that of a move, or the move is not legal; the game
    /// stays as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = Move::read(text, self.rules.board()).map_err(MoveError::Text)?;
        self.play(mv).map_err(MoveError::Illegal)?;
        Ok(self.moves.last().copied().unwrap_or(mv))
    }

    /// Throws the dice for the side to move.
    ///
    /// # Errors
    ///
    /// No throw is due; the game stays as it was.
    pub fn throw(&mut self, throw: Throw) -> Result<(), NoThrowDue> {
        let now = *self.now();
        if self.outcome.is_some() || !now.position.is_throw_due(&self.rules) {
            return Err(NoThrowDue);
        }
        let position = now.position.with_throw(throw, &self.rules);
        let key = now.key.updated(&now.position, &position);
        self.moments.pop();
        self.moments.push(Moment {
            position,
            key,
            ..now
        });
        self.outcome = self.judge();
        Ok(())
    }

    /// Takes back the last move with all that it took, and with it the end of
    /// the game; the throw it was played with stands again. Returns the move,
    /// or nothing at the start of the game.
    pub fn take_back(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.moments.pop();
        self.outcome = None;
        Some(mv)
    }

    /// A player gives up.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn resign(&mut self, loser: Player) -> Result<(), GameOver> {
        self.end(Outcome::Win {
            winner: !loser,
            by: WonBy::Resignation,
        })
    }

    /// Ends the game by what no board shows: resignation, agreement, time, a
    /// player who left, a length fixed beforehand.
    ///
    /// # Errors
    ///
    /// The game is over already; its outcome stays.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), GameOver> {
        match self.outcome {
            Some(outcome) => Err(GameOver(outcome)),
            None => {
                self.outcome = Some(outcome);
                Ok(())
            }
        }
    }

    fn now(&self) -> &Moment {
        self.moments.last().expect("a game has its start at least")
    }

    /// The outcome by the board and the history. A win comes before any draw.
    fn judge(&self) -> Option<Outcome> {
        let shown = self.position().outcome(&self.rules);
        let counted = || self.is_counted_out().then_some(DrawnBy::NoCapture);
        let repeated = || self.is_repeated().then_some(DrawnBy::Repetition);
        shown.or_else(|| counted().or_else(repeated).map(Outcome::Draw))
    }

    fn is_counted_out(&self) -> bool {
        let quiet = self.quiet_plies();
        match self.rules.options().counter {
            DrawCounter::None => false,
            DrawCounter::SinceCapture(plies) | DrawCounter::SinceMill(plies) => {
                quiet >= plies.get()
            }
            DrawCounter::BothAtThree(plies) => {
                let at_three = |player| {
                    let position = self.position();
                    position.men(player).len() == FEWEST && position.hand(player) == 0
                };
                quiet >= plies.get() && Player::ALL.into_iter().all(at_three)
            }
        }
    }

    fn is_repeated(&self) -> bool {
        let mut plies = self.plies_of_occurrences();
        match (plies.next(), plies.next(), plies.next()) {
            (Some(last), Some(second), Some(first)) => match self.rules.options().repetition {
                Repetition::Free => false,
                Repetition::Third => true,
                Repetition::ThirdInSuccession => last - second == second - first,
            },
            _ => false,
        }
    }

    /// The plies at which the position now stood, the latest first.
    fn plies_of_occurrences(&self) -> impl Iterator<Item = usize> + '_ {
        let now = self.now();
        let last = self.moments.len() - 1;
        let plies = (last - now.reversible..=last).rev();
        plies.filter(|ply| {
            let then = &self.moments[*ply];
            then.key == now.key && then.position == now.position
        })
    }
}

impl Moment {
    fn next(&self, mv: Move, rules: &Rules) -> Moment {
        let position = self.position.after(mv, rules);
        let irreversible = mv.is_capture() || self.position.mover.hand != position.other.hand;
        let quiet = !irreversible && !self.resets_by_mill(mv, rules);
        Moment {
            position,
            key: self.key.updated(&self.position, &position),
            quiet_plies: if quiet {
                self.quiet_plies.saturating_add(1)
            } else {
                0
            },
            move_number: match self.position.turn {
                Player::White => self.move_number,
                Player::Black => self.move_number.saturating_add(1),
            },
            reversible: if irreversible { 0 } else { self.reversible + 1 },
        }
    }

    fn resets_by_mill(&self, mv: Move, rules: &Rules) -> bool {
        matches!(rules.options().counter, DrawCounter::SinceMill(_))
            && !self.position.mills_completed(mv, rules).is_empty()
    }
}

/// The dice cannot be thrown now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoThrowDue;

impl fmt::Display for NoThrowDue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no throw of the dice is due")
    }
}

impl core::error::Error for NoThrowDue {}

impl Describe for NoThrowDue {
    fn id(&self) -> &'static str {
        "no-throw-due"
    }

    fn arguments(&self) -> Vec<Argument> {
        Vec::new()
    }
}

/// The game is over already, with this outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver(pub Outcome);

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over: {}", self.0)
    }
}

impl core::error::Error for GameOver {}

impl Describe for GameOver {
    fn id(&self) -> &'static str {
        "game-over"
    }

    fn arguments(&self) -> Vec<Argument> {
        [
            Argument::text("result", self.0.result()),
            Argument::text("termination", self.0.termination()),
        ]
        .into()
    }
}
