//! What is taken, and what is not.

mod removal {
    use crate::*;

    #[test]
    fn where_all_stand_in_mills_any_man_is_taken() {
        let position = set_up("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 b2 b4 b6", 'w', (0, 0));
        let expected = "g7-d7xa1 g7-d7xb2 g7-d7xb4 g7-d7xb6 g7-d7xd1 g7-d7xg1";
        assert_eq!(moves_beginning("g7-d7", "ludoteka", &position), expected);
        // The house rule that keeps mills safe for ever lets the capture lapse.
        assert_eq!(
            moves_beginning("g7-d7", "ludoteka safe=always", &position),
            "g7-d7"
        );
    }

    #[test]
    fn the_last_mill_of_three_men_can_be_broken_to_win() {
        let position = set_up("ludoteka", "d5 d6 a1", "g1 g4 g7", 'w', (0, 0));
        assert_eq!(result("ludoteka", &position, "a1-d7xg1"), "1-0 men");
    }

    #[test]
    fn a_man_in_a_mill_is_safe_while_another_stands_free() {
        let position = set_up("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 c3", 'w', (0, 0));
        assert_eq!(moves_beginning("g7-d7", "ludoteka", &position), "g7-d7xc3");
        assert!(slow::play("ludoteka", &position, "g7-d7xd1").is_err());
    }

    #[test]
    fn men_of_an_opened_mill_are_safe_no_longer() {
        let position = set_up("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 c3", 'b', (0, 0));
        let opened = after("ludoteka", &position, "g1-g4");
        assert_eq!(
            moves_beginning("g7-d7", "ludoteka", &opened),
            "g7-d7xa1 g7-d7xc3 g7-d7xd1 g7-d7xg4"
        );
    }

    #[test]
    fn the_very_last_placement_captures_before_men_move() {
        let before = after_from_start(
            "ludoteka",
            "d7 d6 b2 d2 f2 c3 d3 c4 d1 g1 e4 e3 f6 e5 g7 b6 g4",
        );
        assert_eq!(
            moves_beginning("c5", "ludoteka", &before)
                .split(' ')
                .count(),
            9
        );
        let placed = after("ludoteka", &before, "c5xf6");
        assert!(moves("ludoteka", &placed).iter().all(|mv| mv.contains('-')));
        assert!(placed.ends_with(" w 0,0 0 10"), "{placed}");
    }

    #[test]
    fn a_side_with_a_man_in_hand_places_it_though_the_other_has_none() {
        let game = "f6 g7 g4 f4 e4 d3 e3 d1 f2 g1 d2 b2 a1 a4 c4 b4 b6 c5 d5 d6 c3 a7 e5xa7";
        let position = after_from_start("twelve", game);
        assert_eq!(moves("twelve", &position).join(" "), "a7 d7");
        let placed = after("twelve", &position, "a7");
        assert!(placed.contains(" w 0,0 "), "{placed}");
        assert!(moves("twelve", &placed).iter().all(|mv| mv.contains('-')));
    }

    #[test]
    fn a_capture_lapses_where_no_man_stands() {
        let position = set_up("ludoteka", "a1 d1", "", 'w', (7, 8));
        assert_eq!(moves_beginning("g1", "ludoteka", &position), "g1");
    }
}

mod two_mills {
    use crate::*;

    #[test]
    fn take_one_man_where_nothing_else_is_agreed() {
        let position = set_up("ludoteka", "a1 a4 d7 g7", "d6 f4 b2 c5", 'w', (5, 5));
        assert_eq!(
            moves_beginning("a7", "ludoteka", &position),
            "a7xb2 a7xc5 a7xd6 a7xf4"
        );
    }

    #[test]
    fn take_two_men_with_the_switch_in_alphabetical_order() {
        let position = set_up("ludoteka", "a1 a4 d7 g7", "d6 f4 b2", 'w', (5, 5));
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble", &position),
            "a7xb2xd6 a7xb2xf4 a7xd6xf4"
        );
        let optional = "a7 a7xb2 a7xb2xd6 a7xb2xf4 a7xd6 a7xd6xf4 a7xf4";
        assert_eq!(moves_beginning("a7", "abierto+doble", &position), optional);
    }

    #[test]
    fn judge_the_second_man_after_the_first_has_gone() {
        let position = set_up("ludoteka", "a1 a4 d7 g7", "c3 c4 c5 f4", 'w', (5, 5));
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble", &position),
            "a7xf4xc3 a7xf4xc4 a7xf4xc5"
        );
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble safe=always", &position),
            "a7xf4"
        );
        // Where all stood in the mill, the first capture opens it.
        let in_mill = set_up("ludoteka", "a1 a4 d7 g7", "c3 c4 c5", 'w', (5, 5));
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble", &in_mill),
            "a7xc3xc4 a7xc3xc5 a7xc4xc5"
        );
    }

    #[test]
    fn take_no_second_man_where_the_first_has_won() {
        let position = set_up("ludoteka", "a1 a4 d7 g7", "d6 f4", 'w', (5, 1));
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble", &position),
            "a7xd6 a7xf4"
        );
        let one_more = set_up("ludoteka", "a1 a4 d7 g7", "d6 f4", 'w', (5, 2));
        assert_eq!(
            moves_beginning("a7", "ludoteka+doble", &one_more),
            "a7xd6xf4"
        );
    }

    /// White stands on `from` and everywhere that helps to close mills through `to`.
    fn closes_two_mills(rules: &str, from: &str, to: &str) -> bool {
        let board = board(rules);
        let mut white = BTreeSet::from([from]);
        for mill in board
            .mills_through(board.point(to).expect("the point is on the board"))
            .filter(|mill| !mill.contains(&from))
        {
            white.extend(mill.into_iter().filter(|point| *point != to));
        }
        let free = board
            .points()
            .filter(|point| *point != to && !white.contains(point));
        let black: Vec<&str> = free.take(4).collect();
        let helpers: Vec<&str> = white.iter().copied().collect();
        let position = set_up(rules, &helpers.join(" "), &black.join(" "), 'w', (0, 0));
        let text = moves_beginning(&format!("{from}-{to}x"), rules, &position);
        text.split(' ').any(|mv| mv.matches('x').count() == 2)
    }

    #[test]
    fn close_by_a_step_only_where_there_are_diagonals() {
        for (rules, expected) in [("ludoteka+doble", 0), ("twelve+doble", 40)] {
            let board = board(rules);
            let mut found = 0;
            for from in board.points() {
                for to in board.neighbours(from) {
                    found += usize::from(closes_two_mills(rules, from, to));
                }
            }
            assert_eq!(found, expected, "{rules}");
        }
    }

    #[test]
    fn closed_in_turn_by_one_man_take_one_man_each() {
        let position = set_up(
            "ludoteka",
            "e3 e4 e5 d1 d2",
            "b2 b6 c5 a4 g7 d6",
            'w',
            (0, 0),
        );
        for rules in ["ludoteka", "ludoteka+doble"] {
            let there = after(rules, &position, "e3-d3xb2 a4-a7");
            assert_eq!(
                moves_beginning("d3-e3", rules, &there),
                "d3-e3xa7 d3-e3xb6 d3-e3xc5 d3-e3xd6 d3-e3xg7"
            );
        }
    }
}

mod remaking {
    use crate::*;

    #[test]
    fn a_mill_that_is_opened_and_closed_captures_again() {
        let position = set_up("ludoteka", "c3 c4 c5 g7", "a1 a4 d1 b6 g4 f2", 'w', (0, 0));
        for rules in [
            "ludoteka",
            "alquerque",
            "tradicional",
            "abierto",
            "ludoteka+sin-reformar",
        ] {
            let back = after(rules, &position, "c3-d3 a4-b4 d3-c3xa1 b4-a4 c3-d3 a4-b4");
            assert!(is_legal(rules, &back, "d3-c3xd1"), "{rules}");
        }
    }

    #[test]
    fn a_mill_broken_to_form_another_is_barred_for_one_turn() {
        for rules in ["morabaraba", "abierto+sin-reformar"] {
            let position = set_up(rules, "e3 e4 e5 d1 d2", "b2 b6 c5 a4 g7", 'w', (0, 0));
            let formed = after(rules, &position, "e3-d3xb2");
            assert!(
                formed.ends_with(" b 0,0 0 1 barred-other=e3-e4-e5"),
                "{formed}"
            );
            let back = after(rules, &formed, "g7-g4");
            assert!(back.ends_with(" w 0,0 1 2 barred=e3-e4-e5"), "{back}");
            assert_eq!(moves_beginning("d3-e3", rules, &back), "", "{rules}");
            let later = after(rules, &back, "d1-g1 g4-g7");
            assert!(later.ends_with(" w 0,0 3 3"), "{later}");
            assert!(is_legal(rules, &later, "d3-e3xa4"), "{rules}");
        }
    }

    #[test]
    fn a_declined_capture_bars_the_broken_mill_too() {
        let position = set_up("abierto", "e3 e4 e5 d1 d2", "b2 b6 c5 a4 g7", 'w', (0, 0));
        let formed = after("abierto+sin-reformar", &position, "e3-d3");
        assert!(
            formed.ends_with(" b 0,0 1 1 barred-other=e3-e4-e5"),
            "{formed}"
        );
    }

    #[test]
    fn a_side_with_barred_moves_only_is_blocked() {
        let rules = "tradicional+sin-reformar";
        let free = set_up(rules, "c3 d3 e4 e5", "c4 d2 d5 f4", 'w', (0, 0));
        assert_eq!(moves_beginning("d3-e3", rules, &free).split(' ').count(), 4);
        let barred = format!("{free} barred=c3-d3-e3,e3-e4-e5");
        assert_eq!(outcome(rules, &barred), "0-1 blocked");
        assert_eq!(
            moves("tradicional+sin-reformar blocked=passes", &barred),
            ["pass"]
        );
        let one_barred = format!("{free} barred=e3-e4-e5");
        let left = "e4-e3xc4 e4-e3xd2 e4-e3xd5 e4-e3xf4";
        assert_eq!(moves(rules, &one_barred).join(" "), left);
    }
}

mod optional_captures {
    use crate::*;

    #[test]
    fn may_be_declined_only_where_they_are_optional() {
        let position = set_up("ludoteka", "d5 d6 g7 e3", "a1 d1 g1 c3", 'w', (0, 0));
        for (rules, expected) in [
            ("abierto", "g7-d7 g7-d7xc3"),
            ("ludoteka+opcional", "g7-d7 g7-d7xc3"),
            ("ludoteka", "g7-d7xc3"),
            ("abierto+obligatorio", "g7-d7xc3"),
        ] {
            assert_eq!(
                moves_beginning("g7-d7", rules, &position),
                expected,
                "{rules}"
            );
        }
    }
}
