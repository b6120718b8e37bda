//! Names of rule sets, their options and their cores.

use molino::{
    Base, BoardId, Captures, Dice, Duty, Flying, FullBoard, MillWorth, NoCore, Options, Phases,
    Reforming, RuleSet, RuleSetError, Rules, RulesError, SafeMen, Switch, Throw, TwoMills,
};

#[test]
fn a_name_has_one_canonical_form() {
    let canonical = [
        ("ludoteka", "ludoteka"),
        ("ludoteka+volar", "ludoteka"),
        ("ludoteka+obligatorio", "ludoteka"),
        ("ludoteka+opcional", "ludoteka+opcional"),
        ("twelve+volar", "twelve+volar"),
        ("tradicional+sin-volar", "tradicional"),
        ("abierto+opcional", "abierto"),
        ("abierto+sin-reformar+doble", "abierto+doble+sin-reformar"),
        (
            "abierto+sin-reformar+doble+obligatorio+sin-volar",
            "abierto+sin-volar+obligatorio+doble+sin-reformar",
        ),
        ("morabaraba+sin-reformar", "morabaraba"),
        ("ten+doble+doble", "ten+doble"),
        ("three+sin-reformar", "three+sin-reformar"),
        ("three+volar", "three+volar"),
    ];
    for (name, form) in canonical {
        let set: RuleSet = name.parse().unwrap();
        assert_eq!(set.to_string(), form);
        assert_eq!(form.parse(), Ok(set));
    }
}

#[test]
fn every_rule_set_is_there_once_and_reads_its_own_name() {
    let all: Vec<RuleSet> = RuleSet::all().collect();
    assert_eq!(all.len(), 236);
    for (nth, set) in all.iter().enumerate() {
        assert_eq!(set.to_string().parse(), Ok(*set));
        assert!(!all[..nth].contains(set));
    }
}

#[test]
fn a_switch_changes_its_one_option() {
    let changed = |name: &str, change: fn(&mut Options)| {
        let set: RuleSet = name.parse().unwrap();
        let mut options = set.base().options();
        change(&mut options);
        assert_eq!(set.options(), options, "{name}");
    };
    changed("tradicional+volar", |options| {
        options.flying = Flying::AtThree;
    });
    changed("wmd+sin-volar", |options| options.flying = Flying::Never);
    changed("wmd+opcional", |options| {
        captures(options).duty = Duty::Optional;
    });
    changed("abierto+obligatorio", |options| {
        captures(options).duty = Duty::Mandatory;
    });
    changed("lasker+doble", |options| {
        captures(options).two_mills = TwoMills::TakeTwo;
    });
    changed("six+sin-reformar", |options| {
        options.reforming = Reforming::BarredForATurn;
    });
}

fn captures(options: &mut Options) -> &mut Captures {
    match &mut options.mill {
        MillWorth::Captures(captures) => captures,
        MillWorth::Wins => panic!("nothing is captured"),
    }
}

#[test]
fn names_that_contradict_themselves_are_refused() {
    let opposites = |a, b| Err(RuleSetError::Opposites(a, b));
    let refused = [
        (
            "ludoteka+volar+sin-volar",
            opposites(Switch::Flying, Switch::NoFlying),
        ),
        (
            "ludoteka+obligatorio+opcional",
            opposites(Switch::Optional, Switch::Mandatory),
        ),
        ("three+doble", nothing_captured(Switch::TakeTwo)),
        ("three+opcional", nothing_captured(Switch::Optional)),
        ("three+obligatorio", nothing_captured(Switch::Mandatory)),
        ("", Err(RuleSetError::UnknownBase(String::new()))),
        (
            "Ludoteka",
            Err(RuleSetError::UnknownBase("Ludoteka".to_owned())),
        ),
        ("+volar", Err(RuleSetError::UnknownBase(String::new()))),
        ("ludoteka+", Err(RuleSetError::UnknownSwitch(String::new()))),
        (
            "ludoteka +volar",
            Err(RuleSetError::UnknownBase("ludoteka ".to_owned())),
        ),
        (
            "ludoteka+flying",
            Err(RuleSetError::UnknownSwitch("flying".to_owned())),
        ),
    ];
    for (name, error) in refused {
        assert_eq!(name.parse::<RuleSet>(), error, "{name}");
    }
}

fn nothing_captured(switch: Switch) -> Result<RuleSet, RuleSetError> {
    Err(RuleSetError::NothingCaptured {
        base: Base::Three,
        switch,
    })
}

#[test]
fn the_men_of_a_side_fill_at_most_half_the_board() {
    let men = |board, men| {
        let options = Options {
            board,
            men,
            ..Base::Tradicional.options()
        };
        Rules::new(options).map(|rules| rules.options().men)
    };
    assert_eq!(men(BoardId::Nine, 3), Ok(3));
    assert_eq!(men(BoardId::Nine, 12), Ok(12));
    assert_eq!(men(BoardId::Seven, 8), Ok(8));
    assert_eq!(
        men(BoardId::Nine, 2),
        Err(RulesError::Men { found: 2, most: 12 })
    );
    assert_eq!(
        men(BoardId::Nine, 13),
        Err(RulesError::Men {
            found: 13,
            most: 12
        })
    );
    assert_eq!(
        men(BoardId::Seven, 9),
        Err(RulesError::Men { found: 9, most: 8 })
    );
    assert_eq!(
        men(BoardId::Three, 255),
        Err(RulesError::Men {
            found: 255,
            most: 4
        })
    );
}

#[test]
fn dice_and_moving_before_all_are_placed_do_not_go_together() {
    let options = Options {
        phases: Phases::PlaceOrMove,
        ..Base::Alfonso.options()
    };
    assert_eq!(Rules::new(options), Err(RulesError::DiceWithMoving));
}

#[test]
fn every_named_rule_set_makes_a_game() {
    for set in RuleSet::all() {
        assert_eq!(Rules::new(set.options()), Ok(Rules::from(set)), "{set}");
    }
}

#[test]
fn rule_sets_that_differ_in_starter_and_draws_alone_share_a_core() {
    let core = |name: &str| Rules::from(name.parse::<RuleSet>().unwrap()).core();
    assert_eq!(core("ludoteka"), core("alquerque"));
    assert_eq!(core("ludoteka"), core("wmd"));
    assert_eq!(core("abierto"), core("ludoteka+opcional"));
    assert_eq!(core("tradicional"), core("ludoteka+sin-volar"));
    let different = [
        "ludoteka",
        "ludoteka+sin-volar",
        "ludoteka+opcional",
        "ludoteka+doble",
        "ten",
        "lasker",
        "eleven",
        "twelve",
        "twelve+volar",
        "three",
        "four",
        "five",
        "six",
        "seven",
    ];
    for (nth, a) in different.iter().enumerate() {
        for b in &different[..nth] {
            assert_ne!(core(a), core(b), "{a} {b}");
            assert_ne!(core(a).unwrap().to_string(), core(b).unwrap().to_string());
        }
    }
}

#[test]
fn a_core_tells_every_option_that_a_value_depends_on() {
    let base = *Rules::from(Base::Twelve).options();
    let text = |options| Rules::new(options).unwrap().core().unwrap().to_string();
    let plain = text(base);
    assert_eq!(
        plain,
        "twelve 12 place-then-move no-flying mandatory take-one unless-all blocked-loses"
    );
    let mut safe = base;
    captures(&mut safe).safe_men = SafeMen::Always;
    let others = [
        Options {
            full_board: FullBoard::Draws,
            ..base
        },
        Options {
            blocked: molino::Blocked::Passes,
            ..base
        },
        Options {
            phases: Phases::PlaceOrMove,
            ..base
        },
        Options {
            mill: MillWorth::Wins,
            ..base
        },
        safe,
    ];
    for options in others {
        assert_ne!(text(options), plain);
        assert_ne!(
            Rules::new(options).unwrap().core(),
            Rules::new(base).unwrap().core()
        );
    }
    let fewer = Options {
        men: 11,
        full_board: FullBoard::Draws,
        ..base
    };
    let same = Options { men: 11, ..base };
    assert_eq!(text(fewer), text(same), "eleven men never fill the board");
}

#[test]
fn the_rules_of_a_core_have_that_core() {
    for set in RuleSet::all() {
        if let Ok(core) = Rules::from(set).core() {
            assert_eq!(Rules::from(core).core(), Ok(core), "{set}");
        }
    }
}

#[test]
fn dice_and_the_ban_on_forming_broken_mills_have_no_core() {
    for set in RuleSet::all() {
        let reason = match set.options() {
            Options {
                reforming: Reforming::BarredForATurn,
                ..
            } => Some(NoCore::Reforming),
            Options {
                mill: MillWorth::Captures(captures),
                ..
            } if captures.dice != Dice::Never => Some(NoCore::Dice),
            _ => None,
        };
        assert_eq!(Rules::from(set).core().err(), reason, "{set}");
    }
}

#[test]
fn three_dice_fall_in_216_ways_and_make_56_throws_of_which_four_earn_a_raid() {
    let throws: Vec<(Throw, u32)> = Throw::all().collect();
    assert_eq!(throws.len(), 56);
    assert_eq!(throws.iter().map(|(_, ways)| ways).sum::<u32>(), 216);
    for (throw, ways) in &throws {
        let all = (0..216_u8).map(|n| [n % 6 + 1, n / 6 % 6 + 1, n / 36 + 1]);
        let fallen = all
            .filter(|pips| Throw::from_pips(*pips) == Some(*throw))
            .count();
        assert_eq!(fallen, *ways as usize, "{throw}");
    }
    let earning = throws.iter().filter(|(throw, _)| throw.earns_raid());
    let earning: Vec<String> = earning.map(|(throw, _)| throw.to_string()).collect();
    assert_eq!(earning, ["4-1-1", "5-2-2", "6-3-3", "6-5-4"]);
}

#[test]
fn a_throw_is_read_in_any_order_and_nothing_else_is_a_throw() {
    for text in ["6-5-4", "4-5-6", "5-6-4"] {
        assert_eq!(Throw::read(text).unwrap().to_string(), "6-5-4");
    }
    for text in [
        "", "6", "6-5", "6-5-4-3", "6-5-0", "7-5-4", "6-5-", "-6-5-4", "6-55-4", "a-b-c",
    ] {
        let error = Throw::read(text).unwrap_err();
        assert_eq!(error.wanted, molino::Wanted::Throw, "{text}");
    }
}
