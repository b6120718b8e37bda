//! The other numbers of men, and the wider family.

use std::collections::BTreeSet;

use molino::{
    Base, BoardId, DrawCounter, FullBoard, Game, MillSet, Options, Outcome, Phases, Player,
    PointSet, Position, Reforming, Setup, WonBy,
};

use crate::common::*;
use crate::statements;

// Boards.

#[test]
fn every_board_has_its_points_edges_and_mills() {
    for (id, points, edges, mills) in [
        (BoardId::Three, 9, 16, 8),
        (BoardId::Six, 16, 20, 8),
        (BoardId::Seven, 17, 24, 14),
        (BoardId::Nine, 24, 32, 16),
        (BoardId::Twelve, 24, 40, 20),
    ] {
        let board = id.board();
        let found = (
            board.points().len(),
            board.edges().count(),
            board.mills().len(),
        );
        assert_eq!(found, (points, edges, mills), "{}", id.name());
    }
}

#[test]
fn every_mill_lies_on_a_drawn_line_between_neighbours() {
    for board in BoardId::ALL.map(BoardId::board) {
        for mill in board.mills() {
            let drawn = board.lines().any(|line| {
                let line: Vec<_> = line.collect();
                line.windows(3)
                    .any(|three| three.iter().copied().collect::<PointSet>() == *mill)
            });
            assert!(drawn && mill.len() == 3, "{board:?}");
        }
    }
}

#[test]
fn the_cross_of_seven_men_has_six_mills_and_the_sides_have_eight() {
    let mills = |id: BoardId| -> BTreeSet<String> {
        let all = MillSet::from_bits(u32::MAX);
        id.board()
            .mill_names(all)
            .map(|mill| mill.to_string())
            .collect()
    };
    let (six, seven) = (mills(BoardId::Six), mills(BoardId::Seven));
    assert!(seven.is_superset(&six));
    let cross: Vec<&String> = seven.difference(&six).collect();
    let expected = [
        "a3-b3-c3", "b3-c3-d3", "c1-c2-c3", "c2-c3-c4", "c3-c4-c5", "c3-d3-e3",
    ];
    assert!(cross.into_iter().eq(expected), "{seven:?}");
    let game = scene("seven", "a3 b3", "a1 e1").in_hand(5, 5).game();
    assert_eq!(ways(&game, "c3"), "c3xa1 c3xe1");
}

#[test]
fn corners_are_joined_with_twelve_men_and_with_eleven_but_not_with_nine_or_ten() {
    for (name, diagonal) in [
        ("twelve", true),
        ("eleven", true),
        ("morabaraba", true),
        ("ludoteka", false),
        ("ten", false),
        ("lasker", false),
    ] {
        let game = scene(name, "a1 d6 f4 g7", "c3 e5 d2 b4").game();
        assert_eq!(!ways(&game, "a1-b2").is_empty(), diagonal, "{name}");
        let placing = scene(name, "a1 b2", "d6 f4").in_hand(7, 7).game();
        assert_eq!(ways(&placing, "c3").contains('x'), diagonal, "{name}");
    }
}

#[test]
fn the_small_boards_have_their_points_by_name() {
    let two_squares = "a1 a3 a5 b2 b3 b4 c1 c2 c4 c5 d2 d3 d4 e1 e3 e5";
    let with_the_centre = "a1 a3 a5 b2 b3 b4 c1 c2 c3 c4 c5 d2 d3 d4 e1 e3 e5";
    for (id, points) in [
        (BoardId::Three, "a1 a2 a3 b1 b2 b3 c1 c2 c3"),
        (BoardId::Six, two_squares),
        (BoardId::Seven, with_the_centre),
    ] {
        let board = id.board();
        let names: Vec<String> = board
            .points()
            .into_iter()
            .map(|point| board.name(point).to_string())
            .collect();
        assert_eq!(names.join(" "), points);
    }
    assert_eq!(
        ways(&scene("seven", "b3 a1 e5", "a5 e1 c5").game(), "b3-c3"),
        "b3-c3",
        "the centre is joined to the middles"
    );
}

#[test]
fn three_mills_at_once_take_no_more_than_two_men() {
    let game = scene("seven+doble", "a3 b3 d3 e3", "a1 e1 a5 e5")
        .in_hand(3, 2)
        .game();
    let words = ways(&game, "c3");
    assert_eq!(words.split(' ').count(), 6, "each two of four men: {words}");
    assert!(words.split(' ').all(|mv| mv.matches('x').count() == 2));
}

// Three in a row.

#[test]
fn three_men_in_a_row_win_at_once_also_on_a_diagonal() {
    for (white, black, last) in [
        ("a1 b2", "a3 c1", "c3"),
        ("a1 a2", "b3 c1", "a3"),
        ("b1 b3", "a3 c1", "b2"),
    ] {
        let game = scene("three", white, black).in_hand(1, 1).game();
        assert_eq!(end(&after(game, last)), "1-0 line", "{white} {last}");
    }
    let stepping = scene("three", "a1 b1 c2", "a2 b3 c3").game();
    assert_eq!(end(&after(stepping, "c2-c1")), "1-0 line");
    let game = after(game("three"), "b2 a1 c3 a3 b1");
    assert_eq!(
        end(&after(game, "a2")),
        "0-1 line",
        "the second player may be the first with a line"
    );
}

#[test]
fn three_men_in_a_row_take_nothing() {
    let game = scene("three", "a1 b2", "a3 b3").in_hand(1, 1).game();
    assert_eq!(refusal(&game, "c3xa3"), "nothing-captured");
}

#[test]
fn then_the_three_men_step_to_neighbours() {
    let stepping = scene("three", "a1 b3 c2", "a3 b1 c3");
    assert_eq!(
        moves(&stepping.clone().game()),
        "a1-a2 a1-b2 b3-b2 c2-b2 c2-c1"
    );
    assert_eq!(refusal(&stepping.game(), "a1-c1"), "not-neighbours");
    let flying = scene("three+volar", "a1 b3 c2", "a3 b1 c3").game();
    assert_eq!(ways(&flying, "a1-c1"), "a1-c1");
}

#[test]
fn nobody_is_blocked_in_three_in_a_row() {
    let rules = rules("three");
    let men = |bits: u32| PointSet::from_bits(bits);
    let sets = || (0..1 << 9).map(men).filter(|men| men.len() == 3);
    let mut positions = 0;
    for (white, black) in sets().flat_map(|white| sets().map(move |black| (white, black))) {
        let mut setup = Setup::empty(rules.board());
        white
            .into_iter()
            .for_each(|point| setup.set(point, Some(Player::White)));
        black
            .into_iter()
            .for_each(|point| setup.set(point, Some(Player::Black)));
        let Some(position) = Position::new(&setup, &rules)
            .ok()
            .filter(|_| !white.meets(black))
        else {
            continue;
        };
        positions += 1;
        let blocked = Some(Outcome::Win {
            winner: Player::Black,
            by: WonBy::Blocked,
        });
        assert_ne!(position.outcome(&rules), blocked, "{setup}");
    }
    assert_eq!(positions, 1680 - 12, "lines of both sides are no position");
}

// Four to seven men.

#[test]
fn four_five_and_six_men_share_the_board_of_two_squares() {
    for (base, men) in [(Base::Four, 4), (Base::Five, 5), (Base::Six, 6)] {
        let Options {
            board, men: found, ..
        } = base.options();
        assert_eq!((board, found), (BoardId::Six, men), "{}", base.name());
        let game = scene(base.name(), "a1 a3", "e1 e3").in_hand(1, 1).game();
        assert_eq!(ways(&game, "a5"), "a5xe1 a5xe3", "{}", base.name());
    }
}

#[test]
fn smaller_boards_play_by_the_rules_of_the_traditional_game() {
    for base in [
        Base::Three,
        Base::Four,
        Base::Five,
        Base::Six,
        Base::Seven,
        Base::Twelve,
    ] {
        let Options {
            board, men, mill, ..
        } = base.options();
        let expected = Options {
            board,
            men,
            mill,
            ..Base::Tradicional.options()
        };
        assert_eq!(base.options(), expected, "{}", base.name());
        let captures = base.options().mill == Base::Tradicional.options().mill;
        assert_eq!(captures, base != Base::Three, "{}", base.name());
    }
}

#[test]
fn a_side_blocked_by_the_last_placement_has_lost_on_every_board() {
    for (name, placements) in [
        ("four", "b2 a3 b3 d2 c2 b4 a1 c1"),
        ("five", "b4 e1 a3 e5 c5 c4 b3 b2 a5 a1"),
        ("six", "d3 d4 e3 c2 d2 a1 c4 e1 c5 b4 e5 a5"),
        ("seven", "e5 c2 e3 b3 d2 a5 b4 a1 c1 d3 b2 e1 c5 c4"),
        (
            "ten",
            "e4 d6 c5 f4 b6 a4 a7 d2 c4 b4 d7 e5 d3 g4 d5 f2 b2 g7 e3 c3",
        ),
        (
            "eleven",
            "f2 d1 g1 a7 d2 d5 e5 b6 d3 g7 a4 c3 g4 b2 c5 c4 e4 e3 a1 f6 b4 f4",
        ),
    ] {
        let (before, last) = placements.rsplit_once(' ').expect("several placements");
        let game = after(game(name), before);
        assert_eq!(end(&game), "*", "{name}");
        assert_eq!(end(&after(game, last)), "0-1 blocked", "{name}");
    }
}

// Twelve men and a full board.

pub(crate) const WHITE_TWELVE: &str = "a1 a4 d7 g7 g1 b2 b6 d6 f2 c4 e5 d3";
pub(crate) const BLACK_ELEVEN: &str = "d1 g4 b4 d2 f4 f6 c3 c5 d5 e3 e4";

fn before_the_board_is_full(name: &str) -> Game {
    scene(name, WHITE_TWELVE, BLACK_ELEVEN)
        .in_hand(0, 1)
        .black_to_move()
        .game()
}

#[test]
fn a_full_board_is_lost_for_the_side_to_move() {
    for name in ["twelve", "twelve+volar", "twelve+opcional"] {
        assert_eq!(
            end(&after(before_the_board_is_full(name), "a7")),
            "0-1 blocked",
            "{name}"
        );
    }
}

#[test]
fn a_full_board_draws_in_morabaraba() {
    let full = after(before_the_board_is_full("morabaraba"), "a7");
    assert_eq!(end(&full), "1/2-1/2 board-full");
}

#[test]
fn a_capture_by_the_last_placement_leaves_the_board_open() {
    // d5 completes c5-d5-e5 and must take a man.
    let game = scene(
        "twelve",
        "a1 a4 d7 g7 g1 b2 b6 d6 f2 c4 e3 d3",
        "a7 d1 g4 b4 d2 f4 f6 c3 c5 e5 e4",
    )
    .in_hand(0, 1);
    let game = game.black_to_move().game();
    assert!(ways(&game, "d5").starts_with("d5x"));
    assert_eq!(end(&after(game, "d5xa1")), "*");
}

// Ten, Lasker, eleven, morabaraba, the federation.

#[test]
fn the_wider_family_plays_as_ludoteka_in_all_that_is_not_named() {
    let ludoteka = Base::Ludoteka.options();
    let Options { counter, .. } = Base::Wmd.options();
    for (base, expected) in [
        (
            Base::Ten,
            Options {
                men: 10,
                ..ludoteka
            },
        ),
        (
            Base::Lasker,
            Options {
                men: 10,
                phases: Phases::PlaceOrMove,
                ..ludoteka
            },
        ),
        (
            Base::Eleven,
            Options {
                men: 11,
                board: BoardId::Twelve,
                ..ludoteka
            },
        ),
        (
            Base::Morabaraba,
            Options {
                men: 12,
                board: BoardId::Twelve,
                reforming: Reforming::BarredForATurn,
                full_board: FullBoard::Draws,
                ..ludoteka
            },
        ),
        (
            Base::Wmd,
            Options {
                counter,
                ..ludoteka
            },
        ),
    ] {
        assert_eq!(base.options(), expected, "{}", base.name());
    }
}

#[test]
fn in_laskers_game_a_man_is_placed_or_moved() {
    let game = after(game("lasker"), "a1 g7");
    let words = moves(&game);
    assert!(words.contains("a1-a4 a1-d1"), "{words}");
    assert_eq!(game.legal_moves().len(), 22 + 2);
    assert_eq!(after(game, "a1-a4").position().hand(Player::White), 9);
}

#[test]
fn in_laskers_game_nobody_flies_with_men_in_hand() {
    let game = scene("lasker", "a1 a4 b6", "g1 g4 d2 f6")
        .in_hand(1, 0)
        .game();
    assert_eq!(refusal(&game, "a1-e5"), "flying-with-men-in-hand");
}

#[test]
fn in_morabaraba_a_mill_broken_for_another_is_barred_for_a_turn_whichever_man_would_form_it() {
    let game = scene("morabaraba", "e3 e4 e5 d1 d2 f2", "b2 b6 c5 a4 g7").game();
    let game = after(game, "e3-d3xb2 g7-g4");
    assert_eq!(refusal(&game, "d3-e3xa4"), "barred");
    assert_eq!(refusal(&game, "f2-e3xa4"), "barred");
    let later = after(game, "d1-g1 g4-g7");
    assert!(!ways(&later, "f2-e3").is_empty());
}

#[test]
fn a_move_that_completes_a_barred_mill_is_illegal_even_if_it_completes_another() {
    let open = scene("morabaraba", "c3 d3 e4 e5 f2", "a7 b4 g1 d6").game();
    assert!(ways(&open, "f2-e3").contains("f2-e3xa7"));
    let barred = game_at("morabaraba", &format!("{} barred=e3-e4-e5", open.setup()));
    assert_eq!(refusal(&barred, "f2-e3xa7"), "barred");
    assert_eq!(refusal(&barred, "f2-e3"), "barred");
}

#[test]
fn a_side_that_could_only_form_barred_mills_is_blocked() {
    let game = scene(
        "morabaraba",
        "a1 a4 a7 d1 g1 b4 b6",
        "d7 d2 g4 f4 c3 c4 c5 d6 g7",
    )
    .game();
    let game = after(game, "a1-b2xg7");
    assert!(
        game.setup()
            .to_string()
            .ends_with(" barred-other=a1-a4-a7,a1-d1-g1")
    );
    assert_eq!(end(&after(game.clone(), "f4-f2")), "0-1 blocked");
    // Without the ban White has three moves there.
    let text = after(game, "f4-f2").setup().to_string();
    let (free, _) = text.split_once(" barred=").expect("two mills are barred");
    let free = game_at("morabaraba", free);
    let stems: BTreeSet<&str> = ["a4-a1", "b2-a1", "d1-a1"].into();
    assert!(
        moves(&free).split(' ').all(|mv| stems.contains(&mv[..5])),
        "{}",
        moves(&free)
    );
}

#[test]
fn a_side_with_a_man_in_hand_that_could_only_form_a_barred_mill_is_blocked() {
    let white = "a1 a4 b2 b6 d6 d7 e4 e5 f2 g1 g7";
    let black = "a7 b4 c3 c4 c5 d1 d2 d3 d5 f4 f6 g4";
    let open = scene("morabaraba", white, black).in_hand(1, 0).game();
    assert!(
        moves(&open).split(' ').all(|mv| mv.starts_with("e3x")),
        "{}",
        moves(&open)
    );
    let barred = game_at("morabaraba", &format!("{} barred=e3-e4-e5", open.setup()));
    assert_eq!(end(&barred), "0-1 blocked");
}

#[test]
fn the_federation_counts_forty_plies_since_the_last_mill() {
    assert!(
        matches!(Base::Wmd.options().counter, DrawCounter::SinceMill(plies) if plies.get() == 40)
    );
    let mut game = statements::four_men_each("wmd").game();
    wander(&mut game, 39);
    assert_eq!(end(&game), "*");
    wander(&mut game, 1);
    assert_eq!(end(&game), "1/2-1/2 no-capture");
}

#[test]
fn under_the_federation_a_mill_starts_the_count_again_even_where_it_takes_nobody() {
    let scene = |name| {
        scene(name, "d5 d6 g7 e3", "a1 d1 f4 c3")
            .after_quiet_plies(39)
            .game()
    };
    let quiet = |name| after(scene(name), "g7-d7").quiet_plies();
    assert_eq!((quiet("wmd+opcional"), quiet("ludoteka+opcional")), (0, 40));
}
