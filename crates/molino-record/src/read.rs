//! Reading records.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use molino::{Game, RuleSet, Throw};

use crate::error::{Limit, RecordError, RecordFault};
use crate::head::Head;
use crate::lexer::{self, Lexer, Token};
use crate::place::Place;
use crate::record::{Line, Ply, Record};
use crate::words::{self, Meaning};

/// The most bytes of one record.
pub const MOST_BYTES: usize = 1 << 20;

/// The most moves of a record, those of variations and the variations included.
pub const MOST_MOVES: usize = 20_000;

/// The most variations in one another.
pub const MOST_DEPTH: usize = 32;

impl Record {
    /// Reads a record: PGN, or a list of moves in Molino's text, with the
    /// numbers of PlayOK, with captures as words of their own (`d6-d5 xb4`), or
    /// in sentences (`Place to d6`, `d3 -> d2, take a4`). Where no tag names
    /// the rule set it is `default`.
    ///
    /// # Errors
    ///
    /// The first place where the record is none, or where a move is not legal.
    pub fn read(text: &str, default: RuleSet) -> Result<Record, RecordError> {
        read_at(Place::START, without_mark(text), default)
    }

    /// Reads the records of a text one after the other, as PGN files have them:
    /// a tag after moves begins the next, and so does a second `Event`. A text
    /// without any has one record, of no moves.
    ///
    /// ```
    /// use molino::RuleSet;
    /// use molino_record::Record;
    ///
    /// let text = "[White \"Ana\"]\n1. d6 d6 *\n\n[White \"Luis\"]\n1. d6 f4 *\n";
    /// let records: Vec<_> = Record::read_all(text, RuleSet::default()).collect();
    /// assert_eq!(records[0].as_ref().unwrap_err().place.to_string(), "line 2, column 7");
    /// assert_eq!(records[1].as_ref().unwrap().tag("White"), Some("Luis"));
    /// ```
    pub fn read_all(text: &str, default: RuleSet) -> Records<'_> {
        Records {
            rest: Some((Place::START, without_mark(text))),
            default,
        }
    }
}

/// The records of a text, which [`Record::read_all`] reads.
#[derive(Clone, Debug)]
pub struct Records<'t> {
    rest: Option<(Place, &'t str)>,
    default: RuleSet,
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        let (place, text) = self.rest.take()?;
        let mut lexer = Lexer::new(text, place);
        let mut stands = Stands::Nothing;
        loop {
            let (next, rest) = (lexer.place(), lexer.rest());
            stands = match (stands, lexer.next()) {
                (_, None) => return Some(read_at(place, text, self.default)),
                (Stands::Moves, Some((_, Token::Tag(_) | Token::Unclosed('[')))) => {
                    return Some(self.split(place, text, next, rest));
                }
                (Stands::Tags, Some((_, Token::Tag(tag)))) if tag.starts_with("Event ") => {
                    return Some(self.split(place, text, next, rest));
                }
                (_, Some((_, Token::Tag(_)))) => Stands::Tags,
                (stands, Some((_, Token::Comment(_)))) => stands,
                (_, Some((_, Token::Unclosed(_)))) => {
                    let Some(length) = lexer::next_game(rest) else {
                        return Some(read_at(place, text, self.default));
                    };
                    let (lost, after) = rest.split_at(length);
                    let next = lost.chars().fold(next, Place::after);
                    return Some(self.split(place, text, next, after));
                }
                (_, Some(_)) => Stands::Moves,
            };
        }
    }
}

impl<'t> Records<'t> {
    /// Reads the record that stands from `place` to `rest`, where the next
    /// begins.
    fn split(
        &mut self,
        place: Place,
        text: &'t str,
        next: Place,
        rest: &'t str,
    ) -> Result<Record, RecordError> {
        self.rest = Some((next, rest));
        let one = &text[..text.len() - rest.len()];
        read_at(place, one, self.default)
    }
}

/// What a record has so far.
#[derive(Clone, Copy)]
enum Stands {
    /// Comments at most.
    Nothing,
    /// Tags.
    Tags,
    /// Tags, and moves or what else follows them.
    Moves,
}

/// The text without the mark that some programs put before it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads the record `text` that begins at `start`.
fn read_at(start: Place, text: &str, default: RuleSet) -> Result<Record, RecordError> {
    if text.len() > MOST_BYTES {
        let fault = RecordFault::TooMuch(Limit::Bytes(MOST_BYTES));
        return Err(RecordError::plain(start, fault));
    }
    let mut lexer = Lexer::new(text, start).peekable();
    let mut head = Head::default();
    let mut comments = Vec::new();
    while let Some((place, token)) =
        lexer.next_if(|(_, token)| matches!(token, Token::Tag(_) | Token::Comment(_)))
    {
        match token {
            Token::Tag(tag) => head.read_tag(place, tag)?,
            comment => comments.push((place, comment)),
        }
    }
    head.sort_tags();
    let (rule_set, game) = head.game(default)?;
    let words = Lexer::new(text, start).filter_map(|(_, token)| match token {
        Token::Word(word) => Some(word),
        _ => None,
    });
    let mut body = Body::new(game, words::has_numbers(words));
    for (place, token) in comments.into_iter().chain(lexer) {
        body.read(place, token)?;
    }
    body.finish(rule_set, head)
}

/// A line that is being read.
#[derive(Debug)]
struct Frame {
    opened: Place,
    /// The game after the last move.
    game: Game,
    line: Line,
    /// A move of which more may follow.
    pending: Option<Pending>,
    /// The throw made for the move that is due.
    throw: Option<Throw>,
}

/// A move as far as it is read.
#[derive(Debug)]
struct Pending {
    /// Where it began.
    place: Place,
    text: String,
    /// What joins the next word to it, and where that stands.
    joint: Option<(Place, &'static str)>,
    /// The mark that stands behind it.
    mark: Option<u8>,
}

impl Pending {
    const fn new(place: Place, text: String) -> Pending {
        Pending {
            place,
            text,
            joint: None,
            mark: None,
        }
    }
}

impl Frame {
    fn new(opened: Place, game: Game) -> Frame {
        Frame {
            opened,
            game,
            line: Line::default(),
            pending: None,
            throw: None,
        }
    }

    fn error(&self, place: Place, fault: RecordFault) -> RecordError {
        RecordError {
            place,
            due: Some((self.game.move_number(), self.game.position().turn())),
            position: Some(self.game.setup().to_string()),
            fault,
        }
    }

    /// Plays the pending move, which nothing more belongs to.
    fn flush(&mut self) -> Result<(), RecordError> {
        let Some(pending) = self.pending.take() else {
            return Ok(());
        };
        if let Some((place, _)) = pending.joint {
            return Err(self.error(place, RecordFault::JoinsNothing));
        }
        let played = self.game.play_text(&pending.text);
        let mv = played.map_err(|error| self.error(pending.place, RecordFault::Move(error)))?;
        let mut ply = Ply::new(self.throw.take(), mv);
        ply.nags.extend(pending.mark);
        self.line.plies.push(ply);
        Ok(())
    }

    fn into_line(self) -> Line {
        Line {
            throw: self.throw,
            ..self.line
        }
    }

    fn comment(&mut self, place: Place, text: &str) -> Result<(), RecordError> {
        self.flush()?;
        let text = self.take_throw(place, text)?;
        if text.is_empty() {
            return Ok(());
        }
        match self.line.plies.last_mut() {
            Some(ply) => ply.comments.push(text),
            None => self.line.comments.push(text),
        }
        Ok(())
    }

    /// Makes the throw that a comment tells; what is left is a comment.
    fn take_throw(&mut self, place: Place, text: &str) -> Result<String, RecordError> {
        // A comment of a line can have a `}`, which no comment in braces can.
        let mut text = with_single_spaces(&text.replace('}', ")"));
        // What is left is looked at again: it would be when it is read back.
        while let Some((dice, rest)) = self.split_dice(&text) {
            let throw = Throw::read(dice.trim());
            let throw = throw.map_err(|error| self.error(place, RecordFault::Dice(error)))?;
            let thrown = self.game.throw(throw);
            thrown.map_err(|error| self.error(place, RecordFault::Throw(error)))?;
            self.throw = Some(throw);
            text = with_single_spaces(&rest);
        }
        Ok(text)
    }

    /// The dice that a comment tells, as `[%dice 6-5-4]` or, in a game with dice,
    /// as `6-5-4` alone, and the comment without them.
    fn split_dice<'t>(&self, text: &'t str) -> Option<(&'t str, String)> {
        let told = text.split_once("[%dice ").and_then(|(before, after)| {
            let (dice, rest) = after.split_once(']')?;
            Some((dice, before.to_owned() + rest))
        });
        told.or_else(|| {
            let bare = self.game.rules().options().has_dice() && Throw::read(text).is_ok();
            bare.then(|| (text, String::new()))
        })
    }
}

/// The words of a comment with single spaces between.
fn with_single_spaces(text: &str) -> String {
    let words = text.split_whitespace().map(words::without_controls);
    let words = words.filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The moves, as far as they are read.
#[derive(Debug)]
struct Body {
    /// The lines that are open, the innermost last; the first is the game's.
    frames: Vec<Frame>,
    /// Numbers are points and not those of moves.
    numbers: bool,
    moves: usize,
    /// A number after which no move stands yet.
    number: Option<Place>,
    result: Option<(Place, &'static str)>,
}

impl Body {
    fn new(game: Game, numbers: bool) -> Body {
        Body {
            frames: [Frame::new(Place::START, game)].into(),
            numbers,
            moves: 0,
            number: None,
            result: None,
        }
    }

    fn frame(&mut self) -> &mut Frame {
        self.frames
            .last_mut()
            .expect("the game's own line is never closed")
    }

    fn read(&mut self, place: Place, token: Token<'_>) -> Result<(), RecordError> {
        match token {
            Token::Comment(text) => self.frame().comment(place, text),
            Token::Open => self.open(place),
            Token::Close => self.close(place),
            Token::Word(word) => self.word(place, word),
            Token::Tag(_) => Err(self.frame().error(place, RecordFault::TagAmongMoves)),
            Token::Unclosed(open) => Err(RecordError::plain(place, RecordFault::Unclosed(open))),
        }
    }

    fn open(&mut self, place: Place) -> Result<(), RecordError> {
        self.frame().flush()?;
        if self.frames.len() > MOST_DEPTH {
            let fault = RecordFault::TooMuch(Limit::Depth(MOST_DEPTH));
            return Err(self.frame().error(place, fault));
        }
        self.count_one(place)?;
        let frame = self.frame();
        if frame.line.plies.is_empty() {
            return Err(frame.error(place, RecordFault::NothingToVary));
        }
        let mut before = frame.game.clone();
        before.take_back();
        // Another throw may have been made for the variation.
        if frame
            .line
            .plies
            .last()
            .is_some_and(|ply| ply.throw.is_some())
        {
            before.take_back_throw();
        }
        self.frames.push(Frame::new(place, before));
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), RecordError> {
        self.frame().flush()?;
        if self.frames.len() == 1 {
            return Err(self.frame().error(place, RecordFault::NothingToClose));
        }
        let closed = self.frames.pop().map(Frame::into_line);
        if let Some(ply) = self.frame().line.plies.last_mut() {
            ply.variations.extend(closed);
        }
        Ok(())
    }

    fn word(&mut self, place: Place, word: &str) -> Result<(), RecordError> {
        let numbers = self.numbers;
        let board = self.frame().game.rules().board();
        let (bare, mark) = words::split_mark(word);
        if self.result.is_some() && self.frames.len() == 1 {
            return Err(RecordError::plain(
                place,
                RecordFault::AfterEnd(word.to_owned()),
            ));
        }
        match words::meaning(bare, board, numbers) {
            Meaning::Nothing => {}
            Meaning::Number => self.number(place)?,
            Meaning::Mark(nag) => self.mark(nag)?,
            Meaning::Result(result) => {
                self.frame().flush()?;
                if self.frames.len() == 1 {
                    self.result = Some((place, result));
                }
            }
            Meaning::Joins(joint) => match &mut self.frame().pending {
                Some(pending) if pending.joint.is_none() => pending.joint = Some((place, joint)),
                _ => return Err(self.frame().error(place, RecordFault::JoinsNothing)),
            },
            Meaning::GoesOn(more) => match &mut self.frame().pending {
                Some(pending) => pending.text += &more,
                none => *none = Some(Pending::new(place, more)),
            },
            Meaning::Begins(text) => self.begin(place, &text)?,
            Meaning::NoNumber => return Err(self.frame().error(place, RecordFault::NoNumbers)),
        }
        match mark {
            Some(nag) if bare.is_empty() => self.mark(nag)?,
            Some(nag) => {
                if let Some(pending) = &mut self.frame().pending {
                    pending.mark = Some(nag);
                }
            }
            None => {}
        }
        Ok(())
    }

    /// The number of a move, after which one must stand: without any, numbers
    /// are points that are not known to be so.
    fn number(&mut self, place: Place) -> Result<(), RecordError> {
        match self.number.replace(place) {
            None => Ok(()),
            Some(_) => Err(self.frame().error(place, RecordFault::NoNumbers)),
        }
    }

    fn mark(&mut self, nag: u8) -> Result<(), RecordError> {
        let frame = self.frame();
        frame.flush()?;
        if let Some(ply) = frame.line.plies.last_mut() {
            ply.nags.push(nag);
        }
        Ok(())
    }

    fn begin(&mut self, place: Place, text: &str) -> Result<(), RecordError> {
        self.number = None;
        let frame = self.frame();
        if let Some(pending) = &mut frame.pending
            && let Some((_, joint)) = pending.joint.take()
        {
            pending.text += joint;
            pending.text += text;
            return Ok(());
        }
        frame.flush()?;
        frame.pending = Some(Pending::new(place, text.to_owned()));
        self.count_one(place)
    }

    /// Counts a move or a variation.
    fn count_one(&mut self, place: Place) -> Result<(), RecordError> {
        self.moves += 1;
        if self.moves > MOST_MOVES {
            let fault = RecordFault::TooMuch(Limit::Moves(MOST_MOVES));
            return Err(self.frame().error(place, fault));
        }
        Ok(())
    }

    fn finish(mut self, rule_set: RuleSet, head: Head) -> Result<Record, RecordError> {
        self.frame().flush()?;
        if self.frames.len() > 1 {
            let opened = self.frame().opened;
            return Err(RecordError::plain(opened, RecordFault::Unclosed('(')));
        }
        let frame = mem::replace(
            self.frame(),
            Frame::new(Place::START, Game::new(rule_set.into())),
        );
        let outcome = head.outcome(&frame.game, self.result)?;
        Ok(Record {
            rule_set,
            tags: head.tags,
            start: head.position.map(|_| frame.game.first_setup().clone()),
            line: frame.into_line(),
            outcome,
        })
    }
}
