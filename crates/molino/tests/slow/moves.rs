//! Which moves there are, and what a move does. Moves are texts.

use super::board::{Mill, Point, mill_name};
use super::position::{Position, Side, opponent_of};
use super::rules::Rules;
use std::collections::BTreeSet;

/// How a game stands: `*`, or the result and the reason.
pub fn outcome(rules: &Rules, position: &Position) -> String {
    match end_without_looking_at_moves(rules, position) {
        Some(end) => end,
        None if moves(rules, position).is_empty() => loss_of(position.to_move, "blocked"),
        None => "*".to_owned(),
    }
}

/// Men first, then lines, then the full board.
fn end_without_looking_at_moves(rules: &Rules, position: &Position) -> Option<String> {
    let mover = position.to_move;
    let other = opponent_of(mover);
    for side in [mover, other] {
        if position.men_in_all(side) < 3 {
            return Some(loss_of(side, "men"));
        }
    }
    if rules.line_wins {
        // Whoever moved last was first to have a line.
        for side in [other, mover] {
            if rules
                .board
                .mills
                .iter()
                .any(|mill| position.has_closed(side, *mill))
            {
                return Some(loss_of(opponent_of(side), "line"));
            }
        }
    }
    let board_is_full = rules.board.points().all(|point| !position.is_empty(point));
    if board_is_full && position.white_hand == 0 && position.black_hand == 0 {
        return Some(if rules.full_board_is_a_draw {
            "1/2-1/2 board-full".to_owned()
        } else {
            loss_of(mover, "blocked")
        });
    }
    None
}

fn loss_of(side: Side, reason: &str) -> String {
    let result = if side == 'W' { "0-1" } else { "1-0" };
    format!("{result} {reason}")
}

/// All legal moves, sorted; none where the game is over.
pub fn moves(rules: &Rules, position: &Position) -> Vec<String> {
    if end_without_looking_at_moves(rules, position).is_some() {
        return Vec::new();
    }
    if a_throw_is_missing(rules, position) {
        return vec!["throw".to_owned()];
    }
    let mut moves = moves_after_no_raid(rules, position);
    moves.extend(moves_with_a_raid(rules, position));
    if moves.is_empty() && rules.blocked_side_passes {
        moves.push("pass".to_owned());
    }
    moves.sort();
    moves
}

pub fn a_throw_is_missing(rules: &Rules, position: &Position) -> bool {
    rules.dice && position.hand(position.to_move) > 0 && position.dice.is_none()
}

/// What the right throw allows besides: a man is taken out of an enemy mill before the placement.
fn moves_with_a_raid(rules: &Rules, position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    let earning = [[6, 5, 4], [6, 3, 3], [5, 2, 2], [4, 1, 1]];
    let Some(throw) = position.dice else {
        return moves;
    };
    if !earning.contains(&throw) {
        return moves;
    }
    let enemy = opponent_of(position.to_move);
    let enemies = position.points_of(enemy);
    for victim in &enemies {
        if !stands_in_a_mill(rules, &enemies, victim) {
            continue;
        }
        let mut raided = position.clone();
        raided.men.remove(victim);
        if raided.men_in_all(enemy) < 3 {
            moves.push(format!("x{victim}"));
        } else {
            for placement in moves_after_no_raid(rules, &raided) {
                moves.push(format!("x{victim},{placement}"));
            }
        }
    }
    moves
}

/// Placements, steps and flights with the captures that they earn.
fn moves_after_no_raid(rules: &Rules, position: &Position) -> Vec<String> {
    let mover = position.to_move;
    let placing = position.hand(mover) > 0;
    let mut moves = Vec::new();
    if placing {
        for to in rules
            .board
            .points()
            .filter(|point| position.is_empty(point))
        {
            add_moves(rules, position, None, to, &mut moves);
        }
    }
    if !placing || rules.steps_while_placing {
        let flying = rules.flying && !placing && position.men_on_board(mover) == 3;
        for from in position.points_of(mover) {
            let reached: Vec<Point> = if flying {
                rules.board.points().collect()
            } else {
                rules.board.neighbours(from).to_vec()
            };
            for to in reached.into_iter().filter(|point| position.is_empty(point)) {
                add_moves(rules, position, Some(from), to, &mut moves);
            }
        }
    }
    moves
}

/// One placement, step or flight, once for each way of capturing.
fn add_moves(
    rules: &Rules,
    position: &Position,
    from: Option<Point>,
    to: Point,
    moves: &mut Vec<String>,
) {
    let closed = mills_closed(rules, position, from, to);
    if closed
        .iter()
        .any(|mill| position.barred.contains(&mill_name(*mill)))
    {
        return;
    }
    let way = match from {
        Some(from) => format!("{from}-{to}"),
        None => to.to_owned(),
    };
    if closed.is_empty() || rules.line_wins {
        moves.push(way);
    } else {
        for captures in ways_to_capture(rules, position, closed.len()) {
            moves.push(format!("{way}{captures}"));
        }
    }
}

/// The mills that stand after a man of the side to move has come to a point, and did not before.
fn mills_closed(rules: &Rules, position: &Position, from: Option<Point>, to: Point) -> Vec<Mill> {
    let mover = Some(&position.to_move);
    let helps =
        |point: &Point| *point == to || (Some(*point) != from && position.men.get(point) == mover);
    rules
        .board
        .mills_through(to)
        .filter(|mill| mill.iter().all(helps))
        .collect()
}

/// The mills of the side to move that a man leaves.
fn mills_broken(rules: &Rules, position: &Position, from: Point) -> Vec<Mill> {
    rules
        .board
        .mills_through(from)
        .filter(|mill| position.has_closed(position.to_move, *mill))
        .collect()
}

/// What may be written behind a move that closes so many mills: "", "xa1", "xa1xg7".
fn ways_to_capture(rules: &Rules, position: &Position, mills: usize) -> Vec<String> {
    let enemy = opponent_of(position.to_move);
    let enemies = position.points_of(enemy);
    let firsts = men_that_may_be_taken(rules, &enemies);
    let mut ways = Vec::new();
    if firsts.is_empty() || rules.capture_is_optional {
        ways.push(String::new());
    }
    let mut pairs = Vec::new();
    for first in firsts {
        let mut left = enemies.clone();
        left.remove(first);
        let the_game_goes_on = left.len() as u64 + position.hand(enemy) >= 3;
        let seconds = if rules.two_mills_take_two && mills >= 2 && the_game_goes_on {
            men_that_may_be_taken(rules, &left)
        } else {
            Vec::new()
        };
        if seconds.is_empty() || rules.capture_is_optional {
            ways.push(format!("x{first}"));
        }
        pairs.extend(seconds.into_iter().map(|second| (first, second)));
    }
    for (first, second) in &pairs {
        if first < second || !pairs.contains(&(second, first)) {
            ways.push(format!("x{first}x{second}"));
        }
    }
    ways
}

/// Men outside mills; where all stand in mills, all, unless mills are safe for ever.
fn men_that_may_be_taken(rules: &Rules, men: &BTreeSet<Point>) -> Vec<Point> {
    let outside: Vec<Point> = men
        .iter()
        .copied()
        .filter(|man| !stands_in_a_mill(rules, men, man))
        .collect();
    if outside.is_empty() && !rules.men_in_mills_are_always_safe {
        men.iter().copied().collect()
    } else {
        outside
    }
}

fn stands_in_a_mill(rules: &Rules, men: &BTreeSet<Point>, man: Point) -> bool {
    rules
        .board
        .mills_through(man)
        .any(|mill| mill.iter().all(|point| men.contains(point)))
}

/// The position after a move that is known to be legal.
pub fn play(rules: &Rules, position: &Position, text: &str) -> Result<Position, String> {
    let mover = position.to_move;
    let mut after = position.clone();
    after.to_move = opponent_of(mover);
    after.dice = None;
    after.barred = std::mem::take(&mut after.barred_other);
    if mover == 'B' {
        after.move_number = after.move_number.saturating_add(1);
    }
    let mut quiet = true;

    // A raid stands before the placement, or alone where it has won the game.
    let way_and_captures = match text.strip_prefix('x') {
        None => text,
        Some(raid) => {
            let (victim, placement) = raid.split_once(',').unwrap_or((raid, ""));
            after.men.remove(rules.board.point(victim)?);
            quiet = false;
            placement
        }
    };
    let mut points = way_and_captures.split('x');
    let way = points.next().unwrap_or("");
    for victim in points {
        after.men.remove(rules.board.point(victim)?);
        quiet = false;
    }

    if let Some((from, to)) = way.split_once('-') {
        let (from, to) = (rules.board.point(from)?, rules.board.point(to)?);
        after.men.remove(from);
        after.men.insert(to, mover);
        if !mills_closed(rules, position, Some(from), to).is_empty() {
            if rules.broken_mills_are_barred {
                after.barred_other = mills_broken(rules, position, from)
                    .into_iter()
                    .map(mill_name)
                    .collect();
            }
            if rules.mill_ends_quiet {
                quiet = false;
            }
        }
    } else if way != "pass" && !way.is_empty() {
        after.men.insert(rules.board.point(way)?, mover);
        if mover == 'W' {
            after.white_hand -= 1;
        } else {
            after.black_hand -= 1;
        }
        quiet = false;
    }
    after.quiet_plies = if quiet {
        position.quiet_plies.saturating_add(1)
    } else {
        0
    };
    Ok(after)
}
