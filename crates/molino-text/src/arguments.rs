//! What a message says things about.

use fluent_bundle::FluentArgs;

/// The values of a message's variables.
#[derive(Debug, Default)]
pub struct Arguments(FluentArgs<'static>);

impl Arguments {
    /// No value.
    #[must_use]
    pub fn new() -> Arguments {
        Arguments::default()
    }

    /// With a value that is shown as it is.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Arguments {
        self.0.set(name, value.into());
        self
    }

    /// With a number, to which words can bend.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: u64) -> Arguments {
        self.0.set(name, value);
        self
    }

    pub(crate) const fn fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }
}
