//! A slow referee: the rules once more, written to be read and not to be fast.
//!
//! It takes texts and answers with texts: a board is a list of drawn lines, a position says who
//! stands on which point, a move is its own text. It shares nothing with the crate that it judges.
//!
//! `rules` is the name of a rule set with its switches, `abierto+doble`, and behind it, each after
//! a blank, house options that no named set uses: `safe=always` (men in mills are never taken; the
//! capture lapses where no other man stands), `blocked=passes` (a side that cannot move has the one
//! move `pass`, unless the board is full), `full=draw` and `full=loses` (what a full board means).

#![allow(
    dead_code,
    reason = "every test file that includes the referee asks it something else"
)]
#![allow(
    unreachable_pub,
    reason = "what is public here is for the test file around it"
)]

mod board;
mod moves;
mod position;
mod rules;

pub use board::Board;
use position::{Position, read_dice};
use rules::{BASES, QuietDraw, Repetition, Rules, SWITCHES};

/// The legal moves, sorted; none if the game is over; `throw` alone where dice must be thrown first.
pub fn legal_moves(rules: &str, position: &str) -> Result<Vec<String>, String> {
    let rules = Rules::read(rules)?;
    let position = Position::read(&rules, position)?;
    Ok(moves::moves(&rules, &position))
}

/// The position text after a legal move.
pub fn play(rules: &str, position: &str, mv: &str) -> Result<String, String> {
    let rules = Rules::read(rules)?;
    let position = Position::read(&rules, position)?;
    Ok(play_if_legal(&rules, &position, mv)?.text(&rules))
}

/// What the position alone says: `*`, or the result and its reason. It knows no counter and no history.
pub fn outcome(rules: &str, position: &str) -> Result<String, String> {
    let rules = Rules::read(rules)?;
    let position = Position::read(&rules, position)?;
    Ok(moves::outcome(&rules, &position))
}

/// What a game from `start` has come to after its moves, counters and repetition included.
///
/// A throw is a token of its own before the move, `{6-5-4}`. An illegal move is an error, and so is
/// anything after the end.
pub fn game_result(rules: &str, start: &str, moves: &[&str]) -> Result<String, String> {
    let rules = Rules::read(rules)?;
    let mut position = Position::read(&rules, start)?;
    let mut history = vec![position.what_can_repeat(&rules)];
    for mv in moves {
        let result = result_so_far(&rules, &position, &history);
        if result != "*" {
            return Err(format!("{mv} is played after the end, {result}"));
        }
        if let Some(throw) = mv.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            if !moves::a_throw_is_missing(&rules, &position) {
                return Err(format!("{mv} is thrown where no throw is due"));
            }
            position.dice = Some(read_dice(throw)?);
        } else {
            position = play_if_legal(&rules, &position, mv)?;
            history.push(position.what_can_repeat(&rules));
        }
    }
    Ok(result_so_far(&rules, &position, &history))
}

/// The text of the position from which a game starts.
pub fn start(rules: &str) -> Result<String, String> {
    let rules = Rules::read(rules)?;
    Ok(Position::start(&rules).text(&rules))
}

/// How many ways there are to play so many plies. Throws are not counted: with dice still to be thrown it is an error.
pub fn perft(rules: &str, position: &str, depth: u32) -> Result<u64, String> {
    let rules = Rules::read(rules)?;
    let position = Position::read(&rules, position)?;
    count_leaves(&rules, &position, depth)
}

/// Every base with every combination of the switches that it takes, by canonical name.
pub fn all_rule_sets() -> Vec<String> {
    let mut all = Vec::new();
    for base in BASES {
        let mut names = vec![base.to_owned()];
        for switch in SWITCHES {
            for name in names.clone() {
                let longer = format!("{name}+{switch}");
                // A switch that the base has already falls out of the canonical name.
                if canonical(&longer).as_ref() == Ok(&longer) {
                    names.push(longer);
                }
            }
        }
        all.extend(names);
    }
    all
}

/// The one name under which a rule set is known; house options follow in a fixed order.
pub fn canonical(rules: &str) -> Result<String, String> {
    Ok(Rules::read(rules)?.name)
}

/// The text of a position made by hand: the points of each side with blanks between them.
pub fn set_up(
    rules: &str,
    white: &str,
    black: &str,
    to_move: char,
    hands: (u64, u64),
) -> Result<String, String> {
    let rules = Rules::read(rules)?;
    let mut position = Position::start(&rules);
    for (side, points) in [('W', white), ('B', black)] {
        for point in points.split_whitespace() {
            position.men.insert(rules.board.point(point)?, side);
        }
    }
    position.to_move = to_move.to_ascii_uppercase();
    (position.white_hand, position.black_hand) = hands;
    let text = position.text(&rules);
    Position::read(&rules, &text)?;
    Ok(text)
}

/// The board of a rule set.
pub fn board_of(rules: &str) -> Result<Board, String> {
    Ok(Rules::read(rules)?.board)
}

fn play_if_legal(rules: &Rules, position: &Position, mv: &str) -> Result<Position, String> {
    let mv = mv.to_lowercase();
    let is_legal = mv != "throw" && moves::moves(rules, position).contains(&mv);
    if !is_legal {
        return Err(format!("{mv} is not legal in {}", position.text(rules)));
    }
    moves::play(rules, position, &mv)
}

/// Wins first, then the counter, then repetition.
fn result_so_far(rules: &Rules, position: &Position, history: &[String]) -> String {
    let outcome = moves::outcome(rules, position);
    if outcome != "*" {
        outcome
    } else if was_quiet_for_too_long(rules, position) {
        "1/2-1/2 no-capture".to_owned()
    } else if was_repeated(rules, history) {
        "1/2-1/2 repetition".to_owned()
    } else {
        "*".to_owned()
    }
}

fn was_quiet_for_too_long(rules: &Rules, position: &Position) -> bool {
    match rules.quiet_draw {
        QuietDraw::Never => false,
        QuietDraw::After(plies) => position.quiet_plies >= plies,
        QuietDraw::WithThreeMenEachAfter(plies) => {
            let three_each = ['W', 'B']
                .iter()
                .all(|side| position.men_on_board(*side) == 3);
            let hands_are_empty = position.white_hand == 0 && position.black_hand == 0;
            three_each && hands_are_empty && position.quiet_plies >= plies
        }
    }
}

fn was_repeated(rules: &Rules, history: &[String]) -> bool {
    let now = history.last();
    let occurrences: Vec<usize> = (0..history.len())
        .filter(|ply| history.get(*ply) == now)
        .collect();
    let [.., third_last, second_last, last] = occurrences[..] else {
        return false;
    };
    match rules.repetition {
        Repetition::Ignored => false,
        Repetition::ThreeTimes => true,
        Repetition::ThreeTimesInSuccession => last - second_last == second_last - third_last,
    }
}

fn count_leaves(rules: &Rules, position: &Position, depth: u32) -> Result<u64, String> {
    if depth == 0 {
        return Ok(1);
    }
    if moves::outcome(rules, position) == "*" && moves::a_throw_is_missing(rules, position) {
        return Err("dice must be thrown first".to_owned());
    }
    let moves = moves::moves(rules, position);
    if depth == 1 {
        return Ok(moves.len() as u64);
    }
    let mut leaves = 0;
    for mv in moves {
        leaves += count_leaves(rules, &moves::play(rules, position, &mv)?, depth - 1)?;
    }
    Ok(leaves)
}
