//! The three languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use molino_text::{Arguments, Catalogue, Language};

const SOURCES: [(Language, &str); 3] = [
    (
        Language::Spanish,
        concat!(
            include_str!("../../../locales/es/errors.ftl"),
            include_str!("../../../locales/es/rules.ftl"),
            include_str!("../../../locales/es/play.ftl"),
            include_str!("../../../locales/es/help.ftl"),
            include_str!("../../../locales/es/print.ftl")
        ),
    ),
    (
        Language::English,
        concat!(
            include_str!("../../../locales/en/errors.ftl"),
            include_str!("../../../locales/en/rules.ftl"),
            include_str!("../../../locales/en/play.ftl"),
            include_str!("../../../locales/en/help.ftl"),
            include_str!("../../../locales/en/print.ftl")
        ),
    ),
    (
        Language::French,
        concat!(
            include_str!("../../../locales/fr/errors.ftl"),
            include_str!("../../../locales/fr/rules.ftl"),
            include_str!("../../../locales/fr/play.ftl"),
            include_str!("../../../locales/fr/help.ftl"),
            include_str!("../../../locales/fr/print.ftl")
        ),
    ),
];

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(source: &str) -> Messages {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Junk { .. }), "{entry:?}");
            continue;
        };
        let mut variables = BTreeSet::new();
        collect(
            message.value.as_ref().expect("a message has a text"),
            &mut variables,
        );
        let before = messages.insert(message.id.name.to_owned(), variables);
        assert!(before.is_none(), "{} stands twice", message.id.name);
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(SOURCES[1].1);
    assert!(english.len() > 100);
    for (language, source) in SOURCES {
        assert_eq!(messages(source), english, "{language}");
    }
}

#[test]
fn every_message_is_a_sentence_with_its_values() {
    for (language, source) in SOURCES {
        let catalogue = Catalogue::new(language);
        for (id, variables) in messages(source) {
            let arguments = Arguments::new();
            let arguments = variables.iter().fold(arguments, |arguments, name| {
                let name: &'static str = name.clone().leak();
                arguments.text(name, "VALUE")
            });
            let sentence = catalogue.message(&id, &arguments);
            assert_ne!(sentence, id, "{language}");
            assert!(
                !sentence.contains(['{', '}', '$']),
                "{language} {id}: {sentence}"
            );
        }
    }
}

#[test]
fn words_bend_to_numbers() {
    let told = |language, men| {
        let arguments = Arguments::new().number("in-hand", men);
        Catalogue::new(language).message("illegal-must-place", &arguments)
    };
    assert_eq!(
        told(Language::English, 1),
        "you still have one man in hand, so place one"
    );
    assert_eq!(
        told(Language::English, 4),
        "you still have 4 men in hand, so place one"
    );
    assert_eq!(
        told(Language::Spanish, 1),
        "aún tienes una pieza en mano: coloca una"
    );
    assert_eq!(
        told(Language::French, 5),
        "tu as encore 5 pions en main\u{a0}: pose-en un"
    );
}

#[test]
fn a_message_that_is_missing_is_told_by_its_id() {
    let catalogue = Catalogue::new(Language::French);
    assert_eq!(
        catalogue.message("no-such-message", &Arguments::new()),
        "no-such-message"
    );
}

#[test]
fn locales_name_their_language() {
    let known = [
        ("es", Some(Language::Spanish)),
        ("es_AR.UTF-8", Some(Language::Spanish)),
        ("fr-CA", Some(Language::French)),
        ("EN_us", Some(Language::English)),
        ("C", None),
        ("C.UTF-8", None),
        ("de_DE", None),
        ("", None),
        ("español", None),
    ];
    for (locale, language) in known {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    assert!("de".parse::<Language>().is_err());
}
