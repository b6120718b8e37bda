//! How a game stands, for a client to show.

use molino::{Board, Die, Game, Move, Outcome, Player, Point, PointSet, Task};
use serde::Serialize;

/// How a game stands.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The position text.
    pub position: String,
    /// The side to move.
    pub turn: Side,
    /// The number of the move now due.
    pub number: u16,
    /// White's side of the table.
    pub white: Men,
    /// Black's side of the table.
    pub black: Men,
    /// The throw that the side to move plays with.
    pub throw: Option<Vec<u8>>,
    /// Whether the dice must be thrown before anything else.
    pub throw_due: bool,
    /// The moves played.
    pub played: Vec<Played>,
    /// The legal moves, sorted by their texts.
    pub legal: Vec<Choice>,
    /// What the side to move has to do.
    pub task: Option<Duty>,
    /// How the game has ended.
    pub outcome: Option<End>,
}

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Duty {
    /// Throw the dice.
    Throw,
    /// Place a man, after taking one by the right of the dice if it likes.
    Raid,
    /// Place a man.
    Place,
    /// Place a man or move one.
    PlaceOrMove,
    /// Move a man along a line.
    Step,
    /// Move a man to any empty point.
    Fly,
    /// Nothing: it passes.
    Pass,
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    /// The side that begins.
    White,
    /// The side that answers.
    Black,
}

/// The men of a side.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Men {
    /// The points where they stand.
    pub points: Vec<String>,
    /// How many are in hand.
    pub hand: u8,
    /// How many have been taken.
    pub lost: u8,
}

/// A move that was played.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Played {
    /// Who has played it.
    pub side: Side,
    /// The number of the move.
    pub number: u16,
    /// The throw it was played with, where one was made for it.
    pub throw: Option<String>,
    /// The move.
    pub choice: Choice,
}

/// A move with its parts.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    /// The text.
    pub text: String,
    /// The man taken by the right of the dice, before the rest.
    pub raided: Option<String>,
    /// Where the man stood, if it was on the board.
    pub from: Option<String>,
    /// Where it goes.
    pub to: Option<String>,
    /// The men taken for mills, in order.
    pub taken: Vec<String>,
}

/// How a game has ended.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct End {
    /// Who has won; nobody in a draw.
    pub winner: Option<Side>,
    /// The result as records have it.
    pub result: String,
    /// The word for the reason.
    pub termination: String,
    /// Nothing on the board shows it: it can be taken back.
    pub declared: bool,
}

impl View {
    /// How `game` stands.
    pub fn of(game: &Game) -> View {
        let position = game.position();
        let mut legal: Vec<Choice> = game
            .legal_moves()
            .into_iter()
            .map(|mv| Choice::of(mv, game.rules().board()))
            .collect();
        legal.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        View {
            position: game.setup().to_string(),
            turn: position.turn().into(),
            number: game.move_number().get(),
            white: Men::of(game, Player::White),
            black: Men::of(game, Player::Black),
            throw: position
                .throw()
                .map(|throw| throw.dice().map(Die::pips).into()),
            throw_due: game.is_throw_due(),
            played: played(game),
            legal,
            task: game.task().map(Duty::from),
            outcome: game.outcome().map(End::of),
        }
    }
}

impl From<Task> for Duty {
    fn from(task: Task) -> Duty {
        match task {
            Task::Throw => Duty::Throw,
            Task::Raid => Duty::Raid,
            Task::Place => Duty::Place,
            Task::PlaceOrMove => Duty::PlaceOrMove,
            Task::Step => Duty::Step,
            Task::Fly => Duty::Fly,
            Task::Pass => Duty::Pass,
        }
    }
}

impl Men {
    fn of(game: &Game, player: Player) -> Men {
        let (position, rules) = (game.position(), game.rules());
        let men = position.men(player);
        let all = usize::from(position.hand(player)) + men.len();
        Men {
            points: names(men, rules.board()),
            hand: position.hand(player),
            lost: usize::from(rules.options().men).saturating_sub(all) as u8,
        }
    }
}

impl Choice {
    /// A move on `board`.
    pub fn of(mv: Move, board: &Board) -> Choice {
        let name = |point: Point| board.name(point).to_string();
        Choice {
            text: mv.display(board).to_string(),
            raided: mv.raided().map(name),
            from: mv.from().map(name),
            to: mv.to().map(name),
            taken: mv.taken().into_iter().flatten().map(name).collect(),
        }
    }
}

impl End {
    fn of(outcome: Outcome) -> End {
        End {
            winner: outcome.winner().map(Side::from),
            result: outcome.result().to_owned(),
            termination: outcome.termination().to_owned(),
            declared: outcome.declared().is_some(),
        }
    }
}

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::White => Side::White,
            Player::Black => Side::Black,
        }
    }
}

/// The moves played, numbered from the first setup on.
fn played(game: &Game) -> Vec<Played> {
    let first = game.first_setup();
    let (mut turn, mut number) = (first.turn, first.move_number.get());
    game.moves()
        .map(|(throw, mv)| {
            let played = Played {
                side: turn.into(),
                number,
                throw: throw.map(|throw| throw.to_string()),
                choice: Choice::of(mv, game.rules().board()),
            };
            if turn == Player::Black {
                number = number.saturating_add(1);
            }
            turn = !turn;
            played
        })
        .collect()
}

fn names(points: PointSet, board: &Board) -> Vec<String> {
    points
        .into_iter()
        .map(|point| board.name(point).to_string())
        .collect()
}
