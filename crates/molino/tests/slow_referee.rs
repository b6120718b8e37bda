//! The slow referee is itself judged, by facts that were published or decided before it was written:
//! counts of moves, disputes known from other programs of this family, the examples of the design.

mod slow;

#[path = "slow_referee/captures.rs"]
mod captures;
#[path = "slow_referee/endings.rs"]
mod endings;
#[path = "slow_referee/texts.rs"]
mod texts;
#[path = "slow_referee/ways.rs"]
mod ways;

use std::collections::BTreeSet;

/// A position made by hand, from the points of either side.
fn set_up(rules: &str, white: &str, black: &str, to_move: char, hands: (u64, u64)) -> String {
    slow::set_up(rules, white, black, to_move, hands).expect("the position is valid")
}

/// The position after moves with blanks between them.
fn after(rules: &str, position: &str, moves: &str) -> String {
    let mut position = position.to_owned();
    for mv in moves.split_whitespace() {
        position = slow::play(rules, &position, mv).expect("the move is legal");
    }
    position
}

fn start(rules: &str) -> String {
    slow::start(rules).expect("the rules are known")
}

fn board(rules: &str) -> slow::Board {
    slow::board_of(rules).expect("the rules are known")
}

fn after_from_start(rules: &str, moves: &str) -> String {
    after(rules, &start(rules), moves)
}

fn moves(rules: &str, position: &str) -> Vec<String> {
    slow::legal_moves(rules, position).expect("rules and position are readable")
}

/// The legal moves that begin so, with blanks between them.
fn moves_beginning(beginning: &str, rules: &str, position: &str) -> String {
    let all = moves(rules, position);
    all.into_iter()
        .filter(|mv| mv.starts_with(beginning))
        .collect::<Vec<_>>()
        .join(" ")
}

fn is_legal(rules: &str, position: &str, mv: &str) -> bool {
    moves(rules, position).iter().any(|legal| legal == mv)
}

fn outcome(rules: &str, position: &str) -> String {
    slow::outcome(rules, position).expect("rules and position are readable")
}

/// The result of a game whose moves are all legal.
fn result(rules: &str, start: &str, moves: &str) -> String {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    slow::game_result(rules, start, &moves).expect("the game is legal")
}
