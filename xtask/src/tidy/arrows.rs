//! Arrows between crates: which may depend on which.

use std::path::Path;

use crate::workspace::{Dependency, Package};

use super::fault::Fault;

/// The crates of the workspace and, of those, which each may depend on,
/// dev-dependencies included. A new crate gets a line here.
const ARROWS: &[(&str, &[&str])] = &[
    ("molino", &[]),
    ("molino-record", &["molino"]),
    ("molino-text", &[]),
    ("molino-index", &["molino"]),
    ("molino-db", &["molino", "molino-index"]),
    ("molino-solver", &["molino", "molino-index", "molino-db"]),
    ("molino-engine", &["molino"]),
    ("molino-print", &["molino", "molino-text"]),
    ("molino-wire", &["molino", "molino-index", "molino-db"]),
    ("molino-server", LIBRARIES),
    ("molino-wasm", LIBRARIES),
    ("molino-wasm-sheets", LIBRARIES),
    ("molino-wasm-values", LIBRARIES),
    ("molino-cli", EVERYTHING),
    ("xtask", &[]),
];

/// The crates without a program or a site of their own.
const LIBRARIES: &[&str] = &[
    "molino",
    "molino-record",
    "molino-text",
    "molino-index",
    "molino-db",
    "molino-solver",
    "molino-engine",
    "molino-print",
    "molino-wire",
];

/// The libraries and the site.
const EVERYTHING: &[&str] = &[
    "molino",
    "molino-record",
    "molino-text",
    "molino-index",
    "molino-db",
    "molino-solver",
    "molino-engine",
    "molino-print",
    "molino-wire",
    "molino-server",
];

/// Crates that depend on no other project at all, but in their tests and benches.
const BARE: &[&str] = &["molino"];

/// Crates that do no I/O and know no wire format.
const PURE: &[&str] = &[
    "molino",
    "molino-record",
    "molino-text",
    "molino-index",
    "molino-solver",
    "molino-engine",
];

/// What a pure crate may not use outside its tests and benches: each name
/// stands for itself and for its family (`serde`, `serde_json`, …).
const IMPURE: &[&str] = &[
    "async-std",
    "axum",
    "base64",
    "bincode",
    "clap",
    "hyper",
    "memmap2",
    "mio",
    "postcard",
    "rand",
    "reqwest",
    "rkyv",
    "serde",
    "smol",
    "tokio",
    "tower",
    "tracing-subscriber",
    "tungstenite",
    "wasm-bindgen",
    "web-sys",
    "js-sys",
];

/// Crates of other projects that only some of ours may name: by family, who may.
const RESERVED: &[(&str, &[&str])] = &[
    ("sqlx", &["molino-server"]),
    ("rusqlite", &["molino-server"]),
    ("libsqlite3", &["molino-server"]),
    ("sqlite", &["molino-server"]),
    ("diesel", &["molino-server"]),
    ("sea-orm", &["molino-server"]),
    ("postgres", &["molino-server"]),
    ("tokio-postgres", &["molino-server"]),
    ("anyhow", &["molino-cli", "xtask"]),
];

/// The wrong arrows of the workspace's packages.
pub(crate) fn faults(packages: &[Package], root: &Path) -> Vec<Fault> {
    packages
        .iter()
        .flat_map(|package| faults_of(package, root))
        .collect()
}

fn faults_of(package: &Package, root: &Path) -> Vec<Fault> {
    let manifest = package
        .manifest_path
        .strip_prefix(root)
        .unwrap_or(&package.manifest_path);
    let Some(allowed) = allowed(&package.name) else {
        let text = format!(
            "`{}` has no line in the table of xtask/src/tidy/arrows.rs",
            package.name
        );
        return vec![Fault::in_file(manifest, text)];
    };
    package
        .dependencies
        .iter()
        .filter_map(|dependency| complaint(&package.name, allowed, dependency))
        .map(|text| Fault::in_file(manifest, text))
        .collect()
}

/// What is wrong with a dependency of `name`, which may use `allowed` of ours.
fn complaint(name: &str, allowed: &[&str], dependency: &Dependency) -> Option<String> {
    let used = dependency.name.as_str();
    if self::allowed(used).is_some() {
        return (!allowed.contains(&used))
            .then(|| format!("`{name}` may not depend on `{used}`, not even in tests"));
    }
    if let Some((_, users)) = RESERVED.iter().find(|(family, _)| belongs(used, family))
        && !users.contains(&name)
    {
        return Some(format!(
            "`{used}` is for {} only, not for `{name}`",
            users.join(" and ")
        ));
    }
    if dependency.is_dev() {
        return None;
    }
    if BARE.contains(&name) {
        return Some(format!(
            "`{name}` must depend on nothing, but names `{used}`"
        ));
    }
    (PURE.contains(&name) && IMPURE.iter().any(|family| belongs(used, family))).then(|| {
        format!("`{name}` is pure: it does no I/O and knows no format, but names `{used}`")
    })
}

fn allowed(name: &str) -> Option<&'static [&'static str]> {
    ARROWS
        .iter()
        .find(|(crate_name, _)| *crate_name == name)
        .map(|(_, allowed)| *allowed)
}

/// Whether a crate is a family's head or one of its members.
fn belongs(name: &str, family: &str) -> bool {
    name.strip_prefix(family)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(name: &str, dependencies: &[(&str, Option<&str>)]) -> Vec<String> {
        let dependencies = dependencies
            .iter()
            .map(|(name, kind)| Dependency {
                name: (*name).to_owned(),
                kind: kind.map(str::to_owned),
            })
            .collect();
        let package = Package {
            name: name.to_owned(),
            manifest_path: format!("/r/crates/{name}/Cargo.toml").into(),
            targets: Vec::new(),
            dependencies,
        };
        faults(&[package], Path::new("/r"))
            .iter()
            .map(Fault::to_string)
            .collect()
    }

    #[test]
    fn planted_wrong_arrows_are_told() {
        let dev = Some("dev");
        for (name, used, kind, words) in [
            ("molino", "molino-record", dev, "may not depend on"),
            ("molino-engine", "molino-db", None, "may not depend on"),
            ("molino-db", "molino-engine", dev, "may not depend on"),
            ("molino-server", "molino-cli", None, "may not depend on"),
            ("molino", "smallvec", None, "must depend on nothing"),
            ("molino", "cc", Some("build"), "must depend on nothing"),
            ("molino-record", "serde_json", None, "is pure"),
            ("molino-engine", "tokio", None, "is pure"),
            ("molino-db", "rusqlite", None, "is for molino-server only"),
            ("molino-cli", "sqlx", dev, "is for molino-server only"),
            (
                "molino-server",
                "anyhow",
                None,
                "is for molino-cli and xtask only",
            ),
            ("molino-nowhere", "molino", None, "has no line in the table"),
        ] {
            let told = faults_of(name, &[(used, kind)]);
            assert_eq!(told.len(), 1, "{name} -> {used}: {told:?}");
            assert!(told[0].contains(words), "{}", told[0]);
            assert!(
                told[0].starts_with(&format!("crates/{name}/Cargo.toml: ")),
                "{}",
                told[0]
            );
        }
    }

    #[test]
    fn right_arrows_pass() {
        let dev = Some("dev");
        for (name, used, kind) in [
            ("molino", "gungraun", dev),
            ("molino-record", "molino", None),
            ("molino-record", "serde_json", dev),
            ("molino-text", "fluent-bundle", None),
            ("molino-solver", "molino-db", None),
            ("molino-server", "sqlx", None),
            ("molino-cli", "molino-server", None),
            ("molino-cli", "anyhow", None),
        ] {
            assert!(
                faults_of(name, &[(used, kind)]).is_empty(),
                "{name} -> {used}"
            );
        }
    }

    #[test]
    fn the_table_has_no_circle() {
        for (index, (name, allowed)) in ARROWS.iter().enumerate() {
            let below: Vec<&str> = ARROWS[..index].iter().map(|(name, _)| *name).collect();
            assert!(allowed.iter().all(|used| below.contains(used)), "{name}");
        }
    }
}
