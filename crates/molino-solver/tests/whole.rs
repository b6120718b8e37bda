//! Small games as a whole, against a slow solver and against published values.

mod slow;

use molino::{Base, Core, Position, RuleSet, Rules};
use molino_db::{Answer, Score, Value, probe, probe_each};
use molino_index::{Place, Sector};
use molino_solver::{Means, Whole};

use slow::Slow;

fn core(rules: &str) -> Core {
    let rule_set: RuleSet = rules.parse().expect("a rule set");
    Rules::from(rule_set).core().expect("a core")
}

fn whole(rules: &str) -> Whole {
    Whole::new(core(rules), Means::default()).expect("a small game")
}

#[test]
fn whole_games_have_the_values_of_the_slow_solver() {
    for rules in [
        "three",
        "four",
        "four+volar",
        "five+opcional+doble",
        "five+doble",
    ] {
        let solved = whole(rules);
        let sectors: Vec<Sector> = solved.sectors().collect();
        let slow = Slow::new(solved.core(), &sectors);
        for sector in sectors {
            for (index, score) in solved.scores(sector).iter().enumerate() {
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
}

#[test]
fn three_mens_morris_is_won_by_the_centre_alone() {
    let rules = Rules::from(Base::Three);
    let solved = whole("three");
    let start = Position::start(&rules);
    let Ok(moves) = probe_each(&solved, &start, &rules);
    let wins = moves
        .iter()
        .filter(|(_, answer)| matches!(answer, Answer::Value(Value::Win(_))));
    let wins: Vec<String> = wins
        .map(|(mv, _)| mv.display(rules.board()).to_string())
        .collect();
    assert_eq!(wins, ["b2"]);
}

#[test]
fn four_five_and_six_men_draw() {
    for rules in [
        "four",
        "five",
        "six",
        "four+volar",
        "five+volar",
        "six+volar",
    ] {
        let solved = whole(rules);
        let rules = Rules::from(solved.core());
        let answer = probe(&solved, &Position::start(&rules), &rules);
        assert_eq!(answer, Ok(Answer::Value(Value::Draw)), "{}", solved.core());
    }
}
