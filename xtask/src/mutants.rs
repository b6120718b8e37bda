//! Mutation testing: do the tests notice when the code is changed?

use anyhow::Result;

use crate::process;
use crate::tool::{self, Tool};
use crate::workspace::Workspace;

const VERSION: &str = "27.1.0";

/// The files whose code is changed, as globs from the repository's top folder.
const FILES: &[&str] = &[
    "crates/molino/src/capture.rs",
    "crates/molino/src/ending.rs",
    "crates/molino/src/game.rs",
    "crates/molino/src/legality.rs",
    "crates/molino/src/moment.rs",
    "crates/molino/src/generate.rs",
    "crates/molino/src/count.rs",
    "crates/molino/src/position.rs",
];

/// How many positions of each rule set the tests try for each change; `cargo
/// xtask test` tries many more.
const POSITIONS: &str = "12";

/// Fails if a change goes unnoticed; `mutants.out/missed.txt` lists them. The
/// rest of the settings stands in `.cargo/mutants.toml`.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let tool = Tool {
        name: "cargo-mutants",
        version: VERSION.to_owned(),
    };
    tool.install(workspace)?;
    let mut mutants = workspace.cargo("mutants --no-shuffle --jobs 2");
    mutants.env("MOLINO_TEST_POSITIONS", POSITIONS);
    mutants.args(FILES.iter().flat_map(|files| ["--file", files]));
    process::run(mutants.env("PATH", tool::search_path(workspace)?))
}
