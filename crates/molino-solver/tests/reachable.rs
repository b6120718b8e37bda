//! The positions that a game of four, five or six men can reach, enumerated
//! from the empty board by the rules alone: neither numbering nor symmetry is
//! in it. Their numbers are published, and each of them has a value.

use std::collections::HashMap;

use molino::{Player, Position, RuleSet, Rules};
use molino_db::{Answer, Arising, probe};
use molino_index::Numbering;
use molino_solver::{Means, Whole};

/// What tells positions apart beside the men on the board: the side to move and
/// the men in hand of White and of Black.
type Moment = (Player, u8, u8);

/// The points of the board of four to six men.
const POINTS: u32 = 16;

/// Positions that have been seen: a bit for every arrangement of men at each
/// moment of a game.
struct Seen {
    /// For each set of points the number that has a 1 at those places in base 3.
    ternary: Vec<usize>,
    bits: HashMap<Moment, Vec<u64>>,
}

impl Seen {
    fn new() -> Seen {
        let places = (0..POINTS).map(|point| 3_usize.pow(point));
        let places: Vec<usize> = places.collect();
        let number = |set: u32| {
            let held = (0..POINTS).filter(|point| (set >> point) & 1 == 1);
            held.map(|point| places[point as usize]).sum()
        };
        Seen {
            ternary: (0..1 << POINTS).map(number).collect(),
            bits: HashMap::new(),
        }
    }

    /// Notes `position`; tells whether it is new.
    fn insert(&mut self, position: &Position) -> bool {
        let [white, black] = Player::ALL.map(|player| {
            let men = position.men(player).bits();
            self.ternary[men as usize]
        });
        let hand = |player| position.hand(player);
        let moment = (position.turn(), hand(Player::White), hand(Player::Black));
        let arrangements = 3_usize.pow(POINTS);
        let bits = self.bits.entry(moment);
        let bits = bits.or_insert_with(|| vec![0; arrangements.div_ceil(64)]);
        let arrangement = white + 2 * black;
        let (word, bit) = (&mut bits[arrangement / 64], 1 << (arrangement % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

fn rules(name: &str) -> Rules {
    let rule_set: RuleSet = name.parse().expect("a rule set");
    Rules::from(rule_set)
}

/// Shows `visit` every position that can be reached, once: breadth first from
/// the empty board. Finished games lead nowhere.
fn reach(rules: &Rules, mut visit: impl FnMut(&Position)) {
    let start = Position::start(rules);
    let mut seen = Seen::new();
    seen.insert(&start);
    let mut level = vec![start];
    while !level.is_empty() {
        let mut next = Vec::new();
        for position in level {
            visit(&position);
            if position.outcome(rules).is_some() {
                continue;
            }
            for mv in position.legal_moves(rules) {
                let after = position.play(mv, rules).expect("a legal move");
                if seen.insert(&after) {
                    next.push(after);
                }
            }
        }
        level = next;
    }
}

fn count(name: &str) -> u64 {
    let mut count = 0;
    reach(&rules(name), |_| count += 1);
    count
}

#[test]
fn four_men_reach_as_many_positions_as_published() {
    assert_eq!(count("four"), 4_111_151);
    assert_eq!(count("four+volar"), 4_111_327);
}

#[test]
#[ignore = "takes 35 s"]
fn five_men_reach_as_many_positions_as_published() {
    assert_eq!(count("five"), 17_844_721);
    assert_eq!(count("five+volar"), 17_846_785);
}

#[test]
#[ignore = "takes 90 s"]
fn six_men_reach_as_many_positions_as_published() {
    assert_eq!(count("six"), 42_372_745);
    assert_eq!(count("six+volar"), 42_383_945);
}

#[test]
fn every_position_that_four_men_reach_has_a_value() {
    let rules = rules("four");
    let core = rules.core().expect("a core");
    let solved = Whole::new(core, Means::default()).expect("a small game");
    reach(&rules, |position| {
        let Ok(answer) = probe(&solved, position, &rules);
        assert!(matches!(answer, Answer::Value(_)), "{position:?}");
    });
}

#[test]
fn every_position_that_four_men_reach_is_one_that_can_arise() {
    for name in ["four", "four+doble"] {
        let rules = rules(name);
        let arising = Arising::of(rules.core().expect("a core")).expect("captures are a duty");
        let numbering = Numbering::new(rules.board());
        let mut placings = 0;
        reach(&rules, |position| {
            let place = numbering.place(position);
            placings += u64::from(place.sector.is_placing());
            assert!(arising.contains(&numbering, place), "{position:?}");
        });
        assert!(placings > 100_000, "{name}: {placings}");
    }
}

#[test]
fn nobody_can_tell_what_arises_where_a_mill_may_be_worth_nothing() {
    let arising = |name| Arising::of(rules(name).core().expect("a core"));
    for name in ["three", "four+opcional", "abierto", "lasker"] {
        assert!(arising(name).is_none(), "{name}");
    }
    assert!(arising("ludoteka").is_some());
}
