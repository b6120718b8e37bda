//! The movement phase, against a slow solver and against published figures.

mod slow;

use std::num::NonZeroUsize;

use molino::{Base, Core, Rules, RuleSet};
use molino_db::Score;
use molino_index::Place;
use molino_solver::Tally;

use slow::Slow;

/// Compares every position of the sectors with up to `most` men.
fn compare(core: Core, most: u8) {
    let slow = Slow::new(core, most);
    let mut sectors = Vec::new();
    let threads = NonZeroUsize::MIN;
    let solved = molino_solver::solve(core, most, threads, |sector, scores, numbering| {
        sectors.push(sector);
        assert_eq!(scores.len() as u64, numbering.size(sector), "{core} {sector}");
        for (index, score) in scores.iter().enumerate() {
            let place = Place { sector, index: index as u64 };
            let found = Score::from_byte(*score).value();
            assert_eq!(found, slow.value(place), "{core} {sector} {:?}", slow.position(place));
        }
    });
    solved.expect("a core that can be solved");
    sectors.sort();
    assert_eq!(sectors, slow.sectors(most));
}

fn core(rules: &str) -> Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Rules::from(rule_set).core().expect("a core")
}

#[test]
fn every_core_of_the_small_boards_has_the_values_of_the_slow_solver() {
    for base in ["five", "seven"] {
        for flying in ["", "+volar"] {
            for duty in ["", "+opcional"] {
                for two in ["", "+doble"] {
                    compare(core(&format!("{base}{flying}{duty}{two}")), 7);
                }
            }
        }
    }
}

#[test]
fn three_mens_morris_has_the_values_of_the_slow_solver() {
    compare(core("three"), 6);
    compare(core("three+volar"), 6);
}

#[test]
fn more_men_have_the_values_of_the_slow_solver() {
    compare(core("six"), 10);
    compare(core("five+volar+opcional+doble"), 9);
}

#[test]
fn large_boards_have_the_values_of_the_slow_solver() {
    compare(core("ludoteka"), 7);
    compare(core("tradicional"), 7);
    compare(core("twelve+volar+doble"), 7);
    compare(core("twelve+opcional"), 7);
}

/// The table of published counts: a line for each sector.
const PUBLISHED: &str = include_str!("nine-subspaces.tsv");

#[test]
fn the_small_sectors_of_nine_mens_morris_have_the_published_counts() {
    let published: Vec<&str> = PUBLISHED.lines().filter(|line| !line.starts_with('#')).collect();
    let mut found = 0;
    let core = Rules::from(Base::Ludoteka).core().expect("a core");
    let threads = NonZeroUsize::new(2).expect("two");
    let solved = molino_solver::solve(core, 9, threads, |sector, scores, numbering| {
        let tally = Tally::of(numbering, sector, scores);
        let Tally { wins, losses, draws, longest_win, longest_loss } = tally;
        let line = format!("{sector}\t{wins}\t{losses}\t{draws}\t{longest_win}\t{longest_loss}");
        let wanted = published.iter().find(|line| line.starts_with(&format!("{sector}\t")));
        found += usize::from(wanted.is_some());
        if let Some(wanted) = wanted {
            assert_eq!(line, **wanted);
        }
    });
    solved.expect("a core that can be solved");
    assert_eq!(found, 10);
}
