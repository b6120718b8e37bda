//! What the fuzz targets share: every rule set, and games and setups from raw
//! bytes.

use std::num::NonZeroU16;
use std::sync::LazyLock;

use arbitrary::Arbitrary;
use molino::{Game, MillSet, Player, Point, RuleSet, Rules, Setup, Throw};

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

/// Any arrangement of men, on the board of a rule set.
#[derive(Arbitrary, Debug)]
pub struct AnySetup {
    /// The rule set.
    pub rules: AnyRules,
    men: [u8; 24],
    hands: [u8; 2],
    black_to_move: bool,
    quiet_plies: u16,
    move_number: NonZeroU16,
    dice: Option<[u8; 3]>,
    barred: [u32; 2],
}

impl AnySetup {
    /// The arrangement. Its barred mills may be some that the board lacks.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::empty(self.rules.rules().board());
        for (index, man) in self.men.iter().enumerate() {
            let point = Point::new(index).expect("there are 24 points");
            setup.set(point, any_man(*man));
        }
        // Small hands, so that many setups fit; now and then any hand.
        let hand = |hand: u8| if hand < 240 { hand % 8 } else { hand };
        setup.hands[Player::White] = hand(self.hands[0]);
        setup.hands[Player::Black] = hand(self.hands[1]);
        setup.turn = if self.black_to_move {
            Player::Black
        } else {
            Player::White
        };
        setup.quiet_plies = self.quiet_plies;
        setup.move_number = self.move_number;
        setup.throw = self.dice.map(any_throw);
        setup.barred[Player::White] = MillSet::from_bits(self.barred[0]);
        setup.barred[Player::Black] = MillSet::from_bits(self.barred[1]);
        setup
    }
}

/// No man, or one of either side.
pub fn any_man(byte: u8) -> Option<Player> {
    [None, Some(Player::White), Some(Player::Black)][usize::from(byte % 3)]
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

/// A change to a text.
#[derive(Arbitrary, Debug)]
pub enum Edit {
    /// Another character at a place.
    Change(u16, char),
    /// One more character at a place.
    Insert(u16, char),
    /// One character less at a place.
    Remove(u16),
}

/// The text with its first few edits made.
pub fn edited(text: &str, edits: &[Edit]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for edit in edits.iter().take(8) {
        let (Edit::Change(at, _) | Edit::Insert(at, _) | Edit::Remove(at)) = edit;
        let at = usize::from(*at) % (text.len() + 1);
        match edit {
            Edit::Change(_, new) if at < text.len() => text[at] = *new,
            Edit::Remove(_) if at < text.len() => drop(text.remove(at)),
            Edit::Insert(_, new) => text.insert(at, *new),
            _ => {}
        }
    }
    text.into_iter().collect()
}
