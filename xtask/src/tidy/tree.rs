//! The modules of one library or program, read file by file from its root.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use syn::{Item, ItemMod};

use super::attributes::is_test_only;

/// The names from the crate's root to a module; the root has none.
pub(crate) type ModulePath = Vec<String>;

/// One library or program: the files of its modules.
pub(crate) struct Tree {
    /// The files by module, the root first.
    pub(crate) files: BTreeMap<ModulePath, SourceFile>,
}

/// One file of a tree.
pub(crate) struct SourceFile {
    /// Its path from the repository's top folder.
    pub(crate) path: PathBuf,
    /// Its text.
    pub(crate) text: String,
    /// Its text, parsed.
    pub(crate) syntax: syn::File,
    /// Compiled for tests only.
    pub(crate) test_only: bool,
    /// The modules that lie in files of their own, in the order of their
    /// declaration; those for tests are left out.
    pub(crate) children: Vec<Child>,
}

/// The declaration of a module in a file of its own.
pub(crate) struct Child {
    /// The module's name.
    pub(crate) name: String,
    /// The line of the declaration.
    pub(crate) line: usize,
}

impl Tree {
    /// Reads the tree that begins at the file `root`. `read` gives the text of
    /// a file, or `None` where there is none.
    pub(crate) fn load(root: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Result<Tree> {
        let mut tree = Tree {
            files: BTreeMap::new(),
        };
        let folder = root.parent().context("a root file lies in no folder")?;
        tree.load_file(root, folder, &[], false, read)?;
        Ok(tree)
    }

    /// A made-up tree for tests: paths and texts, the root first.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let texts: BTreeMap<&Path, &str> = files
            .iter()
            .map(|(path, text)| (Path::new(*path), *text))
            .collect();
        let read = |path: &Path| texts.get(path).map(|&text| text.to_owned());
        Tree::load(Path::new(files[0].0), &read).expect("the made-up sources are a tree")
    }

    /// The root's file.
    pub(crate) fn root(&self) -> &SourceFile {
        &self.files[&Vec::new()]
    }

    /// The module in a file of its own that holds the item or inline module `path`.
    pub(crate) fn file_module<'a>(&self, path: &'a [String]) -> &'a [String] {
        (0..=path.len())
            .rev()
            .map(|length| &path[..length])
            .find(|part| self.files.contains_key(*part))
            .unwrap_or_default()
    }

    fn load_file(
        &mut self,
        path: &Path,
        folder: &Path,
        module: &[String],
        test_only: bool,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Result<()> {
        let text = read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let syntax =
            syn::parse_file(&text).with_context(|| format!("cannot parse {}", path.display()))?;
        let declared = declarations(&syntax.items, &[], test_only);
        let children = declared
            .iter()
            .filter(|declaration| declaration.inside.is_empty() && !declaration.test_only)
            .map(Declaration::child)
            .collect();
        let file = SourceFile {
            path: path.to_path_buf(),
            text,
            syntax,
            test_only,
            children,
        };
        self.files.insert(module.to_vec(), file);
        for declaration in declared {
            self.load_child(folder, module, &declaration, read)?;
        }
        Ok(())
    }

    fn load_child(
        &mut self,
        folder: &Path,
        module: &[String],
        declaration: &Declaration,
        read: &dyn Fn(&Path) -> Option<String>,
    ) -> Result<()> {
        let folder = declaration
            .inside
            .iter()
            .fold(folder.to_path_buf(), |folder, name| folder.join(name));
        let own_folder = folder.join(&declaration.name);
        let beside = folder.join(format!("{}.rs", declaration.name));
        let within = own_folder.join("mod.rs");
        let mut path = module.to_vec();
        path.extend(declaration.inside.iter().cloned());
        path.push(declaration.name.clone());
        for file in [beside, within] {
            if read(&file).is_some() {
                return self.load_file(&file, &own_folder, &path, declaration.test_only, read);
            }
        }
        bail!("no file for the module {}", path.join("::"));
    }
}

/// `mod name;`, perhaps within inline modules.
struct Declaration {
    name: String,
    inside: Vec<String>,
    line: usize,
    test_only: bool,
}

impl Declaration {
    fn child(&self) -> Child {
        Child {
            name: self.name.clone(),
            line: self.line,
        }
    }
}

fn declarations(items: &[Item], inside: &[String], test_only: bool) -> Vec<Declaration> {
    let mut found = Vec::new();
    for item in items {
        if let Item::Mod(module) = item {
            found.extend(declarations_of(module, inside, test_only));
        }
    }
    found
}

fn declarations_of(module: &ItemMod, inside: &[String], test_only: bool) -> Vec<Declaration> {
    let test_only = test_only || is_test_only(&module.attrs);
    let name = module.ident.to_string();
    match &module.content {
        None => vec![Declaration {
            name,
            inside: inside.to_vec(),
            line: module.ident.span().start().line,
            test_only,
        }],
        Some((_, items)) => declarations(items, &[inside, &[name]].concat(), test_only),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_follows_declarations_into_both_kinds_of_folder() {
        let tree = Tree::of(&[
            ("src/lib.rs", "mod board; mod moves;"),
            ("src/board.rs", "mod point;"),
            ("src/board/point.rs", ""),
            ("src/moves/mod.rs", "mod list; #[cfg(test)] mod tests;"),
            ("src/moves/list.rs", ""),
            ("src/moves/tests.rs", ""),
        ]);
        let modules: Vec<String> = tree.files.keys().map(|path| path.join("::")).collect();
        assert_eq!(
            modules,
            [
                "",
                "board",
                "board::point",
                "moves",
                "moves::list",
                "moves::tests"
            ]
        );
        let moves = &tree.files[&vec!["moves".to_owned()]];
        assert_eq!(moves.children.len(), 1, "tests are not listed");
    }

    #[test]
    fn an_inline_module_belongs_to_its_file() {
        let tree = Tree::of(&[
            ("src/lib.rs", "mod a;"),
            ("src/a.rs", "mod inner { struct X; }"),
        ]);
        let path = ["a", "inner", "X"].map(str::to_owned);
        assert_eq!(tree.file_module(&path), ["a".to_owned()]);
    }

    #[test]
    fn a_module_without_a_file_is_an_error() {
        let read = |path: &Path| (path == Path::new("src/lib.rs")).then(|| "mod lost;".to_owned());
        let error = Tree::load(Path::new("src/lib.rs"), &read)
            .err()
            .expect("no file");
        assert_eq!(error.to_string(), "no file for the module lost");
    }
}
