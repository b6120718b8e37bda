use molino::{Position, RuleSet, Rules};
use molino_db::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let set: RuleSet = a[1].parse().unwrap();
    let rules = Rules::from(set);
    let t = std::time::Instant::now();
    let w = molino_solver::Whole::new(rules.core().unwrap(), Default::default()).unwrap();
    println!(
        "{:?} {}",
        t.elapsed(),
        w.sectors().map(|s| w.scores(s).len()).sum::<usize>()
    );
    println!("{}", probe(&w, &Position::start(&rules), &rules).unwrap());
    for (m, v) in probe_each(&w, &Position::start(&rules), &rules).unwrap() {
        print!("{} {v}, ", m.display(rules.board()));
    }
    println!();
}
