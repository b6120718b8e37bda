//! Instruction counts: what a few benchmarks execute under valgrind, compared
//! with a baseline in the repository. Counts repeat where times do not.

mod summary;
mod baseline;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::debian;
use crate::process;
use crate::tool::Tool;
use crate::workspace::Workspace;

/// One bench written with gungraun, and the baseline it is held to.
struct Suite {
    package: &'static str,
    bench: &'static str,
    baseline: &'static str,
}

/// The benches whose instructions are counted with every test. Each is written with
/// gungraun, as `crates/molino/benches/instructions.rs` is; its manifest names
/// `gungraun` among the dev-dependencies and the bench with `harness = false`.
const SMALL: &[Suite] = &[
    Suite {
        package: "molino",
        bench: "instructions",
        baseline: "crates/molino/benches/instructions.tsv",
    },
    Suite {
        package: "molino-solver",
        bench: "instructions",
        baseline: "crates/molino-solver/benches/instructions.tsv",
    },
];

/// Those that take minutes.
const LARGE: &[Suite] = &[Suite {
    package: "molino-solver",
    bench: "large",
    baseline: "crates/molino-solver/benches/large.tsv",
}];

/// Which benches are counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Size {
    /// Those that take seconds.
    Small,
    /// Those that take minutes.
    Large,
}

/// What to do with the counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Mode {
    /// Hold them to the baselines.
    Compare,
    /// Make them the baselines.
    Bless,
}

/// Counts the instructions of every suite of a size.
pub(crate) fn run(workspace: &Workspace, size: Size, mode: Mode) -> Result<()> {
    if process::find("valgrind").is_none() {
        debian::install(
            &["valgrind"],
            "install valgrind: it counts the instructions",
        )?;
    }
    let suites = match size {
        Size::Small => SMALL,
        Size::Large => LARGE,
    };
    for suite in suites {
        match mode {
            Mode::Compare => suite.compare(workspace)?,
            Mode::Bless => suite.bless(workspace)?,
        }
    }
    Ok(())
}

impl Suite {
    fn compare(&self, workspace: &Workspace) -> Result<()> {
        let found = self.count(workspace)?;
        let wanted = baseline::parse(&self.baseline_text(workspace)?)
            .with_context(|| format!("cannot read {}", self.baseline))?;
        print!("{}", baseline::compare(&found, &wanted)?);
        Ok(())
    }

    fn bless(&self, workspace: &Workspace) -> Result<()> {
        let found = self.count(workspace)?;
        let path = workspace.path(self.baseline);
        let old = self.baseline_text(workspace)?;
        fs::write(&path, baseline::write(&found, &old))
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!("{} counts written to {}", found.len(), self.baseline);
        Ok(())
    }

    /// The baseline; empty where none was written yet.
    fn baseline_text(&self, workspace: &Workspace) -> Result<String> {
        if workspace.path(self.baseline).exists() {
            workspace.read(self.baseline)
        } else {
            Ok(String::new())
        }
    }

    fn count(&self, workspace: &Workspace) -> Result<summary::Counts> {
        let mut bench = workspace.cargo("bench --locked");
        bench.args(["--package", self.package, "--bench", self.bench]);
        bench.env("GUNGRAUN_OUTPUT_FORMAT", "json");
        with_runner(&mut bench, workspace)?;
        summary::read(&process::output(&mut bench)?)
    }
}

/// Tells a bench command where gungraun's runner is, if the workspace uses
/// gungraun at all; installs the runner first where it is absent.
pub(crate) fn with_runner(command: &mut Command, workspace: &Workspace) -> Result<()> {
    if let Some(runner) = runner(workspace)? {
        command.env("GUNGRAUN_RUNNER", runner);
    }
    Ok(())
}

/// The runner must be of the version of the library that speaks to it.
fn runner(workspace: &Workspace) -> Result<Option<PathBuf>> {
    let Some(version) = workspace.locked_version("gungraun")? else {
        return Ok(None);
    };
    let tool = Tool {
        name: "gungraun-runner",
        version,
    };
    tool.install(workspace).map(Some)
}
