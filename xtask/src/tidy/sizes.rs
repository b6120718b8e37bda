//! How large files and functions are: told for information, never a fault.

use std::fmt::{self, Write as _};
use std::path::PathBuf;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, ImplItemFn, Item, ItemFn, Signature, TraitItemFn};

use super::attributes::is_test_only;
use super::names::attributes;
use super::tree::{SourceFile, Tree};

/// Files with more lines are named.
const LONG_FILE: usize = 500;

/// Functions with more lines are named.
const LONG_FUNCTION: usize = 80;

/// The sizes of one crate. Files are measured whole; functions without those
/// of tests, from the line of `fn` to the closing brace.
#[derive(Default)]
pub(crate) struct Sizes {
    files: Vec<(PathBuf, usize)>,
    functions: Vec<Function>,
    doc_lines: usize,
}

struct Function {
    name: String,
    file: PathBuf,
    line: usize,
    lines: usize,
}

impl Sizes {
    /// Measures the trees of a crate.
    pub(crate) fn of<'a>(trees: impl IntoIterator<Item = &'a Tree>) -> Sizes {
        let mut sizes = Sizes::default();
        for file in trees.into_iter().flat_map(|tree| tree.files.values()) {
            sizes.measure(file);
        }
        sizes
    }

    fn measure(&mut self, file: &SourceFile) {
        self.files
            .push((file.path.clone(), file.text.lines().count()));
        self.doc_lines += file.text.lines().filter(|line| is_doc(line)).count();
        if !file.test_only {
            let mut finder = Finder { sizes: self, file };
            finder.visit_file(&file.syntax);
        }
    }

    fn lines(&self) -> usize {
        self.files.iter().map(|(_, lines)| lines).sum()
    }

    /// The files and functions that are long enough to be named.
    pub(crate) fn long(&self) -> Vec<String> {
        let files = self
            .files
            .iter()
            .filter(|(_, lines)| *lines > LONG_FILE)
            .map(|(file, lines)| format!("{}: {lines} lines", file.display()));
        let functions = self
            .functions
            .iter()
            .filter(|function| function.lines > LONG_FUNCTION)
            .map(|long| {
                format!(
                    "{}:{}: `{}`, {} lines",
                    long.file.display(),
                    long.line,
                    long.name,
                    long.lines
                )
            });
        files.chain(functions).collect()
    }

    /// The heads of the columns that `Display` writes.
    pub(crate) fn heads() -> String {
        let mut text = String::new();
        for head in [
            "files",
            "median",
            "max",
            "functions",
            "median",
            "p90",
            "max",
            "doc lines",
        ] {
            let _ = write!(text, " {head:>9}");
        }
        text
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = sorted(self.files.iter().map(|(_, lines)| *lines));
        let functions = sorted(self.functions.iter().map(|function| function.lines));
        let numbers = [
            files.len(),
            percentile(&files, 50),
            percentile(&files, 100),
            functions.len(),
            percentile(&functions, 50),
            percentile(&functions, 90),
            percentile(&functions, 100),
        ];
        for number in numbers {
            write!(f, " {number:>9}")?;
        }
        write!(f, " {:>7} %", self.doc_lines * 100 / self.lines().max(1))
    }
}

fn is_doc(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("///") || line.starts_with("//!")
}

fn sorted(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut numbers: Vec<usize> = numbers.collect();
    numbers.sort_unstable();
    numbers
}

/// The smallest number that is not below `percent` of them; 0 of none.
fn percentile(sorted: &[usize], percent: usize) -> usize {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
}

/// Walks a file and notes its functions.
struct Finder<'a> {
    sizes: &'a mut Sizes,
    file: &'a SourceFile,
}

impl Finder<'_> {
    fn note(&mut self, signature: &Signature, block: &Block) {
        let line = signature.span().start().line;
        self.sizes.functions.push(Function {
            name: signature.ident.to_string(),
            file: self.file.path.clone(),
            line,
            lines: block.span().end().line + 1 - line,
        });
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.note(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.note(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.note(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_measured_and_those_of_tests_are_not() {
        let text = "
/// Says so.
pub fn short() {}
impl X {
    fn long(
        &self,
    ) {
        todo!()
    }
}
#[cfg(test)]
mod tests { fn ignored() {} }
";
        let sizes = Sizes::of(&[Tree::of(&[("src/lib.rs", text)])]);
        let lines: Vec<usize> = sizes
            .functions
            .iter()
            .map(|function| function.lines)
            .collect();
        assert_eq!(lines, [1, 5]);
        assert_eq!((sizes.lines(), sizes.doc_lines), (12, 1));
    }

    #[test]
    fn long_files_and_functions_are_named() {
        let text = format!("fn f() {{\n{}}}\n", "\n".repeat(600));
        let sizes = Sizes::of(&[Tree::of(&[("src/lib.rs", &text)])]);
        assert_eq!(
            sizes.long(),
            ["src/lib.rs: 602 lines", "src/lib.rs:1: `f`, 602 lines"]
        );
    }

    #[test]
    fn percentiles_are_members() {
        assert_eq!(percentile(&[1, 2, 3, 4], 50), 2);
        assert_eq!(percentile(&[1, 2, 3, 4], 90), 4);
        assert_eq!(percentile(&[], 50), 0);
    }
}
