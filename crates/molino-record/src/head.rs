//! What stands before the moves of a record, and what it claims of their end.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use molino::{Declared, Game, Outcome, Player, RuleSet, Rules, Setup};

use crate::error::{Limit, RecordError, RecordFault};
use crate::place::Place;
use crate::record::{ROSTER, Tag};
use crate::words;

/// The most tags of a record that say anything of their own.
pub const MOST_TAGS: usize = 256;

/// What stands before the moves.
#[derive(Debug, Default)]
pub(crate) struct Head {
    pub(crate) tags: Vec<Tag>,
    rule_set: Option<(Place, String)>,
    pub(crate) position: Option<(Place, String)>,
    result: Option<(Place, String)>,
    termination: Option<String>,
}

impl Head {
    /// Reads what stands between the brackets of a tag.
    pub(crate) fn read_tag(&mut self, place: Place, tag: &str) -> Result<(), RecordError> {
        let Some((name, value)) = split_tag(tag) else {
            return Err(RecordError::plain(place, RecordFault::Tag));
        };
        match name {
            "RuleSet" => self.rule_set = Some((place, value)),
            "FEN" => self.position = Some((place, value)),
            "SetUp" => {}
            "Result" => self.result = Some((place, value)),
            "Termination" => self.termination = Some(value),
            _ if ROSTER.contains(&(name, value.as_str())) => {}
            _ if self.tags.iter().any(|tag| tag.name == name) => {}
            _ if self.tags.len() == MOST_TAGS => {
                let fault = RecordFault::TooMuch(Limit::Tags(MOST_TAGS));
                return Err(RecordError::plain(place, fault));
            }
            _ => {
                let name = name.to_owned();
                self.tags.push(Tag { name, value });
            }
        }
        Ok(())
    }

    /// Puts the tags that every record has first, in their order.
    pub(crate) fn sort_tags(&mut self) {
        let rank = |tag: &Tag| ROSTER.iter().position(|(name, _)| *name == tag.name);
        self.tags
            .sort_by_key(|tag| rank(tag).unwrap_or(ROSTER.len()));
    }

    /// The game as it begins.
    pub(crate) fn game(&self, default: RuleSet) -> Result<(RuleSet, Game), RecordError> {
        let rule_set = match &self.rule_set {
            None => default,
            Some((place, name)) => name
                .parse()
                .map_err(|error| RecordError::plain(*place, RecordFault::RuleSet(error)))?,
        };
        let rules = Rules::from(rule_set);
        let Some((place, text)) = &self.position else {
            return Ok((rule_set, Game::new(rules)));
        };
        let setup = Setup::read(text, rules.board())
            .map_err(|error| RecordError::plain(*place, RecordFault::Setup(error)))?;
        let game = Game::from_setup(rules, &setup)
            .map_err(|error| RecordError::plain(*place, RecordFault::Position(error)))?;
        Ok((rule_set, game))
    }

    /// How the game ended: as the moves show, else as the tags and the result
    /// written after the moves claim.
    pub(crate) fn outcome(
        &self,
        game: &Game,
        written: Option<(Place, &str)>,
    ) -> Result<Option<Outcome>, RecordError> {
        let tagged = self
            .result
            .as_ref()
            .map(|(place, result)| (*place, result.as_str()));
        let shown = game.outcome();
        let mut claimed = None;
        for (place, result) in [tagged, written].into_iter().flatten() {
            let known = words::result(result);
            let wanted = shown.map(Outcome::result).or(claimed);
            let agrees = known == Some("*") || wanted.is_none_or(|wanted| known == Some(wanted));
            if known.is_none() || !agrees {
                let fault = match (shown, claimed) {
                    (None, Some(claimed)) => RecordFault::OtherResult {
                        found: result.to_owned(),
                        wanted: claimed.to_owned(),
                    },
                    _ => RecordFault::other_outcome(result, shown),
                };
                return Err(RecordError::plain(place, fault));
            }
            claimed = claimed.or(known.filter(|known| *known != "*"));
        }
        Ok(shown.or_else(|| declared(claimed?, self.termination.as_deref())))
    }
}

/// The name and the value of a tag, as `Event "A game"`. A `\` stands before a
/// `"` or a `\` of the value; before anything else it is one itself.
fn split_tag(tag: &str) -> Option<(&str, String)> {
    let (name, rest) = tag.trim().split_once(char::is_whitespace)?;
    let value = rest.trim().strip_prefix('"')?.strip_suffix('"')?;
    let named = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(named) {
        return None;
    }
    let mut text = String::new();
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' => return None,
            '\\' => text.push(
                characters
                    .next_if(|c| matches!(c, '"' | '\\'))
                    .unwrap_or('\\'),
            ),
            plain => text.push(plain),
        }
    }
    Some((name, words::without_controls(&text)))
}

/// The end that a result and a reason tell. Without a known reason a win is
/// taken for a resignation and a draw for an agreement.
fn declared(result: &str, termination: Option<&str>) -> Option<Outcome> {
    let loser = match result {
        "1-0" => Player::Black,
        "0-1" => Player::White,
        _ => {
            return Some(Outcome::from(match termination {
                Some("length") => Declared::LengthReached,
                _ => Declared::Agreed,
            }));
        }
    };
    Some(Outcome::from(match termination {
        Some("time" | "time forfeit") => Declared::OutOfTime(loser),
        Some("abandoned") => Declared::Left(loser),
        _ => Declared::Resigned(loser),
    }))
}
