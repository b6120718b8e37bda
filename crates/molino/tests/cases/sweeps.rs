//! Ways to look at every mill of every board, and at many games.

use molino::{
    Base, Board, BoardId, Captures, Game, MillWorth, Move, Options, Phases, Point, PointSet,
    Reforming, RuleSet, Rules, Throw, TwoMills,
};

use crate::common::{Scene, rules};

/// The boards on which men are taken.
pub(crate) const BOARDS: [BoardId; 4] =
    [BoardId::Six, BoardId::Seven, BoardId::Nine, BoardId::Twelve];

/// The names of the bases in which men are taken.
pub(crate) fn capturing_bases() -> impl Iterator<Item = &'static str> {
    let bases = Base::ALL.into_iter().filter(|base| *base != Base::Three);
    bases.map(Base::name)
}

/// The names of the bases in which men are taken, and in which a side only places while it has men in hand and
/// throws no dice.
pub(crate) fn plain_bases() -> impl Iterator<Item = &'static str> {
    capturing_bases().filter(|name| !["alfonso", "lasker"].contains(name))
}

/// Whether the men of both sides can take every point.
pub(crate) fn fills_its_board(name: &str) -> bool {
    let rules = rules(name);
    2 * usize::from(rules.options().men) == rules.board().points().len()
}

/// Every base, plain and with each switch that it takes.
pub(crate) fn rule_names() -> Vec<String> {
    let switches = [
        "",
        "+opcional",
        "+obligatorio",
        "+doble",
        "+sin-reformar",
        "+volar",
        "+sin-volar",
    ];
    let named = |base: Base| switches.map(|switch| format!("{}{switch}", base.name()));
    let mut names: Vec<String> = Base::ALL.into_iter().flat_map(named).collect();
    names.retain(|name| name.parse::<RuleSet>().is_ok());
    names
}

/// Rules that give a board as many men as it holds, so that any arrangement fits: a mill must take one man, nobody
/// flies, and a side may move while it has men in hand.
pub(crate) fn taking_one(id: BoardId) -> Rules {
    taking(id, |captures| captures)
}

/// The same, with two men for two mills.
pub(crate) fn taking_two(id: BoardId) -> Rules {
    taking(id, |captures| Captures {
        two_mills: TwoMills::TakeTwo,
        ..captures
    })
}

/// The same, with another choice about captures.
pub(crate) fn taking(id: BoardId, change: impl Fn(Captures) -> Captures) -> Rules {
    let traditional = Base::Tradicional.options();
    let MillWorth::Captures(captures) = traditional.mill else {
        panic!("men are taken in {}", Base::Tradicional.name());
    };
    compiled(Options {
        board: id,
        men: (id.board().points().len() / 2) as u8,
        phases: Phases::PlaceOrMove,
        mill: MillWorth::Captures(change(captures)),
        ..traditional
    })
}

/// The same, with a broken mill barred for a turn.
pub(crate) fn barring(id: BoardId) -> Rules {
    compiled(Options {
        reforming: Reforming::BarredForATurn,
        ..*taking_one(id).options()
    })
}

fn compiled(options: Options) -> Rules {
    Rules::new(options).unwrap_or_else(|error| panic!("{options:?}: {error}"))
}

/// The arrangement of these men.
pub(crate) fn men(rules: &Rules, white: PointSet, black: PointSet) -> Scene {
    let board = rules.board();
    Scene::under(rules.clone(), &names(board, white), &names(board, black))
}

/// The names of points, with blanks between them.
pub(crate) fn names(board: &Board, points: PointSet) -> String {
    let names: Vec<String> = points
        .into_iter()
        .map(|point| board.name(point).to_string())
        .collect();
    names.join(" ")
}

/// `stem` with the capture of each of `men`, with blanks between them.
pub(crate) fn takings(board: &Board, stem: &str, men: PointSet) -> String {
    let each = men
        .into_iter()
        .map(|man| format!("{stem}x{}", board.name(man)));
    each.collect::<Vec<_>>().join(" ")
}

/// Every mill with each of its points.
pub(crate) fn mills_and_points(board: &Board) -> Vec<(PointSet, Point)> {
    let mills = board.mills().iter();
    mills
        .flat_map(|mill| mill.into_iter().map(|point| (*mill, point)))
        .collect()
}

/// Each point with each two mills that cross there.
pub(crate) fn crossings(board: &Board) -> Vec<(Point, PointSet, PointSet)> {
    let pairs = mills_and_points(board)
        .into_iter()
        .flat_map(|(one, point)| {
            let others = board
                .mills()
                .iter()
                .copied()
                .filter(move |other| one < *other);
            others.map(move |other| (point, one, other))
        });
    pairs
        .filter(|(point, one, other)| (*one & *other) == PointSet::of(*point))
        .collect()
}

/// Every step from a mill to where it closes another.
pub(crate) struct Swing {
    pub(crate) from: Point,
    pub(crate) to: Point,
    pub(crate) opened: PointSet,
    pub(crate) closed: PointSet,
}

pub(crate) fn swings(board: &Board) -> Vec<Swing> {
    let steps = board.edges().flat_map(|(a, b)| [(a, b), (b, a)]);
    let swings = steps.flat_map(|(from, to)| {
        let with_but_without = |point, other| {
            let mills = board.mills().iter().copied();
            mills.filter(move |mill: &PointSet| mill.contains(point) && !mill.contains(other))
        };
        with_but_without(from, to).flat_map(move |opened| {
            with_but_without(to, from).map(move |closed| Swing {
                from,
                to,
                opened,
                closed,
            })
        })
    });
    swings.collect()
}

/// How many mills the men hold.
pub(crate) fn mills_held(board: &Board, men: PointSet) -> usize {
    board
        .mills()
        .iter()
        .filter(|mill| men.contains_all(**mill))
        .count()
}

/// The first men on free points, `most` at the most, that add no mill to those of `others`.
pub(crate) fn loose_men(board: &Board, free: PointSet, others: PointSet, most: usize) -> PointSet {
    let mut men = PointSet::EMPTY;
    for point in free {
        let with = men | PointSet::of(point);
        if men.len() < most && mills_held(board, with | others) == mills_held(board, others) {
            men = with;
        }
    }
    men
}

/// The side to move places a man where it completes nothing, and not on the points of `but`.
pub(crate) fn place_quietly(game: &mut Game, but: PointSet) {
    let mut moves = game.legal_moves();
    moves.retain(|mv| {
        mv.from().is_none() && !mv.is_capture() && mv.to().is_some_and(|to| !but.contains(to))
    });
    let Some(quiet) = moves.last() else {
        panic!("no quiet placement at {}", game.setup())
    };
    game.play(*quiet)
        .unwrap_or_else(|error| panic!("{quiet:?}: {error}"));
}

/// A game of moves drawn at random, always the same for a seed.
pub(crate) struct Walk {
    pub(crate) game: Game,
    state: u64,
}

impl Walk {
    pub(crate) fn new(rules: Rules, seed: u64) -> Walk {
        Walk {
            game: Game::new(rules),
            state: seed,
        }
    }

    /// Throws where a throw is due, and draws a legal move; none at the end of the game.
    pub(crate) fn draw(&mut self) -> Option<Move> {
        if self.game.position().is_throw_due(self.game.rules()) {
            let dice = [(); 3].map(|()| 1 + self.below(6) as u8);
            // Half of the throws earn something, so that there are raids.
            let dice = if self.below(2) == 0 { [6, 5, 4] } else { dice };
            let throw = Throw::from_pips(dice).expect("faces of dice");
            self.game.throw(throw).expect("a throw is due");
        }
        let moves = self.game.legal_moves();
        let drawn = self.below(moves.len().max(1));
        moves.get(drawn).copied()
    }

    /// Draws a move and plays it; whether there was one.
    pub(crate) fn step(&mut self) -> bool {
        let drawn = self.draw();
        if let Some(mv) = drawn {
            self.game
                .play(mv)
                .unwrap_or_else(|error| panic!("{mv:?}: {error}"));
        }
        drawn.is_some()
    }

    fn below(&mut self, bound: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % bound
    }
}
