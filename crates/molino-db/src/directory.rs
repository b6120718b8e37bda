//! The folder of a database.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use molino::{Core, RuleSet, Rules};
use molino_index::{Numbering, Sector};
use sha2::{Digest, Sha256};

use crate::error::{DatabaseError, FileFault};
use crate::file::{Encoded, SectorFile};
use crate::header::VERSION;
use crate::manifest::{Entry, Manifest, file_name, sector_of};

const MANIFEST: &str = "manifest.json";

const LOCK: &str = "lock";

/// What the names of files that are being written end in.
const UNFINISHED: &str = ".unfinished";

/// The folder of a database: a file for each sector, and a manifest that lists
/// them. A file that the manifest does not list counts for nothing: whatever
/// happens while one is written, the folder stays whole.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    core: Core,
    numbering: Numbering,
    manifest: Manifest,
    /// Held by whoever may write.
    lock: Option<File>,
}

impl Directory {
    /// Opens the database in the folder `path` of the game with `core`.
    ///
    /// # Errors
    ///
    /// A folder without a manifest that can be read, or one of another game.
    pub fn open(path: &Path, core: Core) -> Result<Directory, DatabaseError> {
        let manifest = manifest_in(path, Some(core))?;
        let (core, manifest) = manifest.ok_or_else(|| absence(path))?;
        Ok(Directory::new(path, core, manifest))
    }

    /// Opens the database in the folder `path`, of whichever game.
    ///
    /// # Errors
    ///
    /// A folder without a manifest that can be read.
    pub fn open_any(path: &Path) -> Result<Directory, DatabaseError> {
        let manifest = manifest_in(path, None)?;
        let (core, manifest) = manifest.ok_or_else(|| absence(path))?;
        Ok(Directory::new(path, core, manifest))
    }

    /// Opens for reading the folder that [`create`](Directory::create) would open;
    /// nothing where it would begin one.
    ///
    /// # Errors
    ///
    /// A folder of another game, or with other things in it.
    pub fn look(path: &Path, core: Core) -> Result<Option<Directory>, DatabaseError> {
        if let Some((core, manifest)) = manifest_in(path, Some(core))? {
            return Ok(Some(Directory::new(path, core, manifest)));
        }
        match is_free(path) {
            Ok(true) => Ok(None),
            Ok(false) => Err(FileFault::Foreign.at(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(FileFault::from(error).at(path)),
        }
    }

    /// Opens the folder `path` for writing; makes it where there is none, and
    /// clears away what was left unfinished.
    ///
    /// # Errors
    ///
    /// A folder that cannot be written, in which another program writes, of
    /// another game, or with other things in it.
    pub fn create(path: &Path, core: Core) -> Result<Directory, DatabaseError> {
        let at = |fault: FileFault| fault.at(path);
        fs::create_dir_all(path).map_err(|error| at(error.into()))?;
        Directory::look(path, core)?;
        let lock = lock(&path.join(LOCK)).map_err(at)?;
        // Another program may have written in the meantime.
        let manifest = manifest_in(path, Some(core))?;
        let manifest = manifest.map(|(_, manifest)| manifest);
        let manifest = manifest.unwrap_or_else(|| Manifest::new(core.to_string()));
        let directory = Directory {
            lock: Some(lock),
            ..Directory::new(path, core, manifest)
        };
        directory.clear().map_err(|error| at(error.into()))?;
        directory.write_manifest()?;
        Ok(directory)
    }

    fn new(path: &Path, core: Core, manifest: Manifest) -> Directory {
        Directory {
            path: path.to_owned(),
            core,
            numbering: Numbering::new(core.options().board.board()),
            manifest,
            lock: None,
        }
    }

    fn clear(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            if is_unfinished(&entry.file_name().to_string_lossy()) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }

    /// The folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The core of the game.
    #[must_use]
    pub const fn core(&self) -> Core {
        self.core
    }

    /// The numbers of the positions.
    #[must_use]
    pub const fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The sectors that there are, in the order in which they were solved, with
    /// their files.
    pub fn sectors(&self) -> impl Iterator<Item = (Sector, &Entry)> {
        let files = self.manifest.files.iter();
        files.filter_map(|entry| Some((sector_of(&entry.file)?, entry)))
    }

    /// Whether there is a file for `sector`, with the header and the length that it
    /// ought to have.
    #[must_use]
    pub fn contains(&self, sector: Sector) -> bool {
        self.file(sector).is_ok_and(|file| file.is_some())
    }

    /// The file of `sector`, if there is one.
    ///
    /// # Errors
    ///
    /// A file that is lost, or whose header is not as it should be.
    pub fn file(&self, sector: Sector) -> Result<Option<SectorFile<File>>, DatabaseError> {
        let Some(entry) = self.manifest.entry(sector) else {
            return Ok(None);
        };
        let path = self.path.join(&entry.file);
        let open = || {
            let file = File::open(&path)?;
            let found = file.metadata()?.len();
            let positions = self.numbering.size(sector);
            let file = SectorFile::open(file, self.core, sector, positions)?;
            if found != entry.bytes {
                return Err(FileFault::Length {
                    found,
                    wanted: entry.bytes,
                });
            }
            Ok(file)
        };
        open().map(Some).map_err(|fault: FileFault| fault.at(&path))
    }

    /// Whether the file of `sector`, if there is one, is the one that the
    /// manifest lists.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or whose bytes have another SHA-256.
    pub fn check_file(&self, sector: Sector) -> Result<(), DatabaseError> {
        let Some(entry) = self.manifest.entry(sector) else {
            return Ok(());
        };
        let path = self.file_path(sector);
        let hash = hash_of(&path).map_err(|error| FileFault::from(error).at(&path))?;
        if hash == entry.sha256 {
            Ok(())
        } else {
            Err(FileFault::OtherFile.at(&path))
        }
    }

    /// Where the file of `sector` stands, if there is one; else the folder.
    #[must_use]
    pub fn file_path(&self, sector: Sector) -> PathBuf {
        let entry = self.manifest.entry(sector);
        entry.map_or_else(|| self.path.clone(), |entry| self.path.join(&entry.file))
    }

    /// The sectors without files whose values a search of a ply or two finds.
    pub fn left_out(&self) -> impl Iterator<Item = Sector> {
        self.manifest.left_out()
    }

    /// Lists the sectors without files whose values a search of a ply or two finds.
    ///
    /// # Errors
    ///
    /// A disk that is full, or cannot be written.
    ///
    /// # Panics
    ///
    /// If the folder was opened for reading.
    pub fn leave_out(&mut self, sectors: &[Sector]) -> Result<(), DatabaseError> {
        assert!(self.lock.is_some(), "the folder was opened for reading");
        self.manifest.leave_out(sectors);
        self.write_manifest()
    }

    /// How many bytes the disk has room for.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn free_space(path: &Path) -> io::Result<u64> {
        let mut path = path;
        while !path.exists() {
            path = match path.parent() {
                Some(parent) if parent != Path::new("") => parent,
                _ => Path::new("."),
            };
        }
        fs4::available_space(path)
    }

    /// Writes the files of some sectors and then lists them.
    ///
    /// # Errors
    ///
    /// A disk that is full, or cannot be written; then none of them is listed.
    ///
    /// # Panics
    ///
    /// If the folder was opened for reading.
    pub fn save(&mut self, files: &[(Sector, Encoded)]) -> Result<(), DatabaseError> {
        assert!(self.lock.is_some(), "the folder was opened for reading");
        let mut entries = Vec::new();
        for (sector, encoded) in files {
            let name = file_name(*sector, encoded.metric());
            let hash = self.write_file(&name, encoded.length(), |file| encoded.write(file))?;
            entries.push(Entry {
                file: name,
                bytes: encoded.length(),
                sha256: hexadecimal(&hash),
            });
        }
        self.manifest.list(entries);
        self.write_manifest()
    }

    fn write_manifest(&self) -> Result<(), DatabaseError> {
        let mut text = serde_json::to_vec_pretty(&self.manifest).expect("a manifest is plain data");
        text.push(b'\n');
        self.write_file(MANIFEST, text.len() as u64, |file| {
            io::Write::write_all(file, &text)
        })
    }

    /// Writes a file under another name and gives it its own when all of it is
    /// on the disk.
    fn write_file<T>(
        &self,
        name: &str,
        length: u64,
        write: impl FnOnce(&mut File) -> io::Result<T>,
    ) -> Result<T, DatabaseError> {
        let path = self.path.join(name);
        let unfinished = self.path.join(format!("{name}{UNFINISHED}"));
        let written = File::create(&unfinished).and_then(|mut file| {
            let result = write(&mut file)?;
            file.sync_all()?;
            fs::rename(&unfinished, &path)?;
            sync_folder(&self.path)?;
            Ok(result)
        });
        written.map_err(|error| {
            let _ = fs::remove_file(&unfinished);
            let fault = match error.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                    FileFault::Full { wanted: length }
                }
                _ => error.into(),
            };
            fault.at(&path)
        })
    }
}

/// Why there is no database in a folder without a manifest.
fn absence(path: &Path) -> DatabaseError {
    let fault = match is_free(path) {
        Ok(true) => FileFault::Empty,
        Ok(false) => FileFault::Foreign,
        Err(error) => error.into(),
    };
    fault.at(path)
}

/// Whether a folder without a manifest has nothing in it but what we may have
/// left there ourselves.
fn is_free(path: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_lock = name == LOCK && entry.metadata()?.len() == 0;
        if !is_lock && !is_unfinished(&name) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a file of this name was never finished by us.
fn is_unfinished(name: &str) -> bool {
    name.strip_suffix(UNFINISHED)
        .is_some_and(|name| name == MANIFEST || sector_of(name).is_some())
}

/// Takes the lock of a folder.
fn lock(path: &Path) -> Result<File, FileFault> {
    let mut options = File::options();
    let lock = options
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(FileFault::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The SHA-256 of a file.
fn hash_of(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hash = Sha256::new();
    let mut bytes = vec![0; 1 << 20];
    loop {
        match file.read(&mut bytes)? {
            0 => return Ok(hexadecimal(&hash.finalize())),
            read => hash.update(&bytes[..read]),
        }
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Sees to it that a new name is on the disk too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Folders cannot be synced here.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The manifest of a folder, if it has one, and the core that it is of: the one that is
/// wanted, where one is.
fn manifest_in(
    folder: &Path,
    wanted: Option<Core>,
) -> Result<Option<(Core, Manifest)>, DatabaseError> {
    if folder.exists() && !folder.is_dir() {
        let error = io::Error::from(io::ErrorKind::NotADirectory);
        return Err(FileFault::from(error).at(folder));
    }
    let path = folder.join(MANIFEST);
    read_manifest(&path, wanted).map_err(|fault| fault.at(&path))
}

fn read_manifest(path: &Path, wanted: Option<Core>) -> Result<Option<(Core, Manifest)>, FileFault> {
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let manifest: Manifest = serde_json::from_slice(&text).map_err(|_| FileFault::Foreign)?;
    if !manifest.is_ours() {
        return Err(FileFault::Foreign);
    }
    if manifest.version != VERSION {
        return Err(FileFault::Version {
            found: manifest.version,
            wanted: VERSION,
        });
    }
    let core = match wanted {
        Some(core) if core.to_string() == manifest.core => core,
        Some(core) => {
            return Err(FileFault::OtherCore {
                found: manifest.core,
                wanted: core.to_string(),
            });
        }
        None => core_called(&manifest.core).ok_or(FileFault::Foreign)?,
    };
    if !manifest.is_of(core.options().men) {
        return Err(FileFault::Foreign);
    }
    Ok(Some((core, manifest)))
}

/// The core with this text.
fn core_called(text: &str) -> Option<Core> {
    let mut cores = RuleSet::all().filter_map(|rule_set| Rules::from(rule_set).core().ok());
    cores.find(|core| core.to_string() == text)
}
