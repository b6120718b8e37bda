//! What a position is worth in a game: exact values, and what draw counters may do to
//! them.

use molino::{DrawCounter, Game, Move, Outcome};

use crate::answer::Answer;
use crate::probe::{Tables, probe, probe_each};
use crate::value::Value;

/// An exact value, and whether the game may be drawn before it comes true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The exact value, which knows no draw counters.
    pub answer: Answer,
    /// Along a shortest line to the end the draw counter of the rules runs out: the
    /// win, or the loss, may become a draw.
    pub may_be_drawn: bool,
}

/// What a position and each of its legal moves are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The position, for the side to move.
    pub position: Worth,
    /// The moves, for the side that makes them: the best first, as
    /// [`probe_each`] has them.
    pub moves: Vec<(Move, Worth)>,
}

impl Appraisal {
    /// What `tables` tell of a game. Draw counters are those of its position; the
    /// positions before count for nothing.
    ///
    /// # Errors
    ///
    /// A table that cannot be read.
    pub fn of<T: Tables>(tables: &T, game: &Game) -> Result<Appraisal, T::Error> {
        let (position, rules) = (game.position(), game.rules());
        if let Some(Outcome::Draw(_)) = game.outcome() {
            return Ok(Appraisal {
                position: Worth {
                    answer: Answer::Value(Value::Draw),
                    may_be_drawn: false,
                },
                moves: Vec::new(),
            });
        }
        let answer = probe(tables, position, rules)?;
        let position_worth = Worth {
            answer,
            may_be_drawn: may_be_drawn(tables, game, answer)?,
        };
        let mut moves = Vec::new();
        for (mv, answer) in probe_each(tables, position, rules)? {
            let mut next = game.clone();
            let is_played = next.play(mv).is_ok();
            let worth = Worth {
                answer,
                may_be_drawn: is_played && may_be_drawn(tables, &next, after(answer))?,
            };
            moves.push((mv, worth));
        }
        Ok(Appraisal {
            position: position_worth,
            moves,
        })
    }
}

/// What a move of this worth leads to, for the other side.
const fn after(answer: Answer) -> Answer {
    match answer {
        Answer::Value(Value::Win(plies)) => Answer::Value(Value::Loss(plies.saturating_sub(1))),
        Answer::Value(Value::Loss(plies)) => Answer::Value(Value::Win(plies.saturating_sub(1))),
        other => other,
    }
}

/// Whether a draw counter runs out before `game`, whose position is worth `answer`,
/// comes to its end on a shortest line.
fn may_be_drawn<T: Tables>(tables: &T, game: &Game, answer: Answer) -> Result<bool, T::Error> {
    let Answer::Value(Value::Win(plies) | Value::Loss(plies)) = answer else {
        return Ok(false);
    };
    let limit = match game.rules().options().counter {
        DrawCounter::Never => return Ok(false),
        DrawCounter::SinceCapture(limit)
        | DrawCounter::SinceMill(limit)
        | DrawCounter::BothAtThree(limit) => limit.get(),
    };
    if game.quiet_plies() + u16::from(plies) <= limit {
        return Ok(false);
    }
    let mut line = game.clone();
    let mut answer = answer;
    while line.outcome().is_none() {
        answer = after(answer);
        let Some(mv) = move_to(tables, &line, answer)? else {
            return Ok(false);
        };
        if line.play(mv).is_err() {
            return Ok(false);
        }
    }
    Ok(matches!(line.outcome(), Some(Outcome::Draw(_))))
}

/// A move of `game` to a position that is worth `answer`.
fn move_to<T: Tables>(tables: &T, game: &Game, answer: Answer) -> Result<Option<Move>, T::Error> {
    let (position, rules) = (game.position(), game.rules());
    for mv in position.legal_moves(rules) {
        let Ok(next) = position.play(mv, rules) else {
            continue;
        };
        if probe(tables, &next, rules)? == answer {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
