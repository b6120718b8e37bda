//! A board as it is drawn.

use molino::{Board, Point};
use serde::Serialize;

/// A board: its points on a square grid, and the lines through them.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Geometry {
    /// The board's name.
    pub board: String,
    /// How many columns and rows the grid has.
    pub size: u8,
    /// The points, row by row from the top.
    pub points: Vec<Spot>,
    /// The straight lines to draw, each by the names of its points.
    pub lines: Vec<Vec<String>>,
    /// The mills, each by the names of its points.
    pub mills: Vec<Vec<String>>,
}

/// A point of a board.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Spot {
    /// The name.
    pub name: String,
    /// The column, from 0 on the left.
    pub column: u8,
    /// The row, from 0 at the bottom.
    pub row: u8,
    /// The names of its neighbours.
    pub neighbours: Vec<String>,
}

impl Geometry {
    /// The drawing of `board`.
    pub fn of(board: &Board) -> Geometry {
        let name = |point: Point| board.name(point).to_string();
        let spot = |point: Point| Spot {
            name: name(point),
            column: board.name(point).column(),
            row: board.name(point).row(),
            neighbours: board.neighbours(point).into_iter().map(name).collect(),
        };
        Geometry {
            board: board.id().name().to_owned(),
            size: board.size(),
            points: board.rows().flatten().map(spot).collect(),
            lines: board.lines().map(|line| line.map(name).collect()).collect(),
            mills: board
                .mills()
                .iter()
                .map(|mill| mill.into_iter().map(name).collect())
                .collect(),
        }
    }
}
