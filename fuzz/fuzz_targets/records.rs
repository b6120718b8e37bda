//! A record that can be read is written and read back the same; one that cannot
//! is refused with a place in the text. A text of one record is read the same as
//! a file of many.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use molino::RuleSet;
use molino_fuzz::{AnyGame, AnyRules, Edit, edited};
use molino_record::{Record, RecordError};

#[derive(Arbitrary, Debug)]
enum Input<'a> {
    /// Any text, for any rule set.
    Raw(AnyRules, &'a str),
    /// The record of a game, in one of its forms, with a few changes.
    Edited(AnyGame, u8, Vec<Edit>),
}

fuzz_target!(|input: Input<'_>| match input {
    Input::Raw(rules, text) => check(text, rules),
    Input::Edited(game, form, edits) => {
        let record = Record::of(&game.played()).expect("the rules have a name");
        let text = match form % 3 {
            0 => record.to_pgn(),
            1 => record.to_moves(),
            _ => record.to_playok().unwrap_or_default(),
        };
        check(&text, game.rules);
        check(&edited(&text, &edits), game.rules);
    }
});

fn check(text: &str, rules: AnyRules) {
    let rule_set: RuleSet = rules.name().parse().expect("the name of a rule set");
    let read = Record::read(text, rule_set);
    let all: Vec<_> = Record::read_all(text, rule_set).collect();
    assert!(!all.is_empty());
    if all.len() == 1 {
        assert_eq!(all[0], read);
    } else {
        assert!(read.is_err());
    }
    for read in all {
        check_one(text, read);
    }
}

fn check_one(text: &str, read: Result<Record, RecordError>) {
    match read {
        Ok(record) => {
            let pgn = record.to_pgn();
            let again = Record::read(&pgn, RuleSet::default());
            let again = again.unwrap_or_else(|error| panic!("{error}\n{pgn}"));
            assert_eq!(again, record, "{pgn}");
        }
        Err(error) => {
            let lines = text.split('\n').count() as u32;
            assert!((1..=lines).contains(&error.place.line), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
}
