use std::num::NonZeroUsize;
use std::time::Instant;
use molino::{Rules, RuleSet};
use molino_db::{Score, Value};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let set: RuleSet = a[1].parse().unwrap();
    let most: u8 = a[2].parse().unwrap();
    let threads: usize = a[3].parse().unwrap();
    let core = Rules::from(set).core().unwrap();
    let mut t = Instant::now();
    molino_solver::solve(core, most, NonZeroUsize::new(threads).unwrap(), |sector, scores, numbering| {
        let dt = t.elapsed();
        let mut h = [0u64; 256];
        let columns = numbering.columns(sector.mover.board, sector.other.board).count();
        for (row, chunk) in scores.chunks(columns).enumerate() {
            let m = numbering.orbits(sector.mover.board).representatives()[row];
            let plain = (0..numbering.images().count()).filter(|n| numbering.images().set(*n, m) == m).count() == 1;
            for (c, s) in chunk.iter().enumerate() {
                if !plain {
                    let (mm, oo) = numbering.arrangement(sector, (row * columns + c) as u64).unwrap();
                    let rep = (0..numbering.images().count()).filter(|n| numbering.images().set(*n, m) == m).map(|n| numbering.images().set(n, oo)).min().unwrap();
                    let _ = mm;
                    if rep != oo { continue; }
                }
                h[*s as usize] += 1;
            }
        }
        let (mut w, mut l, mut d, mut lw, mut ll) = (0, 0, 0, 0, 0);
        for b in 0..=255u8 {
            match Score::from_byte(b).value() {
                Some(Value::Win(n)) if h[b as usize] > 0 => { w += h[b as usize]; lw = lw.max(n) }
                Some(Value::Loss(n)) if h[b as usize] > 0 => { l += h[b as usize]; ll = ll.max(n) }
                Some(Value::Draw) => d = h[b as usize],
                _ => {}
            }
        }
        println!("{sector}\t{w}\t{l}\t{d}\t{lw}\t{ll}");
        eprintln!("{sector} {:.3} s {:.1} ns", dt.as_secs_f64(), dt.as_secs_f64() * 1e9 / scores.len() as f64);
        t = Instant::now();
    }).unwrap();
}
