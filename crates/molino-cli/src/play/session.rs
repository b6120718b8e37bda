//! A contest at the table: what is shown, and what is done about a line.

use std::path::Path;

use molino::{Declared, MoveError, Task, Throw, ThrowError};
use molino_text::Arguments;

use crate::failure::Failure;
use crate::fault::{Fault, Place};
use crate::play::advice;
use crate::play::command::{self, Command, Reply, Verb, Vocabulary};
use crate::play::contest::{Contest, Event, Merit};
use crate::play::ending;
use crate::play::lines::{Lines, Next};
use crate::play::store::{self, SaveError, Store};
use crate::play::table::{Table, side_of};
use crate::words;

/// A contest, the table it is played at, and the lines that people type.
pub(crate) struct Session<'w> {
    contest: Contest,
    table: Table<'w>,
    lines: Lines,
    vocabulary: Vocabulary,
    store: Store,
    /// The board has changed since it was drawn.
    is_stale: bool,
}

/// Whether the session goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    On,
    End,
}

impl<'w> Session<'w> {
    pub(crate) fn new(contest: Contest, store: Store, table: Table<'w>) -> Session<'w> {
        Session {
            contest,
            lines: Lines::new(),
            vocabulary: Vocabulary::new(table.words),
            table,
            store,
            is_stale: true,
        }
    }

    /// Plays until somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.table.welcome(&self.contest)?;
        loop {
            self.go_on()?;
            if self.is_stale {
                self.is_stale = false;
                self.table.draw(&self.contest)?;
                self.tell_task()?;
            }
            let prompt = self.table.prompt(&self.contest);
            let after = match self.lines.next(&prompt, &mut self.table.out)? {
                Next::Line(line) => self.obey(&line)?,
                Next::Fault(fault) => self.table.refuse(&fault).map(|()| After::On)?,
                Next::Leave => self.leave()?,
                Next::End => After::End,
            };
            if after == After::End {
                return Ok(());
            }
        }
    }

    /// Tells what happens without people, as long as something does.
    fn go_on(&mut self) -> Result<(), Failure> {
        while let Some(event) = self.contest.go_on() {
            self.is_stale = true;
            match event {
                Event::Thrown(player, throw) => {
                    let told = side_of(player).text("throw", throw.to_string());
                    self.table.tell("play-throws", &told)?;
                }
                Event::Played(player, mv) => {
                    let text = self.contest.game().text(mv);
                    let told = side_of(player).text("move", text);
                    self.table.tell("play-plays", &told)?;
                }
            }
        }
        Ok(())
    }

    /// Tells what the side to move has to do, or how the game has ended.
    fn tell_task(&mut self) -> Result<(), Failure> {
        let game = self.contest.game();
        if let Some(outcome) = game.outcome() {
            let (id, told) = ending::message(game, outcome);
            self.table.tell(id, &told)?;
            return self.table.tell_plain("play-over");
        }
        let Some(task) = game.task() else {
            return Ok(());
        };
        let id = match task {
            Task::Throw => "play-do-throw",
            Task::Raid => "play-do-raid",
            Task::Place => "play-do-place",
            Task::PlaceOrMove => "play-do-place-or-move",
            Task::Step => "play-do-step",
            Task::Fly => "play-do-fly",
            Task::Pass => "play-do-pass",
        };
        let mut told = side_of(game.position().turn());
        let moves = game.legal_moves();
        let raid = moves.iter().find(|mv| mv.raided().is_some());
        if let Some(example) = raid.or(moves.first()) {
            told = told.text("example", game.text(*example));
        }
        let idle = game.position().throw().is_some_and(Throw::earns_raid) && task != Task::Raid;
        if idle {
            self.table.tell_plain("play-no-mill-to-raid")?;
        }
        self.table.tell(id, &told)
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
        if !rest.is_empty() && !verb.takes_more() {
            self.table.tell_plain("play-stands-alone")?;
            return Ok(After::On);
        }
        match verb {
            Verb::Play if rest.is_empty() => self.table.tell_plain("play-what")?,
            Verb::Play => self.enter(&rest)?,
            Verb::Moves => self.list_moves()?,
            Verb::Hint => self.hint()?,
            Verb::Undo => self.undo()?,
            Verb::Board => self.is_stale = true,
            Verb::Flip => {
                self.table.look = self.table.look.flipped();
                self.is_stale = true;
            }
            Verb::Rules => self.table.tell_rules(&self.contest)?,
            Verb::Position => {
                let text = self.contest.game().setup().to_string();
                self.table.write(&text)?;
            }
            Verb::Draw => self.offer_draw()?,
            Verb::Resign => self.end(Declared::Resigned(self.contest.person()))?,
            Verb::Save => self.save(&rest)?,
            Verb::Load => self.load(&rest)?,
            Verb::Help => self.table.help()?,
            Verb::Quit => return self.leave(),
        }
        Ok(After::On)
    }

    /// A move, or the dice where they are due.
    fn enter(&mut self, typed: &str) -> Result<(), Failure> {
        let game = self.contest.game();
        if game.outcome().is_some() {
            return self.tell_task();
        }
        if game.is_throw_due() {
            return self.enter_dice(typed);
        }
        if command::dice(typed).is_some() {
            return self.table.refuse(&Fault::of(&ThrowError::NotDue));
        }
        let text = command::move_text(typed);
        let could_take = advice::captures(&text, game);
        match self.contest.play(&text) {
            Ok(mv) => {
                self.is_stale = true;
                if mv.is_capture() || could_take.is_empty() {
                    return Ok(());
                }
                self.table.tell_plain("play-declined")
            }
            Err(MoveError::Text(_)) => {
                let (id, found) = advice::what_is_wrong(typed, self.contest.game());
                let found = Arguments::new().text("found", words::shown(&found));
                self.table.tell(id, &found)
            }
            Err(error) => {
                let place = Place::Move(words::shown(&text));
                self.table.refuse(&Fault::new(&error, place))?;
                let game = self.contest.game();
                let mut ways: Vec<String> = could_take.iter().map(|mv| game.text(*mv)).collect();
                ways.sort_unstable();
                if ways.is_empty() {
                    return Ok(());
                }
                let ways = Arguments::new().text("moves", ways.join(" "));
                self.table.tell("play-could-take", &ways)
            }
        }
    }

    fn enter_dice(&mut self, typed: &str) -> Result<(), Failure> {
        match command::dice(typed).map(|throw| self.contest.throw(throw)) {
            Some(Ok(())) => {
                self.is_stale = true;
                Ok(())
            }
            Some(Err(error)) => self.table.refuse(&Fault::of(&error)),
            None => self.table.tell_plain("play-no-dice"),
        }
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let moves = self.contest.game().legal_move_texts();
        if moves.is_empty() {
            return self.tell_task();
        }
        self.table.fill(&moves.join(" "))
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let Some((mv, merit)) = self.contest.hint() else {
            return self.tell_task();
        };
        let told = Arguments::new().text("move", self.contest.game().text(mv));
        match merit {
            Merit::Wins => self.table.tell("play-hint-wins", &told),
            Merit::Takes(men) => {
                let told = told.number("men", men as u64);
                self.table.tell("play-hint-takes", &told)
            }
            Merit::Loses => self.table.tell("play-hint-loses", &told),
            Merit::Quiet => self.table.tell("play-hint", &told),
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        if self.contest.undo() {
            self.is_stale = true;
            return Ok(());
        }
        self.table.tell_plain("play-nothing-to-undo")
    }

    /// The other side answers: the computer at once, a person when asked.
    fn offer_draw(&mut self) -> Result<(), Failure> {
        if self.contest.game().outcome().is_some() {
            return self.tell_task();
        }
        let other = !self.contest.person();
        let agreed = if self.contest.seats.is_person(other) {
            self.ask("play-ask-draw", &side_of(other))? == Some(Reply::Yes)
        } else {
            molino_engine::agrees_to_draw(self.contest.game(), other)
        };
        if agreed {
            return self.end(Declared::Agreed);
        }
        self.table.tell("play-draw-declined", &side_of(other))
    }

    fn end(&mut self, end: Declared) -> Result<(), Failure> {
        match self.contest.end(end) {
            Ok(()) => {
                self.is_stale = true;
                Ok(())
            }
            Err(_) => self.tell_task(),
        }
    }

    /// Saves the game in the file called `name`, without a name in the one of
    /// last time. A file that was there before stays as it is.
    fn save(&mut self, name: &str) -> Result<(), Failure> {
        let (game, seats) = (self.contest.game(), &self.contest.seats);
        match self.store.save(name, game, seats) {
            Ok(saved) => {
                self.contest.set_written();
                self.table.tell("play-saved", &of_file(saved))
            }
            Err(SaveError::NoName) => self.table.tell_plain("play-save-where"),
            Err(SaveError::Exists(other)) => self.table.tell("play-save-exists", &of_file(&other)),
            Err(SaveError::Fault(fault)) => self.table.refuse(&fault),
        }
    }

    /// Goes on with the game of the file called `name`.
    fn load(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.table.tell_plain("play-load-what");
        }
        let file = Path::new(name);
        let rules = self.contest.rule_set();
        let (record, game) = match store::load(file, rules) {
            Ok(loaded) => loaded,
            Err(fault) => return self.table.refuse(&fault),
        };
        let stays = self.contest.would_lose_moves()
            && self.ask("play-ask-load", &Arguments::new())? != Some(Reply::Yes);
        if stays {
            return Ok(());
        }
        let pair = self.contest.seats.pair();
        let seats = pair.seated_as_in(&record, game.position().turn());
        self.contest.set_game(game, seats);
        self.store = Store::of(record);
        self.is_stale = true;
        let told = of_file(file).text("rules", self.contest.rule_set().to_string());
        self.table.tell("play-loaded", &told)
    }

    fn leave(&mut self) -> Result<After, Failure> {
        if !self.contest.would_lose_moves() {
            return Ok(After::End);
        }
        match self.ask("play-ask-leave", &Arguments::new())? {
            Some(Reply::No) => Ok(After::On),
            Some(Reply::Yes) | None => Ok(After::End),
        }
    }

    /// Asks a question until it is answered; nothing at the end of the lines.
    fn ask(&mut self, id: &str, told: &Arguments) -> Result<Option<Reply>, Failure> {
        let question = self.table.words.say(id, told);
        loop {
            match self
                .lines
                .next(&format!("{question} "), &mut self.table.out)?
            {
                Next::Line(line) => match self.vocabulary.reply(&line) {
                    Some(reply) => return Ok(Some(reply)),
                    None => self.table.tell_plain("play-yes-or-no")?,
                },
                Next::Fault(fault) => self.table.refuse(&fault)?,
                Next::Leave | Next::End => return Ok(None),
            }
        }
    }
}

fn of_file(file: &Path) -> Arguments {
    Arguments::new().text("file", words::shown(&file.display().to_string()))
}
