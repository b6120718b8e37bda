//! A game that goes on: whose turn it is, and what is done about a line.

use std::path::Path;

use molino::{Declared, Game, GameOver, Move, MoveError, Player, RuleSet, Throw};
use molino_text::Arguments;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::args::DiceFrom;
use crate::failure::Failure;
use crate::fault::{Fault, Place};
use crate::play::advice::{self, Task};
use crate::play::command::{self, Command, Reply, Verb, Vocabulary};
use crate::play::lines::{Lines, Next};
use crate::play::opponent::{self, Merit};
use crate::play::seats::Seats;
use crate::play::store::{self, SaveError, Store};
use crate::play::table::{Table, side_of};
use crate::{rules, words};

/// A game, who plays it, and how.
pub(crate) struct Session<'w> {
    pub(crate) game: Game,
    pub(crate) rule_set: RuleSet,
    pub(crate) seats: Seats,
    pub(crate) dice: DiceFrom,
    pub(crate) table: Table<'w>,
    pub(crate) lines: Lines,
    pub(crate) vocabulary: Vocabulary,
    pub(crate) rng: ChaCha8Rng,
    pub(crate) store: Store,
    /// The board has changed since it was drawn.
    pub(crate) is_stale: bool,
}

/// Whether the session goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    On,
    End,
}

impl Session<'_> {
    /// Plays until somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.welcome()?;
        loop {
            self.play_without_people()?;
            if self.is_stale {
                self.draw()?;
            }
            let prompt = self.prompt();
            let after = match self.lines.next(&prompt, &mut self.table.out)? {
                Next::Line(line) => self.obey(&line)?,
                Next::Fault(fault) => {
                    self.table.refuse(&fault)?;
                    After::On
                }
                Next::Leave => self.leave()?,
                Next::End => After::End,
            };
            if after == After::End {
                return Ok(());
            }
        }
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let summary = self.table.words.summary(self.rule_set.base());
        let rules = format!("{}: {summary}", self.rule_set);
        self.table.write(&rules)?;
        let white = &self.seats.by_player.white.name;
        let arguments = Arguments::new().text("name", white);
        let id = if self.seats.by_lot {
            "play-white-by-lot"
        } else {
            "play-white-is"
        };
        self.table.tell(id, &arguments)?;
        self.table.tell("play-welcome", &Arguments::new())
    }

    /// Throws the dice and makes the computer's moves, as long as nobody else
    /// has to do anything.
    fn play_without_people(&mut self) -> Result<(), Failure> {
        while self.game.outcome().is_none() {
            let turn = self.game.position().turn();
            if self.game.is_throw_due() {
                if self.dice == DiceFrom::Typed {
                    return Ok(());
                }
                self.throw(turn)?;
            } else if self.seats.by_player[turn].is_computer {
                let Some((mv, _)) = opponent::choose(&self.game, &mut self.rng) else {
                    return Ok(());
                };
                let text = self.game.text(mv);
                // A legal move is played.
                let _ = self.game.play(mv);
                let told = side_of(turn).text("move", text);
                self.table.tell("play-plays", &told)?;
            } else {
                return Ok(());
            }
            self.is_stale = true;
        }
        Ok(())
    }

    fn throw(&mut self, turn: Player) -> Result<(), Failure> {
        let pips = [(); 3].map(|()| self.rng.random_range(1..=6));
        let throw = Throw::from_pips(pips).filter(|throw| self.game.throw(*throw).is_ok());
        let told = throw.map(|throw| throw.to_string()).unwrap_or_default();
        let told = side_of(turn).text("throw", told);
        self.table.tell("play-throws", &told)
    }

    /// Draws the board, and tells what is to be done or how the game has ended.
    fn draw(&mut self) -> Result<(), Failure> {
        self.is_stale = false;
        let names = &self.seats.by_player;
        let names = |player| names[player].name.clone();
        self.table.draw(&self.game, self.rule_set, names)?;
        let (id, told) = match self.game.outcome() {
            Some(outcome) => {
                let by = Arguments::new().text("by", outcome.termination());
                match outcome.winner() {
                    Some(winner) => ("play-won", by.text("side", winner.letter())),
                    None => ("play-drawn", by),
                }
            }
            None => self.task(),
        };
        self.table.tell(id, &told)?;
        if self.game.outcome().is_some() {
            self.table.tell("play-over", &Arguments::new())?;
        }
        Ok(())
    }

    /// What the side to move has to do, with an example.
    fn task(&self) -> (&'static str, Arguments) {
        let (task, example) = advice::task(&self.game);
        let id = match task {
            Task::Throw => "play-do-throw",
            Task::Raid => "play-do-raid",
            Task::Place => "play-do-place",
            Task::PlaceOrMove => "play-do-place-or-move",
            Task::Step => "play-do-step",
            Task::Fly => "play-do-fly",
            Task::Pass => "play-do-pass",
        };
        let side = side_of(self.game.position().turn());
        match example {
            Some(example) => (id, side.text("example", self.game.text(example))),
            None => (id, side),
        }
    }

    fn prompt(&self) -> String {
        let turn = self.game.position().turn();
        let side = match self.game.outcome() {
            None => self.table.words.say("play-side-name", &side_of(turn)),
            Some(_) => String::new(),
        };
        format!("{side}> ")
    }

    fn obey(&mut self, line: &str) -> Result<After, Failure> {
        let (verb, rest) = match self.vocabulary.read(line) {
            Command::Empty => return Ok(After::On),
            Command::Other(text) => {
                self.enter(&text)?;
                return Ok(After::On);
            }
            Command::Verb(verb, rest) => (verb, rest),
        };
        match verb {
            Verb::Play => self.enter(&rest)?,
            Verb::Moves => self.list_moves()?,
            Verb::Hint => self.hint()?,
            Verb::Undo => self.undo()?,
            Verb::Board => self.is_stale = true,
            Verb::Flip => {
                self.table.look.flipped ^= true;
                self.is_stale = true;
            }
            Verb::Rules => self.tell_rules()?,
            Verb::Position => {
                let text = self.game.setup().to_string();
                self.table.write(&text)?;
            }
            Verb::Draw => self.offer_draw()?,
            Verb::Resign => self.end(Declared::Resigned(self.person()))?,
            Verb::Save => self.save(&rest)?,
            Verb::Load => self.load(&rest)?,
            Verb::Help => self.help()?,
            Verb::Quit => return self.leave(),
        }
        Ok(After::On)
    }

    /// A move, or the dice where they are due.
    fn enter(&mut self, typed: &str) -> Result<(), Failure> {
        if let Some(outcome) = self.game.outcome() {
            let fault = Fault::of(&GameOver(outcome));
            return self.table.refuse(&fault);
        }
        let is_word = typed.chars().all(char::is_alphabetic);
        if is_word && !typed.eq_ignore_ascii_case("pass") {
            let found = Arguments::new().text("found", words::shown(typed));
            return self.table.tell("play-unknown", &found);
        }
        if self.game.is_throw_due() {
            return self.enter_dice(typed);
        }
        let text = command::move_text(typed);
        let could_take = advice::captures(&text, &self.game);
        match self.game.play_text(&text) {
            Ok(mv) => {
                self.is_stale = true;
                self.store.is_changed = true;
                if !mv.is_capture() && !could_take.is_empty() {
                    self.table.tell("play-declined", &Arguments::new())?;
                }
                Ok(())
            }
            Err(error) => self.refuse_move(&text, &error, &could_take),
        }
    }

    fn enter_dice(&mut self, typed: &str) -> Result<(), Failure> {
        let dice = typed.trim_matches(['{', '}']);
        let dice: Vec<&str> = dice.split_whitespace().collect();
        let dice = dice.join("-");
        match Throw::read(&dice) {
            Ok(throw) => {
                // It is due.
                let _ = self.game.throw(throw);
                self.is_stale = true;
                Ok(())
            }
            Err(error) => {
                let fault = Fault::new(&error, Place::Move(words::shown(typed)));
                self.table.refuse(&fault)
            }
        }
    }

    /// Tells why a move is not legal and, where something must be taken, what
    /// may be.
    fn refuse_move(
        &mut self,
        text: &str,
        error: &MoveError,
        could_take: &[Move],
    ) -> Result<(), Failure> {
        let place = Place::Move(words::shown(text));
        self.table.refuse(&Fault::new(error, place))?;
        if could_take.is_empty() {
            return Ok(());
        }
        let mut ways: Vec<String> = could_take.iter().map(|mv| self.game.text(*mv)).collect();
        ways.sort_unstable();
        let ways = Arguments::new().text("moves", ways.join(" "));
        self.table.tell("play-could-take", &ways)
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        if let Some(outcome) = self.game.outcome() {
            return self.table.refuse(&Fault::of(&GameOver(outcome)));
        }
        if self.game.is_throw_due() {
            let (id, told) = self.task();
            return self.table.tell(id, &told);
        }
        let moves = self.game.legal_move_texts().join(" ");
        self.table.write(&moves)
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let Some((mv, merit)) = opponent::choose(&self.game, &mut self.rng) else {
            return self.list_moves();
        };
        let why = match merit {
            Merit::Wins => "wins",
            Merit::Gains(_) => "gains",
            Merit::Guards => "guards",
            Merit::Quiet => "quiet",
            Merit::Costs(_) | Merit::Loses => "costs",
        };
        let told = Arguments::new().text("move", self.game.text(mv));
        self.table.tell("play-hint", &told.text("why", why))
    }

    /// Takes back an end that was declared, dice that were typed, or moves until
    /// a person is to move.
    fn undo(&mut self) -> Result<(), Failure> {
        let declared = self.game.outcome().is_some() && self.game.reopen();
        let typed = self.dice == DiceFrom::Typed;
        if declared || (typed && self.game.take_back_throw().is_some()) {
            self.is_stale = true;
            return Ok(());
        }
        let turn = self.game.position().turn();
        let is_person = |plies: usize| {
            let player = if plies.is_multiple_of(2) { turn } else { !turn };
            !self.seats.by_player[player].is_computer
        };
        let Some(plies) = (1..=self.game.moves().len()).find(|plies| is_person(*plies)) else {
            return self.table.tell("play-nothing-to-undo", &Arguments::new());
        };
        for _ in 0..plies {
            self.game.take_back();
        }
        self.is_stale = true;
        self.store.is_changed = true;
        Ok(())
    }

    /// Saves the game in the file called `name`, without a name in the one of
    /// last time. A file that was there before stays as it is.
    fn save(&mut self, name: &str) -> Result<(), Failure> {
        let file = |file: &Path| Arguments::new().text("file", file.display().to_string());
        match self.store.save(name, &self.game, &self.seats) {
            Ok(saved) => self.table.tell("play-saved", &file(saved)),
            Err(SaveError::NoName) => self.table.tell("play-save-where", &Arguments::new()),
            Err(SaveError::Exists(other)) => self.table.tell("play-save-exists", &file(&other)),
            Err(SaveError::Fault(fault)) => self.table.refuse(&fault),
        }
    }

    /// Goes on with the game of the file called `name`.
    fn load(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.table.tell("play-load-what", &Arguments::new());
        }
        let (rule_set, game) = match store::load(Path::new(name), self.rule_set) {
            Ok(loaded) => loaded,
            Err(fault) => return self.table.refuse(&fault),
        };
        let keeps = self.would_lose_moves()
            && self.ask("play-ask-load", &Arguments::new())? != Some(Reply::Yes);
        if keeps {
            return Ok(());
        }
        self.rule_set = rule_set;
        self.game = game;
        self.store = Store::default();
        self.is_stale = true;
        let told = Arguments::new().text("file", name);
        let told = told.text("rules", rule_set.to_string());
        self.table.tell("play-loaded", &told)
    }

    fn tell_rules(&mut self) -> Result<(), Failure> {
        let sentences = rules::sentences(self.rule_set, self.table.words);
        let items: Vec<(String, String)> = sentences
            .into_iter()
            .map(|sentence| ("- ".to_owned(), sentence))
            .collect();
        self.table.write_items(&items)
    }

    fn help(&mut self) -> Result<(), Failure> {
        let words = self.table.words;
        let names = command::ENTRIES.map(|entry| words.listed(entry.words).join(", "));
        let widest = names.iter().map(|name| name.chars().count()).max();
        let width = widest.unwrap_or_default();
        let items: Vec<(String, String)> = names
            .iter()
            .zip(&command::ENTRIES)
            .map(|(name, entry)| (format!("  {name:width$}  "), words.plain(entry.about)))
            .collect();
        self.table.tell("play-help", &Arguments::new())?;
        self.table.write_items(&items)
    }

    /// The other side answers: the computer at once, a person when asked.
    fn offer_draw(&mut self) -> Result<(), Failure> {
        let other = !self.person();
        let agreed = if self.game.outcome().is_some() {
            true
        } else if self.seats.by_player[other].is_computer {
            opponent::accepts_draw(&self.game, other)
        } else {
            self.ask("play-ask-draw", &side_of(other))? == Some(Reply::Yes)
        };
        if agreed {
            return self.end(Declared::Agreed);
        }
        self.table.tell("play-draw-declined", &side_of(other))
    }

    fn end(&mut self, end: Declared) -> Result<(), Failure> {
        match self.game.declare(end) {
            Ok(()) => {
                self.is_stale = true;
                self.store.is_changed = true;
                Ok(())
            }
            Err(over) => self.table.refuse(&Fault::of(&over)),
        }
    }

    /// The side of the person who is asked: the one to move, or against the
    /// computer the other one.
    fn person(&self) -> Player {
        let turn = self.game.position().turn();
        match self.seats.by_player[turn].is_computer {
            true => !turn,
            false => turn,
        }
    }

    fn leave(&mut self) -> Result<After, Failure> {
        let reply = if self.would_lose_moves() {
            self.ask("play-ask-leave", &Arguments::new())?
        } else {
            Some(Reply::Yes)
        };
        match reply {
            Some(Reply::No) => Ok(After::On),
            Some(Reply::Yes) | None => Ok(After::End),
        }
    }

    /// Whether moves of a game that is not over stand in no file.
    pub(crate) fn would_lose_moves(&self) -> bool {
        self.store.is_changed && self.game.outcome().is_none() && self.game.moves().len() > 0
    }

    /// Asks a question until it is answered; nothing at the end of the lines.
    pub(crate) fn ask(&mut self, id: &str, told: &Arguments) -> Result<Option<Reply>, Failure> {
        let question = self.table.words.say(id, told);
        loop {
            match self
                .lines
                .next(&format!("{question} "), &mut self.table.out)?
            {
                Next::Line(line) => match self.vocabulary.reply(&line) {
                    Some(reply) => return Ok(Some(reply)),
                    None => self.table.tell("play-yes-or-no", &Arguments::new())?,
                },
                Next::Fault(fault) => self.table.refuse(&fault)?,
                Next::Leave | Next::End => return Ok(None),
            }
        }
    }
}
