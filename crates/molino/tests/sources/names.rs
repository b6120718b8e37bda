//! What the names of rule sets may ask for.

use molino::{Base, Flying, Options, Reforming, RuleSet, RuleSetError, Switch};

use crate::common::*;

#[test]
fn the_switches_change_what_they_name_and_nothing_else() {
    let tradicional = Base::Tradicional.options();
    let options = |name: &str| *rules(name).options();
    assert_eq!(
        options("tradicional+volar"),
        Options {
            flying: Flying::AtThree,
            ..tradicional
        }
    );
    let ludoteka = Base::Ludoteka.options();
    assert_eq!(
        options("ludoteka+sin-volar"),
        Options {
            flying: Flying::Never,
            ..ludoteka
        }
    );
    assert_eq!(
        options("ludoteka+sin-reformar"),
        Options {
            reforming: Reforming::BarredForATurn,
            ..ludoteka
        }
    );
    let game = |name: &str| scene(name, "a1 a4 d7 g7", "d6 f4 b2").in_hand(5, 5).game();
    for (name, expected) in [
        ("ludoteka+opcional", "a7 a7xb2 a7xd6 a7xf4"),
        ("abierto+obligatorio", "a7xb2 a7xd6 a7xf4"),
        ("ludoteka+doble", "a7xb2xd6 a7xb2xf4 a7xd6xf4"),
    ] {
        assert_eq!(ways(&game(name), "a7"), expected, "{name}");
    }
    assert_eq!(
        refusal(&game("ludoteka+doble"), "a7xb2"),
        "second-capture-owed"
    );
}

#[test]
fn a_name_has_one_canonical_form() {
    for (given, canonical) in [
        ("abierto+sin-reformar+doble", "abierto+doble+sin-reformar"),
        ("abierto+opcional", "abierto"),
        ("ludoteka+volar+obligatorio", "ludoteka"),
        ("morabaraba+sin-reformar", "morabaraba"),
        ("twelve+doble+volar+doble", "twelve+volar+doble"),
        (
            "lasker+sin-reformar+doble+opcional+sin-volar",
            "lasker+sin-volar+opcional+doble+sin-reformar",
        ),
        ("three+sin-reformar", "three+sin-reformar"),
        ("three+sin-volar", "three"),
    ] {
        let set: RuleSet = given
            .parse()
            .unwrap_or_else(|error| panic!("{given}: {error}"));
        assert_eq!(set.to_string(), canonical);
        assert_eq!(set.to_string().parse(), Ok(set));
    }
}

#[test]
fn names_that_contradict_themselves_are_refused() {
    let nothing = |switch| RuleSetError::NothingCaptured {
        base: Base::Three,
        switch,
    };
    for (name, error) in [
        (
            "ludoteka+volar+sin-volar",
            RuleSetError::Opposites(Switch::Flying, Switch::NoFlying),
        ),
        (
            "ludoteka+obligatorio+opcional",
            RuleSetError::Opposites(Switch::Optional, Switch::Mandatory),
        ),
        ("three+opcional", nothing(Switch::Optional)),
        ("three+obligatorio", nothing(Switch::Mandatory)),
        ("three+doble", nothing(Switch::TakeTwo)),
        ("nueve", RuleSetError::UnknownBase("nueve".to_owned())),
        ("", RuleSetError::UnknownBase(String::new())),
        (
            "ludoteka+triple",
            RuleSetError::UnknownSwitch("triple".to_owned()),
        ),
        ("ludoteka+", RuleSetError::UnknownSwitch(String::new())),
    ] {
        assert_eq!(name.parse::<RuleSet>(), Err(error), "{name}");
    }
}

#[test]
fn a_ban_on_forming_mills_again_never_acts_in_three_in_a_row() {
    // Whoever has a line has won: nobody can break one.
    for text in ["W2/1B1/WB1 w 1,1", "1B1/BWW/1WB w 0,0"] {
        let with = game_at("three+sin-reformar", text);
        assert_eq!(moves(&with), moves(&game_at("three", text)));
    }
}
