//! Games: a position with its history, draw rules and result.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::NonZeroU16;

use crate::dice::Throw;
use crate::illegal::{IllegalMove, MoveError};
use crate::moment::Moment;
use crate::moves::Move;
use crate::options::{DrawCounter, Repetition};
use crate::outcome::{Declared, DrawnBy, GameOver, Outcome};
use crate::player::Player;
use crate::position::Position;
use crate::position_error::PositionError;
use crate::refusal::{ThrowError, TokenError};
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

impl Game {
    /// A game from the empty board.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        let position = Position::start(&rules);
        let start = position.to_setup(&rules, 0, NonZeroU16::MIN);
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
        let mut game = Game {
            rules,
            moves: Vec::new(),
            moments: [Moment::first(&start, position)].into(),
            start,
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
    pub fn move_number(&self) -> NonZeroU16 {
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

    /// Whether the side to move must throw the dice before anything else.
    #[must_use]
    pub fn is_throw_due(&self) -> bool {
        self.outcome.is_none() && self.position().is_throw_due(&self.rules)
    }

    /// The legal moves, in no promised order; none when the game is over, and
    /// none while a throw is due.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.outcome {
            None => self.position().legal_moves(&self.rules),
            Some(_) => Vec::new(),
        }
    }

    /// The texts of the legal moves, sorted by their bytes.
    #[must_use]
    pub fn legal_move_texts(&self) -> Vec<String> {
        let moves = self.legal_moves().into_iter();
        let mut texts: Vec<String> = moves.map(|mv| self.text(mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// The text of a move on the board of the game.
    #[must_use]
    pub fn text(&self, mv: Move) -> String {
        mv.display(self.rules.board()).to_string()
    }

    /// How often the position now has occurred, this time counted, since the
    /// last move that cannot be undone.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.plies_of_occurrences().count()
    }

    /// Plays a move, and returns it in its canonical form.
    ///
    /// # Errors
    ///
    /// Why the move is not legal; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<Move, IllegalMove> {
        if let Some(outcome) = self.outcome {
            return Err(IllegalMove::GameOver(outcome));
        }
        let mv = self.position().resolve(mv, &self.rules)?;
        let next = self.now().next(mv, &self.rules);
        self.moves.push(mv);
        self.moments.push(next);
        self.outcome = self.judge();
        Ok(mv)
    }

    /// Plays the move that `text` tells, and returns it.
    ///
    /// # Errors
    ///
    /// The text is not that of a move, or the move is not legal; the game
    /// stays as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = Move::read(text, self.rules.board())?;
        Ok(self.play(mv)?)
    }

    /// Plays a token of a list of moves: a move, or in braces the throw before
    /// it, as `{6-5-4}`.
    ///
    /// # Errors
    ///
    /// The token is neither, or not possible now; the game stays as it was.
    pub fn play_token(&mut self, token: &str) -> Result<(), TokenError> {
        let braced = token
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'));
        match braced {
            Some(dice) => self.throw(Throw::read(dice)?)?,
            None => drop(self.play_text(token)?),
        }
        Ok(())
    }

    /// Throws the dice for the side to move.
    ///
    /// # Errors
    ///
    /// The game is over, or no throw is due; the game stays as it was.
    pub fn throw(&mut self, throw: Throw) -> Result<(), ThrowError> {
        if let Some(outcome) = self.outcome {
            return Err(ThrowError::GameOver(outcome));
        }
        if !self.is_throw_due() {
            return Err(ThrowError::NotDue);
        }
        self.set_throw(Some(throw));
        self.outcome = self.judge();
        Ok(())
    }

    /// Takes back the throw made for the move now due, so that another can be
    /// made: dice that were typed in wrong. Returns the throw, or nothing where
    /// none was made since the last move.
    pub fn take_back_throw(&mut self) -> Option<Throw> {
        let given = self.moves.is_empty() && self.start.throw.is_some();
        let throw = self.position().throw.filter(|_| !given)?;
        self.set_throw(None);
        self.outcome = None;
        Some(throw)
    }

    /// Takes back the last move with all that it took, and with it the end of
    /// the game; the throw it was played with stands again. Returns the move,
    /// or nothing before the first move.
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
        self.declare(Declared::Resigned(loser))
    }

    /// Ends the game by what no board shows.
    ///
    /// # Errors
    ///
    /// The game is over already; its outcome stays.
    pub fn declare(&mut self, end: Declared) -> Result<(), GameOver> {
        match self.outcome {
            Some(outcome) => Err(GameOver(outcome)),
            None => {
                self.outcome = Some(end.into());
                Ok(())
            }
        }
    }

    /// Takes back an end that was declared; one that the board or the history
    /// shows stays. Returns whether the game goes on.
    pub fn reopen(&mut self) -> bool {
        self.outcome = self.judge();
        self.outcome.is_none()
    }

    fn set_throw(&mut self, throw: Option<Throw>) {
        let now = *self.now();
        let position = Position {
            throw,
            ..now.position
        };
        self.moments.pop();
        self.moments.push(now.with_position(position));
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
            DrawCounter::Never => false,
            DrawCounter::SinceCapture(plies) | DrawCounter::SinceMill(plies) => {
                quiet >= plies.get()
            }
            DrawCounter::BothAtThree(plies) => {
                let Position { mover, other, .. } = self.position();
                quiet >= plies.get() && mover.is_down_to_three() && other.is_down_to_three()
            }
        }
    }

    fn is_repeated(&self) -> bool {
        let repetition = self.rules.options().repetition;
        if repetition == Repetition::Free {
            return false;
        }
        let mut plies = self.plies_of_occurrences();
        let (last, second, first) = (plies.next(), plies.next(), plies.next());
        match (last, second, first, repetition) {
            (Some(last), Some(second), Some(first), Repetition::ThirdInSuccession) => {
                last - second == second - first
            }
            (.., Some(_), _) => true,
            (.., None, _) => false,
        }
    }

    /// The plies at which the position now stood, the latest first.
    fn plies_of_occurrences(&self) -> impl Iterator<Item = usize> + '_ {
        let now = self.now();
        let last = self.moments.len() - 1;
        let plies = (last - now.since_irreversible..=last).rev();
        plies.filter(|ply| self.moments[*ply].position == now.position)
    }
}
