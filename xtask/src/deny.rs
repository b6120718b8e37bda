//! Licences, sources and bans of what we depend on.

use anyhow::Result;

use crate::process;
use crate::tool::{self, Tool};
use crate::workspace::Workspace;

const VERSION: &str = "0.20.2";

/// Holds the dependencies to `deny.toml`. Advisories are left out: they come
/// from a database that changes by itself, and not every machine reaches it.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let tool = Tool {
        name: "cargo-deny",
        version: VERSION.to_owned(),
    };
    tool.install(workspace)?;
    let mut deny = workspace.cargo("deny --locked check bans licenses sources");
    process::run(deny.env("PATH", tool::search_path(workspace)?))
}
