//! `unsafe`: forbidden but in a few named files.

use std::path::Path;
use std::str::FromStr;

use proc_macro2::{TokenStream, TokenTree};

use super::attributes::sets_lint;
use super::fault::Fault;
use super::tree::Tree;

/// Files that may use `unsafe`: each a small module around a measured kernel.
const ALLOWED: &[&str] = &["crates/molino-solver/src/bits.rs"];

/// The uses of the word `unsafe` in a file that may not use it. Reads tokens,
/// so that neither comments nor strings count and macros do.
pub(crate) fn faults(file: &Path, text: &str) -> Vec<Fault> {
    faults_but(ALLOWED, file, text)
}

fn faults_but(allowed: &[&str], file: &Path, text: &str) -> Vec<Fault> {
    if allowed.iter().any(|path| Path::new(path) == file) {
        return Vec::new();
    }
    let Ok(tokens) = TokenStream::from_str(text) else {
        return vec![Fault::in_file(file, "is not Rust")];
    };
    let mut lines = Vec::new();
    find(tokens, &mut lines);
    let words = "`unsafe` outside the files that xtask/src/tidy/unsafety.rs allows";
    lines
        .into_iter()
        .map(|line| Fault::at_line(file, line, words))
        .collect()
}

fn find(tokens: TokenStream, lines: &mut Vec<usize>) {
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word == "unsafe" => lines.push(word.span().start().line),
            TokenTree::Group(group) => find(group.stream(), lines),
            _ => {}
        }
    }
}

/// A tree over which the compiler does not watch: neither its root nor its
/// manifest, which takes the lints of the workspace, refuses `unsafe`.
pub(crate) fn unguarded(tree: &Tree, manifest: &str, workspace: &str) -> Option<Fault> {
    let root = tree.root();
    let guarded = sets_lint(&root.syntax.attrs, &["forbid", "deny"], "unsafe_code")
        || (takes_workspace_lints(manifest) && denies_unsafe(workspace));
    (!guarded).then(|| {
        Fault::in_file(
            &root.path,
            "neither `#![forbid(unsafe_code)]` nor `[lints] workspace = true`",
        )
    })
}

fn takes_workspace_lints(manifest: &str) -> bool {
    let value = toml::from_str::<toml::Table>(manifest).ok();
    let taken = value
        .as_ref()
        .and_then(|table| table.get("lints")?.get("workspace")?.as_bool());
    taken == Some(true)
}

/// The lint's level is a word, or a table that holds the word.
fn denies_unsafe(workspace: &str) -> bool {
    let value = toml::from_str::<toml::Table>(workspace).ok();
    let lint = value.as_ref().and_then(|table| {
        table
            .get("workspace")?
            .get("lints")?
            .get("rust")?
            .get("unsafe_code")
    });
    let level = lint.and_then(|lint| lint.as_str().or_else(|| lint.get("level")?.as_str()));
    matches!(level, Some("deny" | "forbid"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_unsafe_is_told_with_its_line() {
        for text in [
            "\nunsafe fn f() {}",
            "fn f() {\n unsafe { g() } }",
            "\nunsafe impl Send for X {}",
            "m! {\n unsafe { g() } }",
            "\n#[unsafe(no_mangle)] fn f() {}",
        ] {
            let told = faults(Path::new("src/a.rs"), text);
            assert_eq!(told.len(), 1, "{text}");
            assert!(
                told[0].to_string().starts_with("src/a.rs:2: `unsafe`"),
                "{}",
                told[0]
            );
        }
    }

    #[test]
    fn the_word_in_comments_strings_and_lints_passes() {
        let text =
            "#![forbid(unsafe_code)] // unsafe\nconst X: &str = \"unsafe\"; /// unsafe\nfn f() {}";
        assert!(faults(Path::new("src/a.rs"), text).is_empty());
    }

    #[test]
    fn an_allowed_file_passes() {
        let text = "unsafe fn f() {}";
        assert!(faults_but(&["src/a.rs"], Path::new("src/a.rs"), text).is_empty());
    }

    #[test]
    fn a_root_must_be_guarded_by_itself_or_by_its_manifest() {
        let bare = Tree::of(&[("src/lib.rs", "")]);
        let own = Tree::of(&[("src/lib.rs", "#![forbid(unsafe_code)]")]);
        let takes = "[lints]\nworkspace = true";
        let denies = "[workspace.lints.rust]\nunsafe_code = \"deny\"";
        assert!(unguarded(&bare, "", denies).is_some());
        assert!(unguarded(&bare, takes, "").is_some());
        assert!(unguarded(&bare, takes, denies).is_none());
        assert!(unguarded(&own, "", "").is_none());
    }
}
