use std::collections::BTreeSet;

use molino::{Board, Game, Player, Point};

use crate::common::*;

/// A game of eighteen placements without a mill.
pub(crate) const PLACED: &str = "e3 a7 d2 g4 b6 d5 f4 c3 a1 e5 b2 f6 d7 c4 g1 d3 a4 g7";

/// White opens and closes c3-c4-c5; Black's man walks between g7 and g4.
const NINE_AGAINST_FOUR: (&str, &str) = ("c3 c4 c5 a1", "g7 a7 d6 b2 f6 f2 d1 e5 b4");

const CAPTURES: [&str; 7] = ["a7", "d6", "b2", "f6", "f2", "d1", "b4"];

// Board and men.

pub(crate) fn three_squares_give_the_points(name: &str) {
    let squares = [
        "a1 a4 a7 d1 d7 g1 g4 g7",
        "b2 b4 b6 d2 d6 f2 f4 f6",
        "c3 c4 c5 d3 d5 e3 e4 e5",
    ];
    let expected: BTreeSet<&str> = squares
        .iter()
        .flat_map(|square| square.split(' '))
        .collect();
    let rules = rules(name);
    let board = rules.board();
    let found: BTreeSet<String> = board
        .points()
        .into_iter()
        .map(|point| name_of(board, point))
        .collect();
    assert_eq!(found.len(), 24);
    assert!(found.iter().map(String::as_str).eq(expected));
}

pub(crate) fn lines_join_the_squares_at_the_middles_of_their_sides(name: &str) {
    let rules = rules(name);
    let board = rules.board();
    let joins = "a4-b4 b4-c4 d1-d2 d2-d3 d5-d6 d6-d7 e4-f4 f4-g4";
    let square = |point: Point| {
        let name = board.name(point);
        let from_the_middle = |place: u8| place.abs_diff(3);
        from_the_middle(name.column()).max(from_the_middle(name.row()))
    };
    let between = board.edges().filter(|(a, b)| square(*a) != square(*b));
    let between: Vec<String> = between
        .map(|(a, b)| format!("{}-{}", board.name(a), board.name(b)))
        .collect();
    assert_eq!(between.join(" "), joins);
    assert_eq!(board.edges().count(), 24 + 8);
}

pub(crate) fn twelve_points_are_corners_and_twelve_are_crossings(name: &str) {
    let rules = rules(name);
    let board = rules.board();
    let neighbours = |count: usize| {
        let points = board.points().into_iter();
        points
            .filter(|point| board.neighbours(*point).len() == count)
            .count()
    };
    // Corners, middles of the outer and the inner square, middles of the square between.
    assert_eq!([2, 3, 4].map(neighbours), [12, 8, 4]);
}

pub(crate) fn each_side_has_nine_men(name: &str) {
    let game = game(name);
    for player in Player::ALL {
        assert_eq!(game.position().hand(player), 9, "{player}");
        assert!(game.position().men(player).is_empty(), "{player}");
    }
}

pub(crate) fn mills_are_three_neighbours_on_a_straight_line(name: &str) {
    let rules = rules(name);
    let board = rules.board();
    assert_eq!(board.mills().len(), 16);
    for mill in board.mills() {
        let points: Vec<Point> = mill.into_iter().collect();
        let [a, b, c] = points[..] else {
            panic!("{mill:?} has not three points")
        };
        let same = |place: fn(&Board, Point) -> u8| {
            place(board, a) == place(board, b) && place(board, b) == place(board, c)
        };
        assert!(
            same(|board, point| board.name(point).column())
                || same(|board, point| board.name(point).row())
        );
        assert!(board.neighbours(a).contains(b) && board.neighbours(b).contains(c));
    }
    for (points, mill) in [
        ("a1 a4 a7", true),
        ("b2 d2 f2", true),
        ("d5 d6 d7", true),
        ("a1 b2 c3", false),
        ("a4 b4 e4", false),
        ("d2 d3 d5", false),
        ("a1 a4 d1", false),
    ] {
        let points = points
            .split(' ')
            .map(|name| board.point(name).expect("a point of the board"));
        assert_eq!(board.mills().contains(&points.collect()), mill);
    }
}

fn name_of(board: &Board, point: Point) -> String {
    board.name(point).to_string()
}

// Placing.

pub(crate) fn the_game_begins_on_the_empty_board(name: &str) {
    let game = game(name);
    assert_eq!(game.setup().to_string(), "3/3/3/6/3/3/3 w 9,9 0 1");
    assert_eq!(game.legal_moves().len(), 24);
}

pub(crate) fn the_sides_place_one_man_each_in_turn_on_any_free_point(name: &str) {
    let mut game = game(name);
    for (ply, placement) in PLACED.split(' ').enumerate() {
        let turn = [Player::White, Player::Black][ply % 2];
        assert_eq!(game.position().turn(), turn, "{placement}");
        let free = game.position().empty(game.rules());
        assert_eq!(free.len(), 24 - ply);
        let board = game.rules().board();
        let placements = free
            .into_iter()
            .filter(|point| !ways(&game, &name_of(board, *point)).is_empty());
        assert_eq!(
            placements.count(),
            free.len(),
            "any free point before {placement}"
        );
        for taken in board.points() - free {
            assert_eq!(refusal(&game, &name_of(board, taken)), "occupied");
        }
        play(&mut game, placement);
        let men = Player::ALL.map(|player| game.position().men(player).len());
        assert_eq!(men, [ply / 2 + 1, ply.div_ceil(2)]);
    }
    assert_eq!(
        game.setup().to_string(),
        "BWB/W1B/1BB/W1B1WB/BBW/WW1/W1W w 0,0 0 10"
    );
}

pub(crate) fn men_stay_where_they_are_while_men_are_in_hand(name: &str) {
    let mut game = game(name);
    for placement in PLACED.split(' ') {
        let words = moves(&game);
        assert!(!words.contains('-'), "{words}");
        play(&mut game, placement);
    }
    let placing = after(crate::common::game(name), "a1 g7");
    assert_eq!(refusal(&placing, "a1-a4"), "must-place");
    assert_eq!(refusal(&placing, "a1-d6"), "must-place");
}

// Moving.

pub(crate) fn after_the_last_placement_men_step_along_lines_to_free_neighbours(name: &str) {
    let game = after(game(name), PLACED);
    let (board, position) = (game.rules().board(), game.position());
    let free = position.empty(game.rules());
    let mut steps = Vec::new();
    for from in position.men(Player::White) {
        for to in board.neighbours(from) & free {
            steps.push(format!("{}-{}", board.name(from), board.name(to)));
        }
    }
    let stems: BTreeSet<String> = moves(&game)
        .split(' ')
        .map(|mv| mv.split('x').next().unwrap_or(mv).to_owned())
        .collect();
    assert!(stems.into_iter().eq(steps), "{}", moves(&game));
    assert_eq!(refusal(&game, "c5"), "empty-hand");
    assert!(["flying-too-early", "not-neighbours"].contains(&refusal(&game, "e3-c5")));
    assert_eq!(refusal(&game, "a1-a4"), "occupied");
    assert_eq!(refusal(&game, "f6-d6"), "no-man-of-yours");
}

pub(crate) fn the_sides_move_one_man_each_in_turn(name: &str) {
    let mut game = after(game(name), PLACED);
    for turn in [Player::White, Player::Black, Player::White, Player::Black] {
        assert_eq!(game.position().turn(), turn);
        let before = game.position().men(turn);
        wander(&mut game, 1);
        let after = game.position().men(turn);
        assert_eq!(((before - after).len(), (after - before).len()), (1, 1));
    }
}

// Captures.

pub(crate) fn a_mill_takes_one_enemy_man_while_placing_and_while_moving(name: &str) {
    let placing = scene(name, "d5 d6", "a1 b4 g1").in_hand(7, 6).game();
    let moving = scene(name, "d5 d6 g7 e3", "a1 b4 g1 f2").game();
    for (game, mill) in [(placing, "d7"), (moving, "g7-d7")] {
        for taken in ["a1", "b4", "g1"] {
            let after = after(game.clone(), &format!("{mill}x{taken}"));
            let men = |game: &Game| game.position().men(Player::Black).len();
            assert_eq!(men(&after) + 1, men(&game), "{mill} takes {taken}");
            assert_eq!(after.position().turn(), Player::Black);
        }
        assert_eq!(refusal(&game, &format!("{mill}xa1xb4")), "one-capture-only");
        assert_eq!(refusal(&game, &format!("{mill}xd5")), "no-enemy-man");
        assert_eq!(refusal(&game, &format!("{mill}xc4")), "no-enemy-man");
    }
}

pub(crate) fn without_a_mill_nothing_is_taken(name: &str) {
    let placing = scene(name, "d5 d6", "a1 b4 g1").in_hand(7, 6).game();
    assert_eq!(refusal(&placing, "g7xa1"), "no-mill");
    let moving = scene(name, "d5 d6 d7 e3", "a1 b4 g1 f2").game();
    assert_eq!(refusal(&moving, "e3-d3xa1"), "no-mill");
    assert!(
        !moves(&moving).contains('x'),
        "a mill that stands earns nothing"
    );
}

pub(crate) fn the_capture_must_be_made(name: &str) {
    let placing = scene(name, "d5 d6", "a1 b4 g1").in_hand(7, 6).game();
    assert_eq!(ways(&placing, "d7"), "d7xa1 d7xb4 d7xg1");
    assert_eq!(refusal(&placing, "d7"), "capture-owed");
    let moving = scene(name, "d5 d6 g7 e3", "a1 b4 g1 f2").game();
    assert_eq!(refusal(&moving, "g7-d7"), "capture-owed");
}

pub(crate) fn a_man_taken_is_out_of_the_game(name: &str) {
    let game = after(
        scene(name, "d5 d6", "a1 b4 f2").in_hand(1, 1).game(),
        "d7xa1",
    );
    let black = |game: &Game| {
        (
            game.position().men(Player::Black).len(),
            game.position().hand(Player::Black),
        )
    };
    assert_eq!(black(&game), (2, 1), "it does not go back into the hand");
    let placed = after(game, "g7 d7-a7");
    assert_eq!(black(&placed), (3, 0));
    assert_eq!(refusal(&placed, "a1"), "empty-hand");
}

pub(crate) fn the_captor_chooses_among_the_men_outside_mills(name: &str) {
    let game = scene(name, "d5 d6 g7 e3", "a1 d1 g1 c3 b4 f6").game();
    let takings = ["c3", "b4", "f6"];
    for taken in takings {
        assert_eq!(end(&after(game.clone(), &format!("g7-d7x{taken}"))), "*");
    }
    let ways = ways(&game, "g7-d7");
    assert_eq!(ways.matches('x').count(), takings.len(), "{ways}");
}

pub(crate) fn men_in_mills_are_safe_while_another_stands_free(name: &str) {
    let game = scene(name, "d5 d6 g7 e3", "a1 d1 g1 c3").game();
    for safe in ["a1", "d1", "g1"] {
        assert_eq!(refusal(&game, &format!("g7-d7x{safe}")), "safe-in-mill");
    }
    assert!(ways(&game, "g7-d7").ends_with("g7-d7xc3"));
}

pub(crate) fn where_all_stand_in_mills_any_man_is_taken(name: &str) {
    // Two mills that share a corner.
    let game = scene(name, "d5 d6 g7 e3", "a1 a4 a7 d1 g1").game();
    let ways = ways(&game, "g7-d7");
    for taken in ["a1", "a4", "a7", "d1", "g1"] {
        assert!(ways.contains(&format!("g7-d7x{taken}")), "{taken}: {ways}");
    }
}

pub(crate) fn a_mill_made_again_by_the_same_man_captures_again(name: &str) {
    let (white, black) = NINE_AGAINST_FOUR;
    let mut game = scene(name, white, black).game();
    for taken in &CAPTURES[..3] {
        assert_eq!(
            refusal(&game, "c3-d3xa7"),
            "no-mill",
            "opening it earns nothing"
        );
        play(&mut game, &format!("c3-d3 g7-g4 d3-c3x{taken} g4-g7"));
    }
    assert_eq!(game.position().men(Player::Black).len(), 9 - 3);
}

// Three men.

/// The same mill, opened and closed until so many men have been taken; Black to move.
pub(crate) fn after_captures(name: &str, count: usize) -> Game {
    let (white, black) = NINE_AGAINST_FOUR;
    let mut game = scene(name, white, black).game();
    for (before, taken) in CAPTURES[..count].iter().enumerate() {
        play(&mut game, if before == 0 { "" } else { "g4-g7" });
        play(&mut game, &format!("c3-d3 g7-g4 d3-c3x{taken}"));
    }
    game
}

pub(crate) fn six_captures_leave_three_men_that_fly_anywhere(name: &str) {
    let five = after_captures(name, 5);
    assert_eq!(five.position().men(Player::Black).len(), 4);
    assert_eq!(refusal(&five, "g4-a7"), "flying-too-early");
    let six = after_captures(name, 6);
    assert_eq!(six.position().men(Player::Black).len(), 3);
    let free = six.position().empty(six.rules());
    assert_eq!(free.len(), 24 - 4 - 3);
    for from in ["g4", "e5", "b4"] {
        let board = six.rules().board();
        let reached = free.into_iter().filter(|to| {
            let flight = format!("{from}-{}", board.name(*to));
            !ways(&six, &flight).is_empty()
        });
        assert_eq!(
            reached.count(),
            free.len(),
            "{from} flies to every free point"
        );
        assert_eq!(refusal(&six, &format!("{from}-c4")), "occupied");
    }
    let flown = after(six, "g4-a7");
    assert_eq!(
        refusal(&flown, "a1-g1"),
        "flying-too-early",
        "the side with four men steps"
    );
}

pub(crate) fn three_men_on_the_board_do_not_fly_while_men_are_in_hand(name: &str) {
    let game = scene(name, "a1 d6 g4", "b4 f4 d2").in_hand(6, 6).game();
    assert_eq!(refusal(&game, "a1-e5"), "must-place");
}

pub(crate) fn nobody_ever_flies(name: &str) {
    let six = after_captures(name, 6);
    assert_eq!(refusal(&six, "g4-a7"), "not-neighbours");
    assert_eq!(ways(&six, "g4-g7"), "g4-g7");
    assert!(moves(&six).split(' ').all(|mv| {
        let board = six.rules().board();
        let ends = mv
            .split_once('-')
            .map(|(from, to)| (board.point(from), board.point(to)));
        matches!(ends, Some((Some(from), Some(to))) if board.neighbours(from).contains(to))
    }));
}

// The end.

pub(crate) fn the_seventh_capture_wins(name: &str) {
    for count in 1..7 {
        assert_eq!(end(&after_captures(name, count)), "*", "{count} captures");
    }
    let won = after_captures(name, 7);
    assert_eq!(end(&won), "1-0 men");
    assert_eq!(refusal(&won, "g4-g7"), "game-over");
}

pub(crate) fn a_side_without_a_move_has_lost(name: &str) {
    let open = scene(name, "a7 d7 g7 d6", "a4 g4 b6 f6 c5 d1").black_to_move();
    assert_eq!(
        end(&after(open.clone().game(), "d1-d2")),
        "*",
        "d5 is still open"
    );
    let blocked = after(open.game(), "c5-d5");
    assert_eq!(end(&blocked), "0-1 blocked");
    assert_eq!(moves(&blocked), "");
    let black = scene(name, "a4 g4 b6 f6 c5 d1", "a7 d7 g7 d6").game();
    assert_eq!(end(&after(black, "c5-d5")), "1-0 blocked");
}

pub(crate) fn men_that_cannot_step_lose_nothing_while_one_is_in_hand(name: &str) {
    let game = scene(name, "a7 d7 g7 d6", "a4 g4 b6 f6 c5")
        .in_hand(1, 1)
        .black_to_move();
    assert_eq!(end(&after(game.game(), "d5")), "*");
}

pub(crate) fn the_last_placement_can_block(name: &str) {
    let game = after(
        game(name),
        "d6 d7 d3 b4 c5 g4 f2 b6 d5 c3 e4 f4 b2 e5 e3 d2 c4",
    );
    assert_eq!(end(&game), "*");
    assert_eq!(end(&after(game, "f6")), "0-1 blocked");
}

pub(crate) fn four_men_each(name: &str) -> Scene {
    scene(name, "a7 d2 f6 e4", "g1 b2 c4 d6")
}

pub(crate) fn fifty_moves_of_each_side_without_a_capture_draw(name: &str) {
    let mut game = four_men_each(name).game();
    wander(&mut game, 99);
    assert_eq!((end(&game).as_str(), game.quiet_plies()), ("*", 99));
    wander(&mut game, 1);
    assert_eq!(
        (end(&game).as_str(), game.quiet_plies()),
        ("1/2-1/2 no-capture", 100)
    );
    assert_eq!(game.legal_moves(), []);
}

pub(crate) fn a_capture_starts_the_fifty_moves_again(name: &str) {
    let game = scene(name, "d5 d6 g7 e3", "c4 b4 g4 a1")
        .after_quiet_plies(99)
        .game();
    assert_eq!(end(&after(game.clone(), "e3-d3")), "1/2-1/2 no-capture");
    let mut taken = after(game, "g7-d7xa1");
    assert_eq!((end(&taken).as_str(), taken.quiet_plies()), ("*", 0));
    wander(&mut taken, 4);
    assert_eq!((end(&taken).as_str(), taken.quiet_plies()), ("*", 4));
}

pub(crate) fn placements_are_no_part_of_the_fifty_moves(name: &str) {
    let mut game = after(game(name), PLACED);
    assert_eq!(game.quiet_plies(), 0);
    wander(&mut game, 99);
    assert_eq!(end(&game), "*");
    wander(&mut game, 1);
    assert_eq!(end(&game), "1/2-1/2 no-capture");
}

pub(crate) fn a_win_on_the_last_of_the_fifty_moves_is_a_win(name: &str) {
    let men = scene(name, "d5 d6 a1", "b4 f4 g1")
        .after_quiet_plies(99)
        .game();
    assert_eq!(end(&after(men, "a1-d7xb4")), "1-0 men");
    let block = scene(name, "a7 d7 g7 d6", "a4 g4 b6 f6 c5").after_quiet_plies(99);
    assert_eq!(
        end(&after(block.black_to_move().game(), "c5-d5")),
        "0-1 blocked"
    );
}

/// Both men go there and back: the position stands again after four plies.
pub(crate) const ROUND: &str = "a7-d7 g1-g4 d7-a7 g4-g1";

/// Two men of each side go there and back: eight plies.
pub(crate) const LONG_ROUND: &str = "a7-a4 g1-d1 f6-f4 c4-c5 a4-a7 d1-g1 f4-f6 c5-c4";

pub(crate) fn the_third_occurrence_in_succession_draws(name: &str) {
    let mut game = four_men_each(name).game();
    for occurrences in 1..3 {
        assert_eq!(
            (game.occurrences(), end(&game).as_str()),
            (occurrences, "*")
        );
        play(&mut game, ROUND);
    }
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (3, "1/2-1/2 repetition")
    );
}

pub(crate) fn the_side_to_move_is_part_of_the_position(name: &str) {
    // White flies round in three, Black there and back in two: the men stand as before, and the other side moves.
    let mut game = scene(name, "a1 d3 g7", "a7 e4 g1").game();
    let white_thrice = "a1-b2 a7-b6 b2-c5 b6-a7 c5-a1";
    let black_thrice = "a7-b6 a1-b2 b6-c5 b2-a1 c5-a7";
    play(
        &mut game,
        &format!("{white_thrice} {black_thrice} {white_thrice}"),
    );
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (2, "*"),
        "four times these men, twice Black to move"
    );
    play(&mut game, black_thrice);
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (3, "1/2-1/2 repetition")
    );
}

pub(crate) fn positions_may_occur_for_ever(name: &str) {
    let mut game = four_men_each(name).game();
    for _ in 0..60 {
        play(&mut game, ROUND);
    }
    assert_eq!(
        (game.occurrences(), game.quiet_plies(), end(&game).as_str()),
        (61, 240, "*")
    );
}
