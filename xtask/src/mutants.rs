//! Mutation testing: do the tests notice when the code is changed?

use anyhow::Result;

use crate::process;
use crate::tool::{self, Tool};
use crate::workspace::Workspace;

const VERSION: &str = "27.1.0";

/// The files whose code is changed, as globs from the repository's top folder.
const FILES: &[&str] = &["crates/molino/src/**/*.rs"];

/// Fails if a change goes unnoticed; `mutants.out/missed.txt` lists them. The
/// rest of the settings stands in `.cargo/mutants.toml`.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let tool = Tool {
        name: "cargo-mutants",
        version: VERSION.to_owned(),
    };
    tool.install(workspace)?;
    let mut mutants = workspace.cargo("mutants --workspace --no-shuffle --jobs 2");
    mutants.args(FILES.iter().flat_map(|files| ["--file", files]));
    process::run(mutants.env("PATH", tool::search_path(workspace)?))
}
