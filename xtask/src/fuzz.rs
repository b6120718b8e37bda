//! Fuzzing: each target of `fuzz/` for a while.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use serde::Deserialize;

use crate::process;
use crate::tool::{self, Tool};
use crate::workspace::Workspace;

const VERSION: &str = "0.13.2";

/// How many targets run at once; machines that test have few cores.
const AT_ONCE: usize = 2;

/// Where each target's output goes.
const LOGS: &str = "target/fuzz-logs";

/// Runs every target for a number of seconds and fails if one finds something.
pub(crate) fn run(workspace: &Workspace, seconds: u32) -> Result<()> {
    let tool = Tool {
        name: "cargo-fuzz",
        version: VERSION.to_owned(),
    };
    tool.install(workspace)?;
    process::run(&mut cargo_fuzz(workspace, "build")?)?;
    fs::create_dir_all(workspace.path(LOGS))?;
    let mut failed = Vec::new();
    for targets in targets(workspace)?.chunks(AT_ONCE) {
        failed.extend(run_together(workspace, targets, seconds));
    }
    if !failed.is_empty() {
        bail!(
            "fuzz targets failed: {}\n{}",
            failed.len(),
            failed.join("\n")
        );
    }
    Ok(())
}

/// The programs of the fuzz crate.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let manifest: Manifest = toml::from_str(&workspace.read("fuzz/Cargo.toml")?)?;
    Ok(manifest
        .bin
        .into_iter()
        .map(|program| program.name)
        .collect())
}

/// Runs some targets side by side and says of each that failed why.
fn run_together(workspace: &Workspace, targets: &[String], seconds: u32) -> Vec<String> {
    thread::scope(|scope| {
        let runs: Vec<_> = targets
            .iter()
            .map(|target| scope.spawn(move || run_target(workspace, target, seconds)))
            .collect();
        runs.into_iter()
            .filter_map(|run| {
                run.join()
                    .unwrap_or_else(|_| Err(anyhow!("a run panicked")))
                    .err()
            })
            .map(|error| format!("{error:#}"))
            .collect()
    })
}

fn run_target(workspace: &Workspace, target: &str, seconds: u32) -> Result<()> {
    let path = log(workspace, target);
    let log = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let mut fuzz = cargo_fuzz(workspace, "run")?;
    fuzz.args([target, "--", &format!("-max_total_time={seconds}")]);
    fuzz.stdout(log.try_clone()?).stderr(log);
    process::run(&mut fuzz).with_context(|| format!("{target}: see {}", path.display()))
}

fn log(workspace: &Workspace, target: &str) -> PathBuf {
    workspace.path(LOGS).join(format!("{target}.log"))
}

fn cargo_fuzz(workspace: &Workspace, what: &str) -> Result<Command> {
    let mut cargo = workspace.cargo("+nightly fuzz");
    cargo.arg(what).env("PATH", tool::search_path(workspace)?);
    Ok(cargo)
}

/// The part of the fuzz crate's manifest that we read.
#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    bin: Vec<Program>,
}

#[derive(Deserialize)]
struct Program {
    name: String,
}
