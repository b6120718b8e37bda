//! The real program, and the folders that it solves into.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program with these arguments, in English.
pub(crate) fn molino(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_molino"));
    command.args(args).env("LC_ALL", "C");
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What the program told.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Told {
    fn from(output: Output) -> Told {
        let text = |bytes| String::from_utf8(bytes).expect("a text");
        Told {
            status: output.status.code(),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

pub(crate) fn told(args: &[&str]) -> Told {
    molino(args).output().expect("the program runs").into()
}

/// A folder that is not there yet, for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("database");
    let folder = folder.join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a path that is a text")
}

/// The program that solves into `folder`.
pub(crate) fn solving(folder: &Path, args: &[&str]) -> Command {
    molino(&[&["solve", "--out", text(folder)], args].concat())
}

/// Solves into `folder`, which goes well.
pub(crate) fn solve(folder: &Path, args: &[&str]) -> Told {
    let output = solving(folder, args).output();
    let told: Told = output.expect("the program runs").into();
    assert_eq!(told.status, Some(0), "{args:?} {told:?}");
    told
}

/// A new folder with what these arguments solve.
pub(crate) fn solved(name: &str, args: &[&str]) -> PathBuf {
    let folder = folder(name);
    solve(&folder, args);
    folder
}

/// All files of a folder, with their bytes.
pub(crate) fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder");
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().expect("a name");
        (name, fs::read(entry.path()).expect("a file"))
    };
    entries.map(|entry| file(entry.expect("a file"))).collect()
}

/// Panics if the folders differ in a byte of any file.
pub(crate) fn assert_same(found: &Path, wanted: &Path) {
    let (found, wanted) = (files(found), files(wanted));
    let names: Vec<&String> = found.keys().collect();
    assert_eq!(names, wanted.keys().collect::<Vec<_>>());
    for (name, bytes) in &found {
        assert!(bytes == &wanted[name], "{name}");
    }
}
