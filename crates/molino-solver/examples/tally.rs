use std::num::NonZeroUsize;
use std::time::Instant;
use molino::{Rules, RuleSet};
use molino_solver::Tally;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let set: RuleSet = a[1].parse().unwrap();
    let most: u8 = a[2].parse().unwrap();
    let threads: usize = a[3].parse().unwrap();
    let core = Rules::from(set).core().unwrap();
    let mut t = Instant::now();
    molino_solver::solve(core, most, NonZeroUsize::new(threads).unwrap(), |sector, scores, numbering| {
        let dt = t.elapsed();
        let n = scores.len() as f64 * if sector.mover.board != sector.other.board { 2.0 } else { 1.0 };
        let h = Tally::of(numbering, sector, scores);
        println!("{sector}\t{}\t{}\t{}\t{}\t{}", h.wins, h.losses, h.draws, h.longest_win, h.longest_loss);
        if sector.mover <= sector.other {
        eprintln!("{sector} {:.3} s {:.1} ns {:.2}", dt.as_secs_f64(), dt.as_secs_f64() * 1e9 / n, (h.wins + h.losses) as f64 / (h.wins+h.losses+h.draws) as f64); }
        t = Instant::now();
    }).unwrap();
}
