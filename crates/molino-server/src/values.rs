//! Exact values over HTTP.

use std::fmt;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use molino::{
    Argument, Describe, Game, NoCore, PositionError, ReadError, RuleSet, RuleSetError, Rules, Setup,
};
use molino_db::{Appraisal, DatabaseError};
use molino_wire::PositionValues;
use serde::Serialize;
use tokio::task;
use utoipa::ToSchema;

use crate::databases::Databases;
use crate::refusal::{Refusal, refused};

/// Exact values, and the rules that they are of.
#[derive(Serialize, ToSchema)]
struct Answer {
    /// The version of this form.
    v: u32,
    /// The canonical name of the rule set.
    rules: String,
    #[serde(flatten)]
    values: PositionValues,
}

/// The exact value of a position and of each of its legal moves.
#[utoipa::path(
    get,
    path = "/api/value",
    params(
        ("rules" = Option<String>, Query, description = "The name of a rule set, as `abierto+doble`; without it `ludoteka`"),
        ("position" = Option<String>, Query, description = "A position text, as `3/3/3/6/3/3/3 w 9,9 0 1`; without it the empty board"),
    ),
    responses(
        (status = 200, description = "The values", body = Answer),
        (status = 400, description = "A name or a position that cannot be read", body = Refusal),
        (status = 404, description = "The site has no values of this game", body = Refusal),
        (status = 500, description = "A file of the site is damaged", body = Refusal),
    )
)]
pub(crate) async fn value(
    State(databases): State<Arc<Databases>>,
    Query(asked): Query<Vec<(String, String)>>,
) -> Response {
    // Files are read: others are answered meanwhile.
    let answered = task::spawn_blocking(move || answer(&databases, &asked)).await;
    match answered {
        Ok(Ok(answer)) => {
            let headers = [(header::CACHE_CONTROL, "no-cache")];
            (headers, Json(answer)).into_response()
        }
        Ok(Err(error)) => {
            if let Unanswered::Files(error) = &error {
                eprintln!("molino: {error}");
            }
            refused(error.status(), &error)
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn answer(databases: &Databases, asked: &[(String, String)]) -> Result<Answer, Unanswered> {
    let (mut rule_set, mut position) = (None, None);
    for (name, value) in asked {
        let slot = match name.as_str() {
            "rules" => &mut rule_set,
            "position" => &mut position,
            _ => return Err(Unanswered::Unknown(name.clone())),
        };
        if slot.replace(value.as_str()).is_some() {
            return Err(Unanswered::Twice(name.clone()));
        }
    }
    let rule_set: RuleSet = match rule_set {
        Some(name) => name.parse().map_err(Unanswered::RuleSet)?,
        None => RuleSet::default(),
    };
    let rules = Rules::from(rule_set);
    let core = rules.core().map_err(Unanswered::Core)?;
    let game = match position {
        Some(text) => {
            let setup = Setup::read(text, rules.board()).map_err(Unanswered::Text)?;
            Game::from_setup(rules, &setup).map_err(Unanswered::Position)?
        }
        None => Game::new(rules),
    };
    let database = databases.of(core).ok_or(Unanswered::NoValues(rule_set))?;
    let appraisal = Appraisal::of(database, &game).map_err(Unanswered::Files)?;
    Ok(Answer {
        v: 1,
        rules: rule_set.to_string(),
        values: PositionValues::new(&game, appraisal),
    })
}

/// Why there is no answer.
#[derive(Debug)]
enum Unanswered {
    /// Something is asked that has no meaning here.
    Unknown(String),
    /// Something is asked twice.
    Twice(String),
    RuleSet(RuleSetError),
    Core(NoCore),
    Text(ReadError),
    Position(PositionError),
    /// The site has no values of the game.
    NoValues(RuleSet),
    /// The values cannot be read.
    Files(DatabaseError),
}

impl Unanswered {
    fn status(&self) -> StatusCode {
        match self {
            Unanswered::NoValues(_) => StatusCode::NOT_FOUND,
            Unanswered::Files(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        }
    }
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanswered::Unknown(name) => write!(f, "found `{name}`, wanted `rules` or `position`"),
            Unanswered::Twice(name) => write!(f, "found `{name}` twice, wanted it once"),
            Unanswered::NoValues(rules) => write!(f, "there are no values of `{rules}` here"),
            Unanswered::Files(_) => f.write_str("the values cannot be read"),
            Unanswered::RuleSet(error) => error.fmt(f),
            Unanswered::Core(error) => error.fmt(f),
            Unanswered::Text(error) => error.fmt(f),
            Unanswered::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unanswered {}

impl Describe for Unanswered {
    fn id(&self) -> &'static str {
        match self {
            Unanswered::Unknown(_) => "query-unknown",
            Unanswered::Twice(_) => "query-twice",
            Unanswered::NoValues(_) => "values-none",
            // Where the files lie is nobody's business but the site's.
            Unanswered::Files(_) => "values-unreadable",
            Unanswered::RuleSet(error) => error.id(),
            Unanswered::Core(error) => error.id(),
            Unanswered::Text(error) => error.id(),
            Unanswered::Position(error) => error.id(),
        }
    }

    fn arguments(&self) -> Vec<Argument> {
        match self {
            Unanswered::Unknown(name) | Unanswered::Twice(name) => {
                vec![Argument::text("name", name)]
            }
            Unanswered::NoValues(rules) => vec![Argument::text("rules", rules)],
            Unanswered::Files(_) => Vec::new(),
            Unanswered::RuleSet(error) => error.arguments(),
            Unanswered::Core(error) => error.arguments(),
            Unanswered::Text(error) => error.arguments(),
            Unanswered::Position(error) => error.arguments(),
        }
    }
}
