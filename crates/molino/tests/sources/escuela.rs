//! Source 003: the school sheet, whose rules are those of 002 (`ludoteka`).

use molino::{Base, Starter};

use crate::common::*;
use crate::statements;

const NAME: &str = "ludoteka";

#[test]
fn the_board_is_three_squares_joined_at_the_middles_of_their_sides() {
    statements::lines_join_the_squares_at_the_middles_of_their_sides(NAME);
    statements::three_squares_give_the_points(NAME);
    statements::twelve_points_are_corners_and_twelve_are_crossings(NAME);
}

/// The sheet has its reader cut out nine men of each colour, for a board on a square grid.
#[test]
fn nine_men_of_each_colour_are_enough_and_the_board_lies_on_a_square_grid() {
    statements::each_side_has_nine_men(NAME);
    let rules = rules(NAME);
    let board = rules.board();
    assert_eq!(board.size(), 7);
    assert!(board.lines().all(|line| {
        let names: Vec<_> = line.map(|point| board.name(point)).collect();
        names.iter().all(|name| name.column() == names[0].column())
            || names.iter().all(|name| name.row() == names[0].row())
    }));
}

#[test]
fn lots_are_drawn_for_the_first_move() {
    assert_eq!(Base::Ludoteka.options().starter, Starter::Lot);
}

#[test]
fn the_first_phase_places_one_man_a_turn_on_the_empty_board() {
    statements::the_game_begins_on_the_empty_board(NAME);
    statements::the_sides_place_one_man_each_in_turn_on_any_free_point(NAME);
}

#[test]
fn placed_men_wait_for_the_second_phase() {
    statements::men_stay_where_they_are_while_men_are_in_hand(NAME);
}

#[test]
fn the_second_phase_steps_to_free_neighbours_along_lines() {
    statements::after_the_last_placement_men_step_along_lines_to_free_neighbours(NAME);
    statements::the_sides_move_one_man_each_in_turn(NAME);
}

#[test]
fn a_completed_mill_must_take_a_man_in_both_phases() {
    statements::mills_are_three_neighbours_on_a_straight_line(NAME);
    statements::the_capture_must_be_made(NAME);
    statements::a_mill_takes_one_enemy_man_while_placing_and_while_moving(NAME);
    statements::without_a_mill_nothing_is_taken(NAME);
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
fn three_men_left_by_six_captures_fly() {
    statements::six_captures_leave_three_men_that_fly_anywhere(NAME);
    statements::three_men_on_the_board_do_not_fly_while_men_are_in_hand(NAME);
}

#[test]
fn seven_captures_win() {
    statements::the_seventh_capture_wins(NAME);
}

#[test]
fn a_blocked_player_has_lost() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_last_placement_can_block(NAME);
}

#[test]
fn fifty_moves_of_each_player_without_a_capture_draw() {
    statements::fifty_moves_of_each_side_without_a_capture_draw(NAME);
    statements::a_capture_starts_the_fifty_moves_again(NAME);
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    statements::the_third_occurrence_in_succession_draws(NAME);
}
