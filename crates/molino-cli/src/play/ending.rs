//! How a game has ended, in words.

use molino::{DrawCounter, DrawnBy, Game, Outcome, WonBy};
use molino_text::Arguments;

/// The message that tells how a game has ended.
pub(crate) fn message(game: &Game, outcome: Outcome) -> (&'static str, Arguments) {
    match outcome {
        Outcome::Win { winner, by } => {
            let by = match by {
                WonBy::Blocked if game.position().empty(game.rules()).is_empty() => "full",
                _ => outcome.termination(),
            };
            let told = Arguments::new().text("side", winner.letter());
            ("play-won", told.text("by", by))
        }
        Outcome::Draw(by) => {
            let since_mill = matches!(game.rules().options().counter, DrawCounter::SinceMill(_));
            let by = match by {
                DrawnBy::NoCapture if since_mill => "no-mill",
                _ => outcome.termination(),
            };
            ("play-drawn", Arguments::new().text("by", by))
        }
    }
}
