//! The crate and the slow referee agree, position by position.

mod random;
mod slow;

use fastrand::Rng;
use molino::{Blocked, FullBoard, Game, MillWorth, Position, RuleSet, Rules, SafeMen, Setup};

/// Positions for every rule set: half from random play, half random setups.
const POSITIONS: usize = 10_000;

#[test]
fn the_rule_sets_are_the_same_ones() {
    let mut ours: Vec<String> = RuleSet::all().map(|set| set.to_string()).collect();
    let mut theirs = slow::all_rule_sets();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
}

#[test]
fn the_first_half_of_the_rule_sets_agrees_with_the_referee() {
    agree_in_the_rule_sets(|nth| nth % 2 == 0);
}

#[test]
fn the_second_half_of_the_rule_sets_agrees_with_the_referee() {
    agree_in_the_rule_sets(|nth| nth % 2 == 1);
}

fn agree_in_the_rule_sets(mine: impl Fn(usize) -> bool) {
    let sets = RuleSet::all().enumerate().filter(|(nth, _)| mine(*nth));
    for (nth, set) in sets {
        agree(
            &set.to_string(),
            &Rules::from(set),
            random::positions(POSITIONS),
            nth as u64,
        );
    }
}

#[test]
fn the_house_options_agree_with_the_referee() {
    for (nth, base) in ["ludoteka", "abierto", "twelve+doble", "seven", "lasker"]
        .iter()
        .enumerate()
    {
        let options = *Rules::from(base.parse::<RuleSet>().unwrap()).options();
        let mut always_safe = options;
        if let MillWorth::Captures(captures) = &mut always_safe.mill {
            captures.safe_men = SafeMen::Always;
        }
        let mut passes = options;
        passes.blocked = Blocked::Passes;
        let mut both = always_safe;
        both.blocked = Blocked::Passes;
        both.full_board = FullBoard::Draws;
        let houses = [
            ("safe=always", always_safe),
            ("blocked=passes", passes),
            ("safe=always blocked=passes full=draw", both),
        ];
        for (words, options) in houses {
            let rules = Rules::new(options).unwrap();
            agree(
                &format!("{base} {words}"),
                &rules,
                random::positions(POSITIONS) / 2,
                nth as u64,
            );
        }
    }
}

/// Compares `count` positions under `rules`, which the referee knows as `name`.
fn agree(name: &str, rules: &Rules, count: usize, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let mut compared = 0;
    while compared < count / 2 {
        compared += agree_in_a_game(name, rules, &mut rng);
    }
    while compared < count {
        let setup = random::setup(rules, &mut rng);
        agree_in(
            name,
            &Game::from_setup(rules.clone(), &setup).expect("the setup fits"),
            &mut rng,
        );
        compared += 1;
    }
}

/// Plays a game at random and compares each of its positions and its result.
fn agree_in_a_game(name: &str, rules: &Rules, rng: &mut Rng) -> usize {
    let mut game = Game::new(rules.clone());
    let mut compared = 0;
    loop {
        agree_in(name, &game, rng);
        compared += 1;
        if compared > 300 || random::play(&mut game, rng).is_none() {
            break;
        }
    }
    let tokens = tokens(&game);
    let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
    let start = game.first_setup().to_string();
    assert_eq!(slow::start(name).expect("the referee reads it"), start);
    let result = slow::game_result(name, &start, &tokens).expect("the referee reads it");
    assert_eq!(result, words(game.outcome()), "{name}: {tokens:?}");
    compared
}

/// Compares the moves, their number, the outcome, and what a move leads to.
fn agree_in(name: &str, game: &Game, rng: &mut Rng) {
    let (rules, position) = (game.rules(), game.position());
    let text = game.setup().to_string();
    let board = rules.board();
    let reread = Setup::read(&text, board).expect("what is written is read");
    assert_eq!(
        Position::new(&reread, rules),
        Ok(*position),
        "{name}: {text}"
    );
    let mut moves = position.legal_moves(rules);
    moves.sort_unstable_by_key(|mv| mv.display(board).to_string());
    let mut texts: Vec<String> = moves
        .iter()
        .map(|mv| mv.display(board).to_string())
        .collect();
    assert_eq!(position.count_moves(rules), texts.len(), "{name}: {text}");
    if position.is_throw_due(rules) {
        texts.push("throw".to_owned());
    }
    assert_eq!(
        slow::legal_moves(name, &text).expect("the referee reads it"),
        texts,
        "{name}: {text}"
    );
    let outcome = words(position.outcome(rules));
    assert_eq!(
        slow::outcome(name, &text).expect("the referee reads it"),
        outcome,
        "{name}: {text}"
    );
    let Some(mv) = rng.choice(moves) else { return };
    let mut next = Game::from_setup(rules.clone(), &game.setup()).expect("a game's position fits");
    if next.outcome().is_some() {
        return;
    }
    next.play(mv).expect("a listed move is legal");
    let mv = mv.display(board).to_string();
    let after = slow::play(name, &text, &mv).expect("the referee reads it");
    assert_eq!(after, next.setup().to_string(), "{name}: {mv} in {text}");
}

/// The moves of a game with the throws before them.
fn tokens(game: &Game) -> Vec<String> {
    let board = game.rules().board();
    let tokens = game.moves().flat_map(|(throw, mv)| {
        let throw = throw.map(|throw| format!("{{{throw}}}"));
        throw.into_iter().chain([mv.display(board).to_string()])
    });
    tokens.collect()
}

fn words(outcome: Option<molino::Outcome>) -> String {
    outcome.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
}
