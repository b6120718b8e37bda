//! Arrangements that do not fit the rules are refused by name.

use molino::{Base, BoardId, Describe, MillSet, Player, Position, RuleSet, Rules, Setup};

fn id(rules: &str, text: &str) -> &'static str {
    let rules = Rules::from(rules.parse::<RuleSet>().expect("a rule set"));
    let setup = Setup::read(text, rules.board()).expect("a position text");
    Position::new(&setup, &rules).map_or_else(|error| error.id(), |_| "fits")
}

#[test]
fn what_does_not_fit_the_rules_is_refused() {
    let cases = [
        ("ludoteka", "3/3/3/6/3/3/3 w 9,9", "fits"),
        ("ludoteka", "3/3/3/6/3/3/1W1 w 9,9", "position-too-many-men"),
        ("ludoteka", "3/3/3/6/3/3/1B1 w 9,9", "position-too-many-men"),
        ("ten", "3/3/3/6/3/3/1B1 w 9,9", "fits"),
        ("ludoteka", "3/3/3/6/3/3/3 w 255,0", "position-too-many-men"),
        ("ludoteka", "3/3/3/6/3/3/3 w 2,2", "position-both-lost"),
        ("ludoteka", "3/3/3/6/3/3/3 w 2,3", "fits"),
        ("ludoteka", "3/3/3/6/3/3/3 w 3,0", "fits"),
        ("three", "WWW/3/BBB w 0,0", "position-both-won"),
        ("three", "WWW/3/BB1 w 0,1", "fits"),
        ("ludoteka", "WWW/3/3/6/3/3/BBB w 6,6", "fits"),
        (
            "tradicional",
            "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4",
            "position-no-dice",
        ),
        ("alfonso", "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4", "fits"),
        (
            "alfonso",
            "WWW/3/3/6/3/3/3 w 0,9 0 1 dice=6-5-4",
            "position-throw-not-due",
        ),
        (
            "ludoteka",
            "3/3/3/6/3/3/3 w 9,9 0 1 barred=a1-a4-a7",
            "position-nothing-barred",
        ),
        (
            "morabaraba",
            "3/3/3/6/3/3/3 w 9,9 0 1 barred=a1-a4-a7",
            "fits",
        ),
        (
            "morabaraba",
            "W2/3/3/W5/3/3/W2 w 9,9 0 1 barred=a1-a4-a7",
            "position-barred-mill-stands",
        ),
        (
            "morabaraba",
            "W2/3/3/W5/3/3/W2 b 9,9 0 1 barred-other=a1-a4-a7",
            "position-barred-mill-stands",
        ),
        (
            "morabaraba",
            "W2/3/3/W5/3/3/W2 w 9,9 0 1 barred-other=a1-a4-a7",
            "fits",
        ),
        (
            "morabaraba",
            "W2/3/3/W5/3/3/W2 w 9,9 0 1 barred=a1-b2-c3,a1-a4-a7",
            "position-barred-mill-stands",
        ),
    ];
    for (rules, text, wanted) in cases {
        assert_eq!(id(rules, text), wanted, "{rules}: {text}");
    }
}

#[test]
fn another_board_and_a_mill_that_the_board_lacks_are_refused() {
    let rules = Rules::from(Base::Ludoteka);
    let six = Setup::empty(BoardId::Six.board());
    assert_eq!(
        Position::new(&six, &rules).unwrap_err().id(),
        "position-other-board"
    );
    let rules = Rules::from("ludoteka+sin-reformar".parse::<RuleSet>().unwrap());
    let mut setup = Setup::read("3/3/3/6/3/3/3 w 9,9", rules.board()).unwrap();
    setup.barred[Player::Black] = MillSet::of(15);
    assert!(Position::new(&setup, &rules).is_ok());
    setup.barred[Player::Black] = MillSet::of(16);
    assert_eq!(
        Position::new(&setup, &rules).unwrap_err().id(),
        "position-mill-off-board"
    );
}

#[test]
fn a_throw_is_made_once_where_it_is_due() {
    let throw = molino::Throw::from_pips([6, 5, 4]).unwrap();
    let rules = Rules::from(Base::Alfonso);
    let start = Position::start(&rules);
    assert!(start.is_throw_due(&rules));
    let thrown = start.with_throw(throw, &rules).unwrap();
    assert_eq!(thrown.throw(), Some(throw));
    assert_eq!(thrown.with_throw(throw, &rules), None);
    let plain = Rules::from(Base::Ludoteka);
    assert_eq!(Position::start(&plain).with_throw(throw, &plain), None);
}
