//! The tree of positions below a move: alpha-beta search.

use molino::{Move, Position, Rules, Throw};

use crate::evaluation::evaluate;
use crate::score::Score;

/// A search that goes on.
pub(crate) struct Tree<'r, 's> {
    rules: &'r Rules,
    /// The positions looked at so far.
    pub(crate) nodes: u64,
    /// Asked now and then whether to go on, with the positions looked at.
    goes_on: &'s mut dyn FnMut(u64) -> bool,
}

/// The caller has stopped the search.
pub(crate) struct Stopped;

/// How many positions are looked at before the caller is asked again.
const NODES_BETWEEN_QUESTIONS: u64 = 4096;

impl<'r, 's> Tree<'r, 's> {
    pub(crate) fn new(rules: &'r Rules, goes_on: &'s mut dyn FnMut(u64) -> bool) -> Tree<'r, 's> {
        Tree {
            rules,
            nodes: 0,
            goes_on,
        }
    }

    /// The value of a position for its side to move, searched `depth` plies
    /// deep, exact where it lies between `alpha` and `beta`. The best moves are
    /// left in `line`.
    pub(crate) fn value(
        &mut self,
        position: &Position,
        depth: u8,
        mut alpha: Score,
        beta: Score,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        line.clear();
        self.count()?;
        if let Some(outcome) = position.outcome(self.rules) {
            return Ok(match outcome.winner() {
                None => Score::EVEN,
                Some(winner) if winner == position.turn() => Score::Win(0),
                Some(_) => Score::Loss(0),
            });
        }
        if depth == 0 {
            return Ok(evaluate(position, self.rules));
        }
        let position = after_plain_throw(*position, self.rules);
        let mut moves = position.legal_moves(self.rules);
        moves.sort_by_key(|mv| std::cmp::Reverse(mv.all_taken().len()));
        let mut best = Score::WORST;
        let mut below = Vec::new();
        for mv in moves {
            let Ok(next) = position.play(mv, self.rules) else {
                continue;
            };
            let (low, high) = (beta.one_ply_later(), alpha.one_ply_later());
            let value = self.value(&next, depth - 1, low, high, &mut below)?;
            let value = value.one_ply_earlier();
            if value > best {
                best = value;
                line.clear();
                line.push(mv);
                line.append(&mut below);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS);
        if asks && !(self.goes_on)(self.nodes) {
            return Err(Stopped);
        }
        Ok(())
    }
}

/// With dice, the position after a throw that gives no right.
pub(crate) fn after_plain_throw(position: Position, rules: &Rules) -> Position {
    let plain = Throw::from_pips([1, 1, 1]);
    let thrown = plain.and_then(|throw| position.with_throw(throw, rules));
    thrown.unwrap_or(position)
}
