//! Debian packages that a step needs.

use std::path::Path;

use anyhow::{Result, bail};

use crate::process;

/// Installs the packages that are absent. Does so only on Debian and as root,
/// as on a build machine; anywhere else it fails with `advice`, what a person
/// should do instead.
pub(crate) fn install(packages: &[&str], advice: &str) -> Result<()> {
    let absent: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !is_installed(package))
        .collect();
    if absent.is_empty() {
        return Ok(());
    }
    if !can_install() {
        bail!("{advice}");
    }
    if apt_get(&["install", "--yes", "--no-install-recommends"], &absent).is_ok() {
        return Ok(());
    }
    // A fresh machine knows no package lists yet, or old ones.
    apt_get(&["update"], &[])?;
    apt_get(&["install", "--yes", "--no-install-recommends"], &absent)
}

/// A Debian system on which we are root.
fn can_install() -> bool {
    let root = process::output(process::command("id").arg("-u"));
    Path::new("/etc/debian_version").exists() && root.is_ok_and(|id| id.trim() == "0")
}

/// What dpkg says of a package; where there is no dpkg, nothing is installed.
fn is_installed(package: &str) -> bool {
    process::command("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status}", package])
        .output()
        .is_ok_and(|answer| answer.stdout == b"installed")
}

fn apt_get(arguments: &[&str], packages: &[&str]) -> Result<()> {
    process::run(
        process::command("apt-get")
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("-qq")
            .args(arguments)
            .args(packages),
    )
}
