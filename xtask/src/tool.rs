//! Programs of other projects, built by cargo into `target/tools`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::process;
use crate::workspace::Workspace;

/// Where the tools are installed; nothing outside the repository is touched.
const FOLDER: &str = "target/tools";

/// A published program in one version.
pub(crate) struct Tool {
    /// The name of its package, which is also that of its program.
    pub(crate) name: &'static str,
    /// Its version, always exact: a new release must not change our verdicts.
    pub(crate) version: String,
}

impl Tool {
    /// The program's path; installs it first where it is absent or another version.
    pub(crate) fn install(&self, workspace: &Workspace) -> Result<PathBuf> {
        let folder = workspace.path(FOLDER);
        if !self.is_installed(workspace) {
            process::run(
                workspace
                    .cargo("install --locked --force --root")
                    .arg(&folder)
                    .arg(format!("{}@{}", self.name, self.version)),
            )?;
        }
        Ok(folder.join("bin").join(self.name))
    }

    /// cargo keeps a list of what it has installed under a root.
    fn is_installed(&self, workspace: &Workspace) -> bool {
        let list = workspace.path(FOLDER).join(".crates.toml");
        let entry = format!("\"{} {} (", self.name, self.version);
        fs::read_to_string(list).is_ok_and(|list| list.contains(&entry))
    }
}

/// The search path with the tools before everything else, so that cargo finds
/// its subcommands there.
pub(crate) fn search_path(workspace: &Workspace) -> Result<OsString> {
    let tools = workspace.path(FOLDER).join("bin");
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths(std::iter::once(tools).chain(env::split_paths(&path)))
        .context("the repository's path cannot stand in a search path")
}
