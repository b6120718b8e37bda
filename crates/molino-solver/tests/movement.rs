//! The movement phase, against a slow solver and against published figures.

mod slow;

use std::num::NonZeroUsize;

use molino::{Base, Core, RuleSet, Rules};
use molino_db::{Score, Tally};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Kernel, Limits, Means, Memory, Plan, Store, solve};

use slow::Slow;

fn core(rules: &str) -> Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Rules::from(rule_set).core().expect("a core")
}

/// The sectors of the movement phase with up to `most` men.
fn movement_sectors(core: Core, most: u8) -> Vec<Sector> {
    let men = core.options().men;
    let pairs = (3..=men).flat_map(|mover| (3..=men).map(move |other| (mover, other)));
    let small = pairs.filter(|(mover, other)| mover + other <= most);
    small
        .map(|(mover, other)| Sector::movement(mover, other))
        .collect()
}

/// The sectors with up to `most` men, solved.
fn solved(core: Core, most: u8, means: Means) -> Memory {
    let numbering = Numbering::new(core.options().board.board());
    let limits = Limits {
        men: Some(most),
        ..Limits::default()
    };
    let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
    let mut store = Memory::default();
    solve(&plan, &numbering, means, &mut store, &mut |_| {}).expect("short games");
    store
}

/// Compares every position of the sectors with up to `most` men.
fn compare(rules: &str, most: u8) {
    let core = core(rules);
    let slow = Slow::new(core, &movement_sectors(core, most));
    let solved = solved(core, most, Means::default());
    for sector in movement_sectors(core, most) {
        let Ok(scores) = solved.load(sector);
        assert_eq!(
            scores.len() as u64,
            slow.numbering.size(sector),
            "{rules} {sector}"
        );
        for (index, score) in scores.iter().enumerate() {
            let place = Place {
                sector,
                index: index as u64,
            };
            let found = Score::from_byte(*score).value();
            assert_eq!(
                found,
                slow.value(place),
                "{rules} {sector} {:?}",
                slow.position(place)
            );
        }
    }
}

#[test]
fn every_core_of_the_small_boards_has_the_values_of_the_slow_solver() {
    for base in ["five", "seven"] {
        for flying in ["", "+volar"] {
            for duty in ["", "+opcional"] {
                for two in ["", "+doble"] {
                    compare(&format!("{base}{flying}{duty}{two}"), 7);
                }
            }
        }
    }
}

#[test]
fn three_mens_morris_has_the_values_of_the_slow_solver() {
    compare("three", 6);
    compare("three+volar", 6);
}

#[test]
fn more_men_have_the_values_of_the_slow_solver() {
    compare("six", 10);
    compare("five+volar+opcional+doble", 9);
}

#[test]
fn large_boards_have_the_values_of_the_slow_solver() {
    compare("ludoteka", 6);
    compare("tradicional", 6);
    compare("twelve+volar+doble", 6);
    compare("twelve+opcional", 6);
}

/// The table of published counts: a line for each sector.
const PUBLISHED: &str = include_str!("nine-subspaces.tsv");

#[test]
fn the_small_sectors_of_nine_mens_morris_have_the_published_counts() {
    let core = Rules::from(Base::Ludoteka).core().expect("a core");
    let numbering = Numbering::new(core.options().board.board());
    let solved = solved(core, 9, Means::default());
    let mut found = 0;
    for sector in movement_sectors(core, 9) {
        let Ok(scores) = solved.load(sector);
        let Tally {
            wins,
            losses,
            draws,
            longest_win,
            longest_loss,
        } = Tally::of(&numbering, sector, &scores, NonZeroUsize::MIN);
        let line = format!("{sector}\t{wins}\t{losses}\t{draws}\t{longest_win}\t{longest_loss}");
        let name = format!("{sector}\t");
        if let Some(wanted) = PUBLISHED.lines().find(|line| line.starts_with(&name)) {
            assert_eq!(line, wanted);
            found += 1;
        }
    }
    assert_eq!(found, 10);
}

#[test]
fn threads_and_kernels_do_not_change_a_score() {
    let core = core("six+volar");
    let usual = solved(core, 12, Means::default());
    let two = NonZeroUsize::new(2).expect("two");
    for means in [
        Means {
            threads: two,
            ..Means::default()
        },
        Means {
            kernel: Kernel::Portable,
            ..Means::default()
        },
    ] {
        let other = solved(core, 12, means);
        for sector in movement_sectors(core, 12) {
            assert!(
                usual.load(sector) == other.load(sector),
                "{means:?} {sector}"
            );
        }
    }
}
