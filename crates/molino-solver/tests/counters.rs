//! What draw counters may do to exact values.

use std::num::NonZeroUsize;

use molino::{Base, Game, Rules, Setup};
use molino_db::{Answer, Appraisal, Database, Directory, Value};
use molino_index::{Numbering, Place, Sector};
use molino_solver::{Files, Limits, Means, Plan, solve};
use tempfile::TempDir;

/// Three men against three, of rules that draw after 20 plies without a capture.
fn three_against_three(folder: &TempDir, rules: &Rules) -> Database {
    let core = rules.core().expect("a core");
    let path = folder.path().join("values");
    let numbering = Numbering::new(rules.board());
    let limits = Limits {
        men: Some(6),
        ..Limits::default()
    };
    let plan = Plan::new(core, &numbering, limits).expect("a core that can be solved");
    let directory = Directory::create(&path, core).expect("a new folder");
    let mut files = Files::new(directory, NonZeroUsize::MIN);
    solve(&plan, &numbering, Means::default(), &mut files, &mut |_| {}).expect("room");
    Database::open(&path, core).expect("a database")
}

fn appraised(database: &Database, rules: &Rules, setup: &Setup) -> (Game, Appraisal) {
    let game = Game::from_setup(rules.clone(), setup).expect("a position");
    let appraisal = Appraisal::of(database, &game).expect("good files");
    (game, appraisal)
}

/// Whether the counter runs out before the end. No man falls before, so that each ply
/// but the last counts.
fn outlasts(answer: Answer, quiet: u16) -> bool {
    match answer {
        Answer::Value(Value::Win(plies) | Value::Loss(plies)) if plies > 0 => {
            u16::from(plies) - 1 + quiet >= 20
        }
        _ => false,
    }
}

#[test]
fn a_value_that_the_counter_comes_before_is_told_so() {
    let rules = Rules::from(Base::Abierto);
    let folder = TempDir::new().expect("a folder");
    let database = three_against_three(&folder, &rules);
    let sector = Sector::movement(3, 3);
    let mut seen = [0; 2];
    for index in (0..database.numbering().size(sector)).step_by(199) {
        let setup = database.numbering().setup(Place { sector, index });
        let mut setup = setup.expect("an index");
        for quiet in [0, 9] {
            setup.quiet_plies = quiet;
            let (_, appraisal) = appraised(&database, &rules, &setup);
            let worth = appraisal.position;
            let wanted = outlasts(worth.answer, quiet);
            assert_eq!(worth.may_be_drawn, wanted, "{setup} {worth:?}");
            seen[usize::from(wanted)] += 1;
            for (mv, worth) in appraisal.moves {
                let wanted = outlasts(worth.answer, quiet);
                let text = mv.display(rules.board());
                assert_eq!(worth.may_be_drawn, wanted, "{setup} {text} {worth:?}");
            }
        }
    }
    assert!(seen[0] > 100 && seen[1] > 20, "{seen:?}");
}

#[test]
fn a_game_that_the_counter_has_ended_is_a_draw() {
    let rules = Rules::from(Base::Abierto);
    let folder = TempDir::new().expect("a folder");
    let database = three_against_three(&folder, &rules);
    let text = "W1W/1W1/3/6/3/1B1/B1B w 0,0 20 40";
    let setup = Setup::read(text, rules.board()).expect("a position text");
    let (game, appraisal) = appraised(&database, &rules, &setup);
    assert!(game.outcome().is_some());
    assert_eq!(appraisal.position.answer, Answer::Value(Value::Draw));
    assert!(appraisal.moves.is_empty());
}
