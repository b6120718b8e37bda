//! A packed database tells what the one that it was packed from tells.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use molino::{Core, Describe as _, Position, RuleSet, Rules};
use molino_db::{Answer, Arising, Codec, Database, Directory, Metric, Packing, Value, pack};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Extent, Files, Limits, Loaded, Means, Phase, Plan, Verifier, solve};
use tempfile::TempDir;

const ONE: NonZeroUsize = NonZeroUsize::MIN;

/// Solves a game into a folder.
fn solve_into(path: &Path, core: Core, phase: Phase) {
    let numbering = Numbering::new(core.options().board.board());
    let limits = Limits {
        phase,
        ..Limits::default()
    };
    let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
    let directory = Directory::create(path, core).expect("a new folder");
    let mut files = Files::new(directory, ONE);
    solve(&plan, &numbering, Means::default(), &mut files, &mut |_| {}).expect("room");
}

/// Packs one folder into another.
fn pack_into(from: &Path, to: &Path, core: Core, packing: Packing) -> Vec<Sector> {
    let from = Directory::open(from, core).expect("a database");
    let mut to = Directory::create(to, core).expect("a new folder");
    let mut sectors = Vec::new();
    pack(&from, &mut to, packing, ONE, &mut |packed| {
        sectors.push(packed.sector);
    })
    .expect("room");
    sectors
}

/// All positions of a database, or every `step`th.
fn positions(database: &Database, rules: &Rules, step: usize) -> Vec<Position> {
    let sectors = database.directory().sectors();
    let numbering = database.numbering();
    let places = sectors.flat_map(|(sector, _)| {
        let indices = (0..numbering.size(sector)).step_by(step);
        indices.map(move |index| Place { sector, index })
    });
    let setups = places.filter_map(|place| numbering.setup(place));
    let positions = setups.filter_map(|setup| Position::new(&setup, rules).ok());
    positions.collect()
}

/// What is left of an answer where distances are not known.
fn without_distance(answer: Answer) -> Answer {
    match answer {
        Answer::Value(Value::Win(_)) => Answer::Win,
        Answer::Value(Value::Loss(_)) => Answer::Loss,
        other => other,
    }
}

fn rules(name: &str) -> (Rules, Core) {
    let rule_set: RuleSet = name.parse().expect("a rule set");
    let rules = Rules::from(rule_set);
    let core = rules.core().expect("a core");
    (rules, core)
}

const SMALL: Packing = Packing {
    metric: Metric::Wdl,
    codec: Codec::Zstd { level: 3 },
    leaves_out: true,
};

#[test]
fn what_is_left_out_is_found() {
    for (name, step) in [
        ("four", 1),
        ("five+opcional+doble", 7),
        ("six+volar+doble", 61),
    ] {
        let (rules, core) = rules(name);
        let folder = TempDir::new().expect("a folder");
        let [whole, packed] = ["whole", "packed"].map(|name| folder.path().join(name));
        solve_into(&whole, core, Phase::All);
        let kept = pack_into(&whole, &packed, core, SMALL);
        let [whole, packed] =
            [whole, packed].map(|path: PathBuf| Database::open(&path, core).expect("a database"));
        let left_out = packed.directory().left_out().count();
        assert!(left_out > 10, "{name}: {left_out}");
        assert_eq!(kept.len() + left_out, whole.directory().sectors().count());
        let arising = Arising::of(core);
        let mut thinned = 0;
        for position in positions(&whole, &rules, step) {
            let place = whole.numbering().place(&position);
            let arises = arising.is_none_or(|arising| arising.contains(whole.numbering(), place));
            let [found, wanted] = [&packed, &whole].map(|database| {
                let answer = database.probe(&position, &rules);
                without_distance(answer.expect("good files"))
            });
            let wanted = if arises || position.outcome(&rules).is_some() {
                wanted
            } else {
                thinned += 1;
                Answer::Unreachable
            };
            assert_eq!(found, wanted, "{name}: {place:?}");
        }
        assert_eq!(thinned > 0, arising.is_some(), "{name}: {thinned}");
    }
}

#[test]
fn a_check_of_a_packed_database_looks_through_what_is_left_out() {
    let (_, core) = rules("four");
    let folder = TempDir::new().expect("a folder");
    let [whole, packed] = ["whole", "packed"].map(|name| folder.path().join(name));
    solve_into(&whole, core, Phase::All);
    let kept = pack_into(&whole, &packed, core, SMALL);
    let packed = Database::open(&packed, core).expect("a database");
    let left_out = packed.directory().left_out();
    let mut verifier = Verifier::new(core, left_out, ONE);
    let load = |sector| {
        let scores = packed.scores(sector, ONE)?;
        let format = packed.format(sector)?;
        Ok(scores.zip(format).map(|(scores, format)| Loaded {
            scores,
            metric: format.metric,
            coverage: format.coverage,
        }))
    };
    for sector in &kept {
        let verdict = verifier.check::<molino_db::DatabaseError>(*sector, Extent::All, load);
        let verdict = verdict.expect("good files");
        assert_eq!(verdict.wrong, None, "{sector}");
        assert_eq!(verdict.checked, packed.numbering().size(*sector));
    }
    // One wrong value shows.
    let sector = Sector::movement(4, 4);
    let spoil = |wanted: Sector| {
        let loaded: Result<Option<Loaded>, molino_db::DatabaseError> = load(wanted);
        loaded.map(|loaded| {
            loaded.map(|mut loaded| {
                if wanted == sector {
                    loaded.scores[5] = if loaded.scores[5] == 127 { 0 } else { 127 };
                }
                loaded
            })
        })
    };
    let mut verifier = Verifier::new(core, packed.directory().left_out(), ONE);
    let verdict = verifier
        .check(sector, Extent::All, spoil)
        .expect("good files");
    assert!(verdict.wrong.is_some());
}

#[test]
fn packing_goes_on_where_it_was_and_tells_what_it_cannot_do() {
    let (_, core) = rules("four");
    let folder = TempDir::new().expect("a folder");
    let [whole, packed, other] = ["whole", "packed", "other"].map(|name| folder.path().join(name));
    solve_into(&whole, core, Phase::All);
    let smaller = Packing {
        metric: Metric::Distance,
        codec: Codec::Zstd { level: 19 },
        leaves_out: false,
    };
    pack_into(&whole, &packed, core, smaller);
    let files = |path: &Path| {
        let directory = Directory::open(path, core).expect("a database");
        let files = directory.sectors();
        let files: Vec<_> = files
            .map(|(_, entry)| (entry.file.clone(), entry.bytes))
            .collect();
        files
    };
    let wanted = files(&packed);
    assert_eq!(wanted.len(), files(&whole).len());
    // A file of another format, one that is gone, and good ones.
    let before = std::fs::metadata(packed.join("4-4.scores")).expect("a file");
    std::fs::remove_file(packed.join("3-3.scores")).expect("a file");
    pack_into(&whole, &packed, core, smaller);
    let after = std::fs::metadata(packed.join("4-4.scores")).expect("a file");
    assert_eq!(before.modified().ok(), after.modified().ok());
    let mut found = files(&packed);
    let mut sorted = wanted.clone();
    found.sort();
    sorted.sort();
    assert_eq!(found, sorted);
    pack_into(&packed, &other, core, SMALL);
    let from = Directory::open(&other, core).expect("a database");
    let mut to = Directory::create(&folder.path().join("last"), core).expect("a new folder");
    let error = pack(&from, &mut to, smaller, ONE, &mut |_| {}).expect_err("no distances");
    assert_eq!(error.id(), "database-no-distances");
}
