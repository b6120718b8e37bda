//! The sentences of a language.

use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

use crate::arguments::Arguments;
use crate::language::Language;

/// All messages in one language.
pub struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The messages in `language`.
    #[must_use]
    pub fn new(language: Language) -> Catalogue {
        let (identifier, sources) = sources(language);
        let mut bundle = FluentBundle::new(vec![identifier]);
        // The marks around values are for right-to-left text, which none of
        // the languages has.
        bundle.set_use_isolating(false);
        for source in sources {
            // What is wrong with a source is left out here, and is an error of
            // the tests.
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(partly, _)| partly));
        }
        Catalogue(bundle)
    }

    /// The sentence of the message called `id`. A message that the catalogue
    /// lacks is told by its id.
    #[must_use]
    pub fn message(&self, id: &str, arguments: &Arguments) -> String {
        self.find(id, arguments).unwrap_or_else(|| id.to_owned())
    }

    /// The sentence of the message called `id`, if there is one.
    #[must_use]
    pub fn find(&self, id: &str, arguments: &Arguments) -> Option<String> {
        let message = self.0.get_message(id)?;
        let mut errors = Vec::new();
        let sentence =
            self.0
                .format_pattern(message.value()?, Some(arguments.fluent()), &mut errors);
        Some(sentence.into_owned())
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Catalogue").field(&self.0.locales).finish()
    }
}

const fn sources(language: Language) -> (LanguageIdentifier, &'static [&'static str]) {
    match language {
        Language::Spanish => (
            langid!("es"),
            &[
                include_str!("../../../locales/es/errors.ftl"),
                include_str!("../../../locales/es/rules.ftl"),
                include_str!("../../../locales/es/play.ftl"),
                include_str!("../../../locales/es/help.ftl"),
                include_str!("../../../locales/es/print.ftl"),
            ],
        ),
        Language::English => (
            langid!("en"),
            &[
                include_str!("../../../locales/en/errors.ftl"),
                include_str!("../../../locales/en/rules.ftl"),
                include_str!("../../../locales/en/play.ftl"),
                include_str!("../../../locales/en/help.ftl"),
                include_str!("../../../locales/en/print.ftl"),
            ],
        ),
        Language::French => (
            langid!("fr"),
            &[
                include_str!("../../../locales/fr/errors.ftl"),
                include_str!("../../../locales/fr/rules.ftl"),
                include_str!("../../../locales/fr/play.ftl"),
                include_str!("../../../locales/fr/help.ftl"),
                include_str!("../../../locales/fr/print.ftl"),
            ],
        ),
    }
}
