//! What the names of a module stand for: its items, its imports, its children.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, UseTree};

use super::attributes::is_test_only;
use super::tree::{ModulePath, Tree};

/// How deep a chain of re-exports may be before we stop following it.
const LONGEST_CHAIN: usize = 16;

/// One name, or all names, that a `use` brings into a module.
#[derive(Clone, Debug)]
pub(crate) struct Import {
    /// The path as written, the last name being the thing imported.
    pub(crate) path: Vec<String>,
    /// The name it has here; `None` for all the names of a module (`*`).
    pub(crate) name: Option<String>,
    /// The line on which it stands.
    pub(crate) line: usize,
}

/// The names that one module declares, inline modules included.
#[derive(Default)]
struct Scope {
    items: BTreeSet<String>,
    modules: BTreeSet<String>,
    imports: Vec<Import>,
}

/// The names of all modules of a tree.
pub(crate) struct Names {
    scopes: BTreeMap<ModulePath, Scope>,
}

impl Names {
    /// Reads the names of a tree, those of its tests left out.
    pub(crate) fn of(tree: &Tree) -> Names {
        let mut names = Names {
            scopes: BTreeMap::new(),
        };
        for (module, file) in tree.files.iter().filter(|(_, file)| !file.test_only) {
            names.enter(module, &file.syntax.items);
        }
        names
    }

    fn enter(&mut self, module: &[String], items: &[Item]) {
        let mut scope = Scope::default();
        for item in items.iter().filter(|item| !is_test_only(attributes(item))) {
            match item {
                Item::Use(item) => scope.imports.extend(imports(&item.tree)),
                Item::Mod(item) => {
                    scope.modules.insert(item.ident.to_string());
                    if let Some((_, items)) = &item.content {
                        self.enter(&[module, &[item.ident.to_string()]].concat(), items);
                    }
                }
                _ => scope.items.extend(name(item)),
            }
        }
        self.scopes.insert(module.to_vec(), scope);
    }

    /// The module that a path written in `module` leads to: the one that
    /// declares the thing, however many re-exports stand in between. `None`
    /// where the path leads out of the crate.
    pub(crate) fn resolve(&self, module: &[String], path: &[String]) -> Option<ModulePath> {
        let (start, rest) = self.start(module, path)?;
        let (Ok(found) | Err(found)) = self.follow(start, rest, LONGEST_CHAIN);
        Some(found)
    }

    /// All modules whose names a module's imports make its own.
    pub(crate) fn reexported(&self, module: &[String]) -> Vec<ModulePath> {
        let imports = self
            .scopes
            .get(module)
            .map_or(&[][..], |scope| &scope.imports);
        imports
            .iter()
            .filter_map(|import| self.resolve(module, &import.path))
            .collect()
    }

    /// Where a path begins, and what is left of it from there.
    fn start<'a>(
        &self,
        module: &[String],
        path: &'a [String],
    ) -> Option<(ModulePath, &'a [String])> {
        let (first, mut rest) = path.split_first()?;
        let mut start = module.to_vec();
        match first.as_str() {
            "crate" => start.clear(),
            "self" => {}
            "super" => {
                start.pop();
                while let Some((_, left)) = rest.split_first().filter(|(name, _)| *name == "super")
                {
                    start.pop();
                    rest = left;
                }
            }
            name if self.scopes.get(module)?.modules.contains(name) => rest = path,
            _ => return None,
        }
        Some((start, rest))
    }

    /// The module that declares the thing, or the last one on the way to it:
    /// what a macro declares is not seen here.
    fn follow(
        &self,
        mut at: ModulePath,
        path: &[String],
        chain: usize,
    ) -> Result<ModulePath, ModulePath> {
        for (index, name) in path.iter().enumerate() {
            let Some(scope) = self.scopes.get(&at) else {
                return Err(at);
            };
            if scope.modules.contains(name) {
                at.push(name.clone());
                continue;
            }
            if scope.items.contains(name) {
                return Ok(at);
            }
            if chain == 0 {
                return Err(at);
            }
            let through = self.through_import(&at, scope, &path[index..], chain - 1);
            return through.unwrap_or(Err(at));
        }
        Ok(at)
    }

    /// Follows a path whose first name a module has imported, alone or among
    /// all the names of another.
    fn through_import(
        &self,
        at: &[String],
        scope: &Scope,
        path: &[String],
        chain: usize,
    ) -> Option<Result<ModulePath, ModulePath>> {
        let follow = |path: Vec<String>| {
            let (start, rest) = self.start(at, &path)?;
            Some(self.follow(start, rest, chain))
        };
        let mut named = scope
            .imports
            .iter()
            .filter(|import| import.name.as_ref() == Some(&path[0]))
            .map(|import| [&import.path, &path[1..]].concat());
        let mut globs = scope
            .imports
            .iter()
            .filter(|import| import.name.is_none())
            .map(|import| [&import.path, path].concat());
        named
            .find_map(follow)
            .or_else(|| globs.find_map(|path| follow(path)?.ok()).map(Ok))
    }
}

/// The names that a `use` brings in.
pub(crate) fn imports(tree: &UseTree) -> Vec<Import> {
    let mut found = Vec::new();
    collect_imports(tree, &mut Vec::new(), &mut found);
    found
}

fn collect_imports(tree: &UseTree, prefix: &mut Vec<String>, found: &mut Vec<Import>) {
    match tree {
        UseTree::Path(part) => {
            prefix.push(part.ident.to_string());
            collect_imports(&part.tree, prefix, found);
            prefix.pop();
        }
        UseTree::Name(part) => found.push(import(prefix, &part.ident, &part.ident)),
        UseTree::Rename(part) => found.push(import(prefix, &part.ident, &part.rename)),
        UseTree::Glob(part) => found.push(Import {
            path: prefix.clone(),
            name: None,
            line: part.star_token.spans[0].start().line,
        }),
        UseTree::Group(part) => {
            for tree in &part.items {
                collect_imports(tree, prefix, found);
            }
        }
    }
}

fn import(prefix: &[String], thing: &syn::Ident, name: &syn::Ident) -> Import {
    let mut path = prefix.to_vec();
    if thing != "self" || path.is_empty() {
        path.push(thing.to_string());
    }
    let name = if name == "self" {
        path.last().cloned()
    } else {
        Some(name.to_string())
    };
    Import {
        path,
        name,
        line: thing.span().start().line,
    }
}

/// The name that an item declares; blocks such as `impl` declare none.
fn name(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(ident.to_string())
}

/// The attributes of an item of any kind.
pub(crate) fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolve(tree: &Tree, module: &str, path: &str) -> Option<String> {
        let split = |text: &str| -> Vec<String> {
            text.split("::")
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
                .collect()
        };
        let found = Names::of(tree).resolve(&split(module), &split(path))?;
        Some(format!("/{}", found.join("/")))
    }

    fn sample() -> Tree {
        Tree::of(&[
            (
                "src/lib.rs",
                "pub mod board; mod moves; pub use board::{Board, self as tables}; \
                 pub use board::*; pub use moves::*;",
            ),
            (
                "src/board.rs",
                "mod point; pub use self::point::Point as Spot; pub struct Board;",
            ),
            ("src/board/point.rs", "pub struct Point;"),
            ("src/moves.rs", "pub struct Move;"),
        ])
    }

    #[test]
    fn a_path_leads_to_the_module_that_declares_the_thing() {
        let tree = sample();
        for (path, module) in [
            ("crate::board::Board", "/board"),
            ("super::board::Board", "/board"),
            ("crate::Board", "/board"),
            ("crate::tables::Board", "/board"),
            ("crate::board::Spot", "/board/point"),
            ("crate::Move", "/moves"),
            ("crate::moves", "/moves"),
            ("crate::board::MadeByMacro", "/board"),
        ] {
            assert_eq!(
                resolve(&tree, "moves", path).as_deref(),
                Some(module),
                "{path}"
            );
        }
    }

    #[test]
    fn a_path_to_another_crate_leads_nowhere() {
        assert_eq!(resolve(&sample(), "moves", "alloc::vec::Vec"), None);
    }

    #[test]
    fn a_child_is_named_from_its_parent_only() {
        let tree = sample();
        assert_eq!(
            resolve(&tree, "board", "point::Point").as_deref(),
            Some("/board/point")
        );
        assert_eq!(resolve(&tree, "moves", "point::Point"), None);
    }
}
