//! Debian packages that a step needs.

use std::path::Path;

use anyhow::{Result, bail};

use crate::process;

/// Installs the packages that are absent. Does so only on Debian and as root,
/// as on a build machine; anywhere else it fails with `advice`, what a person
/// should do instead.
pub(crate) fn install(packages: &[&str], advice: &str) -> Result<()> {
    install_if(|package| installed(package).is_none(), packages, advice)
}

/// As [`install`]; packages whose version is less than `least` are absent too.
pub(crate) fn install_since(least: &str, packages: &[&str], advice: &str) -> Result<()> {
    let is_old = |package: &str| installed(package).is_none_or(|found| is_less(&found, least));
    install_if(is_old, packages, advice)
}

fn install_if(is_wanted: impl Fn(&str) -> bool, packages: &[&str], advice: &str) -> Result<()> {
    let wanted: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| is_wanted(package))
        .collect();
    if wanted.is_empty() {
        return Ok(());
    }
    if !can_install() {
        bail!("{advice}");
    }
    // A fresh machine knows no package lists yet, or old ones with old packages.
    apt_get(&["update"], &[])?;
    apt_get(&["install", "--yes", "--no-install-recommends"], &wanted)
}

/// A Debian system on which we are root.
fn can_install() -> bool {
    let root = process::output(process::command("id").arg("-u"));
    Path::new("/etc/debian_version").exists() && root.is_ok_and(|id| id.trim() == "0")
}

/// The version of a package that dpkg has installed; where there is no dpkg,
/// nothing is installed.
fn installed(package: &str) -> Option<String> {
    let answer = process::command("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status} ${Version}"])
        .arg(package)
        .output();
    let answer = String::from_utf8(answer.ok()?.stdout).ok()?;
    answer.strip_prefix("installed ").map(str::to_owned)
}

/// Whether a version is less than another, by Debian's rules.
fn is_less(found: &str, least: &str) -> bool {
    let mut dpkg = process::command("dpkg");
    dpkg.args(["--compare-versions", found, "lt", least]);
    dpkg.status().is_ok_and(|status| status.success())
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
