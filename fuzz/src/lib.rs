//! What the fuzz targets share: every rule set, and games from raw bytes.

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use molino::{Game, RuleSet, Rules, Throw};

/// Every rule set, by name, compiled once.
static ALL: LazyLock<Vec<(String, Rules)>> = LazyLock::new(|| {
    let sets = RuleSet::all();
    sets.map(|set| (set.to_string(), Rules::from(set)))
        .collect()
});

/// A rule set, by its place in the list of all.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub struct AnyRules(u8);

impl AnyRules {
    /// The name.
    pub fn name(self) -> &'static str {
        &self.get().0
    }

    /// The rules.
    pub fn rules(self) -> &'static Rules {
        &self.get().1
    }

    fn get(self) -> &'static (String, Rules) {
        assert!(ALL.len() <= 256, "a byte no longer tells every rule set");
        &ALL[usize::from(self.0) % ALL.len()]
    }
}

/// A game, by its rule set and its moves' places in the lists of legal moves.
#[derive(Arbitrary, Debug)]
pub struct AnyGame {
    /// The rule set.
    pub rules: AnyRules,
    choices: Vec<u8>,
    dice: Vec<[u8; 3]>,
}

impl AnyGame {
    /// Plays the game as far as the choices and the dice go.
    pub fn played(&self) -> Game {
        let mut game = Game::new(self.rules.rules().clone());
        let mut dice = self.dice.iter();
        for choice in &self.choices {
            if game.is_throw_due() {
                let Some(dice) = dice.next() else { break };
                game.throw(any_throw(*dice)).expect("a throw is due");
            }
            if !play(&mut game, *choice) {
                break;
            }
        }
        game
    }
}

/// Plays a legal move by its place in the list, if there is a move.
pub fn play(game: &mut Game, choice: u8) -> bool {
    let moves = game.legal_moves();
    if moves.is_empty() {
        return false;
    }
    let mv = moves[usize::from(choice) % moves.len()];
    game.play(mv).expect("a listed move is legal");
    true
}

/// The throw of any three bytes.
pub fn any_throw(dice: [u8; 3]) -> Throw {
    Throw::from_pips(dice.map(|die| die % 6 + 1)).expect("dice have six faces")
}
