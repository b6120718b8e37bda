//! Keys: equal for equal positions, and different for different ones.

mod random;

use std::collections::HashMap;

use fastrand::Rng;
use molino::{Base, Game, Key, Position, RuleSet, Rules, Setup};

#[test]
fn a_position_has_one_key_however_it_was_reached() {
    let rules = Rules::from(Base::Ludoteka);
    let key = |moves: [&str; 4]| {
        let mut game = Game::new(rules.clone());
        for mv in moves {
            game.play_text(mv).unwrap();
        }
        game.key()
    };
    assert_eq!(key(["d6", "f4", "a1", "g7"]), key(["a1", "g7", "d6", "f4"]));
    assert_ne!(key(["d6", "f4", "a1", "g7"]), key(["f4", "d6", "g7", "a1"]));
}

#[test]
fn side_to_move_hands_throw_and_barred_mills_are_part_of_the_key() {
    let key = |rules: Base, text| {
        let rules = Rules::from(rules);
        let setup = Setup::read(text, rules.board()).unwrap();
        Key::of(&Position::new(&setup, &rules).unwrap())
    };
    let pairs = [
        (
            Base::Ludoteka,
            "3/3/3/6/3/2B/W2 w 3,3",
            "3/3/3/6/3/2B/W2 b 3,3",
        ),
        (
            Base::Ludoteka,
            "3/3/3/6/3/2B/W2 w 3,3",
            "3/3/3/6/3/2B/W2 w 4,3",
        ),
        (
            Base::Ludoteka,
            "3/3/3/6/3/2B/W2 w 3,4",
            "3/3/3/6/3/2B/W2 w 4,3",
        ),
        (
            Base::Ludoteka,
            "3/3/3/6/3/2B/W2 w 3,3",
            "3/3/3/6/3/2W/B2 w 3,3",
        ),
        (
            Base::Alfonso,
            "3/3/3/6/3/2B/W2 w 3,3",
            "3/3/3/6/3/2B/W2 w 3,3 0 1 dice=6-5-4",
        ),
        (
            Base::Alfonso,
            "3/3/3/6/3/2B/W2 w 3,3 0 1 dice=6-5-3",
            "3/3/3/6/3/2B/W2 w 3,3 0 1 dice=6-5-4",
        ),
        (
            Base::Morabaraba,
            "3/3/3/6/3/2B/W2 w 3,3 0 1 barred=d1-d2-d3",
            "3/3/3/6/3/2B/W2 w 3,3 0 1 barred-other=d1-d2-d3",
        ),
    ];
    for (rules, a, b) in pairs {
        assert_ne!(key(rules, a), key(rules, b), "{a} and {b}");
    }
}

#[test]
fn a_game_keeps_its_key_up_to_date_and_no_two_positions_share_one() {
    let mut rng = Rng::with_seed(3);
    let mut seen: HashMap<Key, Position> = HashMap::new();
    for set in RuleSet::all() {
        let mut game = Game::new(Rules::from(set));
        for _ in 0..400 {
            assert_eq!(game.key(), Key::of(game.position()), "{set}");
            let known = *seen.entry(game.key()).or_insert(*game.position());
            assert_eq!(known, *game.position(), "two positions with one key");
            if random::play(&mut game, &mut rng).is_none() {
                game = Game::new(Rules::from(set));
            }
        }
    }
    assert!(seen.len() > 50_000);
}
