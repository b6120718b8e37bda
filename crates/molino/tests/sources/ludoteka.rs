//! Source 002: the page of the site Ludoteka.

use molino::{Base, Options, Repetition, Starter};

use crate::common::*;
use crate::statements;

const NAME: &str = "ludoteka";

#[test]
fn is_the_rule_set_where_none_is_named() {
    assert_eq!(molino::RuleSet::default().to_string(), NAME);
}

// Origin: the numbers of men.

#[test]
fn the_game_is_known_with_three_four_five_seven_nine_and_twelve_men() {
    for (base, men) in [
        (Base::Three, 3),
        (Base::Four, 4),
        (Base::Five, 5),
        (Base::Seven, 7),
        (Base::Ludoteka, 9),
        (Base::Twelve, 12),
    ] {
        let game = game(base.name());
        let hands = molino::Player::ALL.map(|player| game.position().hand(player));
        assert_eq!(hands, [men; 2], "{}", base.name());
        assert!(!game.legal_moves().is_empty());
    }
}

// Description.

#[test]
fn lines_join_the_three_squares_at_the_middles_of_their_sides() {
    statements::lines_join_the_squares_at_the_middles_of_their_sides(NAME);
}

#[test]
fn the_twenty_four_points_are_twelve_corners_and_twelve_crossings() {
    statements::three_squares_give_the_points(NAME);
    statements::twelve_points_are_corners_and_twelve_are_crossings(NAME);
}

#[test]
fn each_player_has_nine_men() {
    statements::each_side_has_nine_men(NAME);
}

// The course of the game.

#[test]
fn lots_are_drawn_for_the_first_move() {
    assert_eq!(Base::Ludoteka.options().starter, Starter::Lot);
    assert_eq!(game(NAME).position().turn(), molino::Player::White);
}

#[test]
fn the_board_is_empty_when_the_game_begins() {
    statements::the_game_begins_on_the_empty_board(NAME);
}

#[test]
fn one_man_a_turn_is_placed_on_any_free_point() {
    statements::the_sides_place_one_man_each_in_turn_on_any_free_point(NAME);
}

#[test]
fn placed_men_wait_for_the_second_phase() {
    statements::men_stay_where_they_are_while_men_are_in_hand(NAME);
}

#[test]
fn in_the_second_phase_men_step_along_lines_to_free_neighbours() {
    statements::after_the_last_placement_men_step_along_lines_to_free_neighbours(NAME);
    statements::the_sides_move_one_man_each_in_turn(NAME);
}

#[test]
fn a_line_of_two_colours_is_no_mill() {
    statements::mills_are_three_neighbours_on_a_straight_line(NAME);
    let mixed = scene(NAME, "d5 d7 e3", "d6 a1 b4").in_hand(5, 5).game();
    assert!(
        !moves(&mixed).contains('x'),
        "a line of two colours is no mill"
    );
}

#[test]
fn the_capture_must_be_made_in_both_phases() {
    statements::the_capture_must_be_made(NAME);
    statements::a_mill_takes_one_enemy_man_while_placing_and_while_moving(NAME);
}

#[test]
fn only_the_man_placed_or_moved_completes_a_mill() {
    statements::without_a_mill_nothing_is_taken(NAME);
}

#[test]
fn two_mills_made_by_one_man_take_one_man() {
    let game = scene(NAME, "a1 a4 d7 g7", "d6 f4 b2 c5")
        .in_hand(5, 5)
        .game();
    assert_eq!(ways(&game, "a7"), "a7xb2 a7xc5 a7xd6 a7xf4");
    assert_eq!(refusal(&game, "a7xb2xc5"), "one-capture-only");
}

#[test]
fn a_man_taken_stays_out() {
    statements::a_man_taken_is_out_of_the_game(NAME);
}

#[test]
fn a_mill_made_again_by_the_same_man_captures_again() {
    statements::a_mill_made_again_by_the_same_man_captures_again(NAME);
}

#[test]
fn any_man_outside_mills_can_be_chosen() {
    statements::the_captor_chooses_among_the_men_outside_mills(NAME);
    statements::men_in_mills_are_safe_while_another_stands_free(NAME);
}

#[test]
fn any_man_is_taken_where_all_stand_in_mills() {
    statements::where_all_stand_in_mills_any_man_is_taken(NAME);
}

#[test]
fn three_men_left_by_six_captures_fly_to_any_free_point() {
    statements::six_captures_leave_three_men_that_fly_anywhere(NAME);
}

#[test]
fn three_men_on_the_board_do_not_fly_in_the_first_phase() {
    statements::three_men_on_the_board_do_not_fly_while_men_are_in_hand(NAME);
}

// The end.

#[test]
fn seven_captures_win() {
    statements::the_seventh_capture_wins(NAME);
}

#[test]
fn a_whole_game_ends_with_the_seventh_capture() {
    let opening = "f4 f2 d6 c3 d5 b6 d7xf2 d3 g1 a7 g4 b4 e4xd3 f2 g7xa7 a4 a7xf2 b2xd7 g7-d7xc3 b2-d2 d7-g7xa4";
    let mut game = after(game(NAME), opening);
    assert_eq!(
        game.setup().to_string(),
        "W1W/BW1/1W1/1B1WWW/3/1B1/2W b 0,0 0 11"
    );
    play(&mut game, "d2-c4");
    assert_eq!(
        end(&game),
        "*",
        "the three men left fly, and the game goes on"
    );
    play(&mut game, "d6-d7xb4");
    assert_eq!(end(&game), "1-0 men");
}

#[test]
fn a_blocked_player_has_lost() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_last_placement_can_block(NAME);
}

#[test]
fn three_men_that_are_shut_in_fly_away() {
    let shut = scene(NAME, "a7 d7 g7", "a4 g4 d5 c3").black_to_move();
    let shut = after(shut.game(), "d5-d6");
    assert_eq!(end(&shut), "*");
    assert_eq!(shut.legal_moves().len(), 3 * (24 - 7));
}

#[test]
fn men_in_hand_keep_a_player_from_being_blocked() {
    statements::men_that_cannot_step_lose_nothing_while_one_is_in_hand(NAME);
}

#[test]
fn fifty_moves_of_each_player_without_a_capture_draw() {
    statements::fifty_moves_of_each_side_without_a_capture_draw(NAME);
}

#[test]
fn the_hundredth_quiet_ply_draws_and_the_ninety_ninth_does_not() {
    let text = "1W1/2B/1W1/2WB2/3/1WB/B2 w 0,0 98 81";
    let game = game_at(NAME, text);
    let ninety_nine = after(game, "d7-g7");
    assert_eq!(
        (ninety_nine.quiet_plies(), end(&ninety_nine).as_str()),
        (99, "*")
    );
    assert_eq!(end(&after(ninety_nine, "a1-d1")), "1/2-1/2 no-capture");
    assert_eq!(
        end(&game_at(NAME, &text.replace(" 98 ", " 100 "))),
        "1/2-1/2 no-capture"
    );
}

#[test]
fn a_capture_starts_the_fifty_moves_again() {
    statements::a_capture_starts_the_fifty_moves_again(NAME);
}

#[test]
fn placements_are_no_part_of_the_fifty_moves() {
    statements::placements_are_no_part_of_the_fifty_moves(NAME);
}

#[test]
fn a_win_on_the_last_of_the_fifty_moves_is_a_win() {
    statements::a_win_on_the_last_of_the_fifty_moves_is_a_win(NAME);
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    statements::the_third_occurrence_in_succession_draws(NAME);
    statements::the_side_to_move_is_part_of_the_position(NAME);
}

#[test]
fn the_three_occurrences_need_not_follow_each_other() {
    let Options { repetition, .. } = Base::Ludoteka.options();
    assert_eq!(repetition, Repetition::Third);
    let mut game = statements::four_men_each(NAME).game();
    play(&mut game, statements::ROUND);
    assert_eq!(end(&game), "*");
    play(&mut game, statements::LONG_ROUND);
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (3, "1/2-1/2 repetition")
    );
}

#[test]
fn a_draw_by_counter_and_repetition_at_once_is_named_after_the_counter() {
    let start = statements::four_men_each(NAME).after_quiet_plies(92);
    let both = after(start.game(), &[statements::ROUND; 2].join(" "));
    assert_eq!((both.quiet_plies(), both.occurrences()), (100, 3));
    assert_eq!(end(&both), "1/2-1/2 no-capture");
}
