//! The search from a game: deeper and deeper, until a limit.

use molino::{Game, Move, Player};

use crate::score::Score;
use crate::tree::{Stopped, Tree};

/// Where a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many plies deep it looks at most, one at least.
    pub depth: u8,
    /// Decides by lot among moves of the same value: the same number gives the
    /// same move.
    pub seed: u64,
}

impl Limits {
    /// So many plies.
    #[must_use]
    pub const fn to_depth(depth: u8) -> Limits {
        Limits { depth, seed: 0 }
    }
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The best move, and the best play that follows, as far as it was seen.
    pub line: Vec<Move>,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// How many plies deep the search was, whole.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Searches for the best move of a game; nothing where no move is legal: the
/// game is over, or the dice must be thrown first.
///
/// `goes_on` is asked every few thousand positions, with their number so far,
/// whether to go on. A search that is stopped tells what it has found: at least
/// a legal move.
pub fn search(
    game: &Game,
    limits: Limits,
    goes_on: &mut dyn FnMut(u64) -> bool,
) -> Option<Analysis> {
    let mut moves = game.legal_moves();
    // The same order on every machine, whatever order moves are listed in.
    moves.sort_by_cached_key(|mv| game.text(*mv));
    fastrand::Rng::with_seed(limits.seed).shuffle(&mut moves);
    let mut found = Analysis {
        line: vec![*moves.first()?],
        score: Score::EVEN,
        depth: 0,
        nodes: 0,
    };
    let mut tree = Tree::new(game.rules(), goes_on);
    for depth in 1..=limits.depth.max(1) {
        let Ok((line, score)) = best(game, &mut moves, depth, &mut tree) else {
            break;
        };
        found = Analysis {
            line,
            score,
            depth,
            nodes: tree.nodes,
        };
        if !matches!(score, Score::Units(_)) {
            break;
        }
    }
    found.nodes = tree.nodes;
    Some(found)
}

/// The best of `moves` and what follows it. It is first among them afterwards.
fn best(
    game: &Game,
    moves: &mut [Move],
    depth: u8,
    tree: &mut Tree<'_, '_>,
) -> Result<(Vec<Move>, Score), Stopped> {
    let mut best = (Vec::new(), Score::WORST);
    let mut first = 0;
    let mut below = Vec::new();
    for (i, mv) in moves.iter().enumerate() {
        let value = value_of(game, *mv, depth, best.1, tree, &mut below)?;
        if value > best.1 || best.0.is_empty() {
            let line = [*mv].into_iter().chain(below.drain(..));
            best = (line.collect(), value);
            first = i;
        }
    }
    moves[..=first].rotate_right(1);
    Ok(best)
}

/// The value of a move of the game, where it is better than `alpha`. The draw
/// rules and the history count for this one move.
fn value_of(
    game: &Game,
    mv: Move,
    depth: u8,
    alpha: Score,
    tree: &mut Tree<'_, '_>,
    below: &mut Vec<Move>,
) -> Result<Score, Stopped> {
    let mut after = game.clone();
    below.clear();
    if after.play(mv).is_err() {
        return Ok(Score::WORST);
    }
    if after
        .outcome()
        .is_some_and(|outcome| outcome.winner().is_none())
    {
        return Ok(Score::EVEN);
    }
    let low = Score::BEST.one_ply_later();
    let value = tree.value(
        after.position(),
        depth - 1,
        low,
        alpha.one_ply_later(),
        below,
    )?;
    Ok(value.one_ply_earlier())
}

/// Whether the engine, playing `side`, agrees to a draw: when it has fewer men, or
/// nothing has happened for long.
#[must_use]
pub fn agrees_to_draw(game: &Game, side: Player) -> bool {
    const LONG: u16 = 20;
    let position = game.position();
    let men = |player| position.men(player).len() + usize::from(position.hand(player));
    men(side) < men(!side) || game.quiet_plies() >= LONG
}
