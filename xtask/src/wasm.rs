//! The build for the browser's WebAssembly.
//!
//! With rustup that is a plain build. A machine whose Rust has no library for
//! that target, and cannot fetch it, builds the standard library itself from
//! Debian's packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::debian;
use crate::process;
use crate::workspace::Workspace;

/// The modules that the browser loads: each crate, and the name of its files. Before
/// the first move that is the first alone. All that runs in the browser is in one.
pub(crate) const MODULES: &[(&str, &str)] = &[
    ("molino-wasm", "molino"),
    ("molino-wasm-sheets", "sheets"),
    ("molino-wasm-values", "values"),
];

const TARGET: &str = "wasm32-unknown-unknown";

/// A folder of its own: another compiler must not disturb the main build.
const TARGET_DIR: &str = "target/wasm";

/// Builds the standard library too.
const BUILD_STD: &str = "-Zbuild-std=std,panic_abort";

/// Debian's Rust for the web, which comes with the source of its library.
const PACKAGES: &[&str] = &["rustc-web", "cargo-web", "rust-web-src"];

const ADVICE: &str =
    "this Rust cannot build for wasm32: run `rustup target add wasm32-unknown-unknown`";

/// Builds the modules.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    for (package, _) in MODULES {
        module(workspace, package)?;
    }
    Ok(())
}

/// Builds a module that the browser loads, small, and tells where it lies.
pub(crate) fn module(workspace: &Workspace, package: &str) -> Result<PathBuf> {
    process::run(cargo(workspace)?.args(["--package", package, "--profile", "web"]))?;
    let file = package.replace('-', "_");
    Ok(workspace.path(&format!("{TARGET_DIR}/{TARGET}/web/{file}.wasm")))
}

/// A cargo that can build for the browser, with what every build is told.
fn cargo(workspace: &Workspace) -> Result<Command> {
    let mut cargo;
    if has_target(workspace)? {
        cargo = workspace.command("cargo");
        cargo.arg("build");
    } else {
        debian::install_since(env!("CARGO_PKG_RUST_VERSION"), PACKAGES, ADVICE)?;
        cargo = debian_cargo(workspace)?;
        cargo.args(["build", BUILD_STD]);
    }
    cargo.args(["--locked", "--target", TARGET, "--target-dir", TARGET_DIR]);
    Ok(cargo)
}

/// Whether the compiler at hand has the standard library for the target.
fn has_target(workspace: &Workspace) -> Result<bool> {
    let folder = rustc(workspace, &["--print", "target-libdir", "--target", TARGET])?;
    Ok(Path::new(&folder).exists())
}

/// Debian's cargo and compiler by their full names, for rustup's come first
/// on the search path. They may build the standard library because
/// `RUSTC_BOOTSTRAP` opens unstable options.
fn debian_cargo(workspace: &Workspace) -> Result<Command> {
    let mut cargo = workspace.command("/usr/bin/cargo");
    for foreign in [
        "RUSTUP_TOOLCHAIN",
        "LD_LIBRARY_PATH",
        "RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTDOC",
    ] {
        cargo.env_remove(foreign);
    }
    cargo
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
            linker(workspace)?,
        );
    Ok(cargo)
}

/// The linker that comes with the compiler at hand; Debian packs it apart.
fn linker(workspace: &Workspace) -> Result<PathBuf> {
    let sysroot = rustc(workspace, &["--print", "sysroot"])?;
    let host = rustc(workspace, &["--print", "host-tuple"])?;
    let linker = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    if !linker.exists() {
        bail!("{ADVICE} (there is no {} either)", linker.display());
    }
    Ok(linker)
}

fn rustc(workspace: &Workspace, arguments: &[&str]) -> Result<String> {
    let answer = process::output(workspace.command("rustc").args(arguments))?;
    Ok(answer.trim().to_owned())
}
