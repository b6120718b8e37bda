//! Title pages: a library's `lib.rs` says what the crate is, shows an example
//! and lists the modules. It holds no code.

use syn::spanned::Spanned;
use syn::{Attribute, Item};

use super::attributes::documentation;
use super::fault::Fault;
use super::names::attributes;
use super::tree::Tree;

/// What is wrong with the title page of a library.
pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    let root = tree.root();
    let mut faults = Vec::new();
    let page = documentation(&root.syntax.attrs);
    if page.is_empty() {
        faults.push(Fault::in_file(
            &root.path,
            "a title page begins with `//!`: what the crate is",
        ));
    } else if !has_example(&page) {
        faults.push(Fault::in_file(
            &root.path,
            "a title page shows a runnable example in its `//!`",
        ));
    }
    for item in &root.syntax.items {
        if let Some(kind) = misplaced(item) {
            let text = format!("a title page holds no {kind}: move it into a module");
            faults.push(Fault::at_line(&root.path, first_line(item), text));
        }
    }
    faults
}

/// A code block that runs as a test: one without a language, or of Rust.
fn has_example(page: &[String]) -> bool {
    let text = page.join("\n");
    let fences = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("```"));
    fences.step_by(2).any(|language| {
        let mut words = language.split(',').map(str::trim);
        words.all(|word| matches!(word, "" | "rust" | "no_run" | "should_panic"))
    })
}

/// What an item is, where it does not belong on a title page.
fn misplaced(item: &Item) -> Option<&'static str> {
    match item {
        Item::Mod(module) if module.content.is_none() => None,
        Item::Use(_) | Item::ExternCrate(_) => None,
        Item::Mod(_) => Some("inline module"),
        Item::Fn(_) => Some("function"),
        Item::Impl(_) => Some("impl"),
        Item::Struct(_) | Item::Enum(_) | Item::Union(_) | Item::Type(_) => Some("type"),
        Item::Trait(_) | Item::TraitAlias(_) => Some("trait"),
        Item::Const(_) | Item::Static(_) => Some("constant"),
        Item::Macro(_) => Some("macro"),
        _ => Some("code"),
    }
}

/// Attributes and documentation come first in an item's span.
fn first_line(item: &Item) -> usize {
    let attributes: &[Attribute] = attributes(item);
    attributes
        .first()
        .map_or_else(|| item.span(), Spanned::span)
        .start()
        .line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> Vec<String> {
        let files = [("src/lib.rs", text), ("src/board.rs", "")];
        faults(&Tree::of(&files))
            .iter()
            .map(Fault::to_string)
            .collect()
    }

    const PAGE: &str = "//! Boards.\n//!\n//! ```\n//! assert!(true);\n//! ```\n";

    #[test]
    fn a_title_page_passes() {
        let text = format!(
            "{PAGE}#![no_std]\nextern crate alloc;\npub mod board;\npub use board::*;\n\
             #[cfg(doctest)] pub use board as readme;"
        );
        assert!(faults_of(&text).is_empty(), "{:?}", faults_of(&text));
    }

    #[test]
    fn a_page_without_words_or_example_is_told() {
        assert!(faults_of("mod board;")[0].contains("begins with `//!`"));
        assert!(faults_of("//! Boards.")[0].contains("runnable example"));
        assert!(faults_of("//! ```text\n//! a\n//! ```")[0].contains("runnable example"));
    }

    #[test]
    fn code_on_the_page_is_told_with_its_line() {
        for (code, kind) in [
            ("pub fn f() {}", "function"),
            ("impl X {}", "impl"),
            ("struct X;", "type"),
            ("const X: u8 = 0;", "constant"),
            ("macro_rules! m { () => {} }", "macro"),
            ("mod inner {}", "inline module"),
        ] {
            let told = faults_of(&format!("{PAGE}{code}"));
            assert_eq!(
                told,
                [format!(
                    "src/lib.rs:6: a title page holds no {kind}: move it into a module"
                )]
            );
        }
    }
}
