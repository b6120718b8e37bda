//! How many moves there are, and how rule sets are named.

mod counts {
    use crate::*;

    #[test]
    fn placings_on_the_empty_nine_board_are_as_many_as_published() {
        let start = start("ludoteka");
        for (depth, leaves) in (1..).zip([24, 552, 12_144, 255_024, 5_140_800]) {
            assert_eq!(
                slow::perft("ludoteka", &start, depth),
                Ok(leaves),
                "depth {depth}"
            );
        }
    }

    #[test]
    fn moves_after_eighteen_placements_are_as_many_as_published() {
        let placed = after_from_start(
            "ludoteka",
            "e5 e4 e3 d5 c5 d3 f4 f6 d6 b2 d2 c4 g4 d7 a7 g7 d1 a4",
        );
        for (depth, leaves) in (1..).zip([6, 99, 668, 7_722, 54_157, 665_535]) {
            assert_eq!(
                slow::perft("ludoteka", &placed, depth),
                Ok(leaves),
                "depth {depth}"
            );
        }
    }

    #[test]
    fn the_first_placement_may_go_to_any_point() {
        let boards = [
            ("three", 9),
            ("four", 16),
            ("five", 16),
            ("six", 16),
            ("seven", 17),
            ("ludoteka", 24),
            ("twelve", 24),
        ];
        for (rules, points) in boards {
            let start = start(rules);
            let distinct: BTreeSet<String> = moves(rules, &start).into_iter().collect();
            assert_eq!(distinct.len(), points, "{rules}");
        }
    }

    #[test]
    fn each_board_has_its_points_edges_and_mills() {
        let boards = [
            ("three", 9, 16, 8),
            ("six", 16, 20, 8),
            ("seven", 17, 24, 14),
            ("ludoteka", 24, 32, 16),
            ("twelve", 24, 40, 20),
        ];
        for (rules, points, edges, mills) in boards {
            let board = board(rules);
            assert_eq!(board.points().count(), points, "{rules}");
            assert_eq!(
                board
                    .points()
                    .map(|point| board.neighbours(point).len())
                    .sum::<usize>(),
                2 * edges,
                "{rules}"
            );
            assert_eq!(board.mills.len(), mills, "{rules}");
        }
    }

    #[test]
    fn three_flying_men_have_at_most_fifty_four_ways() {
        let position = set_up("ludoteka", "a7 g1 b6", "g7 a1 f6", 'w', (0, 0));
        assert_eq!(moves("ludoteka", &position).len(), 3 * 18);
    }

    /// The board text upside down: a mirror image of every board.
    fn mirrored(position: &str) -> String {
        let (board, rest) = position.split_once(' ').expect("a board and more");
        let rows: Vec<&str> = board.split('/').rev().collect();
        format!("{} {rest}", rows.join("/"))
    }

    /// White for Black and Black for White.
    fn colours_exchanged(position: &str) -> String {
        let fields: Vec<&str> = position.split(' ').collect();
        let swap = |sign: char| match sign {
            'W' => 'B',
            'B' => 'W',
            'w' => 'b',
            'b' => 'w',
            other => other,
        };
        let exchange = |text: &str| text.chars().map(swap).collect::<String>();
        let (white, black) = fields[2].split_once(',').expect("two hands");
        let mut changed = vec![
            exchange(fields[0]),
            exchange(fields[1]),
            format!("{black},{white}"),
        ];
        changed.extend(fields[3..].iter().map(ToString::to_string));
        changed.join(" ")
    }

    #[test]
    fn mirror_images_and_exchanged_colours_have_as_many_moves() {
        let house = [
            "ludoteka safe=always",
            "six blocked=passes",
            "twelve full=draw",
        ];
        let mut all_rules = slow::all_rule_sets();
        all_rules.extend(house.map(str::to_owned));
        for (number, rules) in all_rules.iter().enumerate() {
            let mut position = start(rules);
            for ply in 0..80 {
                let all = moves(rules, &position);
                let here = format!("{rules}: {position}");
                if all == ["throw"] {
                    position.push_str(" dice=6-5-4");
                    continue;
                }
                let exchanged = colours_exchanged(&position);
                assert_eq!(moves(rules, &exchanged).len(), all.len(), "{here}");
                if !position.contains("barred") {
                    assert_eq!(
                        moves(rules, &mirrored(&position)).len(),
                        all.len(),
                        "{here}"
                    );
                }
                if all.is_empty() {
                    assert_ne!(outcome(rules, &position), "*", "{here}");
                    break;
                }
                position = after(rules, &position, &all[(ply * 7 + number * 13) % all.len()]);
            }
        }
    }
}

mod names {
    use crate::*;

    #[test]
    fn have_one_canonical_form() {
        for (given, canonical) in [
            ("ludoteka", "ludoteka"),
            ("ludoteka+volar", "ludoteka"),
            ("abierto+sin-reformar+doble", "abierto+doble+sin-reformar"),
            ("abierto+opcional", "abierto"),
            ("morabaraba+sin-reformar", "morabaraba"),
            ("twelve+doble+opcional+volar", "twelve+volar+opcional+doble"),
            ("tradicional+sin-volar+obligatorio", "tradicional"),
            ("three+volar", "three+volar"),
            (
                "ludoteka full=draw safe=always",
                "ludoteka safe=always full=draw",
            ),
        ] {
            assert_eq!(slow::canonical(given).as_deref(), Ok(canonical), "{given}");
        }
    }

    #[test]
    fn that_contradict_themselves_are_refused() {
        for name in [
            "ludoteka+volar+sin-volar",
            "twelve+opcional+obligatorio",
            "three+opcional",
            "three+obligatorio",
            "three+doble",
            "chess",
            "ludoteka+",
            "ludoteka+flying",
            "ludoteka safe=never",
            "",
        ] {
            assert!(slow::canonical(name).is_err(), "{name}");
        }
    }

    #[test]
    fn are_listed_once_each() {
        let all = slow::all_rule_sets();
        let distinct: BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
        // Flying, duty, double captures and the ban each double the count; `three` lacks two of
        // them, and `morabaraba` has the ban already.
        assert_eq!(all.len(), 14 * 16 + 4 + 8);
    }
}
