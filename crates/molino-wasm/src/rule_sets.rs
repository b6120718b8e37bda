//! The rule sets, for people to choose among.

use molino::{Base, RuleSet, Starter, Switch};
use molino_wire::Told;
use serde::Serialize;

/// A rule set in short.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// The name.
    pub name: String,
    /// The board's name.
    pub board: String,
    /// The men of each side.
    pub men: u8,
    /// Whether dice are thrown.
    pub dice: bool,
    /// The switches that make another rule set of it.
    pub switches: Vec<String>,
}

/// A rule set in full.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Description {
    /// The canonical name, with its switches.
    pub name: String,
    /// The base's name.
    pub base: String,
    /// The board's name.
    pub board: String,
    /// The men of each side.
    pub men: u8,
    /// Whether dice are thrown.
    pub dice: bool,
    /// How it is settled who plays White.
    pub starter: Who,
    /// What the rules say, in the order of a game.
    pub statements: Vec<Told>,
}

/// How it is settled who plays White.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Who {
    /// By lot.
    Lot,
    /// The players agree.
    Agreement,
    /// The colours are the players' own.
    Colours,
}

impl Summary {
    /// Every base.
    pub fn all() -> Vec<Summary> {
        Base::ALL.into_iter().map(Summary::of).collect()
    }

    fn of(base: Base) -> Summary {
        let options = base.options();
        let adds = |switch: &Switch| {
            let name = format!("{base}{switch}");
            let rule_set = name.parse::<RuleSet>();
            rule_set.is_ok_and(|rule_set| rule_set != RuleSet::from(base))
        };
        let switches = Switch::ALL.into_iter().filter(adds);
        Summary {
            name: base.to_string(),
            board: options.board.name().to_owned(),
            men: options.men,
            dice: options.has_dice(),
            switches: switches.map(|switch| switch.name().to_owned()).collect(),
        }
    }
}

impl Description {
    /// All about a rule set.
    pub fn of(rule_set: RuleSet) -> Description {
        let options = rule_set.options();
        Description {
            name: rule_set.to_string(),
            base: rule_set.base().to_string(),
            board: options.board.name().to_owned(),
            men: options.men,
            dice: options.has_dice(),
            starter: match options.starter {
                Starter::Lot => Who::Lot,
                Starter::Agreement => Who::Agreement,
                Starter::FixedColours => Who::Colours,
            },
            statements: options
                .statements()
                .into_iter()
                .map(Told::statement)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_offers_the_switches_that_change_it() {
        let all = Summary::all();
        let switches = |name: &str| {
            let summary = all.iter().find(|summary| summary.name == name);
            summary.expect("a base").switches.join(" ")
        };
        assert_eq!(
            switches("ludoteka"),
            "sin-volar opcional doble sin-reformar"
        );
        assert_eq!(switches("three"), "volar sin-reformar");
    }
}
