//! Games kept in files.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jiff::ZonedDateTime;
use molino::{Game, Player, RuleSet};
use molino_record::{Record, Tag};

use crate::fault::Fault;
use crate::play::seats::Seats;
use crate::{files, replay};

/// Where the game has been saved.
#[derive(Default)]
pub(crate) struct Store {
    /// The file that was written last, and may be written again.
    file: Option<PathBuf>,
    /// The game has changed since it was saved or loaded.
    pub(crate) is_changed: bool,
}

/// Why a game is not saved.
pub(crate) enum SaveError {
    /// No file is named.
    NoName,
    /// The file is there already, and is another's.
    Exists(PathBuf),
    /// The file cannot be written.
    Fault(Fault),
}

impl Store {
    /// Writes a game into the file called `name`, without a name into the one of
    /// last time, and returns which it was.
    pub(crate) fn save(
        &mut self,
        name: &str,
        game: &Game,
        seats: &Seats,
    ) -> Result<&Path, SaveError> {
        let file = match (name, &self.file) {
            ("", None) => return Err(SaveError::NoName),
            ("", Some(file)) => file.clone(),
            (name, _) => PathBuf::from(name),
        };
        let text = record(game, seats).map(|record| record.to_pgn());
        let is_ours = self.file.as_ref() == Some(&file);
        match write(&file, is_ours, &text.unwrap_or_default()) {
            Ok(()) => {
                self.is_changed = false;
                Ok(self.file.insert(file))
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(SaveError::Exists(file))
            }
            Err(error) => {
                let fault = Fault::plain("unwritable-file");
                let fault = fault.with("file", &file.display()).with("reason", &error);
                Err(SaveError::Fault(fault))
            }
        }
    }
}

/// The game at the end of the record in a file, and its rule set, which is
/// `rules` where the record names none.
pub(crate) fn load(file: &Path, rules: RuleSet) -> Result<(RuleSet, Game), Fault> {
    let text = files::read(file)?;
    let record = Record::read(&text, rules).map_err(|error| replay::fault(&error))?;
    let game = record.game().map_err(|error| Fault::of(&error))?;
    Ok((record.rule_set, game))
}

/// The game as it is written down, with who played and when.
fn record(game: &Game, seats: &Seats) -> Option<Record> {
    let mut record = Record::of(game)?;
    let today = ZonedDateTime::now().date().to_string().replace('-', ".");
    let named = |player| seats.recorded(player).map(str::to_owned);
    let tags = [
        ("Date", Some(today)),
        ("White", named(Player::White)),
        ("Black", named(Player::Black)),
    ];
    let tags = tags.into_iter().filter_map(|(name, value)| {
        let name = name.to_owned();
        value.map(|value| Tag { name, value })
    });
    record.tags = tags.collect();
    Some(record)
}

/// Writes a file: a new one, unless it is written again.
fn write(file: &Path, again: bool, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true);
    if again {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    options.open(file)?.write_all(text.as_bytes())
}
