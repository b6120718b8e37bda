//! The languages.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that Molino speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Spanish.
    Spanish,
    /// English, where no other is asked for.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::Spanish, Language::English, Language::French];

    /// The two letters of ISO 639: `es`, `en`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::Spanish => "es",
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of the name of a locale, as `es`, `es_ES.UTF-8` or `fr-CA`,
    /// if Molino speaks it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        let mut languages = Language::ALL.into_iter();
        languages.find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let mut languages = Language::ALL.into_iter();
        languages
            .find(|language| language.code() == code)
            .ok_or(UnknownLanguage)
    }
}

/// Molino does not speak the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("wanted es, en or fr")
    }
}

impl Error for UnknownLanguage {}
