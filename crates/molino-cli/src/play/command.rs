//! What a person types, in his language or in English.

use molino::Throw;

use crate::words::Words;

/// What is asked for by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Play,
    Moves,
    Hint,
    Undo,
    Board,
    Flip,
    Rules,
    Position,
    Draw,
    Resign,
    Save,
    Load,
    Help,
    Quit,
}

impl Verb {
    /// Whether something may follow the word.
    pub(crate) const fn takes_more(self) -> bool {
        matches!(self, Verb::Play | Verb::Save | Verb::Load)
    }
}

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing.
    Empty,
    /// What a word asks for, and the rest of the line.
    Verb(Verb, String),
    /// Anything else: a move, perhaps.
    Other(String),
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    Yes,
    No,
}

/// A command with the messages that name it, tell how it is typed, and what it
/// does.
pub(crate) struct Entry {
    pub(crate) verb: Verb,
    words: &'static str,
    about: &'static str,
}

/// Every command, in the order in which help tells them.
pub(crate) const ENTRIES: [Entry; 14] = [
    Entry::new(Verb::Play, "play-word-play", "play-about-play"),
    Entry::new(Verb::Moves, "play-word-moves", "play-about-moves"),
    Entry::new(Verb::Hint, "play-word-hint", "play-about-hint"),
    Entry::new(Verb::Undo, "play-word-undo", "play-about-undo"),
    Entry::new(Verb::Board, "play-word-board", "play-about-board"),
    Entry::new(Verb::Flip, "play-word-flip", "play-about-flip"),
    Entry::new(Verb::Rules, "play-word-rules", "play-about-rules"),
    Entry::new(Verb::Position, "play-word-position", "play-about-position"),
    Entry::new(Verb::Draw, "play-word-draw", "play-about-draw"),
    Entry::new(Verb::Resign, "play-word-resign", "play-about-resign"),
    Entry::new(Verb::Save, "play-word-save", "play-about-save"),
    Entry::new(Verb::Load, "play-word-load", "play-about-load"),
    Entry::new(Verb::Help, "play-word-help", "play-about-help"),
    Entry::new(Verb::Quit, "play-word-quit", "play-about-quit"),
];

impl Entry {
    const fn new(verb: Verb, words: &'static str, about: &'static str) -> Entry {
        Entry { verb, words, about }
    }

    /// How the command is typed, and what it does.
    pub(crate) fn told(&self, words: &Words) -> (String, String) {
        let name = words.listed(self.words).swap_remove(0);
        let more = match self.verb {
            Verb::Play => Some("play-value-move"),
            Verb::Save | Verb::Load => Some("value-file"),
            _ => None,
        };
        let more = more.map(|more| format!(" {}", words.plain(more)));
        (name + &more.unwrap_or_default(), words.plain(self.about))
    }
}

/// The words that are understood.
pub(crate) struct Vocabulary {
    verbs: Vec<(String, Verb)>,
    replies: Vec<(String, Reply)>,
}

impl Vocabulary {
    /// The words of a language and, where it has no such word, of English.
    pub(crate) fn new(words: &Words) -> Vocabulary {
        let english = Words::english();
        let both = [words, &english];
        let verbs = both.iter().flat_map(|words| {
            let entries = ENTRIES.iter();
            entries.flat_map(|entry| {
                let named = words.listed(entry.words).into_iter();
                named.map(|word| (word, entry.verb))
            })
        });
        let replies = both.iter().flat_map(|words| {
            let ids = [("play-word-yes", Reply::Yes), ("play-word-no", Reply::No)];
            ids.into_iter().flat_map(|(id, reply)| {
                let named = words.listed(id).into_iter();
                named.map(move |word| (word, reply))
            })
        });
        Vocabulary {
            verbs: verbs.collect(),
            replies: replies.collect(),
        }
    }

    /// What a line asks for.
    pub(crate) fn read(&self, line: &str) -> Command {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if first.is_empty() {
            return Command::Empty;
        }
        match find(&self.verbs, first) {
            Some(verb) => Command::Verb(verb, rest.trim().to_owned()),
            None => Command::Other(line.to_owned()),
        }
    }

    /// The answer that a line gives, if it is one.
    pub(crate) fn reply(&self, line: &str) -> Option<Reply> {
        find(&self.replies, line.trim())
    }
}

/// What the first pair with this word, in capitals or not, means.
fn find<T: Copy>(pairs: &[(String, T)], word: &str) -> Option<T> {
    let word = word.to_lowercase();
    let mut found = pairs.iter().filter(|(known, _)| *known == word);
    found.next().map(|(_, meaning)| *meaning)
}

/// Dice as people type them: three digits, with what separates them.
pub(crate) fn dice(typed: &str) -> Option<Throw> {
    let separates = |c: char| c.is_whitespace() || "{}-,+".contains(c);
    let digits: Vec<char> = typed.chars().filter(|c| !separates(*c)).collect();
    let [a, b, c] = digits.as_slice() else {
        return None;
    };
    let [a, b, c] = [a, b, c].map(|digit| digit.to_digit(10).unwrap_or(0) as u8);
    Throw::from_pips([a, b, c])
}

/// A move as people type it, in Molino's own text: spaces may stand for `-`
/// between points, and before and after `x`, `-` and `,`.
pub(crate) fn move_text(typed: &str) -> String {
    let mut text = String::new();
    for word in typed.split_whitespace() {
        let joins = |c: char| "xX-,".contains(c);
        if !text.is_empty() && !text.ends_with(joins) && !word.starts_with(joins) {
            text.push('-');
        }
        text.push_str(word);
    }
    text
}
