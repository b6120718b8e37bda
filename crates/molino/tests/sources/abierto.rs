//! Source 004: the page of a free tutorial, with its two variants.

use molino::{Base, DrawCounter, Flying, Game, Player, Repetition, Starter};

use crate::common::*;
use crate::statements;

const NAME: &str = "abierto";
const BAN: &str = "abierto+sin-reformar";
const TWO: &str = "abierto+doble";
const BOTH: &str = "abierto+doble+sin-reformar";

// Board and terms.

#[test]
fn twenty_four_circles_lie_on_three_squares() {
    statements::three_squares_give_the_points(NAME);
}

#[test]
fn the_first_player_has_nine_white_men_and_the_second_nine_black_ones() {
    statements::each_side_has_nine_men(NAME);
    assert_eq!(Base::Abierto.options().starter, Starter::FixedColours);
}

#[test]
fn a_mill_fills_a_drawn_line_with_one_colour() {
    statements::mills_are_three_neighbours_on_a_straight_line(NAME);
}

#[test]
fn a_man_taken_stays_out() {
    statements::a_man_taken_is_out_of_the_game(NAME);
}

#[test]
fn a_man_in_a_mill_is_not_taken() {
    statements::men_in_mills_are_safe_while_another_stands_free(NAME);
    statements::the_captor_chooses_among_the_men_outside_mills(NAME);
}

#[test]
fn any_man_is_taken_where_all_stand_in_mills() {
    statements::where_all_stand_in_mills_any_man_is_taken(NAME);
}

// The game.

#[test]
fn the_board_is_empty_and_white_begins() {
    statements::the_game_begins_on_the_empty_board(NAME);
    assert_eq!(game(NAME).position().turn(), Player::White);
}

#[test]
fn one_man_a_turn_is_placed_on_an_empty_circle() {
    statements::the_sides_place_one_man_each_in_turn_on_any_free_point(NAME);
}

#[test]
fn men_do_not_move_in_the_first_phase() {
    statements::men_stay_where_they_are_while_men_are_in_hand(NAME);
}

#[test]
fn a_mill_may_take_one_man_in_both_phases() {
    statements::a_mill_takes_one_enemy_man_while_placing_and_while_moving(NAME);
    statements::without_a_mill_nothing_is_taken(NAME);
}

#[test]
fn several_mills_made_at_once_may_take_one_man() {
    let game = scene(NAME, "a1 a4 d7 g7", "d6 f4 b2").in_hand(5, 5).game();
    assert_eq!(ways(&game, "a7"), "a7 a7xb2 a7xd6 a7xf4");
    assert_eq!(refusal(&game, "a7xb2xd6"), "one-capture-only");
}

#[test]
fn the_capture_may_be_declined_in_both_phases() {
    let placing = scene(NAME, "d5 d6", "a1 b4 g1").in_hand(7, 6).game();
    let moving = scene(NAME, "d5 d6 g7 e3", "a1 b4 g1 f2").game();
    for (game, mill) in [(placing, "d7"), (moving, "g7-d7")] {
        let declined = after(game.clone(), mill);
        assert_eq!(declined.position().turn(), Player::Black, "the turn passes");
        assert_eq!(
            declined.position().men(Player::Black),
            game.position().men(Player::Black)
        );
    }
}

#[test]
fn a_declined_capture_is_not_made_up_for_later() {
    let game = scene(NAME, "d5 d6 g7 e3", "a1 b4 g1 f2").game();
    let game = after(game, "g7-d7 a1-a4");
    assert_eq!(refusal(&game, "e3-d3xa4"), "no-mill");
}

#[test]
fn in_the_second_phase_a_man_steps_along_a_line_to_an_empty_neighbour() {
    statements::after_the_last_placement_men_step_along_lines_to_free_neighbours(NAME);
    statements::the_sides_move_one_man_each_in_turn(NAME);
}

#[test]
fn a_mill_opened_and_closed_captures_again() {
    statements::a_mill_made_again_by_the_same_man_captures_again(NAME);
}

#[test]
fn a_broken_mill_exposes_its_men() {
    let game = after(scene(NAME, "a1 d1 g1 c3", "d5 d6 g7 e3").game(), "g1-g4");
    assert_eq!(
        ways(&game, "g7-d7"),
        "g7-d7 g7-d7xa1 g7-d7xc3 g7-d7xd1 g7-d7xg4"
    );
}

#[test]
fn three_men_fly_to_any_empty_circle() {
    assert_eq!(Base::Abierto.options().flying, Flying::AtThree);
    statements::six_captures_leave_three_men_that_fly_anywhere(NAME);
    statements::three_men_on_the_board_do_not_fly_while_men_are_in_hand(NAME);
}

// The end.

#[test]
fn a_player_who_cannot_move_has_lost() {
    statements::a_side_without_a_move_has_lost(NAME);
    statements::the_last_placement_can_block(NAME);
    statements::men_that_cannot_step_lose_nothing_while_one_is_in_hand(NAME);
}

#[test]
fn seven_captures_that_leave_two_men_win() {
    statements::the_seventh_capture_wins(NAME);
}

/// White takes a man that leaves three men each.
fn three_men_each() -> Game {
    let game = scene(NAME, "d5 d6 g7", "a1 b4 g1 f2")
        .after_quiet_plies(30)
        .game();
    after(game, "g7-d7xf2")
}

#[test]
fn ten_moves_of_each_side_with_three_men_each_draw() {
    let mut game = three_men_each();
    assert_eq!(
        game.quiet_plies(),
        0,
        "the count begins with the capture that leaves three men each"
    );
    wander(&mut game, 19);
    assert_eq!(end(&game), "*", "nineteen plies");
    wander(&mut game, 1);
    assert_eq!(end(&game), "1/2-1/2 no-capture");
}

#[test]
fn a_mill_without_a_capture_does_not_stop_the_count() {
    let game = scene(NAME, "d5 d6 g7", "a1 b4 g1")
        .after_quiet_plies(19)
        .game();
    assert_eq!(end(&after(game.clone(), "g7-d7")), "1/2-1/2 no-capture");
    assert_eq!(
        end(&after(game, "g7-d7xa1")),
        "1-0 men",
        "a capture on the last of the ten moves wins"
    );
}

#[test]
fn the_ten_moves_are_not_counted_while_a_side_has_more_than_three_men() {
    for (white, black) in [("d5 f6 a4", "a1 b4 g1 f2"), ("d5 f6 a4 e3", "a1 b4 g1")] {
        let mut game = scene(NAME, white, black).game();
        wander(&mut game, 120);
        assert_eq!(end(&game), "*");
    }
}

#[test]
fn the_ten_moves_are_not_counted_while_a_man_is_in_hand() {
    let game = scene(NAME, "d5 f6 a4", "a1 b4")
        .in_hand(0, 1)
        .after_quiet_plies(19)
        .game();
    let placed = after(game, "a4-a7 g1");
    assert_eq!(
        (placed.quiet_plies(), end(&placed).as_str()),
        (0, "*"),
        "the count begins with the placement"
    );
}

#[test]
fn the_page_has_no_other_draw() {
    let options = Base::Abierto.options();
    assert_eq!(options.repetition, Repetition::Free);
    assert!(matches!(options.counter, DrawCounter::BothAtThree(plies) if plies.get() == 20));
    statements::positions_may_occur_for_ever(NAME);
}

// The first variant.

/// White swings e3 between its mill e3-e4-e5 and d1-d2-d3.
fn swing(name: &str) -> Game {
    scene(name, "e3 e4 e5 d1 d2", "b2 b6 c5 a4 g7").game()
}

#[test]
fn a_mill_left_for_another_is_barred_on_the_next_turn() {
    let game = after(swing(BAN), "e3-d3xb2 g7-g4");
    assert_eq!(
        game.setup()
            .to_string()
            .split_once(" barred=")
            .map(|(_, mills)| mills),
        Some("e3-e4-e5")
    );
    assert_eq!(refusal(&game, "d3-e3"), "barred");
    assert_eq!(
        refusal(&game, "d3-e3xa4"),
        "barred",
        "the move is illegal, not merely unpaid"
    );
    assert_eq!(
        ways(&after(swing(NAME), "e3-d3xb2 g7-g4"), "d3-e3"),
        "d3-e3 d3-e3xa4 d3-e3xb6 d3-e3xc5 d3-e3xg4"
    );
}

#[test]
fn the_barred_mill_may_be_formed_on_the_turn_after_next() {
    let game = after(swing(BAN), "e3-d3xb2 g7-g4 d1-g1 g4-g7");
    assert_eq!(
        ways(&game, "d3-e3"),
        "d3-e3 d3-e3xa4 d3-e3xb6 d3-e3xc5 d3-e3xg7"
    );
}

#[test]
fn a_mill_broken_for_no_new_one_is_formed_again_at_once() {
    let game = after(swing(BAN), "e5-d5");
    assert!(!game.setup().to_string().contains("barred"));
    assert_eq!(
        ways(&after(game, "g7-g4"), "d5-e5"),
        "d5-e5 d5-e5xa4 d5-e5xb2 d5-e5xb6 d5-e5xc5 d5-e5xg4"
    );
}

#[test]
fn the_ban_holds_where_the_new_mill_took_nobody() {
    let game = after(swing(BAN), "e3-d3 g7-g4");
    assert_eq!(refusal(&game, "d3-e3"), "barred");
}

#[test]
fn each_side_has_its_own_ban() {
    let game = scene(BAN, "e3 e4 e5 d1 d2", "c3 c4 c5 b2 b6").game();
    let game = after(game, "e3-d3 c4-b4");
    assert!(
        game.setup()
            .to_string()
            .ends_with(" barred=e3-e4-e5 barred-other=c3-c4-c5")
    );
    let game = after(game, "d1-g1");
    assert_eq!(refusal(&game, "b4-c4"), "barred");
    assert!(
        game.position().barred(Player::White).is_empty(),
        "White's ban has lapsed"
    );
}

#[test]
fn the_ban_stands_even_where_the_mill_could_not_be_formed() {
    let game = scene(BAN, "e3 e4 e5 d1 d2", "b2 b6 c5").game();
    let game = after(game, "e3-d3 c5-e3");
    assert!(game.setup().to_string().ends_with(" barred=e3-e4-e5"));
}

#[test]
fn a_ban_belongs_to_what_repetition_compares() {
    let name = "ludoteka+opcional+sin-reformar";
    // White swings d3 to e3 and back, each time after a turn of waiting; Black goes there and back.
    let round = "b2-b4 g7-d7 b4-b2 d3-e3 b2-b4 d7-g7 b4-b2 e3-d3";
    let scene = scene(name, "d1 d2 d3 e4 e5 g7", "b2 c5 f6 a4").black_to_move();
    let game = after(scene.game(), &format!("{round} {round}"));
    assert_eq!(
        (game.occurrences(), end(&game).as_str()),
        (2, "*"),
        "the men stand so for the third time, with White's mill barred for the second"
    );
}

// The second variant.

#[test]
fn two_mills_made_at_once_may_take_two_men_one_or_none() {
    let game = scene(TWO, "a1 a4 d7 g7", "d6 f4 b2").in_hand(5, 5).game();
    assert_eq!(
        ways(&game, "a7"),
        "a7 a7xb2 a7xb2xd6 a7xb2xf4 a7xd6 a7xd6xf4 a7xf4"
    );
}

#[test]
fn one_mill_takes_one_man_under_the_second_variant_too() {
    let game = scene(TWO, "d5 d6", "a1 b4 g1").in_hand(7, 6).game();
    assert_eq!(ways(&game, "d7"), "d7 d7xa1 d7xb4 d7xg1");
    assert_eq!(refusal(&game, "d7xa1xb4"), "one-capture-only");
}

#[test]
fn the_second_man_is_judged_when_the_first_has_gone() {
    let game = scene(TWO, "a1 a4 d7 g7", "c3 c4 c5 f4")
        .in_hand(5, 5)
        .game();
    assert_eq!(ways(&game, "a7"), "a7 a7xf4 a7xf4xc3 a7xf4xc4 a7xf4xc5");
    assert_eq!(refusal(&game, "a7xc3xf4"), "safe-in-mill");
    let all_in_a_mill = scene(TWO, "a1 a4 d7 g7", "c3 c4 c5").in_hand(5, 5).game();
    let expected = "a7 a7xc3 a7xc3xc4 a7xc3xc5 a7xc4 a7xc4xc5 a7xc5";
    assert_eq!(
        ways(&all_in_a_mill, "a7"),
        expected,
        "the first capture opens the mill"
    );
}

#[test]
fn two_captures_in_either_order_are_one_move() {
    let game = scene(TWO, "a1 a4 d7 g7", "d6 f4 b2").in_hand(5, 5).game();
    let played = |text| {
        let mut game = game.clone();
        let mv = game.play_text(text).expect("a legal move");
        mv.display(game.rules().board()).to_string()
    };
    assert_eq!(played("a7xf4xb2"), "a7xb2xf4");
    assert_eq!(played("a7xb2xf4"), "a7xb2xf4");
    assert_eq!(refusal(&game, "a7xb2xb2"), "no-enemy-man");
}

#[test]
fn no_second_man_is_taken_when_the_first_has_won() {
    let game = scene(TWO, "a1 a4 d7 g7", "d6 f4").in_hand(5, 1).game();
    assert_eq!(ways(&game, "a7"), "a7 a7xd6 a7xf4");
    assert_eq!(refusal(&game, "a7xd6xf4"), "won-already");
    assert_eq!(end(&after(game, "a7xd6")), "1-0 men");
}

// Both together.

#[test]
fn both_variants_act_together() {
    let barred = after(swing(BOTH), "e3-d3xb2 g7-g4");
    assert_eq!(refusal(&barred, "d3-e3xa4"), "barred");
    let two = scene(BOTH, "a1 a4 d7 g7", "d6 f4 b2").in_hand(5, 5).game();
    assert!(ways(&two, "a7").contains("a7xd6xf4"));
    assert_eq!(
        refusal(&after(swing(TWO), "e3-d3xb2 g7-g4"), "d3-e3xa4xb6"),
        "one-capture-only"
    );
}

#[test]
fn the_variants_change_nothing_else() {
    for name in [BAN, TWO, BOTH] {
        statements::a_mill_made_again_by_the_same_man_captures_again(name);
        statements::six_captures_leave_three_men_that_fly_anywhere(name);
        statements::the_seventh_capture_wins(name);
        statements::a_side_without_a_move_has_lost(name);
        statements::positions_may_occur_for_ever(name);
    }
}
