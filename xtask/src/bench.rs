//! All benches of the workspace.

use anyhow::Result;

use crate::counts;
use crate::process;
use crate::workspace::Workspace;

/// Runs them; how long they take is for a person to read. The star keeps out
/// the unit tests, which cargo would also build anew to find benches in them.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let mut bench = workspace.cargo("bench --workspace --locked --bench *");
    counts::with_runner(&mut bench, workspace)?;
    process::run(&mut bench)
}
