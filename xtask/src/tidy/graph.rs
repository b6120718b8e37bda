//! Which module of a crate uses which.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Macro, Path, VisRestricted, Visibility};

use super::attributes::is_test_only;
use super::names::{Names, attributes, imports};
use super::tree::{ModulePath, Tree};

/// The uses between the modules of one tree that lie in files of their own.
pub(crate) struct Graph {
    uses: BTreeMap<ModulePath, BTreeMap<ModulePath, usize>>,
}

impl Graph {
    /// Reads the uses of a tree. Tests do not count, nor does a module's
    /// re-export of what stands below it: the children are its own.
    pub(crate) fn of(tree: &Tree) -> Graph {
        let names = Names::of(tree);
        let mut graph = Graph {
            uses: BTreeMap::new(),
        };
        for (module, file) in tree.files.iter().filter(|(_, file)| !file.test_only) {
            let mut reader = Reader {
                tree,
                names: &names,
                module: module.clone(),
                found: BTreeMap::new(),
            };
            reader.visit_file(&file.syntax);
            reader.found.remove(module);
            graph.uses.insert(module.clone(), reader.found);
        }
        graph
    }

    /// All modules, from the root down, by name.
    pub(crate) fn modules(&self) -> impl Iterator<Item = &ModulePath> {
        self.uses.keys()
    }

    /// What a module uses, each with the line of the first use.
    pub(crate) fn uses(&self, module: &[String]) -> impl Iterator<Item = (&ModulePath, usize)> {
        self.uses
            .get(module)
            .into_iter()
            .flatten()
            .map(|(used, line)| (used, *line))
    }
}

/// Walks one file and notes the modules it uses.
struct Reader<'a> {
    tree: &'a Tree,
    names: &'a Names,
    /// The module in which the walk stands, inline modules included.
    module: ModulePath,
    found: BTreeMap<ModulePath, usize>,
}

impl Reader<'_> {
    fn note(&mut self, path: &[String], line: usize) {
        if let Some(target) = self.names.resolve(&self.module, path) {
            self.note_module(&target, line);
        }
    }

    fn note_module(&mut self, target: &[String], line: usize) {
        let target = self.tree.file_module(target).to_vec();
        let first = self.found.entry(target).or_insert(line);
        *first = line.min(*first);
    }

    /// A `*` may bring in anything that the module has, imported or not.
    fn note_all(&mut self, path: &[String], line: usize) {
        let Some(target) = self.names.resolve(&self.module, path) else {
            return;
        };
        for module in self.names.reexported(&target) {
            self.note_module(&module, line);
        }
        self.note_module(&target, line);
    }

    fn is_below(&self, path: &[String]) -> bool {
        self.names
            .resolve(&self.module, path)
            .is_some_and(|target| {
                target.len() > self.module.len() && target.starts_with(&self.module)
            })
    }

    /// Macros hold tokens, not syntax: any `a::b` in them is read as a path.
    fn note_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        let mut line = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.note_if_path(&path, line);
                        path.clear();
                        line = name.span().start().line;
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                other => {
                    self.note_if_path(&path, line);
                    path.clear();
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.note_tokens(group.stream());
                    }
                }
            }
        }
        self.note_if_path(&path, line);
    }

    fn note_if_path(&mut self, path: &[String], line: usize) {
        if path.len() > 1 {
            self.note(path, line);
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let public = !matches!(item.vis, Visibility::Inherited);
        for import in imports(&item.tree) {
            if public && self.is_below(&import.path) {
                continue;
            }
            match import.name {
                Some(_) => self.note(&import.path, import.line),
                None => self.note_all(&import.path, import.line),
            }
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if path.leading_colon.is_none() && names.len() > 1 {
            self.note(&names, path.segments[0].ident.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, macro_call: &'ast Macro) {
        visit::visit_macro(self, macro_call);
        self.note_tokens(macro_call.tokens.clone());
    }

    /// `pub(in crate::rules)` says who may use, not what is used.
    fn visit_vis_restricted(&mut self, _: &'ast VisRestricted) {}

    /// Documentation may name what stands further up.
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(files: &[(&str, &str)], module: &str) -> Vec<String> {
        let module: Vec<String> = module
            .split("::")
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect();
        let graph = Graph::of(&Tree::of(files));
        graph
            .uses(&module)
            .map(|(used, line)| format!("{}@{line}", used.join("::")))
            .collect()
    }

    #[test]
    fn every_way_of_naming_a_module_is_a_use() {
        for body in [
            "use crate::a::X;",
            "use super::a::{self};",
            "use crate::{a::X as Y};",
            "fn f() { crate::a::f() }",
            "fn f() -> super::a::X { todo!() }",
            "fn f() { assert_eq!(g(crate::a::f()), 1) }",
            "impl crate::a::T for u8 {}",
            "mod inner { use super::super::a::X; }",
        ] {
            let files = [
                ("src/lib.rs", "mod a; mod b;"),
                ("src/a.rs", ""),
                ("src/b.rs", body),
            ];
            assert_eq!(uses(&files, "b"), ["a@1"], "{body}");
        }
    }

    #[test]
    fn tests_visibilities_documentation_and_other_crates_are_no_use() {
        let body = "
            //! See [`crate::a`].
            use alloc::a::X;
            pub(in crate::a) fn f() {}
            #[cfg(test)] mod tests { use crate::a::X; }
            #[cfg(test)] use crate::a::Y;
            struct S { a: u8 }
            fn g(s: S) -> u8 { let a = s.a; a }";
        let files = [
            ("src/lib.rs", "mod a; mod b;"),
            ("src/a.rs", ""),
            ("src/b.rs", body),
        ];
        assert!(uses(&files, "b").is_empty(), "{:?}", uses(&files, "b"));
    }

    #[test]
    fn a_title_page_uses_nothing_and_hides_nothing() {
        let files = [
            (
                "src/lib.rs",
                "mod a; mod b; pub use a::X; pub use crate::b::*;",
            ),
            ("src/a.rs", "pub struct X;"),
            ("src/b.rs", "use crate::X;"),
        ];
        assert!(uses(&files, "").is_empty());
        assert_eq!(uses(&files, "b"), ["a@1"]);
    }

    #[test]
    fn a_parent_that_calls_its_child_uses_it() {
        let files = [
            ("src/lib.rs", "mod a;"),
            ("src/a.rs", "mod b; fn f() { b::g() }"),
            ("src/a/b.rs", "use super::f; pub fn g() {}"),
        ];
        assert_eq!(uses(&files, "a"), ["a::b@1"]);
        assert_eq!(uses(&files, "a::b"), ["a@1"]);
    }

    #[test]
    fn a_star_brings_in_whatever_the_module_re_exports() {
        let files = [
            ("src/lib.rs", "mod a; mod b; pub use a::X;"),
            ("src/a.rs", "pub struct X;"),
            ("src/b.rs", "use crate::*;"),
        ];
        assert_eq!(uses(&files, "b"), ["@1", "a@1"]);
    }
}
