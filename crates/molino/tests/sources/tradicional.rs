//! Source 001: the rules of an Argentine page, without dice.

use molino::{Base, DrawCounter, Flying, Options, Repetition, Starter};

use crate::common::*;
use crate::statements;

const NAME: &str = "tradicional";

#[test]
fn eighteen_men_play_on_the_nine_men_board() {
    statements::each_side_has_nine_men(NAME);
    statements::three_squares_give_the_points(NAME);
}

#[test]
fn men_enter_in_turn_on_any_free_crossing() {
    statements::the_game_begins_on_the_empty_board(NAME);
    statements::the_sides_place_one_man_each_in_turn_on_any_free_point(NAME);
}

#[test]
fn a_row_of_three_along_a_line_takes_one_enemy_man() {
    statements::mills_are_three_neighbours_on_a_straight_line(NAME);
    statements::a_mill_takes_one_enemy_man_while_placing_and_while_moving(NAME);
}

#[test]
fn the_capture_must_be_made() {
    statements::the_capture_must_be_made(NAME);
    statements::without_a_mill_nothing_is_taken(NAME);
}

#[test]
fn two_mills_made_by_one_man_take_one_man() {
    let game = scene(NAME, "a1 a4 d7 g7", "d6 f4 b2 c5")
        .in_hand(5, 5)
        .game();
    assert_eq!(ways(&game, "a7"), "a7xb2 a7xc5 a7xd6 a7xf4");
}

#[test]
fn men_outside_mills_are_taken_first() {
    statements::the_captor_chooses_among_the_men_outside_mills(NAME);
    statements::men_in_mills_are_safe_while_another_stands_free(NAME);
}

#[test]
fn any_man_is_taken_where_all_stand_in_mills() {
    statements::where_all_stand_in_mills_any_man_is_taken(NAME);
}

#[test]
fn a_man_taken_is_off_the_board_for_good() {
    statements::a_man_taken_is_out_of_the_game(NAME);
}

#[test]
fn men_move_only_when_all_have_entered() {
    statements::men_stay_where_they_are_while_men_are_in_hand(NAME);
}

#[test]
fn then_the_players_move_one_man_in_turn_to_a_neighbouring_crossing() {
    statements::after_the_last_placement_men_step_along_lines_to_free_neighbours(NAME);
    statements::the_sides_move_one_man_each_in_turn(NAME);
}

#[test]
fn two_men_left_have_lost() {
    statements::the_seventh_capture_wins(NAME);
}

#[test]
fn a_blocked_player_has_lost() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_last_placement_can_block(NAME);
    statements::men_that_cannot_step_lose_nothing_while_one_is_in_hand(NAME);
}

#[test]
fn three_men_can_be_blocked_since_they_do_not_fly() {
    let game = scene(NAME, "a7 d7 g7", "a4 g4 d5 c3")
        .black_to_move()
        .game();
    assert_eq!(end(&after(game, "d5-d6")), "0-1 blocked");
}

#[test]
fn opening_and_closing_a_mill_pays_without_limit() {
    statements::a_mill_made_again_by_the_same_man_captures_again(NAME);
}

#[test]
fn one_mill_can_take_every_man_that_is_taken_in_a_game() {
    let won = statements::after_captures(NAME, 7);
    assert_eq!(end(&won), "1-0 men");
}

#[test]
fn a_player_busy_with_mills_can_be_blocked() {
    let game = scene(NAME, "a1 d1 g1", "a4 d3 f4 b6").game();
    assert_eq!(
        end(&after(game, "g1-g4 d3-d2 g4-g1xb6 f4-g4")),
        "0-1 blocked"
    );
}

// What the page leaves open.

#[test]
fn nobody_flies() {
    assert_eq!(Base::Tradicional.options().flying, Flying::Never);
    statements::nobody_ever_flies(NAME);
}

#[test]
fn no_draw_comes_by_itself() {
    let Options {
        counter,
        repetition,
        ..
    } = Base::Tradicional.options();
    assert_eq!(
        (counter, repetition),
        (DrawCounter::Never, Repetition::Free)
    );
    statements::positions_may_occur_for_ever(NAME);
}

#[test]
fn white_goes_to_a_player_by_lot() {
    assert_eq!(Base::Tradicional.options().starter, Starter::Lot);
}

// Other numbers of men.

#[test]
fn six_and_twelve_men_differ_in_board_and_men_only() {
    for base in [Base::Six, Base::Twelve] {
        let Options { board, men, .. } = base.options();
        let expected = Options {
            board,
            men,
            ..Base::Tradicional.options()
        };
        assert_eq!(base.options(), expected, "{}", base.name());
        assert_ne!((board, men), (Base::Tradicional.options().board, 9));
    }
}
