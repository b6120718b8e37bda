//! Games kept in files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jiff::ZonedDateTime;
use molino::{Game, Player, RuleSet};
use molino_record::{Limit, MOST_MOVES, Record, RecordFault, Tag};
use tempfile::NamedTempFile;

use crate::fault::Fault;
use crate::files;
use crate::play::seats::Seats;

/// The file in which the game is kept, and what was written there about it.
#[derive(Default)]
pub(crate) struct Store {
    /// The file that was written last, and may be written again.
    file: Option<PathBuf>,
    /// The record that the game was loaded from.
    origin: Option<Record>,
}

/// Why a game is not saved.
pub(crate) enum SaveError {
    /// No file is named.
    NoName,
    /// The file is there already, and is another's.
    Exists(PathBuf),
    /// The file cannot be written, or the game cannot be written down.
    Fault(Fault),
}

impl Store {
    /// For a game that was loaded from a record. Its file stays as it is.
    pub(crate) fn of(record: Record) -> Store {
        Store {
            file: None,
            origin: Some(record),
        }
    }

    /// Writes a game into the file called `name`, without a name into the one of
    /// last time, and returns which it was. A file that is another's stays as it
    /// is, and so does the one of last time where writing fails.
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
        if game.moves().len() > MOST_MOVES {
            let fault = RecordFault::TooMuch(Limit::Moves(MOST_MOVES));
            return Err(SaveError::Fault(Fault::of(&fault)));
        }
        let is_ours = self.file.as_ref() == Some(&file);
        let record = record(game, seats, self.origin.as_ref());
        match write(&file, is_ours, &record.to_pgn()) {
            Ok(()) => Ok(self.file.insert(file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(SaveError::Exists(file))
            }
            Err(error) => Err(SaveError::Fault(Fault::unwritable(&file, &error))),
        }
    }
}

/// The record in a file, of which `rules` are the rules where it names none, and
/// the game at its end.
pub(crate) fn load(file: &Path, rules: RuleSet) -> Result<(Record, Game), Fault> {
    let text = files::read_file(file)?;
    let record = Record::read(&text, rules).map_err(|error| Fault::in_record(&error))?;
    let game = record.game().map_err(|error| Fault::of(&error))?;
    Ok((record, game))
}

/// The game as it is written down: who played and when, and what its record has
/// said so far.
fn record(game: &Game, seats: &Seats, origin: Option<&Record>) -> Record {
    let mut record = Record::of(game).expect("the rules were chosen by name");
    let today = ZonedDateTime::now().date().to_string().replace('-', ".");
    let named = |player| seats.recorded(player).map(str::to_owned);
    let own = [
        ("Date", Some(today)),
        ("White", named(Player::White)),
        ("Black", named(Player::Black)),
    ];
    let known = origin.map(|origin| origin.tags.clone());
    record.tags = known.unwrap_or_default();
    for (name, value) in own {
        let is_new = record.tag(name).is_none();
        let name = name.to_owned();
        let tag = value.map(|value| Tag { name, value });
        record.tags.extend(tag.filter(|_| is_new));
    }
    if let Some(origin) = origin {
        record.line.comments.clone_from(&origin.line.comments);
        let plies = record.line.plies.iter_mut().zip(&origin.line.plies);
        for (ply, before) in plies.take_while(|(a, b)| (a.throw, a.mv) == (b.throw, b.mv)) {
            ply.clone_from(before);
        }
    }
    record
}

/// Writes a file whole or not at all: a new one, unless it is written again.
fn write(file: &Path, again: bool, text: &str) -> io::Result<()> {
    if !again && file.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut written = NamedTempFile::new_in(folder)?;
    written.write_all(text.as_bytes())?;
    written.as_file().sync_all()?;
    if again {
        written.persist(file)?;
    } else {
        written.persist_noclobber(file)?;
    }
    make_readable(file)
}

/// Gives a file the rights of other new files: temporary ones are their owner's
/// alone.
fn make_readable(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(file, fs::Permissions::from_mode(0o644))?;
    }
    Ok(())
}
