//! The positions and the walk that both benches use.

use molino::{Base, Game, Player, Position, Rules};

/// The eighteen placements of `tests/perft.tsv`.
const EIGHTEEN: &str = "e5 e4 e3 d5 c5 d3 f4 f6 d6 b2 d2 c4 g4 d7 a7 g7 d1 a4";

/// The default rules.
pub(crate) fn rules() -> Rules {
    Rules::from(Base::Ludoteka)
}

/// The empty board, or the position after eighteen placements.
pub(crate) fn position(rules: &Rules, placed: bool) -> Position {
    let mut game = Game::new(rules.clone());
    if placed {
        for mv in EIGHTEEN.split(' ') {
            game.play_text(mv).expect("the placements are legal");
        }
    }
    *game.position()
}

/// Walks to every leaf at `depth` by the public way, list and checked play, and
/// tells how many there are and a sum over what stands on them.
pub(crate) fn walk(position: Position, depth: u8, rules: &Rules) -> (u64, u64) {
    let (mut leaves, mut sum) = (0, 0_u64);
    for mv in position.legal_moves(rules) {
        let next = position.play(mv, rules).expect("a listed move is legal");
        let (more, further) = match depth {
            1 => (1, stands_on(&next)),
            _ => walk(next, depth - 1, rules),
        };
        leaves += more;
        sum = sum.wrapping_add(further);
    }
    (leaves, sum)
}

fn stands_on(position: &Position) -> u64 {
    let [white, black] = Player::ALL.map(|player| {
        u64::from(position.men(player).bits()) << 4 | u64::from(position.hand(player))
    });
    (white << 32 | black) ^ u64::from(position.turn() == Player::White)
}
