//! A slow solver that is obviously right: the successors of every position, as
//! the rules crate tells them, and levels of distances until nothing changes.

use std::collections::HashMap;

use molino::{Core, Outcome, Position, Rules};
use molino_db::Value;
use molino_index::{Numbering, Place, Sector};

/// Values of all positions of some sectors, whose moves all stay among them.
pub(crate) struct Slow {
    pub(crate) rules: Rules,
    pub(crate) numbering: Numbering,
    ids: HashMap<Place, usize>,
    values: Vec<Option<Value>>,
}

/// What is known of a position before any value is.
enum Node {
    /// The side to move has lost.
    Lost,
    /// The game is over, but not lost; or there is no such position.
    Other,
    /// Where the moves lead; nothing for a game that is lost there.
    Open(Vec<Option<usize>>),
}

impl Slow {
    /// Solves `sectors` of the game with `core`.
    pub(crate) fn new(core: Core, sectors: &[Sector]) -> Slow {
        let rules = Rules::from(core);
        let mut slow = Slow {
            numbering: Numbering::new(rules.board()),
            rules,
            ids: HashMap::new(),
            values: Vec::new(),
        };
        for &sector in sectors {
            for index in 0..slow.numbering.size(sector) {
                slow.ids.insert(Place { sector, index }, slow.ids.len());
            }
        }
        let nodes = slow.nodes();
        slow.values = vec![None; nodes.len()];
        for level in 0..=u8::MAX {
            let decided: Vec<(usize, Value)> = (0..nodes.len())
                .filter(|id| slow.values[*id].is_none())
                .filter_map(|id| Some((id, slow.decided(&nodes[id], level)?)))
                .collect();
            if decided.is_empty() && level > 2 {
                break;
            }
            for (id, value) in decided {
                slow.values[id] = Some(value);
            }
        }
        slow
    }

    /// The position at `place`; nothing where both sides would have won.
    pub(crate) fn position(&self, place: Place) -> Option<Position> {
        let setup = self.numbering.setup(place).expect("an index");
        Position::new(&setup, &self.rules).ok()
    }

    /// The value of the position at `place`; nothing where there is none, or
    /// where the side to move has won already.
    pub(crate) fn value(&self, place: Place) -> Option<Value> {
        let position = self.position(place)?;
        let value = self.values[self.ids[&place]];
        match position.outcome(&self.rules).and_then(Outcome::winner) {
            Some(winner) if winner == position.turn() => None,
            _ => Some(value.unwrap_or(Value::Draw)),
        }
    }

    fn nodes(&self) -> Vec<Node> {
        let mut places: Vec<(&Place, &usize)> = self.ids.iter().collect();
        places.sort_unstable_by_key(|(_, id)| **id);
        places
            .into_iter()
            .map(|(place, _)| self.node(*place))
            .collect()
    }

    fn node(&self, place: Place) -> Node {
        let Some(position) = self.position(place) else {
            return Node::Other;
        };
        let lost = |position: &Position| {
            let winner = position.outcome(&self.rules).and_then(Outcome::winner);
            winner.map(|winner| winner != position.turn())
        };
        match lost(&position) {
            Some(true) => Node::Lost,
            Some(false) => Node::Other,
            None => Node::Open(
                position
                    .legal_moves(&self.rules)
                    .into_iter()
                    .map(|mv| {
                        let next = position.play(mv, &self.rules).expect("a legal move");
                        let over = lost(&next) == Some(true);
                        (!over).then(|| self.ids[&self.numbering.place(&next)])
                    })
                    .collect(),
            ),
        }
    }

    /// The value of a position that is decided at `level`.
    fn decided(&self, node: &Node, level: u8) -> Option<Value> {
        let Node::Open(moves) = node else {
            return (level == 0 && matches!(node, Node::Lost)).then_some(Value::Loss(0));
        };
        let values = moves.iter().map(|id| match id {
            None => Some(Value::Loss(0)),
            Some(id) => self.values[*id],
        });
        let values: Vec<Option<Value>> = values.collect();
        let before = level.checked_sub(1)?;
        if values.contains(&Some(Value::Loss(before))) {
            return Some(Value::Win(level));
        }
        let all_win = values
            .iter()
            .all(|value| matches!(value, Some(Value::Win(_))));
        (all_win && values.contains(&Some(Value::Win(before)))).then_some(Value::Loss(level))
    }
}
