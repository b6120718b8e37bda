//! The words that tell a move in the forms in which games are written down.

use alloc::format;
use alloc::string::{String, ToString};

use molino::Board;

/// What a word of the moves means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A word that says nothing.
    Nothing,
    /// A number that stands alone: that of a move.
    Number,
    /// A move begins, in Molino's own text.
    Begins(String),
    /// The move goes on with this.
    GoesOn(String),
    /// What follows belongs to the move.
    Joins(&'static str),
    /// A mark of the move before, by its number in PGN.
    Mark(u8),
    /// The end of the game, as records have it.
    Result(&'static str),
    /// The number of a point that the board has not.
    NoNumber,
}

/// The results of records.
pub(crate) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The marks that are written behind a move, and their numbers.
const MARKS: [(&str, u8); 6] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
];

/// Takes the mark off the end of a word.
pub(crate) fn split_mark(word: &str) -> (&str, Option<u8>) {
    let marks = MARKS.iter();
    let mut split = marks.filter_map(|(mark, nag)| Some((word.strip_suffix(mark)?, Some(*nag))));
    split.next().unwrap_or((word, None))
}

/// The result that `word` is, if it is one; some write a draw as `1/2`.
pub(crate) fn result(word: &str) -> Option<&'static str> {
    let full = if word == "1/2" { "1/2-1/2" } else { word };
    RESULTS.into_iter().find(|result| *result == full)
}

/// What `word` means. Numbers are points where `numbers` says so, else the
/// numbers of moves.
pub(crate) fn meaning(word: &str, board: &Board, numbers: bool) -> Meaning {
    if let Some(result) = result(word) {
        return Meaning::Result(result);
    }
    if let Some(nag) = word.strip_prefix('$').and_then(|nag| nag.parse().ok()) {
        return Meaning::Mark(nag);
    }
    // "Place to d6", "d3 -> d2, take a4"
    let bare = word.trim_end_matches([',', '.']);
    match bare.to_ascii_lowercase().as_str() {
        "place" | "to" | "move" | "from" | "" => return Meaning::Nothing,
        "->" => return Meaning::Joins("-"),
        "take" | "takes" => return Meaning::Joins("x"),
        _ => {}
    }
    let word = after_number(word);
    if word.is_empty() {
        return Meaning::Nothing;
    }
    let word = word.trim_end_matches([',', '.']);
    if numbers
        && word
            .bytes()
            .all(|byte| byte.is_ascii_digit() || b"-x".contains(&byte))
    {
        return numbered(word, board);
    }
    if !numbers && word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Meaning::Number;
    }
    match word.strip_prefix(['x', 'X']) {
        Some(point) if board.point(point).is_some() => Meaning::GoesOn(format!("x{point}")),
        _ => Meaning::Begins(word.to_string()),
    }
}

/// What stands after the number of a move with its dots.
fn after_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(rest) if rest.len() + 1 < word.len() || word.starts_with('.') => {
            rest.trim_start_matches('.')
        }
        _ => word,
    }
}

/// A word of a list with PlayOK's numbers: 1 is the first point of the top row.
fn numbered(word: &str, board: &Board) -> Meaning {
    let mut text = String::new();
    let mut rest = word;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, after) = rest.split_at(digits);
        if let Ok(number) = number.parse::<usize>() {
            let mut points = board.rows().flatten();
            let point = number.checked_sub(1).and_then(|index| points.nth(index));
            let Some(point) = point else {
                return Meaning::NoNumber;
            };
            text += &board.name(point).to_string();
        }
        let joint = after.len().min(1);
        text += &after[..joint];
        rest = &after[joint..];
    }
    if text.starts_with('x') {
        Meaning::GoesOn(text)
    } else {
        Meaning::Begins(text)
    }
}

/// Whether the words of a record are PlayOK's: none of those that tell moves
/// names a point by a letter.
pub(crate) fn has_numbers<'t>(words: impl Iterator<Item = &'t str>) -> bool {
    let number = |word: &str| {
        word.bytes()
            .all(|byte| byte.is_ascii_digit() || b"-x".contains(&byte))
    };
    let told = words.map(|word| split_mark(after_number(word)).0);
    let mut told = told.filter(|word| !(result(word).is_some() || word.starts_with('$')));
    let mut any = false;
    told.all(|word| {
        let dots = word.trim_end_matches('.');
        any |= dots == word && !word.is_empty();
        number(dots)
    }) && any
}

/// A text without control characters, which a record has no use for and a
/// terminal would obey.
pub(crate) fn without_controls(text: &str) -> String {
    text.chars()
        .filter(|character| !character.is_control())
        .collect()
}
