//! Words in which tests tell games to the rules.

#![allow(dead_code, reason = "no test file needs all of it")]

use molino::{Describe, Game, Move, Player, RuleSet, Rules, Setup, Throw};

/// The rules of a named rule set.
pub(crate) fn rules(name: &str) -> Rules {
    let set: Result<RuleSet, _> = name.parse();
    set.unwrap_or_else(|error| panic!("{name}: {error}")).into()
}

/// A game from the empty board.
pub(crate) fn game(name: &str) -> Game {
    Game::new(rules(name))
}

/// A game from a position text.
pub(crate) fn game_at(name: &str, text: &str) -> Game {
    let rules = rules(name);
    let setup = Setup::read(text, rules.board()).unwrap_or_else(|error| panic!("{text}: {error}"));
    start(rules, &setup)
}

/// An arrangement told by the points of either side: White to move, nobody
/// with men in hand, until it is told otherwise.
#[derive(Clone)]
pub(crate) struct Scene {
    rules: Rules,
    setup: Setup,
}

pub(crate) fn scene(name: &str, white: &str, black: &str) -> Scene {
    Scene::under(rules(name), white, black)
}

impl Scene {
    pub(crate) fn under(rules: Rules, white: &str, black: &str) -> Scene {
        let board = rules.board();
        let mut setup = Setup::empty(board);
        for (player, points) in [(Player::White, white), (Player::Black, black)] {
            for name in points.split_whitespace() {
                let point = board.point(name);
                let point = point.unwrap_or_else(|| panic!("{name} is no point of {board:?}"));
                setup.set(point, Some(player));
            }
        }
        Scene { rules, setup }
    }

    pub(crate) fn black_to_move(mut self) -> Scene {
        self.setup.turn = Player::Black;
        self
    }

    pub(crate) fn in_hand(mut self, white: u8, black: u8) -> Scene {
        self.setup.hands[Player::White] = white;
        self.setup.hands[Player::Black] = black;
        self
    }

    pub(crate) fn after_quiet_plies(mut self, plies: u16) -> Scene {
        self.setup.quiet_plies = plies;
        self
    }

    pub(crate) fn thrown(mut self, dice: &str) -> Scene {
        self.setup.throw = Some(read_throw(dice));
        self
    }

    pub(crate) fn game(self) -> Game {
        start(self.rules, &self.setup)
    }
}

fn start(rules: Rules, setup: &Setup) -> Game {
    Game::from_setup(rules, setup).unwrap_or_else(|error| panic!("{setup}: {error}"))
}

fn read_throw(dice: &str) -> Throw {
    Throw::read(dice).unwrap_or_else(|error| panic!("{dice}: {error}"))
}

/// Plays moves with blanks between them; `{6-5-4}` throws the dice.
pub(crate) fn play(game: &mut Game, moves: &str) {
    for word in moves.split_whitespace() {
        let dice = word
            .strip_prefix('{')
            .and_then(|word| word.strip_suffix('}'));
        let played = match dice {
            Some(dice) => game
                .throw(read_throw(dice))
                .map_err(|error| error.to_string()),
            None => game
                .play_text(word)
                .map(|_| ())
                .map_err(|error| error.to_string()),
        };
        played.unwrap_or_else(|error| panic!("{word} at {}: {error}", game.setup()));
    }
}

/// The game after moves that are all legal.
pub(crate) fn after(mut game: Game, moves: &str) -> Game {
    play(&mut game, moves);
    game
}

/// The legal moves, sorted, with blanks between them.
pub(crate) fn moves(game: &Game) -> String {
    moves_where(game, |_| true)
}

/// The legal moves that are `stem` with whatever it takes.
pub(crate) fn ways(game: &Game, stem: &str) -> String {
    moves_where(game, |mv| {
        mv.strip_prefix(stem)
            .is_some_and(|taken| taken.is_empty() || taken.starts_with('x'))
    })
}

fn moves_where(game: &Game, wanted: impl Fn(&str) -> bool) -> String {
    let board = game.rules().board();
    let moves = game.legal_moves().into_iter();
    let mut moves: Vec<String> = moves.map(|mv| mv.display(board).to_string()).collect();
    moves.retain(|mv| wanted(mv));
    moves.sort_unstable();
    moves.join(" ")
}

/// Why a move is refused: the id of the reason, without its first word.
pub(crate) fn refusal(game: &Game, text: &str) -> &'static str {
    let before = game.setup();
    let mut game = game.clone();
    let Err(error) = game.play_text(text) else {
        panic!("{text} is legal at {before}");
    };
    assert_eq!(game.setup(), before, "a refused move changes nothing");
    error.id().strip_prefix("illegal-").unwrap_or(error.id())
}

/// How the game has ended, or `*` while it goes on.
pub(crate) fn end(game: &Game) -> String {
    game.outcome()
        .map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
}

/// Plays quiet moves, each time to where the game has been least often.
pub(crate) fn wander(game: &mut Game, plies: usize) {
    for _ in 0..plies {
        let quiet = game.legal_moves().into_iter().filter(|mv| !mv.is_capture());
        let seen = |mv: &Move| {
            let mut next = game.clone();
            next.play(*mv).map_or(usize::MAX, |_| next.occurrences())
        };
        let mv = quiet.min_by_key(seen);
        let mv = mv.unwrap_or_else(|| panic!("no quiet move at {}: {}", game.setup(), end(game)));
        game.play(mv)
            .unwrap_or_else(|error| panic!("{mv:?}: {error}"));
    }
}
