//! Sentences in the user's language.

use std::env;

use molino::{ArgumentValue, Base, Statement};
use molino_text::{Arguments, Catalogue, Language};

use crate::fault::{Fault, Place};

/// The catalogue of the language that is asked for.
pub(crate) struct Words(Catalogue);

impl Words {
    /// The words of `language`, else of the environment's, else English.
    pub(crate) fn new(language: Option<Language>) -> Words {
        let language = language.or_else(of_environment).unwrap_or_default();
        Words(Catalogue::new(language))
    }

    /// The sentence that tells `fault`, with where it is.
    pub(crate) fn sentence(&self, fault: &Fault) -> String {
        let message = self.in_place(fault, self.message(fault));
        match fault.line {
            None => message,
            Some(line) => {
                let arguments = Arguments::new().number("line", line);
                self.0
                    .message("on-line", &arguments.text("message", message))
            }
        }
    }

    /// The sentences themselves.
    pub(crate) fn catalogue(&self) -> &Catalogue {
        &self.0
    }

    /// English, which everybody may type.
    pub(crate) fn english() -> Words {
        Words(Catalogue::new(Language::English))
    }

    /// The message called `id`, which has no values.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.say(id, &Arguments::new())
    }

    /// The message called `id`.
    pub(crate) fn say(&self, id: &str, arguments: &Arguments) -> String {
        self.0.message(id, arguments)
    }

    /// The message called `id`, which has no values, if there is one.
    pub(crate) fn find(&self, id: &str) -> Option<String> {
        self.0.find(id, &Arguments::new())
    }

    /// The parts of a message that is a list with commas.
    pub(crate) fn listed(&self, id: &str) -> Vec<String> {
        let list = self.plain(id);
        list.split(',').map(|word| word.trim().to_owned()).collect()
    }

    /// The message called `id` with its values.
    fn told(&self, id: &str, values: &[(&'static str, ArgumentValue)]) -> String {
        self.0.message(id, &arguments(values))
    }

    /// What rules say, in a sentence.
    pub(crate) fn statement(&self, statement: &Statement) -> String {
        let arguments = statement.arguments.iter();
        let values: Vec<(&'static str, ArgumentValue)> = arguments
            .map(|argument| (argument.name, argument.value.clone()))
            .collect();
        self.told(statement.id, &values)
    }

    /// What a base is, in a line.
    pub(crate) fn summary(&self, base: Base) -> String {
        self.plain(&format!("rule-set-{base}"))
    }

    fn in_place(&self, fault: &Fault, message: String) -> String {
        let place = match &fault.place {
            None => return message,
            Some(Place::Position) => self.plain("place-position"),
            Some(Place::Perft) => self.plain("place-perft"),
            Some(Place::Move(text)) => text.clone(),
            Some(Place::Sector(sector)) => sector.to_string(),
            Some(Place::Record {
                line,
                column,
                move_number,
            }) => {
                let arguments = Arguments::new().number("line", u64::from(*line));
                let arguments = arguments.number("column", u64::from(*column));
                let place = self.0.message("place-record", &arguments);
                let number = move_number.iter().map(String::as_str);
                [place.as_str()]
                    .into_iter()
                    .chain(number)
                    .collect::<Vec<_>>()
                    .join(", ")
            }
        };
        let arguments = Arguments::new()
            .text("place", place)
            .text("message", message);
        self.0.message("at-place", &arguments)
    }

    /// The message itself. What was wanted in a text stands in the frame that
    /// tells what was found.
    fn message(&self, fault: &Fault) -> String {
        let message = self.told(fault.id, &fault.arguments);
        if !fault.id.starts_with("wanted-") {
            return message;
        }
        let found = fault.arguments.iter().any(|(name, _)| *name == "found");
        let frame = if found {
            "found-something"
        } else {
            "found-nothing"
        };
        self.0
            .message(frame, &arguments(&fault.arguments).text("wanted", message))
    }
}

fn arguments(values: &[(&'static str, ArgumentValue)]) -> Arguments {
    values
        .iter()
        .fold(Arguments::new(), |all, (name, value)| match value {
            ArgumentValue::Text(text) => all.text(name, shown(text)),
            ArgumentValue::Number(number) => all.number(name, *number),
        })
}

/// The beginning of a text that may come from anywhere, fit for a terminal.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 80;
    let mut shown = String::new();
    for (i, character) in text.chars().enumerate() {
        match character {
            _ if i == MOST => {
                shown.push('…');
                break;
            }
            plain if is_harmless(plain) => shown.push(plain),
            other => shown.extend(other.escape_unicode()),
        }
    }
    shown
}

/// A line without what a terminal would obey.
pub(crate) fn harmless(line: &str) -> String {
    line.chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| is_harmless(*c))
        .collect()
}

/// Whether a terminal shows the character and does nothing else: it is no
/// control character, and none that breaks lines or turns the direction of what
/// follows.
pub(crate) fn is_harmless(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    !character.is_control() && !turns
}

/// The language of the locale that POSIX would use for messages.
fn of_environment() -> Option<Language> {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let mut locales = names.iter().filter_map(|name| env::var(name).ok());
    let locale = locales.find(|locale| !locale.is_empty())?;
    Language::of_locale(&locale)
}
