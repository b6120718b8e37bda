//! Positions and moves from the arguments.

use molino::{Game, Rules, Setup, Throw};

use crate::args::PositionArgs;
use crate::failure::Fault;

/// The game that stands at the position that the arguments name.
pub(crate) fn game(args: &PositionArgs, rules: Rules) -> Result<Game, Fault> {
    let mut game = match &args.position {
        Some(text) => game_from_text(text, rules)?,
        None => Game::new(rules),
    };
    for token in args.moves.iter().flat_map(|moves| moves.split_whitespace()) {
        play(&mut game, token)?;
    }
    Ok(game)
}

/// The game that stands at the position of a position text.
pub(crate) fn game_from_text(text: &str, rules: Rules) -> Result<Game, Fault> {
    let setup = Setup::read(text, rules.board());
    let setup = setup.map_err(|error| Fault::new(&error, "position"))?;
    Game::from_setup(rules, &setup).map_err(|error| Fault::new(&error, "position"))
}

/// Plays a token of a list of moves: a move, or a throw in braces.
fn play(game: &mut Game, token: &str) -> Result<(), Fault> {
    let place = format!("{}{token}", move_number(game));
    let Some(dice) = token
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    else {
        let played = game.play_text(token);
        return played.map(drop).map_err(|error| Fault::new(&error, &place));
    };
    let throw = Throw::read(dice).ok_or_else(|| {
        let message = format!("{place}: found `{dice}`, wanted a throw of three dice, as 6-5-4");
        Fault::plain("wanted-throw", message)
    })?;
    game.throw(throw)
        .map_err(|error| Fault::new(&error, &place))
}

/// The number of the move now due, as `12. ` or `12... `.
fn move_number(game: &Game) -> String {
    let dots = match game.position().turn() {
        molino::Player::White => ".",
        molino::Player::Black => "...",
    };
    format!("{}{dots} ", game.move_number())
}
