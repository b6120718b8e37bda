//! Exact values for programs.

use molino::{DrawCounter, Game};
use molino_db::{Answer, Appraisal, Value, Worth};
use serde::Serialize;

/// What is known of a position or of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Known {
    /// The side wins.
    Win,
    /// Neither side can win.
    Draw,
    /// The side loses.
    Loss,
    /// The position cannot arise.
    Unreachable,
    /// The database does not have it.
    NotInDatabase,
}

/// An exact value.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Valued {
    /// The result: for a position that of the side to move, for a move that of the
    /// side that makes it.
    pub value: Known,
    /// In how many plies the game ends if both sides play their best, where it is
    /// won or lost and the database knows: for a move counted from before it.
    pub plies: Option<u8>,
    /// The draw counter of the rules may run out first.
    pub may_be_drawn: bool,
}

/// The exact value of a move.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveValue {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// Its value.
    #[serde(flatten)]
    pub worth: Valued,
}

/// The exact values of a position and of its legal moves.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionValues {
    /// The position text.
    pub position: String,
    /// The position's value.
    #[serde(flatten)]
    pub worth: Valued,
    /// After how many quiet plies the rules draw the game, if they do; values do not
    /// know it.
    pub draw_counter: Option<u16>,
    /// The moves' values, the best first: wins, the shortest first; draws; losses,
    /// the longest first.
    pub moves: Vec<MoveValue>,
}

impl From<Worth> for Valued {
    fn from(worth: Worth) -> Valued {
        let (value, plies) = match worth.answer {
            Answer::Value(Value::Win(plies)) => (Known::Win, Some(plies)),
            Answer::Win => (Known::Win, None),
            Answer::Value(Value::Draw) => (Known::Draw, None),
            Answer::Value(Value::Loss(plies)) => (Known::Loss, Some(plies)),
            Answer::Loss => (Known::Loss, None),
            Answer::Unreachable => (Known::Unreachable, None),
            Answer::NotInDatabase => (Known::NotInDatabase, None),
        };
        Valued {
            value,
            plies,
            may_be_drawn: worth.may_be_drawn,
        }
    }
}

impl PositionValues {
    /// The values of the position of `game`, as `appraisal` has them.
    #[must_use]
    pub fn new(game: &Game, appraisal: Appraisal) -> PositionValues {
        let moves = appraisal.moves.into_iter();
        let moves = moves.map(|(mv, worth)| MoveValue {
            text: game.text(mv),
            worth: worth.into(),
        });
        PositionValues {
            position: game.setup().to_string(),
            worth: appraisal.position.into(),
            draw_counter: match game.rules().options().counter {
                DrawCounter::Never => None,
                DrawCounter::SinceCapture(plies)
                | DrawCounter::SinceMill(plies)
                | DrawCounter::BothAtThree(plies) => Some(plies.get()),
            },
            moves: moves.collect(),
        }
    }
}
