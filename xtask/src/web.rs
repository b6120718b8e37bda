//! The client for the browser: the WebAssembly module with its JavaScript, and the
//! pages that use it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::debian;
use crate::process;
use crate::wasm;
use crate::workspace::Workspace;

/// The folder of the client.
const WEB: &str = "web";

/// Where the modules go, beside the sources that import them.
const WASM: &str = "web/src/wasm";

/// What every browser of today understands, and Rust uses.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the client into `web/dist`.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    prepare(workspace)?;
    process::run(npm(workspace)?.args(["run", "build"]))
}

/// Checks the client's layout and types, and runs its own tests.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    prepare(workspace)?;
    for script in ["format:check", "check", "test"] {
        process::run(npm(workspace)?.args(["run", script]))?;
    }
    Ok(())
}

/// Plays in a real browser, with the site served by the real program.
pub(crate) fn browser(workspace: &Workspace) -> Result<()> {
    let advice = "the browser tests need Chromium: install it, or set CHROMIUM to its path";
    let chromium = match (env::var("CHROMIUM"), process::find("chromium")) {
        (Ok(path), _) => PathBuf::from(path),
        (Err(_), Some(found)) => found,
        (Err(_), None) => {
            debian::install(&["chromium"], advice)?;
            process::find("chromium").context(advice)?
        }
    };
    run(workspace)?;
    process::run(&mut workspace.cargo("build --locked --package molino-cli"))?;
    let program = workspace.path("target/debug/molino");
    let mut npm = npm(workspace)?;
    npm.env("CHROMIUM", chromium).env("MOLINO", program);
    process::run(npm.args(["run", "test:browser"]))
}

/// Builds the site and serves it.
pub(crate) fn serve(workspace: &Workspace, arguments: &[String]) -> Result<()> {
    run(workspace)?;
    let mut site = workspace.cargo("run --release --locked --package molino-cli -- serve");
    process::run(site.args(arguments))
}

/// Installs what the client is built with, and makes the modules.
fn prepare(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    for (package, name) in wasm::MODULES {
        bind(workspace, package, name)?;
    }
    Ok(())
}

/// Makes a module with its JavaScript, where it is not there yet.
fn bind(workspace: &Workspace, package: &str, name: &str) -> Result<()> {
    let built = wasm::module(workspace, package)?;
    let bound = workspace.path(WASM).join(format!("{name}_bg.wasm"));
    if is_newer(&bound, &built) {
        return Ok(());
    }
    // Made elsewhere: the module is in its place only when it is whole.
    let scratch = workspace.path("target/wasm/bound");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&built).out_name(name).typescript(true);
    bindgen.web(true)?.generate(&scratch)?;
    fs::create_dir_all(workspace.path(WASM))?;
    for file in [".js", ".d.ts", "_bg.wasm.d.ts"].map(|end| format!("{name}{end}")) {
        fs::copy(scratch.join(&file), workspace.path(WASM).join(&file))?;
    }
    let optimize = workspace.path(WEB).join("node_modules/.bin/wasm-opt");
    let mut command = process::command(&optimize.to_string_lossy());
    command.arg("-Os").args(FEATURES);
    let small = scratch.join("small.wasm");
    command.arg(scratch.join(format!("{name}_bg.wasm")));
    process::run(command.arg("-o").arg(&small))?;
    fs::copy(&small, &bound)?;
    Ok(())
}

/// Installs the packages of the lock file where they are not there.
fn install(workspace: &Workspace) -> Result<()> {
    let lock = workspace.path(WEB).join("package-lock.json");
    let installed = workspace.path(WEB).join("node_modules/.package-lock.json");
    if is_newer(&installed, &lock) {
        return Ok(());
    }
    process::run(npm(workspace)?.args(["ci", "--no-audit", "--no-fund"]))
}

fn npm(workspace: &Workspace) -> Result<Command> {
    if process::find("npm").is_none() {
        bail!("the client needs Node.js 20 or newer, with npm: see https://nodejs.org");
    }
    let mut npm = workspace.command("npm");
    npm.current_dir(workspace.path(WEB));
    Ok(npm)
}

/// Whether `made` is there and newer than what it is made of.
fn is_newer(made: &Path, of: &Path) -> bool {
    let time = |file: &Path| fs::metadata(file).and_then(|data| data.modified()).ok();
    matches!((time(made), time(of)), (Some(made), Some(of)) if made > of)
}
