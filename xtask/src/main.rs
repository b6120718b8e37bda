//! The project's own commands: `cargo xtask test` before every commit,
//! `cargo xtask check` now and then, and their parts one by one.

mod process;
mod workspace;
mod debian;
mod tool;
mod steps;
mod tidy;
mod wasm;
mod web;
mod counts;
mod deny;
mod fuzz;
mod mutants;
mod bench;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser};

use counts::{Mode, Size};
use steps::Step;
use workspace::Workspace;

/// The project's own commands.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Task {
    /// Everything that must hold before a commit: what the CI runs
    Test(Only),
    /// What takes long: dependencies, fuzzing, mutants, long tests, benches
    Check {
        #[command(flatten)]
        only: Only,
        #[command(flatten)]
        fuzz: FuzzTime,
    },
    /// How the parts of the project hang together
    Tidy,
    /// The build for the browser
    Wasm,
    /// The client for the browser, built into web/dist
    Web,
    /// The site, built and served; what follows goes to `molino serve`
    Serve {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Instruction counts of the benches, compared with their baselines
    Counts {
        /// Make the counts found the new baselines
        #[arg(long)]
        bless: bool,
        /// The benches that take minutes
        #[arg(long)]
        large: bool,
    },
    /// Licences and sources of what we depend on
    Deny,
    /// Fuzzing of every target
    Fuzz(FuzzTime),
    /// Mutation testing
    Mutants,
    /// All benches
    Bench,
}

#[derive(Args)]
struct Only {
    /// Run only these steps (separated by commas)
    #[arg(long, value_name = "STEP", value_delimiter = ',')]
    only: Vec<String>,
}

#[derive(Args)]
struct FuzzTime {
    /// How long each target is fuzzed
    #[arg(long, value_name = "N", default_value_t = 600)]
    fuzz_seconds: u32,
}

fn main() -> ExitCode {
    match run(Task::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    let workspace = Workspace::here()?;
    match task {
        Task::Test(Only { only }) => test(&workspace, &only),
        Task::Check { only, fuzz } => check(&workspace, &only.only, fuzz.fuzz_seconds),
        Task::Tidy => tidy::run(&workspace),
        Task::Wasm => wasm::run(&workspace),
        Task::Web => web::run(&workspace),
        Task::Serve { arguments } => web::serve(&workspace, &arguments),
        Task::Counts { bless, large } => {
            let size = if large { Size::Large } else { Size::Small };
            let mode = if bless { Mode::Bless } else { Mode::Compare };
            counts::run(&workspace, size, mode)
        }
        Task::Deny => deny::run(&workspace),
        Task::Fuzz(FuzzTime { fuzz_seconds }) => fuzz::run(&workspace, fuzz_seconds),
        Task::Mutants => mutants::run(&workspace),
        Task::Bench => bench::run(&workspace),
    }
}

fn test(workspace: &Workspace, only: &[String]) -> Result<()> {
    let cargo = |arguments: &'static str| {
        move |workspace: &Workspace| process::run(&mut workspace.cargo(arguments))
    };
    let doc = |workspace: &Workspace| {
        let mut doc = workspace.cargo("doc --workspace --no-deps --locked");
        process::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    };
    let fmt = cargo("fmt --all --check");
    let clippy = cargo("clippy --workspace --all-targets --locked -- -D warnings");
    let tests = |workspace: &Workspace| {
        if process::find("pdftoppm").is_none() {
            let advice = "the tests of sheets need pdftoppm: install poppler-utils";
            debian::install(&["poppler-utils"], advice)?;
        }
        process::run(&mut workspace.cargo("test --workspace --locked"))
    };
    let counts = |workspace: &Workspace| counts::run(workspace, Size::Small, Mode::Compare);
    let step = |name, about, work| Step { name, about, work };
    let steps = [
        step("fmt", "the layout of the code", &fmt as _),
        step("clippy", "the lints", &clippy),
        step("tests", "unit, integration and documentation tests", &tests),
        step("doc", "the documentation and its links", &doc),
        step("tidy", "modules, crates and files", &tidy::run),
        step("wasm", "the build for the browser", &wasm::run),
        step("web", "the client: layout, types, tests", &web::test),
        step("browser", "the site in a real browser", &web::browser),
        step("counts", "instruction counts", &counts),
    ];
    steps::run(workspace, &steps, only)
}

fn check(workspace: &Workspace, only: &[String], fuzz_seconds: u32) -> Result<()> {
    let fuzz = |workspace: &Workspace| fuzz::run(workspace, fuzz_seconds);
    let long_tests = |workspace: &Workspace| {
        let arguments = "test --workspace --release --locked -- --ignored";
        process::run(&mut workspace.cargo(arguments))
    };
    let counts = |workspace: &Workspace| counts::run(workspace, Size::Large, Mode::Compare);
    let step = |name, about, work| Step { name, about, work };
    let steps = [
        step(
            "deny",
            "licences and sources of what we depend on",
            &deny::run as _,
        ),
        step("fuzz", "fuzzing of every target", &fuzz),
        step("mutants", "mutation testing", &mutants::run),
        step("long-tests", "tests that take minutes", &long_tests),
        step(
            "large-counts",
            "instruction counts that take minutes",
            &counts,
        ),
        step("bench", "all benches", &bench::run),
    ];
    steps::run(workspace, &steps, only)
}
