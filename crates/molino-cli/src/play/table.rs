//! What the players see: the board, what stands beside it, and sentences.

use std::io::{self, Write};

use anstream::AutoStream;
use molino::{Game, Player, RuleSet};
use molino_text::Arguments;
use textwrap::{WordSeparator, WordSplitter};

use crate::failure::Failure;
use crate::fault::Fault;
use crate::play::drawing::{self, Look};
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
    /// Tells the message called `id`.
    pub(crate) fn tell(&mut self, id: &str, arguments: &Arguments) -> Result<(), Failure> {
        let told = self.words.say(id, arguments);
        self.write(&told)
    }

    /// Tells what is wrong.
    pub(crate) fn refuse(&mut self, fault: &Fault) -> Result<(), Failure> {
        let told = self.words.sentence(fault);
        self.write(&told)
    }

    /// Writes a text, broken into lines.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", textwrap::fill(text, breaks()))?;
        Ok(())
    }

    /// Writes lines of which each begins alike, and goes on further in.
    pub(crate) fn write_items(&mut self, items: &[(String, String)]) -> Result<(), Failure> {
        for (mark, text) in items {
            let rest = " ".repeat(mark.chars().count());
            let options = breaks().initial_indent(mark).subsequent_indent(&rest);
            writeln!(self.out, "{}", textwrap::fill(text, options))?;
        }
        Ok(())
    }

    /// Draws the board, and beside it how the game stands.
    pub(crate) fn draw(
        &mut self,
        game: &Game,
        rule_set: RuleSet,
        names: impl Fn(Player) -> String,
    ) -> Result<(), Failure> {
        let board = drawing::board(game, self.look);
        let panel = self.panel(game, rule_set, names);
        let empty = " ".repeat(drawing::width(game.rules().board()));
        writeln!(self.out)?;
        for i in 0..board.len().max(panel.len()) {
            let left = board.get(i).unwrap_or(&empty);
            let right = panel.get(i).map(String::as_str).unwrap_or_default();
            writeln!(self.out, "{}", format!("{left}    {right}").trim_end())?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    fn panel(
        &self,
        game: &Game,
        rule_set: RuleSet,
        names: impl Fn(Player) -> String,
    ) -> Vec<String> {
        let number = Arguments::new().number("number", u64::from(game.move_number().get()));
        let number = self.words.say("play-move-number", &number);
        let mut lines = vec![format!("{rule_set}, {number}"), String::new()];
        for player in Player::ALL {
            lines.extend(self.side(game, player, &names(player)));
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
