//! What the compiler cannot see: how the parts of the project hang together,
//! and what lies in its files. Sizes are told; everything else must hold.

mod fault;
mod attributes;
mod tree;
mod names;
mod graph;
mod circles;
mod order;
mod sizes;
mod arrows;
mod unsafety;
mod titles;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::process;
use crate::workspace::{Package, Target, Workspace};

use fault::Fault;
use graph::Graph;
use sizes::Sizes;
use tree::Tree;

/// Tells the sizes and fails if there is any fault.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let packages = workspace.packages()?;
    let mut faults = arrows::faults(&packages, workspace.root());
    let mut sizes = Vec::new();
    for package in &packages {
        let trees = trees(workspace, package)?;
        sizes.push((
            package.name.as_str(),
            Sizes::of(trees.iter().map(|(_, tree)| tree)),
        ));
        for (target, tree) in &trees {
            faults.extend(faults_of_tree(workspace, package, target, tree)?);
        }
    }
    faults.extend(faults_of_files(workspace)?);
    tell(&sizes);
    for fault in &faults {
        eprintln!("{fault}");
    }
    if !faults.is_empty() {
        bail!("faults found: {}", faults.len());
    }
    Ok(())
}

/// The library and the programs of a package.
fn trees<'a>(workspace: &Workspace, package: &'a Package) -> Result<Vec<(&'a Target, Tree)>> {
    let read = |path: &Path| fs::read_to_string(workspace.root().join(path)).ok();
    package
        .targets
        .iter()
        .filter(|target| target.is_library() || target.is_program())
        .map(|target| {
            let root = target.src_path.strip_prefix(workspace.root())?;
            Ok((target, Tree::load(root, &read)?))
        })
        .collect()
}

fn faults_of_tree(
    workspace: &Workspace,
    package: &Package,
    target: &Target,
    tree: &Tree,
) -> Result<Vec<Fault>> {
    let graph = Graph::of(tree);
    let mut faults = circles::faults(tree, &graph);
    faults.extend(order::faults(tree, &graph));
    if target.is_library() {
        faults.extend(titles::faults(tree));
    }
    let manifest = fs::read_to_string(&package.manifest_path)?;
    faults.extend(unsafety::unguarded(
        tree,
        &manifest,
        &workspace.read("Cargo.toml")?,
    ));
    Ok(faults)
}

/// The faults of every file that git knows or would add.
fn faults_of_files(workspace: &Workspace) -> Result<Vec<Fault>> {
    let mut git = workspace.command("git");
    git.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let list = process::output(&mut git)?;
    let mut faults = Vec::new();
    for file in list
        .split('\0')
        .filter(|name| !name.is_empty())
        .map(PathBuf::from)
    {
        // A file that was deleted and not yet committed is still listed.
        let Ok(bytes) = fs::read(workspace.root().join(&file)) else {
            continue;
        };
        faults.extend(texts::faults(&file, &bytes));
        if file.extension().is_some_and(|extension| extension == "rs") {
            faults.extend(unsafety::faults(&file, &String::from_utf8_lossy(&bytes)));
        }
    }
    Ok(faults)
}

fn tell(sizes: &[(&str, Sizes)]) {
    println!("{:<14}{}", "lines", Sizes::heads());
    for (name, sizes) in sizes {
        println!("{name:<14}{sizes}");
    }
    for long in sizes.iter().flat_map(|(_, sizes)| sizes.long()) {
        println!("long: {long}");
    }
}
