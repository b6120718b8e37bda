//! The order of declarations: modules are listed bottom-up, and each uses only
//! those listed above it.

use super::circles::shown;
use super::fault::Fault;
use super::graph::Graph;
use super::tree::{ModulePath, SourceFile, Tree};

/// The uses of a tree that point downwards in a list of modules.
pub(crate) fn faults(tree: &Tree, graph: &Graph) -> Vec<Fault> {
    graph
        .modules()
        .flat_map(|module| graph.uses(module).map(move |(used, _)| (module, used)))
        .filter_map(|(module, used)| fault(tree, module, used))
        .collect()
}

/// A use is judged where the ways from the root to its two ends part.
fn fault(tree: &Tree, module: &ModulePath, used: &ModulePath) -> Option<Fault> {
    let shared = module.iter().zip(used).take_while(|(a, b)| a == b).count();
    let (own, other) = (module.get(shared)?, used.get(shared)?);
    let lister = &tree.files[tree.file_module(&module[..shared])];
    let (own_place, line) = place(lister, own)?;
    let (other_place, _) = place(lister, other)?;
    (own_place < other_place).then(|| {
        let text = format!(
            "`{own}` is listed above `{other}`, but {} uses {}: list modules bottom-up",
            shown(module),
            shown(used)
        );
        Fault::at_line(&lister.path, line, text)
    })
}

fn place(lister: &SourceFile, name: &str) -> Option<(usize, usize)> {
    let index = lister
        .children
        .iter()
        .position(|child| child.name == name)?;
    Some((index, lister.children[index].line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(files: &[(&str, &str)]) -> Vec<String> {
        let tree = Tree::of(files);
        faults(&tree, &Graph::of(&tree))
            .iter()
            .map(Fault::to_string)
            .collect()
    }

    #[test]
    fn a_use_of_a_module_listed_below_is_told() {
        let told = faults_of(&[
            ("src/lib.rs", "mod game;\nmod board;"),
            ("src/board.rs", "pub struct Board;"),
            ("src/game.rs", "use crate::board::Board;"),
        ]);
        assert_eq!(
            told,
            [
                "src/lib.rs:1: `game` is listed above `board`, but crate::game uses crate::board: \
              list modules bottom-up"
            ]
        );
    }

    #[test]
    fn a_use_from_deep_inside_is_judged_at_the_shared_list() {
        let told = faults_of(&[
            ("src/lib.rs", "mod a; mod b;"),
            ("src/a.rs", "mod deep;"),
            ("src/a/deep.rs", "use crate::b::x::Y;"),
            ("src/b.rs", "pub mod x;"),
            ("src/b/x.rs", "pub struct Y;"),
        ]);
        assert_eq!(told.len(), 1);
    }

    #[test]
    fn bottom_up_passes() {
        let told = faults_of(&[
            ("src/lib.rs", "mod board; mod game; pub use game::Game;"),
            ("src/board.rs", "pub struct Board;"),
            ("src/game.rs", "use crate::board::Board; pub struct Game;"),
        ]);
        assert!(told.is_empty(), "{told:?}");
    }
}
