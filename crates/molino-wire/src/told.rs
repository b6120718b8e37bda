//! Messages for people: ids and arguments.

use std::collections::BTreeMap;

use molino::{Argument, ArgumentValue, Describe, Statement};
use serde::Serialize;

/// A message: its id in the catalogues and the values of its variables.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Told {
    /// The id.
    pub id: String,
    /// The values by their names.
    pub arguments: BTreeMap<String, Value>,
}

/// The value of a variable.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Value {
    /// Something to show as it is.
    Text(String),
    /// A number, to which words bend.
    Number(u32),
}

impl Told {
    /// What is wrong.
    #[must_use]
    pub fn error(error: &dyn Describe) -> Told {
        Told::new(error.id(), error.arguments())
    }

    /// What the rules say.
    #[must_use]
    pub fn statement(statement: Statement) -> Told {
        Told::new(statement.id, statement.arguments)
    }

    fn new(id: &str, arguments: Vec<Argument>) -> Told {
        let arguments = arguments.into_iter().map(|argument| {
            let value = match argument.value {
                ArgumentValue::Text(text) => Value::Text(text),
                ArgumentValue::Number(number) => {
                    Value::Number(u32::try_from(number).unwrap_or(u32::MAX))
                }
            };
            (argument.name.to_owned(), value)
        });
        Told {
            id: id.to_owned(),
            arguments: arguments.collect(),
        }
    }
}
