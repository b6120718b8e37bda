//! Where the repository lies and what its manifests say.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process;

/// The repository at hand.
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The repository in which this program was compiled: cargo tells it at
    /// run time, so that a moved or copied clone works on itself.
    pub(crate) fn here() -> Result<Workspace> {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
            .context("CARGO_MANIFEST_DIR is not set: run this as `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("the xtask crate lies in no folder")?;
        Ok(Workspace {
            root: root.to_path_buf(),
        })
    }

    /// The repository's top folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A file or folder of the repository.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The text of a file of the repository.
    pub(crate) fn read(&self, relative: &str) -> Result<String> {
        let path = self.path(relative);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// A command that starts in the repository's top folder.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = process::command(program);
        command.current_dir(&self.root);
        command
    }

    /// A cargo command with its arguments separated by blanks.
    pub(crate) fn cargo(&self, arguments: &str) -> Command {
        let mut command = self.command("cargo");
        command.args(arguments.split_whitespace());
        command
    }

    /// The packages of the workspace, as cargo reads their manifests.
    pub(crate) fn packages(&self) -> Result<Vec<Package>> {
        let json =
            process::output(&mut self.cargo("metadata --format-version 1 --no-deps --locked"))?;
        let metadata: Metadata =
            serde_json::from_str(&json).context("cannot read the answer of cargo metadata")?;
        Ok(metadata.packages)
    }

    /// The version of a package in `Cargo.lock`; `None` where it is not there.
    pub(crate) fn locked_version(&self, name: &str) -> Result<Option<String>> {
        let lock: Lock =
            toml::from_str(&self.read("Cargo.lock")?).context("cannot read Cargo.lock")?;
        let found = lock
            .package
            .into_iter()
            .find(|package| package.name == name);
        Ok(found.map(|package| package.version))
    }
}

/// The part of `cargo metadata` that we read.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// One crate of the workspace.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Package {
    /// Its name.
    pub(crate) name: String,
    /// The absolute path of its `Cargo.toml`.
    pub(crate) manifest_path: PathBuf,
    /// What cargo builds of it.
    pub(crate) targets: Vec<Target>,
    /// What its manifest depends on, of every kind and for every machine.
    pub(crate) dependencies: Vec<Dependency>,
}

/// One thing that cargo builds: a library, a program, a test, a bench.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Target {
    /// `lib`, `bin`, `test`, `bench`, `example`, `custom-build`, …
    pub(crate) kind: Vec<String>,
    /// The absolute path of its root file.
    pub(crate) src_path: PathBuf,
}

impl Target {
    /// A library, of whatever kind.
    pub(crate) fn is_library(&self) -> bool {
        self.kind.iter().any(|kind| kind.ends_with("lib"))
    }

    /// A program.
    pub(crate) fn is_program(&self) -> bool {
        self.kind.iter().any(|kind| kind == "bin")
    }
}

/// One line of a manifest's dependencies.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Dependency {
    /// The package's name, whatever the manifest renames it to.
    pub(crate) name: String,
    /// `dev`, `build`, or `None` for an ordinary dependency.
    pub(crate) kind: Option<String>,
}

impl Dependency {
    /// Needed by tests and benches only.
    pub(crate) fn is_dev(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

/// The part of `Cargo.lock` that we read.
#[derive(Deserialize)]
struct Lock {
    package: Vec<LockedPackage>,
}

#[derive(Deserialize)]
struct LockedPackage {
    name: String,
    version: String,
}
