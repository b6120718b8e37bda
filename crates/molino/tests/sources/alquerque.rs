//! Source 000: the page on *alquerque de nueve*.

use molino::{Base, Repetition, Starter};

use crate::common::*;
use crate::statements;

const NAME: &str = "alquerque";

// Board and men.

#[test]
fn the_board_has_the_corners_and_middles_of_three_squares() {
    statements::three_squares_give_the_points(NAME);
}

#[test]
fn each_player_has_nine_men() {
    statements::each_side_has_nine_men(NAME);
}

// The aim.

#[test]
fn a_mill_is_three_men_in_a_row_up_or_across() {
    statements::mills_are_three_neighbours_on_a_straight_line(NAME);
}

#[test]
fn each_mill_takes_one_man() {
    statements::a_mill_takes_one_enemy_man_while_placing_and_while_moving(NAME);
}

#[test]
fn two_mills_made_by_one_man_take_one_man() {
    let game = scene(NAME, "a1 a4 d7 g7", "d6 f4 b2 c5")
        .in_hand(5, 5)
        .game();
    assert_eq!(ways(&game, "a7"), "a7xb2 a7xc5 a7xd6 a7xf4");
}

// The rules, 1 to 7.

#[test]
fn the_board_is_empty_when_the_game_begins() {
    statements::the_game_begins_on_the_empty_board(NAME);
}

#[test]
fn the_players_agree_who_begins() {
    assert_eq!(Base::Alquerque.options().starter, Starter::Agreement);
}

#[test]
fn the_players_place_their_men_in_turn_on_free_points() {
    statements::the_sides_place_one_man_each_in_turn_on_any_free_point(NAME);
}

#[test]
fn no_man_moves_in_the_placing_phase() {
    statements::men_stay_where_they_are_while_men_are_in_hand(NAME);
}

#[test]
fn then_men_step_along_the_lines_to_free_neighbours() {
    statements::after_the_last_placement_men_step_along_lines_to_free_neighbours(NAME);
    statements::the_sides_move_one_man_each_in_turn(NAME);
}

#[test]
fn a_man_taken_stays_out() {
    statements::a_man_taken_is_out_of_the_game(NAME);
}

#[test]
fn any_man_outside_mills_can_be_chosen() {
    statements::the_captor_chooses_among_the_men_outside_mills(NAME);
}

#[test]
fn men_in_mills_are_not_taken_while_another_stands_free() {
    statements::men_in_mills_are_safe_while_another_stands_free(NAME);
}

#[test]
fn any_man_is_taken_where_all_stand_in_mills() {
    statements::where_all_stand_in_mills_any_man_is_taken(NAME);
}

#[test]
fn a_mill_always_captures() {
    statements::the_capture_must_be_made(NAME);
    statements::without_a_mill_nothing_is_taken(NAME);
}

#[test]
fn a_mill_made_again_by_the_same_man_captures_again() {
    statements::a_mill_made_again_by_the_same_man_captures_again(NAME);
}

#[test]
fn three_men_left_by_six_captures_fly_to_any_free_point() {
    statements::six_captures_leave_three_men_that_fly_anywhere(NAME);
}

#[test]
fn three_men_on_the_board_do_not_fly_in_the_placing_phase() {
    statements::three_men_on_the_board_do_not_fly_while_men_are_in_hand(NAME);
}

// The end.

#[test]
fn a_blocked_player_has_lost() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_last_placement_can_block(NAME);
}

#[test]
fn men_in_hand_keep_a_player_from_being_blocked() {
    statements::men_that_cannot_step_lose_nothing_while_one_is_in_hand(NAME);
}

#[test]
fn seven_captures_win() {
    statements::the_seventh_capture_wins(NAME);
}

#[test]
fn fifty_moves_of_each_player_without_a_capture_draw() {
    statements::fifty_moves_of_each_side_without_a_capture_draw(NAME);
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
fn three_occurrences_in_succession_draw() {
    statements::the_third_occurrence_in_succession_draws(NAME);
    statements::the_side_to_move_is_part_of_the_position(NAME);
}

#[test]
fn three_occurrences_at_unequal_distances_do_not_draw() {
    assert_eq!(
        Base::Alquerque.options().repetition,
        Repetition::ThirdInSuccession
    );
    let (round, long_round) = (statements::ROUND, statements::LONG_ROUND);
    // Occurrences at the plies 0, 4 and 12.
    let mut game = statements::four_men_each(NAME).game();
    play(&mut game, &format!("{round} {long_round}"));
    assert_eq!((game.occurrences(), end(&game).as_str()), (3, "*"));
    // The next one, at 20, follows two of the same distance.
    play(&mut game, long_round);
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (4, "1/2-1/2 repetition")
    );
}

#[test]
fn an_occurrence_in_between_breaks_the_succession() {
    let (round, long_round) = (statements::ROUND, statements::LONG_ROUND);
    // Occurrences at the plies 0, 8, 12, 20 and 24: of the distances 8, 4, 8, 4 no two neighbours are equal,
    // though 0, 12 and 24 are as far from each other.
    let mut game = statements::four_men_each(NAME).game();
    play(
        &mut game,
        &format!("{long_round} {round} {long_round} {round}"),
    );
    assert_eq!((game.occurrences(), end(&game).as_str()), (5, "*"));
    play(&mut game, round);
    assert_eq!(end(&game), "1/2-1/2 repetition");
}
