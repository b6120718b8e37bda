//! How long a probe of a random position takes: its block kept, or its file out of the
//! system's memory.
//!
//! `cargo bench -p molino-db --bench probe -- DIR [RULES]` asks the database in DIR and
//! prints medians. Without a folder there is nothing to measure.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, Instant};

use molino::{Position, RuleSet, Rules};
use molino_db::{Answer, Database};
use molino_index::{Place, Sector};
use rustix::fs::{Advice, fadvise};

/// How many positions of each kind are asked for.
const COUNT: usize = 400;

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let [folder, names @ ..] = &arguments[..] else {
        return;
    };
    let rule_set: RuleSet = names
        .first()
        .map_or(Ok(RuleSet::default()), |name| name.parse())
        .expect("the name of a rule set");
    let rules = Rules::from(rule_set);
    let folder = Path::new(folder);
    let core = rules.core().expect("a core");
    let database = Database::open(folder, core).expect("a database of these rules");
    let stored: Vec<Sector> = database
        .directory()
        .sectors()
        .map(|(sector, _)| sector)
        .collect();
    let left_out: Vec<Sector> = database.directory().left_out().collect();
    for (kind, sectors) in [("stored", stored), ("left out", left_out)] {
        if sectors.is_empty() {
            continue;
        }
        let positions = random_positions(&database, &rules, &sectors);
        positions.iter().for_each(|position| {
            once(&database, &rules, position);
        });
        let cold: Vec<Duration> = positions
            .iter()
            .map(|position| {
                // Its file is open, its header read; its block is not.
                database.forget();
                evict(folder);
                once(&database, &rules, position)
            })
            .collect();
        println!("{kind}: {} from the disk", micros(cold));
        let mut kept = Vec::new();
        for position in &positions {
            once(&database, &rules, position);
            kept.push(once(&database, &rules, position));
        }
        println!("{kind}: {} from kept blocks", micros(kept));
    }
}

/// Positions that can arise of some sectors, each sector as often as it has positions.
fn random_positions(database: &Database, rules: &Rules, sectors: &[Sector]) -> Vec<Position> {
    let numbering = database.numbering();
    let total: u64 = sectors.iter().map(|sector| numbering.size(*sector)).sum();
    let mut random = fastrand::Rng::with_seed(1);
    let places = (0..).map(|_| {
        let mut index = random.u64(0..total);
        let mut sectors = sectors.iter();
        loop {
            let sector = *sectors.next().expect("an index of one of them");
            match index.checked_sub(numbering.size(sector)) {
                None => break Place { sector, index },
                Some(left) => index = left,
            }
        }
    });
    let positions = places.filter_map(|place| {
        let setup = numbering.setup(place)?;
        let position = Position::new(&setup, rules).ok()?;
        let is_told = database.probe(&position, rules).expect("good files") != Answer::Unreachable;
        (is_told && position.outcome(rules).is_none()).then_some(position)
    });
    positions.take(COUNT).collect()
}

/// How long one probe takes.
fn once(database: &Database, rules: &Rules, position: &Position) -> Duration {
    let begun = Instant::now();
    database.probe(position, rules).expect("good files");
    begun.elapsed()
}

/// Takes the files out of the system's memory.
fn evict(folder: &Path) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let file = File::open(entry.expect("an entry").path()).expect("a file");
        fadvise(&file, 0, None, Advice::DontNeed).expect("advice that is heard");
    }
}

fn micros(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let of = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e6;
    format!("median {:.1} µs, of ten nine {:.1} µs", of(50), of(90))
}
