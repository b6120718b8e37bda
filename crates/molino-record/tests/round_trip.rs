//! Random games are the same after they were written and read.

use fastrand::Rng;
use molino::{Declared, Die, Game, Player, RuleSet, Rules, Throw};
use molino_record::{Line, Ply, Record, Tag};

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
            let mut record = Record::of(&game).expect("the rules have a name");
            let plain = record.to_moves();
            annotate(&mut record, &mut rng);
            let pgn = record.to_pgn();
            let again = Record::read(&pgn, RuleSet::default());
            let again = again.unwrap_or_else(|error| panic!("{set}: {error}\n{pgn}"));
            assert_eq!(again, record, "{set}: {pgn}");
            assert_eq!(record.game().expect("a game").setup(), game.setup());
            let listed = Record::read(&plain, set).expect("a list of moves");
            assert_eq!(listed.to_moves(), plain);
            if let Ok(list) = record.to_playok() {
                let read = Record::read(&list, set).expect("a list of numbers");
                assert_eq!(read.to_moves(), plain, "{list}");
            }
        }
    }
}

/// Says things about a game: tags, comments, marks, what could have been played.
fn annotate(record: &mut Record, rng: &mut Rng) {
    const SAID: [&str; 5] = [
        "good",
        "a \"b\" \\ c",
        "[%clk 0:01:00]",
        "1. d6 xa1 (no) $5",
        "ñ … «x»",
    ];
    for name in ["Event", "White", "Annotator"] {
        if rng.bool() {
            let value = SAID[rng.usize(..SAID.len())].to_owned();
            let name = name.to_owned();
            record.tags.push(Tag { name, value });
        }
    }
    if record.outcome.is_none() && rng.bool() {
        record.outcome = Some(Declared::Resigned(Player::White).into());
    }
    let mut game = Game::new(record.rules());
    for ply in &mut record.line.plies {
        let throw = ply.throw;
        if let Some(throw) = throw {
            game.throw(throw).expect("a throw is due");
        }
        if rng.u8(..8) == 0 {
            ply.comments.push(SAID[rng.usize(..SAID.len())].to_owned());
        }
        if rng.u8(..8) == 0 {
            ply.nags.push(rng.u8(1..));
        }
        if rng.u8(..8) == 0 {
            let other = rng.choice(game.legal_moves()).expect("a legal move");
            ply.variations.push(Line {
                comments: vec!["instead".to_owned()],
                plies: vec![Ply::new(throw, other)],
                throw: None,
            });
        }
        game.play(ply.mv).expect("a legal move");
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
