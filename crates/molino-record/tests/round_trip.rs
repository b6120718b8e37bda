//! Random games are the same after they were written and read.

use fastrand::Rng;
use molino::{Die, Game, RuleSet, Rules, Throw};
use molino_record::Record;

/// Games of each rule set; `MOLINO_RECORD_GAMES` asks for another number.
const GAMES: usize = 40;

#[test]
fn random_games_are_read_back_as_they_were_written() {
    let games = std::env::var("MOLINO_RECORD_GAMES");
    let games = games.map_or(GAMES, |games| games.parse().expect("a number of games"));
    let mut rng = Rng::with_seed(5);
    for set in RuleSet::all() {
        for _ in 0..games {
            let game = random_game(set, &mut rng);
            let record = Record::of(&game).expect("the rules have a name");
            let pgn = record.to_pgn();
            let again = Record::read(&pgn, RuleSet::default());
            let again = again.unwrap_or_else(|error| panic!("{set}: {error}\n{pgn}"));
            assert_eq!(again, record, "{set}: {pgn}");
            let listed = Record::read(&record.to_moves(), set).expect("a list of moves");
            assert_eq!(listed.to_moves(), record.to_moves());
            if let Ok(list) = record.to_playok() {
                let read = Record::read(&list, set).expect("a list of numbers");
                assert_eq!(read.to_moves(), record.to_moves(), "{list}");
            }
        }
    }
}

/// A game of up to 120 plies.
fn random_game(set: RuleSet, rng: &mut Rng) -> Game {
    let mut game = Game::new(Rules::from(set));
    for _ in 0..rng.usize(1..120) {
        if game.is_throw_due() {
            let mut die = || Die::new(rng.u8(1..=6)).expect("a die has six faces");
            game.throw(Throw::new([die(), die(), die()]))
                .expect("a throw is due");
        }
        let Some(mv) = rng.choice(game.legal_moves()) else {
            break;
        };
        game.play(mv).expect("a listed move is legal");
    }
    game
}
