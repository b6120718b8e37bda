//! The computer's moves, until there is an engine: it looks at its own move and
//! at the answer.

use std::cmp::{Ordering, Reverse};

use molino::{Game, Move, Outcome, Player, Position, Rules, Throw};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;

/// What a move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Merit {
    /// The answer wins.
    Loses,
    /// The answer takes so many men more than the move does: fewer are better.
    Costs(Reverse<usize>),
    /// Nothing is taken.
    Quiet,
    /// Nothing is taken, where the enemy could have taken otherwise.
    Guards,
    /// The move takes so many men more than the answer does.
    Gains(usize),
    /// The game is won.
    Wins,
}

/// The best move by what it and its answer take, by lot among equals; nothing
/// where no move is legal.
pub(crate) fn choose(game: &Game, rng: &mut ChaCha8Rng) -> Option<(Move, Merit)> {
    let (position, rules) = (game.position(), game.rules());
    let moves = game.legal_moves().into_iter();
    let judged: Vec<(Move, Merit)> = moves.map(|mv| (mv, merit(position, mv, rules))).collect();
    let best = judged.iter().map(|(_, merit)| *merit).max()?;
    let threatened = judged.iter().any(|(_, merit)| *merit < Merit::Quiet);
    let equals: Vec<Move> = judged
        .iter()
        .filter(|(_, merit)| *merit == best)
        .map(|(mv, _)| *mv)
        .collect();
    let told = if best == Merit::Quiet && threatened {
        Merit::Guards
    } else {
        best
    };
    equals.choose(rng).map(|mv| (*mv, told))
}

/// Whether the computer, playing `side`, agrees to a draw: when it has fewer
/// men, or nothing has happened for long.
pub(crate) fn accepts_draw(game: &Game, side: Player) -> bool {
    const LONG: u16 = 20;
    let position = game.position();
    let men = |player| position.men(player).len() + usize::from(position.hand(player));
    men(side) < men(!side) || game.quiet_plies() >= LONG
}

fn merit(position: &Position, mv: Move, rules: &Rules) -> Merit {
    let Ok(next) = position.play(mv, rules) else {
        return Merit::Loses;
    };
    match next.outcome(rules) {
        Some(outcome) if outcome.winner() == Some(position.turn()) => return Merit::Wins,
        Some(Outcome::Win { .. }) => return Merit::Loses,
        Some(Outcome::Draw(_)) => return Merit::Quiet,
        None => {}
    }
    let mut lost = 0;
    let next = after_plain_throw(next, rules);
    for answer in next.legal_moves(rules) {
        if wins(&next, answer, rules) {
            return Merit::Loses;
        }
        lost = lost.max(answer.all_taken().len());
    }
    let taken = mv.all_taken().len();
    match taken.cmp(&lost) {
        Ordering::Equal => Merit::Quiet,
        Ordering::Greater => Merit::Gains(taken - lost),
        Ordering::Less => Merit::Costs(Reverse(lost - taken)),
    }
}

/// With dice, the position after a throw that gives no right.
fn after_plain_throw(position: Position, rules: &Rules) -> Position {
    let plain = Throw::from_pips([1, 1, 1]);
    let thrown = plain.and_then(|throw| position.with_throw(throw, rules));
    thrown.unwrap_or(position)
}

fn wins(position: &Position, mv: Move, rules: &Rules) -> bool {
    let after = position.play(mv, rules).ok();
    let outcome = after.and_then(|after| after.outcome(rules));
    outcome.is_some_and(|outcome| outcome.winner() == Some(position.turn()))
}
