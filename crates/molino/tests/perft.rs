//! The counts of `perft.tsv` hold.

mod slow;

use molino::{Game, PerftThrowDue, RuleSet, Rules};

/// How far the slow referee counts, in nodes.
const REFEREE: u64 = 40_000;

#[test]
fn the_counts_of_the_table_hold() {
    let table = include_str!("perft.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for row in rows {
        let [rules, moves, counts] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns in {row:?}");
        };
        check(rules, moves, counts);
        count += 1;
    }
    assert!(count >= 18);
}

fn check(name: &str, moves: &str, counts: &str) {
    let rules = Rules::from(name.parse::<RuleSet>().expect("a rule set"));
    let mut game = Game::new(rules.clone());
    for mv in moves.split(' ').filter(|mv| *mv != "-") {
        game.play_text(mv).expect("the moves are legal");
    }
    let text = game.setup().to_string();
    let counts = counts
        .split(' ')
        .map(|count| count.parse::<u64>().expect("a count"));
    for (depth, count) in (1_u8..).zip(counts) {
        assert_eq!(
            game.position().perft(depth, &rules),
            Ok(count),
            "{name} {moves} {depth}"
        );
        if count < REFEREE {
            assert_eq!(
                slow::perft(name, &text, u32::from(depth)),
                Ok(count),
                "{name} {moves} {depth}"
            );
        }
    }
}

#[test]
fn the_branches_add_up_to_the_whole() {
    let rules = Rules::from(molino::Base::Six);
    let position = molino::Position::start(&rules);
    let branches = position.divide(4, &rules).unwrap();
    assert_eq!(branches.len(), 16);
    let sum: u64 = branches.iter().map(|(_, nodes)| nodes).sum();
    assert_eq!(position.perft(4, &rules), Ok(sum));
    assert_eq!(position.divide(0, &rules), Ok(Vec::new()));
    assert_eq!(position.perft(0, &rules), Ok(1));
}

#[test]
fn nothing_is_counted_past_a_throw_of_the_dice() {
    let rules = Rules::from(molino::Base::Alfonso);
    let perft = |text, depth| {
        let setup = molino::Setup::read(text, rules.board()).unwrap();
        let position = molino::Position::new(&setup, &rules).unwrap();
        (
            position.perft(depth, &rules),
            position.divide(depth, &rules).map(|b| b.len()),
        )
    };
    let over = "3/3/3/6/3/3/WW1 w 0,9";
    assert_eq!(perft(over, 5).0, Ok(0), "White has lost, and nobody throws");
    let blocked = "BW1/3/3/W4W/3/3/BWB b 5,0";
    assert_eq!(
        perft(blocked, 5).0,
        Ok(0),
        "Black is blocked, and nobody throws"
    );
    let start = "3/3/3/6/3/3/3 w 9,9";
    let thrown = "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4";
    let last = "3/1W1/3/4B1/2B/1W1/WBW w 1,0 0 9 dice=6-5-3";
    let last_but_one = "3/1W1/3/4B1/2B/1W1/WBW w 2,0 0 9 dice=6-5-3";
    assert_eq!(perft(start, 0), (Ok(1), Ok(0)));
    assert_eq!(perft(start, 1), (Err(PerftThrowDue), Err(PerftThrowDue)));
    assert_eq!(perft(thrown, 1), (Ok(24), Ok(24)));
    assert_eq!(perft(thrown, 2), (Err(PerftThrowDue), Err(PerftThrowDue)));
    assert!(
        perft(last, 4).0.is_ok(),
        "all men are placed after this move"
    );
    assert!(perft(last_but_one, 2).0.is_ok());
    assert_eq!(
        perft(last_but_one, 3),
        (Err(PerftThrowDue), Err(PerftThrowDue))
    );
}
