//! Positions and moves from the arguments.

use molino::{Game, Player, Rules, Setup};

use crate::args::PositionArgs;
use crate::fault::{Fault, Place};
use crate::words;

/// The game that stands at the position that the arguments name.
pub(crate) fn game(args: &PositionArgs, rules: Rules) -> Result<Game, Fault> {
    let mut game = match &args.position {
        Some(text) => game_from_text(text, rules)?,
        None => Game::new(rules),
    };
    for token in args.moves.iter().flat_map(|moves| moves.split_whitespace()) {
        let place = format!("{}{}", move_number(&game), words::shown(token));
        let played = game.play_token(token);
        played.map_err(|error| Fault::new(&error, Place::Move(place)))?;
    }
    Ok(game)
}

/// The game that stands at the position of a position text.
pub(crate) fn game_from_text(text: &str, rules: Rules) -> Result<Game, Fault> {
    let setup = Setup::read(text, rules.board());
    let setup = setup.map_err(|error| Fault::new(&error, Place::Position))?;
    Game::from_setup(rules, &setup).map_err(|error| Fault::new(&error, Place::Position))
}

/// The number of the move now due, as `12. ` or `12... `.
fn move_number(game: &Game) -> String {
    let dots = match game.position().turn() {
        Player::White => ".",
        Player::Black => "...",
    };
    format!("{}{dots} ", game.move_number())
}
