//! Writing records.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use molino::{Player, Rules};

use crate::record::{Line, Ply, ROSTER, Record};
use crate::words;

/// How many characters a line of moves has at most, where no word is longer.
const WIDTH: usize = 80;

impl Record {
    /// The record as PGN: the tags, an empty line, the moves with their
    /// comments, marks and variations, the result.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        let mut pgn = String::new();
        for (name, unknown) in ROSTER {
            push_tag(&mut pgn, name, self.tag(name).unwrap_or(unknown));
        }
        push_tag(&mut pgn, "Result", self.result());
        push_tag(&mut pgn, "RuleSet", &self.rule_set.to_string());
        if let Some(start) = &self.start {
            push_tag(&mut pgn, "SetUp", "1");
            push_tag(&mut pgn, "FEN", &start.to_string());
        }
        if let Some(outcome) = self.outcome {
            push_tag(&mut pgn, "Termination", outcome.termination());
        }
        let known = |name: &str| ROSTER.iter().any(|(known, _)| *known == name);
        for tag in self.tags.iter().filter(|tag| !known(&tag.name)) {
            push_tag(&mut pgn, &tag.name, &tag.value);
        }
        pgn.push('\n');
        pgn += &wrapped(&self.words());
        pgn
    }

    /// The moves as a list, each after the throw made for it.
    #[must_use]
    pub fn to_moves(&self) -> String {
        let board = self.rules().board();
        let braced = |throw| format!("{{{throw}}}");
        let plies = self.line.plies.iter();
        let words = plies.flat_map(|ply| {
            let throw = ply.throw.map(braced);
            throw.into_iter().chain([ply.mv.display(board).to_string()])
        });
        let words = words.chain(self.line.throw.map(braced));
        words.collect::<Vec<String>>().join(" ")
    }

    /// The moves as a list with PlayOK's numbers of points.
    ///
    /// # Errors
    ///
    /// The board has no 24 points, the game does not begin at the empty board,
    /// or it has dice.
    pub fn to_playok(&self) -> Result<String, NotForPlayOk> {
        let rules = self.rules();
        let board = rules.board();
        let dice = rules.options().has_dice();
        if board.points().len() != 24 || self.start.is_some() || dice {
            return Err(NotForPlayOk);
        }
        let numbers: Vec<_> = board.rows().flatten().collect();
        let number = |point| {
            numbers
                .iter()
                .position(|known| *known == point)
                .map(|n| n + 1)
        };
        let word = |ply: &Ply| {
            let step = [ply.mv.from(), ply.mv.to()].into_iter().flatten();
            let step: Vec<String> = step.filter_map(number).map(|n| n.to_string()).collect();
            let taken = ply.mv.taken().into_iter().flatten().filter_map(number);
            let taken: String = taken.map(|n| format!("x{n}")).collect();
            step.join("-") + &taken
        };
        let words = self.line.plies.iter().enumerate().flat_map(|(nth, ply)| {
            let number = (nth % 2 == 0).then(|| format!("{}.", nth / 2 + 1));
            number.into_iter().chain([word(ply)])
        });
        Ok(words.collect::<Vec<String>>().join(" "))
    }

    fn result(&self) -> &'static str {
        self.outcome.map_or("*", molino::Outcome::result)
    }

    fn words(&self) -> Vec<String> {
        let rules = self.rules();
        let start = self.start.as_ref();
        let due = Due {
            number: start.map_or(1, |setup| setup.move_number.get()),
            player: start.map_or(Player::White, |setup| setup.turn),
        };
        let mut words = Vec::new();
        push_line(&mut words, &self.line, due, &rules);
        words.push(self.result().to_string());
        words
    }
}

/// The game does not fit PlayOK's lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotForPlayOk;

impl fmt::Display for NotForPlayOk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("only games from the empty board of 24 points, without dice, can be written so")
    }
}

impl Error for NotForPlayOk {}

/// The move that is due.
#[derive(Clone, Copy)]
struct Due {
    number: u16,
    player: Player,
}

impl Due {
    fn next(self) -> Due {
        Due {
            number: match self.player {
                Player::White => self.number,
                Player::Black => self.number.saturating_add(1),
            },
            player: !self.player,
        }
    }
}

fn push_tag(pgn: &mut String, name: &str, value: &str) {
    let value = words::without_controls(value);
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    *pgn += &format!("[{name} \"{value}\"]\n");
}

/// Appends a line: comments before its first move, then its moves.
fn push_line(words: &mut Vec<String>, line: &Line, first: Due, rules: &Rules) {
    line.comments
        .iter()
        .for_each(|comment| push_comment(words, comment));
    let mut due = first;
    // Black's number is told where something stands between the two moves.
    let mut interrupted = true;
    for ply in &line.plies {
        if let Some(throw) = ply.throw {
            push_comment(words, &format!("[%dice {throw}]"));
            interrupted = true;
        }
        match due.player {
            Player::White => words.push(format!("{}.", due.number)),
            Player::Black if interrupted => words.push(format!("{}...", due.number)),
            Player::Black => {}
        }
        words.push(ply.mv.display(rules.board()).to_string());
        words.extend(ply.nags.iter().map(|nag| format!("${nag}")));
        ply.comments
            .iter()
            .for_each(|comment| push_comment(words, comment));
        for variation in &ply.variations {
            words.push("(".to_string());
            push_line(words, variation, due, rules);
            words.push(")".to_string());
        }
        interrupted = !ply.comments.is_empty() || !ply.variations.is_empty();
        due = due.next();
    }
    if let Some(throw) = line.throw {
        push_comment(words, &format!("[%dice {throw}]"));
    }
}

fn push_comment(all: &mut Vec<String>, comment: &str) {
    // A comment ends at the first `}` and so cannot have one.
    let inside = comment.replace('}', ")");
    let parts = inside.split_whitespace().map(words::without_controls);
    let parts = parts.filter(|part| !part.is_empty());
    let from = all.len();
    all.extend(parts);
    if let [first, .., last] = &mut all[from..] {
        first.insert(0, '{');
        last.push('}');
    } else if let [only] = &mut all[from..] {
        *only = format!("{{{only}}}");
    }
}

/// The words in lines.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        let breaks = width > 0 && width + 1 + length > WIDTH;
        match (width, breaks) {
            (0, _) => {}
            (_, true) => text.push('\n'),
            (_, false) => text.push(' '),
        }
        width = if breaks || width == 0 {
            length
        } else {
            width + 1 + length
        };
        text += word;
    }
    text.push('\n');
    text
}
