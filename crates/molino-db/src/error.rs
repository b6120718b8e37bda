//! What can be wrong with a database.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use molino::{Argument, Describe, RuleSet, Rules};
use molino_index::Sector;

/// What is wrong, and with which file.
#[derive(Debug)]
pub struct DatabaseError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: FileFault,
}

/// What is wrong with a file.
#[derive(Debug)]
pub enum FileFault {
    /// It cannot be read or written.
    Io(io::Error),
    /// There is no room for it on the disk.
    Full {
        /// How many bytes it has.
        wanted: u64,
    },
    /// Another program is writing here.
    InUse,
    /// It is a folder with nothing in it.
    Empty,
    /// It is no file of a database of Molino.
    Foreign,
    /// It was written by another version.
    Version {
        /// The version found.
        found: u16,
        /// The version that can be read.
        wanted: u16,
    },
    /// It is compressed in a way that cannot be undone here.
    Codec {
        /// The number of the codec.
        found: u8,
    },
    /// It ends too early, or too late.
    Length {
        /// How many bytes it has.
        found: u64,
        /// How many it ought to have.
        wanted: u64,
    },
    /// Its bytes are not those that were written.
    Damaged {
        /// The block that is damaged; none for the header.
        block: Option<usize>,
    },
    /// It has another number of positions than its sector.
    Positions {
        /// How many it has.
        found: u64,
        /// How many it ought to have.
        wanted: u64,
    },
    /// It is another file than the manifest lists.
    OtherFile,
    /// It tells wins, draws and losses alone, where distances are wanted.
    NoDistances,
    /// It belongs to another game.
    OtherCore {
        /// The core of the game found.
        found: String,
        /// The core of the game asked for.
        wanted: String,
    },
    /// It holds another sector than its name tells.
    OtherSector {
        /// The sector found.
        found: Sector,
        /// The sector asked for.
        wanted: Sector,
    },
}

impl FileFault {
    /// Whether there is no such file.
    #[must_use]
    pub fn is_absence(&self) -> bool {
        matches!(self, FileFault::Io(error) if error.kind() == io::ErrorKind::NotFound)
    }

    /// The fault of the file at `path`.
    #[must_use]
    pub fn at(self, path: &Path) -> DatabaseError {
        DatabaseError {
            path: path.to_owned(),
            fault: self,
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Io(error) => error.fmt(f),
            FileFault::Full { wanted } => {
                write!(f, "the disk is full: {wanted} bytes are wanted")
            }
            FileFault::InUse => f.write_str("another program is writing here"),
            FileFault::Empty => f.write_str("found nothing in the folder, wanted a database"),
            FileFault::Foreign => {
                f.write_str("found another kind of file, wanted one of Molino's database")
            }
            FileFault::Version { found, wanted } => {
                write!(f, "found version {found} of the format, wanted {wanted}")
            }
            FileFault::Codec { found } => write!(f, "found codec {found}, which is not known here"),
            FileFault::Length { found, wanted } => {
                write!(f, "found {found} bytes, wanted {wanted}")
            }
            FileFault::Damaged { block: None } => f.write_str("the header is damaged"),
            FileFault::Damaged { block: Some(block) } => write!(f, "block {block} is damaged"),
            FileFault::Positions { found, wanted } => {
                write!(f, "found {found} positions, wanted {wanted}")
            }
            FileFault::OtherFile => f.write_str("found another file than the manifest lists"),
            FileFault::NoDistances => {
                f.write_str("found wins, draws and losses alone, wanted distances")
            }
            FileFault::OtherCore { found, wanted } => {
                write!(f, "found values of `{found}`, wanted those of `{wanted}`")
            }
            FileFault::OtherSector { found, wanted } => {
                write!(f, "found the sector {found}, wanted {wanted}")
            }
        }
    }
}

impl From<io::Error> for FileFault {
    fn from(error: io::Error) -> FileFault {
        FileFault::Io(error)
    }
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.fault)
    }
}

impl std::error::Error for DatabaseError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.fault {
            FileFault::Io(error) => Some(error),
            _ => None,
        }
    }
}

/// A word for the kinds of error that people meet, for which messages have words of
/// their own.
fn kind_of(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "permission-denied",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => "not-a-directory",
        _ => "other",
    }
}

/// The name of the first rule set with a core of this text; without one the text.
fn rules_with(core: &str) -> String {
    let named = RuleSet::all().find(|rule_set| {
        let known = Rules::from(*rule_set).core();
        known.is_ok_and(|known| known.to_string() == core)
    });
    named.map_or_else(|| core.to_owned(), |named| named.to_string())
}

impl Describe for DatabaseError {
    fn id(&self) -> &'static str {
        match self.fault {
            FileFault::Io(_) => "database-io",
            FileFault::Full { .. } => "database-full",
            FileFault::InUse => "database-in-use",
            FileFault::Empty => "database-empty",
            FileFault::Foreign => "database-foreign",
            FileFault::Version { .. } => "database-version",
            FileFault::Codec { .. } => "database-codec",
            FileFault::Length { .. } => "database-length",
            FileFault::Damaged { block: None } => "database-header-damaged",
            FileFault::Damaged { block: Some(_) } => "database-block-damaged",
            FileFault::Positions { .. } => "database-positions",
            FileFault::OtherFile => "database-other-file",
            FileFault::NoDistances => "database-no-distances",
            FileFault::OtherCore { .. } => "database-other-core",
            FileFault::OtherSector { .. } => "database-other-sector",
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        let mut arguments = vec![Argument::text("file", self.path.display())];
        arguments.extend(match &self.fault {
            FileFault::Io(error) => vec![
                Argument::text("kind", kind_of(error)),
                Argument::text("reason", error),
            ],
            FileFault::Full { wanted } => vec![Argument::number("wanted", *wanted)],
            FileFault::InUse
            | FileFault::Empty
            | FileFault::Foreign
            | FileFault::OtherFile
            | FileFault::NoDistances
            | FileFault::Damaged { block: None } => Vec::new(),
            FileFault::Version { found, wanted } => vec![
                Argument::number("found", *found),
                Argument::number("wanted", *wanted),
            ],
            FileFault::Codec { found } => vec![Argument::number("found", *found)],
            FileFault::Length { found, wanted } | FileFault::Positions { found, wanted } => vec![
                Argument::number("found", *found),
                Argument::number("wanted", *wanted),
            ],
            FileFault::Damaged { block: Some(block) } => {
                vec![Argument::number("block", *block as u64)]
            }
            FileFault::OtherCore { found, wanted } => {
                vec![
                    Argument::text("found", rules_with(found)),
                    Argument::text("wanted", rules_with(wanted)),
                ]
            }
            FileFault::OtherSector { found, wanted } => {
                vec![
                    Argument::text("found", found),
                    Argument::text("wanted", wanted),
                ]
            }
        });
        arguments
    }
}
