//! The rule sets by their names, with switches and house options.

use super::board::Board;

/// Every base, in the order in which rule sets are listed.
pub const BASES: [&str; 16] = [
    "three",
    "four",
    "five",
    "six",
    "seven",
    "twelve",
    "ten",
    "lasker",
    "eleven",
    "morabaraba",
    "wmd",
    "ludoteka",
    "alquerque",
    "tradicional",
    "alfonso",
    "abierto",
];

/// Every switch, in the order in which a name writes them.
pub const SWITCHES: [&str; 6] = [
    "volar",
    "sin-volar",
    "opcional",
    "obligatorio",
    "doble",
    "sin-reformar",
];

/// Every house option, in the order in which we write them.
const HOUSE_OPTIONS: [&str; 4] = ["safe=always", "blocked=passes", "full=draw", "full=loses"];

/// How a game without captures ends.
#[derive(Clone, Copy, PartialEq)]
pub enum QuietDraw {
    Never,
    /// At this many quiet plies.
    After(u64),
    /// At this many quiet plies, while each side has three men and none in hand.
    WithThreeMenEachAfter(u64),
}

/// How a repeated position ends a game.
#[derive(Clone, Copy, PartialEq)]
pub enum Repetition {
    Ignored,
    /// At the third occurrence.
    ThreeTimes,
    /// Where the last three occurrences follow each other at equal distances.
    ThreeTimesInSuccession,
}

pub struct Rules {
    /// The canonical name, house options included.
    pub name: String,
    pub board: Board,
    /// Men a side.
    pub men: u64,
    pub flying: bool,
    pub capture_is_optional: bool,
    pub two_mills_take_two: bool,
    pub broken_mills_are_barred: bool,
    /// A side with men in hand may step instead of placing.
    pub steps_while_placing: bool,
    pub dice: bool,
    /// Three in a row win; nothing is captured.
    pub line_wins: bool,
    pub men_in_mills_are_always_safe: bool,
    pub blocked_side_passes: bool,
    pub full_board_is_a_draw: bool,
    pub quiet_draw: QuietDraw,
    /// A closed mill ends a quiet stretch even where nothing is taken.
    pub mill_ends_quiet: bool,
    pub repetition: Repetition,
}

impl Rules {
    /// Reads a name, its switches and the house options behind it.
    pub fn read(text: &str) -> Result<Rules, String> {
        let mut words = text.split(' ');
        let mut parts = words.next().unwrap_or("").split('+');
        let base = parts.next().unwrap_or("");
        let mut rules = Rules::of_base(base)?;
        let switches: Vec<&str> = parts.collect();
        rules.check_switches(&switches)?;
        for switch in SWITCHES {
            if switches.contains(&switch) && rules.turn(switch) {
                rules.name = format!("{}+{switch}", rules.name);
            }
        }
        let options: Vec<&str> = words.collect();
        rules.set_house_options(&options)?;
        Ok(rules)
    }

    fn of_base(base: &str) -> Result<Rules, String> {
        // Nine men's morris as `tradicional` has it: the others say where they differ.
        let mut rules = Rules {
            name: base.to_owned(),
            board: match base {
                "three" => Board::three(),
                "four" | "five" | "six" => Board::six(),
                "seven" => Board::seven(),
                "twelve" | "eleven" | "morabaraba" => Board::twelve(),
                _ => Board::nine(),
            },
            men: match base {
                "three" => 3,
                "four" => 4,
                "five" => 5,
                "six" => 6,
                "seven" => 7,
                "ten" | "lasker" => 10,
                "eleven" => 11,
                "twelve" | "morabaraba" => 12,
                _ => 9,
            },
            flying: false,
            capture_is_optional: false,
            two_mills_take_two: false,
            broken_mills_are_barred: false,
            steps_while_placing: false,
            dice: false,
            line_wins: false,
            men_in_mills_are_always_safe: false,
            blocked_side_passes: false,
            full_board_is_a_draw: false,
            quiet_draw: QuietDraw::Never,
            mill_ends_quiet: false,
            repetition: Repetition::Ignored,
        };
        match base {
            "four" | "five" | "six" | "seven" | "twelve" | "tradicional" => {}
            "three" => rules.line_wins = true,
            "alfonso" => rules.dice = true,
            "abierto" => {
                rules.flying = true;
                rules.capture_is_optional = true;
                rules.quiet_draw = QuietDraw::WithThreeMenEachAfter(20);
            }
            "ludoteka" | "alquerque" | "ten" | "lasker" | "eleven" | "morabaraba" | "wmd" => {
                rules.flying = true;
                rules.quiet_draw = QuietDraw::After(100);
                rules.repetition = Repetition::ThreeTimes;
            }
            _ => return Err(format!("there is no rule set {base:?}")),
        }
        match base {
            "alquerque" => rules.repetition = Repetition::ThreeTimesInSuccession,
            "lasker" => rules.steps_while_placing = true,
            "morabaraba" => {
                rules.broken_mills_are_barred = true;
                rules.full_board_is_a_draw = true;
            }
            "wmd" => {
                rules.quiet_draw = QuietDraw::After(40);
                rules.mill_ends_quiet = true;
            }
            _ => {}
        }
        Ok(rules)
    }

    fn check_switches(&self, switches: &[&str]) -> Result<(), String> {
        for switch in switches {
            if !SWITCHES.contains(switch) {
                return Err(format!("there is no switch {switch:?}"));
            }
            if self.line_wins && ["opcional", "obligatorio", "doble"].contains(switch) {
                return Err(format!(
                    "nothing is captured in {}, so +{switch} means nothing",
                    self.name
                ));
            }
        }
        for (one, opposite) in [("volar", "sin-volar"), ("opcional", "obligatorio")] {
            if switches.contains(&one) && switches.contains(&opposite) {
                return Err(format!("+{one} and +{opposite} are opposites"));
            }
        }
        Ok(())
    }

    /// Turns a switch, and says whether that changed anything.
    fn turn(&mut self, switch: &str) -> bool {
        let (option, wanted) = match switch {
            "volar" => (&mut self.flying, true),
            "sin-volar" => (&mut self.flying, false),
            "opcional" => (&mut self.capture_is_optional, true),
            "obligatorio" => (&mut self.capture_is_optional, false),
            "doble" => (&mut self.two_mills_take_two, true),
            _ => (&mut self.broken_mills_are_barred, true),
        };
        let changed = *option != wanted;
        *option = wanted;
        changed
    }

    fn set_house_options(&mut self, options: &[&str]) -> Result<(), String> {
        for option in options {
            if !HOUSE_OPTIONS.contains(option) {
                return Err(format!("there is no house option {option:?}"));
            }
        }
        if options.contains(&"full=draw") && options.contains(&"full=loses") {
            return Err("full=draw and full=loses are opposites".to_owned());
        }
        for option in HOUSE_OPTIONS {
            if options.contains(&option) {
                match option {
                    "safe=always" => self.men_in_mills_are_always_safe = true,
                    "blocked=passes" => self.blocked_side_passes = true,
                    "full=draw" => self.full_board_is_a_draw = true,
                    _ => self.full_board_is_a_draw = false,
                }
                self.name = format!("{} {option}", self.name);
            }
        }
        Ok(())
    }
}
