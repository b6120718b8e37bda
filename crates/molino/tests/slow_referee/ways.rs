//! Where men may go: boards, flights, dice.

mod boards {
    use crate::*;

    #[test]
    fn nine_men_know_no_diagonals_and_twelve_men_do() {
        let position = set_up("ludoteka", "a1 d6 f4 g7", "c3 e5 d2 b4", 'w', (0, 0));
        assert!(!is_legal("ludoteka", &position, "a1-b2"));
        for rules in ["twelve", "eleven", "morabaraba"] {
            assert!(is_legal(rules, &position, "a1-b2"), "{rules}");
        }
        let placing = set_up("ludoteka", "a1 b2", "d6 f4", 'w', (7, 7));
        assert_eq!(moves_beginning("c3", "ludoteka", &placing), "c3");
        assert_eq!(moves_beginning("c3", "twelve", &placing), "c3xd6 c3xf4");
    }

    #[test]
    fn the_rows_of_a_position_text_run_from_the_top_left() {
        assert_eq!(
            after_from_start("ludoteka", "d6"),
            "3/1W1/3/6/3/3/3 b 8,9 0 1"
        );
        assert_eq!(
            after_from_start("ludoteka", "a4 g1"),
            "3/3/3/W5/3/3/2B w 8,8 0 2"
        );
        assert_eq!(after_from_start("seven", "c3 e5"), "2B/3/2W2/3/3 w 6,6 0 2");
        assert_eq!(slow::start("six").as_deref(), Ok("3/3/4/3/3 w 6,6 0 1"));
        assert_eq!(slow::start("three").as_deref(), Ok("3/3/3 w 3,3 0 1"));
    }

    #[test]
    fn points_that_are_not_there_are_refused() {
        for point in ["d4", "a2", "h1", "a8", ""] {
            assert!(
                slow::play("ludoteka", &start("ludoteka"), point).is_err(),
                "{point}"
            );
        }
    }

    #[test]
    fn on_the_cross_of_seven_men_every_three_neighbours_are_a_mill() {
        let position = set_up("seven", "a3 b3", "a1 e1", 'w', (5, 5));
        assert_eq!(moves_beginning("c3", "seven", &position), "c3xa1 c3xe1");
        let three_at_once = set_up("seven", "a3 b3 d3 e3", "a1 e1 a5", 'w', (3, 4));
        assert_eq!(
            moves_beginning("c3", "seven+doble", &three_at_once),
            "c3xa1xa5 c3xa1xe1 c3xa5xe1"
        );
        let six = set_up("six", "a3 b3", "a1 e1", 'w', (4, 4));
        assert!(moves("six", &six).iter().all(|mv| !mv.contains('x')));
    }

    #[test]
    fn three_in_a_row_win_at_once_and_nothing_is_taken() {
        let position = set_up("three", "a1 b2", "a3 b3", 'w', (1, 1));
        assert_eq!(moves_beginning("c3", "three", &position), "c3");
        assert_eq!(result("three", &position, "c3"), "1-0 line");
        // Steps go to neighbours, along the diagonals too.
        let stepping = set_up("three", "a1 b3 c2", "a3 b1 c3", 'w', (0, 0));
        let steps = "a1-a2 a1-b2 b3-b2 c2-b2 c2-c1";
        assert_eq!(moves("three", &stepping).join(" "), steps);
        assert!(is_legal("three+volar", &stepping, "a1-c1"));
    }
}

mod flying {
    use crate::*;

    #[test]
    fn a_side_with_men_in_hand_places_and_does_not_fly() {
        let position = set_up("ludoteka", "a1 d6 g4", "b4 f4 d2", 'w', (6, 6));
        assert!(!is_legal("ludoteka", &position, "a1-e5"));
        assert!(
            moves("ludoteka", &position)
                .iter()
                .all(|mv| !mv.contains('-'))
        );
    }

    #[test]
    fn only_the_own_hand_matters() {
        let position = set_up("lasker", "a1 a4 b6", "g1 g4 d2 f6", 'w', (0, 2));
        assert!(is_legal("lasker", &position, "a1-e5"));
        let with_a_man_in_hand = set_up("lasker", "a1 a4 b6", "g1 g4 d2 f6", 'w', (1, 2));
        assert_eq!(
            moves_beginning("a1", "lasker", &with_a_man_in_hand),
            "a1-d1"
        );
        assert!(is_legal("lasker", &with_a_man_in_hand, "e5"));
    }

    #[test]
    fn three_men_fly_to_any_point_or_step_only() {
        let position = set_up("ludoteka", "a1 d6 g4", "a4 f2 c3 e5", 'w', (0, 0));
        for (rules, flies) in [
            ("ludoteka", true),
            ("alquerque", true),
            ("abierto", true),
            ("wmd", true),
            ("tradicional", false),
            ("ludoteka+sin-volar", false),
            ("tradicional+volar", true),
        ] {
            assert_eq!(is_legal(rules, &position, "a1-a7"), flies, "{rules}");
            assert_eq!(is_legal(rules, &position, "a1-e3"), flies, "{rules}");
            assert!(is_legal(rules, &position, "a1-d1"), "{rules}");
        }
    }

    #[test]
    fn four_men_do_not_fly() {
        let position = set_up("ludoteka", "a1 d6 g4 g7", "a4 f2 c3 e5", 'w', (0, 0));
        assert_eq!(moves_beginning("a1", "ludoteka", &position), "a1-d1");
    }
}

mod dice {
    use crate::*;

    fn with_dice(position: &str, dice: &str) -> String {
        format!("{position} dice={dice}")
    }

    #[test]
    fn are_thrown_before_each_placement_and_never_later() {
        assert_eq!(moves("alfonso", &start("alfonso")), ["throw"]);
        let moving = set_up("alfonso", "a1 d6 f4 e3", "g7 b4 c5 d2", 'w', (0, 0));
        assert!(is_legal("alfonso", &moving, "a1-d1"));
        let start = start("alfonso");
        assert_eq!(
            slow::game_result("alfonso", &start, &["{6-5-4}", "d6", "{1-1-1}", "f4"]).as_deref(),
            Ok("*")
        );
        assert!(slow::game_result("alfonso", &start, &["d6"]).is_err());
    }

    #[test]
    fn four_throws_in_any_order_give_the_right_to_break_into_a_mill() {
        let position = set_up("alfonso", "a1 d6", "b2 b4 b6 g7", 'w', (7, 5));
        for throw in ["6-5-4", "4-6-5", "6-3-3", "5-2-2", "4-1-1", "1-4-1"] {
            let thrown = with_dice(&position, throw);
            assert!(
                is_legal("alfonso", &thrown, "xb4,b4"),
                "{throw}: the point made free may be used"
            );
            assert!(
                is_legal("alfonso", &thrown, "g4"),
                "{throw}: the right may be declined"
            );
            assert_eq!(
                moves_beginning("xg7", "alfonso", &thrown),
                "",
                "{throw}: g7 stands in no mill"
            );
        }
        for throw in ["5-5-5", "6-5-3", "6-6-3", "4-4-1", "5-5-2"] {
            assert_eq!(
                moves("alfonso", &with_dice(&position, throw)).len(),
                18,
                "{throw}"
            );
        }
    }

    #[test]
    fn earn_nothing_without_an_enemy_mill() {
        let position = set_up("alfonso", "a1 d1 g1 d6", "b2 b4 c5 g7", 'w', (5, 5));
        assert_eq!(moves("alfonso", &with_dice(&position, "6-5-4")).len(), 16);
    }

    #[test]
    fn let_two_men_fall_in_one_turn() {
        let position = with_dice(
            &set_up("alfonso", "d5 d6", "b2 b4 b6 g7", 'w', (7, 5)),
            "6-5-4",
        );
        assert_eq!(
            moves_beginning("xb4,d7", "alfonso", &position),
            "xb4,d7xb2 xb4,d7xb6 xb4,d7xg7"
        );
        assert_eq!(moves_beginning("d7", "alfonso", &position), "d7xg7");
        let played = after("alfonso", &position, "xb4,d7xb6");
        assert_eq!(played, "1WB/1W1/1W1/6/3/B2/3 b 6,5 0 1");
    }

    #[test]
    fn win_by_the_raid_alone_where_two_men_are_left() {
        let position = with_dice(
            &set_up("alfonso", "d5 d6 a1", "b2 b4 b6", 'w', (2, 0)),
            "6-3-3",
        );
        assert_eq!(moves_beginning("x", "alfonso", &position), "xb2 xb4 xb6");
        assert_eq!(
            outcome("alfonso", &after("alfonso", &position, "xb4")),
            "1-0 men"
        );
    }
}
