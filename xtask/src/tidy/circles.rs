//! Module circles: no module may, over however many steps, use itself.

use std::collections::{BTreeMap, VecDeque};

use super::fault::Fault;
use super::graph::Graph;
use super::tree::{ModulePath, Tree};

/// The circles of a tree, each told once, the shortest through its first module.
pub(crate) fn faults(tree: &Tree, graph: &Graph) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut told: Vec<ModulePath> = Vec::new();
    for module in graph.modules() {
        if told.contains(module) {
            continue;
        }
        if let Some(circle) = shortest_circle(graph, module) {
            faults.push(fault(tree, graph, &circle));
            told.extend(circle);
        }
    }
    faults
}

/// The modules of the shortest way from a module back to itself.
fn shortest_circle(graph: &Graph, start: &ModulePath) -> Option<Vec<ModulePath>> {
    let mut before: BTreeMap<&ModulePath, &ModulePath> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(module) = queue.pop_front() {
        for (used, _) in graph.uses(module) {
            if used == start {
                return Some(way_back(&before, start, module));
            }
            if !before.contains_key(used) {
                before.insert(used, module);
                queue.push_back(used);
            }
        }
    }
    None
}

fn way_back(
    before: &BTreeMap<&ModulePath, &ModulePath>,
    start: &ModulePath,
    end: &ModulePath,
) -> Vec<ModulePath> {
    let mut way = vec![end.clone()];
    let mut module = end;
    while module != start {
        module = before[module];
        way.push(module.clone());
    }
    way.reverse();
    way
}

fn fault(tree: &Tree, graph: &Graph, circle: &[ModulePath]) -> Fault {
    let mut text = String::from("modules use each other in a circle:");
    let next = circle.iter().cycle().skip(1);
    for (module, used) in circle.iter().zip(next) {
        let line = graph
            .uses(module)
            .find(|(target, _)| *target == used)
            .map_or(0, |(_, line)| line);
        let file = tree.files[module].path.display();
        text += &format!(
            "\n    {} uses {} ({file}:{line})",
            shown(module),
            shown(used)
        );
    }
    Fault::in_file(&tree.files[&circle[0]].path, text)
}

/// A module as one writes it.
pub(crate) fn shown(module: &[String]) -> String {
    std::iter::once("crate")
        .chain(module.iter().map(String::as_str))
        .collect::<Vec<_>>()
        .join("::")
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
    fn a_planted_circle_is_told_once_with_its_lines() {
        let told = faults_of(&[
            ("src/lib.rs", "mod a; mod b; mod c;"),
            ("src/a.rs", "\nuse crate::b::B; pub struct A;"),
            ("src/b.rs", "use crate::c::C; pub struct B;"),
            ("src/c.rs", "use crate::a::A; pub struct C;"),
        ]);
        assert_eq!(told.len(), 1);
        assert!(
            told[0].contains("crate::a uses crate::b (src/a.rs:2)"),
            "{}",
            told[0]
        );
        assert!(
            told[0].contains("crate::c uses crate::a (src/c.rs:1)"),
            "{}",
            told[0]
        );
    }

    #[test]
    fn a_child_that_uses_its_calling_parent_is_a_circle() {
        let told = faults_of(&[
            ("src/main.rs", "mod a; struct Shared; fn main() { a::go() }"),
            ("src/a.rs", "use crate::Shared; pub fn go() {}"),
        ]);
        assert_eq!(told.len(), 1);
    }

    #[test]
    fn a_ladder_is_no_circle() {
        let told = faults_of(&[
            ("src/lib.rs", "mod a; mod b; mod c; pub use c::Z;"),
            ("src/a.rs", "#[cfg(test)] mod tests { use crate::c::Z; }"),
            ("src/b.rs", "use crate::a::X;"),
            ("src/c.rs", "use crate::{a::X, b::Y};"),
        ]);
        assert!(told.is_empty(), "{told:?}");
    }
}
