//! How games end, and when they do not.

mod blocking {
    use crate::*;

    #[test]
    fn a_side_that_cannot_step_after_the_last_placement_has_lost() {
        let game = "a1 a4 a7 b4 b6 c5 c3 d2 c4 d3 d1 d6 d7 f4 f6 g1 g4 g7";
        assert_eq!(result("ludoteka", &start("ludoteka"), game), "0-1 blocked");
    }

    #[test]
    fn nothing_is_played_after_the_end() {
        let position = set_up("ludoteka", "a1 a7 g1 g7", "a4 d7 g4 d2", 'b', (0, 0));
        assert_eq!(result("ludoteka", &position, "d2-d1"), "0-1 blocked");
        assert!(moves("ludoteka", &after("ludoteka", &position, "d2-d1")).is_empty());
        assert!(slow::game_result("ludoteka", &position, &["d2-d1", "a1-b2"]).is_err());
    }

    #[test]
    fn a_blocked_side_passes_where_the_house_says_so() {
        let rules = "ludoteka blocked=passes";
        let position = set_up(rules, "a1 a7 g1 g7", "a4 d7 g4 d1", 'w', (0, 0));
        assert_eq!(moves(rules, &position), ["pass"]);
        let passed = after(rules, &position, "pass");
        assert!(passed.ends_with(" b 0,0 1 1"), "{passed}");
        assert_eq!(outcome(rules, &position), "*");
    }

    #[test]
    fn too_few_men_are_named_before_a_block() {
        let position = set_up("tradicional", "d5 d6 g7 f2", "a1 a4 b2", 'w', (0, 0));
        assert_eq!(result("tradicional", &position, "g7-d7xa4"), "1-0 men");
        assert_eq!(result("ludoteka", &position, "g7-d7xa4"), "1-0 men");
    }

    #[test]
    fn a_full_board_is_a_loss_or_a_draw_as_the_rules_say() {
        let white = "a1 a4 d7 g7 g1 b2 b6 d6 f2 c4 e5 d3";
        let black = "a7 d1 g4 b4 d2 f4 f6 c3 c5 d5 e3 e4";
        let cases = [
            ("twelve", "0-1 blocked"),
            ("twelve+volar", "0-1 blocked"),
            ("morabaraba", "1/2-1/2 board-full"),
            ("twelve full=draw", "1/2-1/2 board-full"),
            ("morabaraba full=loses", "0-1 blocked"),
            ("twelve blocked=passes", "0-1 blocked"),
            ("twelve blocked=passes full=draw", "1/2-1/2 board-full"),
        ];
        for (rules, expected) in cases {
            let position = set_up(rules, white, black, 'w', (0, 0));
            assert_eq!(outcome(rules, &position), expected, "{rules}");
            assert!(moves(rules, &position).is_empty(), "{rules}");
        }
    }
}

mod counting_men {
    use crate::*;

    #[test]
    fn men_in_hand_count_as_men() {
        assert_eq!(
            outcome(
                "ludoteka",
                &after_from_start("ludoteka", "a1 d6 d1 f4 g1xd6")
            ),
            "*"
        );
    }

    #[test]
    fn a_flight_that_leaves_two_men_wins_at_once() {
        let position = set_up("ludoteka", "d5 d6 a1", "b4 f4 g1", 'w', (0, 0));
        assert_eq!(result("ludoteka", &position, "a1-d7xb4"), "1-0 men");
        let with_one_in_hand = set_up("ludoteka", "d5 d6 a1", "b4 f4 g1", 'w', (0, 1));
        assert_eq!(result("ludoteka", &with_one_in_hand, "a1-d7xb4"), "*");
    }
}

mod repetition {
    use crate::*;

    const ROUND: &str = "a1-d1 g7-g4 d1-a1 g4-g7";

    fn four_each() -> String {
        set_up("ludoteka", "a1 d6 f4 e3", "g7 b4 c5 d2", 'w', (0, 0))
    }

    #[test]
    fn the_third_occurrence_draws_the_first_counted() {
        let words: Vec<&str> = ROUND.split(' ').collect();
        let two_rounds = [&words[..], &words[..]].concat();
        for plies in 0..8 {
            assert_eq!(
                result("ludoteka", &four_each(), &two_rounds[..plies].join(" ")),
                "*",
                "{plies} plies"
            );
        }
        for (rules, expected) in [
            ("ludoteka", "1/2-1/2 repetition"),
            ("alquerque", "1/2-1/2 repetition"),
            ("wmd", "1/2-1/2 repetition"),
            ("tradicional", "*"),
            ("abierto", "*"),
        ] {
            assert_eq!(
                result(rules, &four_each(), &two_rounds.join(" ")),
                expected,
                "{rules}"
            );
        }
        let one_more = [&two_rounds[..], &["a1-d1"]].concat();
        assert!(slow::game_result("ludoteka", &four_each(), &one_more).is_err());
    }

    #[test]
    fn in_succession_asks_for_equal_distances() {
        // The position stands at plies 0, 4 and 12, and then at 20.
        let long_way = "a1-a4 g7-g4 d6-d7 c5-c4 a4-a1 g4-g7 d7-d6 c4-c5";
        let uneven = format!("{ROUND} {long_way}");
        assert_eq!(
            result("ludoteka", &four_each(), &uneven),
            "1/2-1/2 repetition"
        );
        assert_eq!(result("alquerque", &four_each(), &uneven), "*");
        assert_eq!(
            result("alquerque", &four_each(), &format!("{uneven} {long_way}")),
            "1/2-1/2 repetition"
        );
    }

    #[test]
    fn the_position_after_the_last_placement_counts_as_the_first() {
        let position = set_up("ludoteka", "a1 d6 f4 e3", "g7 b4 c5", 'b', (0, 1));
        let game = format!("d2 {ROUND} {ROUND}");
        assert_eq!(result("ludoteka", &position, &game), "1/2-1/2 repetition");
    }

    #[test]
    fn nothing_before_a_capture_can_occur_again() {
        let position = set_up("ludoteka", "c3 c4 c5 g7", "a1 a4 d1 b6 g4 f2", 'w', (0, 0));
        assert_eq!(
            result(
                "ludoteka",
                &position,
                "c3-d3 a4-b4 d3-c3xa1 b4-a4 c3-d3 a4-b4 d3-c3xd1"
            ),
            "*"
        );
    }

    #[test]
    fn men_in_hand_may_stay_there_while_positions_recur() {
        let position = set_up("lasker", "a1", "g7", 'w', (9, 9));
        assert_eq!(
            result("lasker", &position, &format!("{ROUND} {ROUND}")),
            "1/2-1/2 repetition"
        );
        assert_eq!(
            result("lasker", &position, &format!("{ROUND} c3 e5 {ROUND}")),
            "*"
        );
    }
}

mod quiet_draws {
    use crate::*;

    #[test]
    fn a_placement_starts_the_count_again() {
        let position =
            set_up("ludoteka", "a1 d6 f4 e3", "g7 b4 c5", 'b', (0, 1)).replace(" 0 1", " 57 31");
        let placed = after("ludoteka", &position, "d2");
        assert!(placed.ends_with(" w 0,0 0 32"), "{placed}");
        assert!(after("ludoteka", &placed, "a1-d1 g7-g4").ends_with(" w 0,0 2 33"));
    }

    #[test]
    fn the_counters_end_games_where_the_rules_have_one() {
        for (rules, limit) in [
            ("ludoteka", Some(100)),
            ("alquerque", Some(100)),
            ("morabaraba", Some(100)),
            ("wmd", Some(40)),
            ("tradicional", None),
            ("abierto", None),
        ] {
            let position = set_up(rules, "a1 d6 f4 e3", "g7 b4 c5 d2", 'w', (0, 0));
            let limit_or_much = limit.unwrap_or(5_000);
            let two_before = position.replace(" 0 1", &format!(" {} 70", limit_or_much - 2));
            assert_eq!(result(rules, &two_before, "a1-d1"), "*", "{rules}");
            let expected = if limit.is_some() {
                "1/2-1/2 no-capture"
            } else {
                "*"
            };
            assert_eq!(
                result(rules, &two_before, "a1-d1 g7-g4"),
                expected,
                "{rules}"
            );
        }
    }

    #[test]
    fn a_capture_at_the_limit_is_no_draw() {
        let position =
            set_up("wmd", "d5 d6 a4", "c4 b4 g4 a7", 'w', (0, 0)).replace(" 0 1", " 39 80");
        let taken = after("wmd", &position, "a4-d7xa7");
        assert!(taken.contains(" b 0,0 0 80"), "{taken}");
        assert_eq!(result("wmd", &position, "a4-d7xa7"), "*");
    }

    #[test]
    fn the_federation_counts_from_the_last_mill() {
        let position =
            set_up("wmd", "d5 d6 g7 e3", "a1 d1 g1 c3", 'w', (0, 0)).replace(" 0 1", " 39 80");
        assert!(after("wmd+opcional", &position, "g7-d7").contains(" b 0,0 0 80"));
        assert!(after("ludoteka+opcional", &position, "g7-d7").contains(" b 0,0 40 80"));
    }

    #[test]
    fn ten_moves_each_with_three_men_each_draw_the_open_game() {
        let three_each = set_up("abierto", "a1 d6 f4", "g7 b4 c5", 'w', (0, 0));
        let at_eighteen = three_each.replace(" 0 1", " 18 40");
        assert_eq!(result("abierto", &at_eighteen, "a1-d1"), "*");
        assert_eq!(
            result("abierto", &at_eighteen, "a1-d1 g7-g4"),
            "1/2-1/2 no-capture"
        );
        let four_against_three =
            set_up("abierto", "a1 d6 f4 e3", "g7 b4 c5", 'w', (0, 0)).replace(" 0 1", " 18 40");
        assert_eq!(result("abierto", &four_against_three, "a1-d1 g7-g4"), "*");
    }

    #[test]
    fn a_win_comes_before_a_draw() {
        let position =
            set_up("ludoteka", "a1 a7 g1 g7", "a4 d7 g4 d2", 'b', (0, 0)).replace(" 0 1", " 99 80");
        assert_eq!(result("ludoteka", &position, "d2-d1"), "0-1 blocked");
    }
}

mod whole_games {
    use crate::*;

    /// One game through all phases, known from a public record.
    #[test]
    fn a_game_of_twenty_two_moves_ends_with_two_black_men() {
        let game = "d6 f4 b4 g4 e4 f6 f2 d2 d3 d7 e3 e5 c4 a4 c3xa4 a4 c5xd2 g7 d3-d2 a4-a7xd2 c5-d5 a7-a4 \
            d5-c5xg7 a4-a7 b4-b2 g4-g7xf2 c4-b4 e5-d5 b2-d2 a7-a4 d2-d3xd7 g7-g4 e4-e5 a4-a7 e3-e4 a7-d7 \
            d3-e3xf6 g4-g1 e3-d3 g1-d1 b4-c4xd5 d7-d5 e4-e3xf4";
        let start = start("ludoteka");
        assert_eq!(result("ludoteka", &start, game), "1-0 men");
        let last = after("ludoteka", &start, game);
        let white = set_up("ludoteka", "c3 c4 c5 d3 d6 e3 e5", "d5 d1", 'b', (0, 0));
        assert_eq!(last.split(' ').next(), white.split(' ').next());
    }

    #[test]
    fn unreadable_positions_are_refused() {
        for text in [
            "",
            "3/3/3/6/3/3/3",
            "3/3/3/6/3/3/3 x 9,9 0 1",
            "3/3/3/6/3/3 w 9,9 0 1",
            "3/3/3/6/3/3/4 w 9,9 0 1",
            "3/3/3/5/3/3/3 w 9,9 0 1",
            "3/3/3/6/3/3/2Q w 9,9 0 1",
            "3/3/3/6/3/3/2W w 9,9 0 1",
            "3/3/3/6/3/3/3 w 10,9 0 1",
            "3/3/3/6/3/3/3 w 9 0 1",
            "3/3/3/6/3/3/3 w 9,9 0 1 barred=a1-a4-a7",
            "3/3/3/6/3/3/3 w 9,9 0 1 dice=6-5-4",
        ] {
            assert!(slow::legal_moves("ludoteka", text).is_err(), "{text}");
        }
        assert!(
            slow::legal_moves("morabaraba", "3/3/3/6/3/3/3 w 12,12 0 1 barred=a1-a4-b2").is_err()
        );
        assert!(slow::legal_moves("alfonso", "3/3/3/6/3/3/3 w 9,9 0 1 dice=7-5-4").is_err());
        assert_eq!(
            slow::legal_moves("ludoteka", "3/3/3/6/3/3/3 w 9,9")
                .unwrap()
                .len(),
            24
        );
    }
}
