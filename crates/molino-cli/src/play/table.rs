//! What the players see: the board, what stands beside it, and sentences.

use std::io::{self, Write};

use anstream::AutoStream;
use molino::{Game, Player};
use molino_text::Arguments;
use textwrap::{WordSeparator, WordSplitter};

use crate::failure::Failure;
use crate::fault::Fault;
use crate::play::command;
use crate::play::contest::Contest;
use crate::play::drawing::{self, Look};
use crate::play::seats::{Settled, Who};
use crate::words::Words;

/// The width that lines are broken to.
const WIDTH: usize = 78;

/// The table at which the players sit.
pub(crate) struct Table<'w> {
    pub(crate) out: AutoStream<io::Stdout>,
    pub(crate) words: &'w Words,
    pub(crate) look: Look,
}

impl Table<'_> {
    /// Tells what is played, and who begins.
    pub(crate) fn welcome(&mut self, contest: &Contest) -> Result<(), Failure> {
        let rule_set = contest.rule_set();
        let is_base = rule_set.switches().next().is_none();
        let summary = is_base.then(|| self.words.summary(rule_set.base()));
        let heading = match summary {
            Some(summary) => format!("{rule_set}: {summary}"),
            None => rule_set.to_string(),
        };
        self.fill(&heading)?;
        let seats = &contest.seats;
        let name = seats.name(Player::White, self.words);
        let told = Arguments::new().text("name", name);
        match (seats.by, seats.who(Player::White)) {
            (Settled::Record, _) => {}
            (Settled::Lot, Who::You) => self.tell_plain("play-you-by-lot")?,
            (Settled::Lot, _) => self.tell("play-white-by-lot", &told)?,
            (Settled::Choice, Who::You) => self.tell_plain("play-you-begin")?,
            (Settled::Choice, _) => self.tell("play-white-is", &told)?,
        }
        self.tell_plain("play-welcome")
    }

    /// What asks for a line.
    pub(crate) fn prompt(&self, contest: &Contest) -> String {
        let game = contest.game();
        match game.outcome() {
            None => {
                let side = side_of(game.position().turn());
                format!("{}> ", self.words.say("play-side-name", &side))
            }
            Some(_) => "> ".to_owned(),
        }
    }

    /// Tells the message called `id`.
    pub(crate) fn tell(&mut self, id: &str, arguments: &Arguments) -> Result<(), Failure> {
        let told = self.words.say(id, arguments);
        self.fill(&told)
    }

    /// Tells the message called `id`, which has no values.
    pub(crate) fn tell_plain(&mut self, id: &str) -> Result<(), Failure> {
        self.tell(id, &Arguments::new())
    }

    /// Tells what is wrong.
    pub(crate) fn refuse(&mut self, fault: &Fault) -> Result<(), Failure> {
        let told = self.words.sentence(fault);
        self.fill(&told)
    }

    /// Writes a text, broken into lines.
    pub(crate) fn fill(&mut self, text: &str) -> Result<(), Failure> {
        self.write(&textwrap::fill(text, breaks()))
    }

    /// Writes a text as it is.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Tells the rules, statement by statement.
    pub(crate) fn tell_rules(&mut self, contest: &Contest) -> Result<(), Failure> {
        let statements = contest.game().rules().options().statements();
        for statement in &statements {
            let sentence = self.words.statement(statement);
            self.write_item("- ", &sentence)?;
        }
        Ok(())
    }

    /// Tells the commands.
    pub(crate) fn help(&mut self) -> Result<(), Failure> {
        self.tell_plain("play-help")?;
        let told = command::ENTRIES.map(|entry| entry.told(self.words));
        let widest = told.iter().map(|(typed, _)| typed.chars().count()).max();
        let width = widest.unwrap_or_default();
        for (typed, about) in &told {
            self.write_item(&format!("  {typed:width$}  "), about)?;
        }
        Ok(())
    }

    /// Writes a text behind a mark, its further lines below the first.
    fn write_item(&mut self, mark: &str, text: &str) -> Result<(), Failure> {
        let rest = " ".repeat(mark.chars().count());
        let options = breaks().initial_indent(mark).subsequent_indent(&rest);
        self.write(&textwrap::fill(text, options))
    }

    /// Draws the board, and beside it how the game stands.
    pub(crate) fn draw(&mut self, contest: &Contest) -> Result<(), Failure> {
        let board = drawing::board(contest.game(), self.look);
        let panel = self.panel(contest);
        let empty = " ".repeat(drawing::width(contest.game().rules().board()));
        writeln!(self.out)?;
        for i in 0..board.len().max(panel.len()) {
            let left = board.get(i).unwrap_or(&empty);
            let right = panel.get(i).map(String::as_str).unwrap_or_default();
            writeln!(self.out, "{}", format!("{left}    {right}").trim_end())?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    fn panel(&self, contest: &Contest) -> Vec<String> {
        let (game, rule_set) = (contest.game(), contest.rule_set());
        let number = Arguments::new().number("number", u64::from(game.move_number().get()));
        let number = self.words.say("play-move-number", &number);
        let mut lines = vec![format!("{rule_set}, {number}"), String::new()];
        for player in Player::ALL {
            let name = contest.seats.name(player, self.words);
            lines.extend(self.side(game, player, &name));
            lines.push(String::new());
        }
        if let Some((_, last)) = game.moves().last() {
            let arguments = Arguments::new().text("move", game.text(last));
            lines.push(self.words.say("play-last", &arguments));
        }
        if let Some(throw) = game.position().throw() {
            let arguments = Arguments::new().text("throw", throw.to_string());
            lines.push(self.words.say("play-dice", &arguments));
        }
        lines
    }

    /// A side: its men, who plays it, whether it is to move, and the men that
    /// are not on the board.
    fn side(&self, game: &Game, player: Player, name: &str) -> Vec<String> {
        let position = game.position();
        let to_move = game.outcome().is_none() && position.turn() == player;
        let arrow = if to_move { '>' } else { ' ' };
        let (style, man) = (drawing::style(player), drawing::man(player));
        let hand = usize::from(position.hand(player));
        let men = usize::from(game.rules().options().men);
        let lost = men.saturating_sub(hand + position.men(player).len());
        let who = side_of(player).text("name", name);
        let mut lines = vec![format!(
            "{arrow} {style}{man} {}{style:#}",
            self.words.say("play-side", &who)
        )];
        if hand > 0 {
            let told = counted(hand);
            let row = man.to_string().repeat(hand);
            let told = self.words.say("play-in-hand", &told);
            lines.push(format!("    {told}  {style}{row}{style:#}"));
        }
        if lost > 0 {
            lines.push(format!(
                "    {}",
                self.words.say("play-lost", &counted(lost))
            ));
        }
        lines
    }
}

/// Lines are broken at spaces alone: a move has hyphens, and stays whole.
fn breaks<'i>() -> textwrap::Options<'i> {
    textwrap::Options::new(WIDTH)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false)
}

/// The side of a message that speaks of one.
pub(crate) fn side_of(player: Player) -> Arguments {
    Arguments::new().text("side", player.letter())
}

fn counted(men: usize) -> Arguments {
    Arguments::new().number("men", men as u64)
}
