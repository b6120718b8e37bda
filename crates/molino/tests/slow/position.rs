//! A position: who stands where, whose turn it is, and what is still to come.

use super::board::{Mill, Point, mill_name};
use super::rules::Rules;
use std::collections::{BTreeMap, BTreeSet};

/// `'W'` or `'B'`, as a man is written on the board.
pub type Side = char;

pub fn opponent_of(side: Side) -> Side {
    if side == 'W' { 'B' } else { 'W' }
}

#[derive(Clone)]
pub struct Position {
    /// The men on the board.
    pub men: BTreeMap<Point, Side>,
    pub to_move: Side,
    pub white_hand: u64,
    pub black_hand: u64,
    pub quiet_plies: u64,
    pub move_number: u64,
    /// The throw now due, highest die first.
    pub dice: Option<[u8; 3]>,
    /// The mills that the side to move may not form, by name.
    pub barred: BTreeSet<String>,
    /// The mills that the other side may not form on its next turn.
    pub barred_other: BTreeSet<String>,
}

impl Position {
    pub fn start(rules: &Rules) -> Position {
        Position {
            men: BTreeMap::new(),
            to_move: 'W',
            white_hand: rules.men,
            black_hand: rules.men,
            quiet_plies: 0,
            move_number: 1,
            dice: None,
            barred: BTreeSet::new(),
            barred_other: BTreeSet::new(),
        }
    }

    pub fn hand(&self, side: Side) -> u64 {
        if side == 'W' {
            self.white_hand
        } else {
            self.black_hand
        }
    }

    /// Where the men of a side stand.
    pub fn points_of(&self, side: Side) -> BTreeSet<Point> {
        self.men
            .iter()
            .filter(|(_, man)| **man == side)
            .map(|(point, _)| *point)
            .collect()
    }

    pub fn men_on_board(&self, side: Side) -> u64 {
        self.men.values().filter(|man| **man == side).count() as u64
    }

    /// Board and hand together.
    pub fn men_in_all(&self, side: Side) -> u64 {
        self.men_on_board(side) + self.hand(side)
    }

    pub fn is_empty(&self, point: Point) -> bool {
        !self.men.contains_key(point)
    }

    pub fn has_closed(&self, side: Side, mill: Mill) -> bool {
        mill.iter().all(|point| self.men.get(point) == Some(&side))
    }

    pub fn read(rules: &Rules, text: &str) -> Result<Position, String> {
        let mut position = Position::start(rules);
        let fields: Vec<&str> = text.split(' ').collect();
        let plain: Vec<&str> = fields
            .iter()
            .copied()
            .filter(|field| !field.contains('='))
            .collect();
        let keyed = &fields[plain.len()..];
        if !keyed.iter().all(|field| field.contains('=')) {
            return Err("a plain field stands behind a key=value field".to_owned());
        }
        let (board, side, hands) = match plain[..] {
            [board, side, hands] => (board, side, hands),
            [board, side, hands, quiet_plies, move_number] => {
                position.quiet_plies = number(quiet_plies)?;
                position.move_number = number(move_number)?;
                (board, side, hands)
            }
            _ => {
                return Err(format!(
                    "{} plain fields where 3 or 5 are wanted",
                    plain.len()
                ));
            }
        };
        position.read_board(rules, board)?;
        position.to_move = match side {
            "w" => 'W',
            "b" => 'B',
            _ => return Err(format!("the side to move is {side:?}, neither w nor b")),
        };
        let (white, black) = hands
            .split_once(',')
            .ok_or("the hands want a comma between them")?;
        position.white_hand = number(white)?;
        position.black_hand = number(black)?;
        for side in ['W', 'B'] {
            if position.hand(side) > rules.men || position.men_in_all(side) > rules.men {
                return Err(format!("{side} has more than {} men", rules.men));
            }
        }
        position.read_keyed_fields(rules, keyed)?;
        Ok(position)
    }

    fn read_board(&mut self, rules: &Rules, text: &str) -> Result<(), String> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != rules.board.rows.len() {
            return Err(format!(
                "{} rows where {} are wanted",
                rows.len(),
                rules.board.rows.len()
            ));
        }
        for (row, points) in rows.iter().zip(&rules.board.rows) {
            let mut points = points.iter();
            for sign in row.chars() {
                let steps = match sign {
                    'W' | 'B' => 1,
                    '1'..='9' => sign.to_digit(10).unwrap_or(0),
                    _ => return Err(format!("{sign:?} stands in row {row:?}")),
                };
                for _ in 0..steps {
                    let point = points.next().ok_or(format!("row {row:?} is too long"))?;
                    if sign == 'W' || sign == 'B' {
                        self.men.insert(point, sign);
                    }
                }
            }
            if points.next().is_some() {
                return Err(format!("row {row:?} is too short"));
            }
        }
        Ok(())
    }

    fn read_keyed_fields(&mut self, rules: &Rules, fields: &[&str]) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        for field in fields {
            let (key, value) = field.split_once('=').unwrap_or((field, ""));
            if !seen.insert(key) {
                return Err(format!("{key:?} is given twice"));
            }
            match key {
                "dice" => {
                    if !rules.dice || self.hand(self.to_move) == 0 {
                        return Err("dice are given where none are thrown".to_owned());
                    }
                    self.dice = Some(read_dice(value)?);
                }
                "barred" => self.barred = read_mills(rules, &value.to_lowercase())?,
                "barred-other" => self.barred_other = read_mills(rules, &value.to_lowercase())?,
                _ => return Err(format!("there is no field {key:?}")),
            }
        }
        Ok(())
    }

    /// The position text.
    pub fn text(&self, rules: &Rules) -> String {
        let dice = match self.dice {
            Some([high, middle, low]) => format!(" dice={high}-{middle}-{low}"),
            None => String::new(),
        };
        let counters = format!("{} {}", self.quiet_plies, self.move_number);
        format!(
            "{} {counters}{dice}{}",
            self.place_text(rules),
            self.bars_text()
        )
    }

    /// What must be the same for a position to have occurred again: men, side to move, hands, bars.
    pub fn what_can_repeat(&self, rules: &Rules) -> String {
        format!("{}{}", self.place_text(rules), self.bars_text())
    }

    fn place_text(&self, rules: &Rules) -> String {
        let rows: Vec<String> = rules
            .board
            .rows
            .iter()
            .map(|row| self.row_text(row))
            .collect();
        let side = self.to_move.to_ascii_lowercase();
        format!(
            "{} {side} {},{}",
            rows.join("/"),
            self.white_hand,
            self.black_hand
        )
    }

    fn bars_text(&self) -> String {
        let mut text = String::new();
        for (key, mills) in [
            ("barred", &self.barred),
            ("barred-other", &self.barred_other),
        ] {
            if !mills.is_empty() {
                let names: Vec<&str> = mills.iter().map(String::as_str).collect();
                text.push_str(&format!(" {key}={}", names.join(",")));
            }
        }
        text
    }

    fn row_text(&self, row: &[Point]) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for point in row {
            match self.men.get(point) {
                None => empty += 1,
                Some(man) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                        empty = 0;
                    }
                    text.push(*man);
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    }
}

/// Three dice in any order, `4-6-5`, as a throw with the highest die first.
pub fn read_dice(text: &str) -> Result<[u8; 3], String> {
    let mut dice = Vec::new();
    for die in text.split('-') {
        match die {
            "1" | "2" | "3" | "4" | "5" | "6" => dice.push(die.as_bytes()[0] - b'0'),
            _ => return Err(format!("{die:?} is no die")),
        }
    }
    dice.sort_unstable();
    match dice[..] {
        [low, middle, high] => Ok([high, middle, low]),
        _ => Err(format!("{text:?} are not three dice")),
    }
}

fn read_mills(rules: &Rules, text: &str) -> Result<BTreeSet<String>, String> {
    if !rules.broken_mills_are_barred {
        return Err("mills are barred where the rules bar none".to_owned());
    }
    let mut mills = BTreeSet::new();
    for name in text.split(',') {
        if !rules
            .board
            .mills
            .iter()
            .any(|mill| mill_name(*mill) == name)
        {
            return Err(format!("{name:?} is no mill of this board"));
        }
        if !mills.insert(name.to_owned()) {
            return Err(format!("{name:?} is barred twice"));
        }
    }
    Ok(mills)
}

fn number(text: &str) -> Result<u64, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("{text:?} is no number"));
    }
    text.parse().map_err(|_| format!("{text} is too great"))
}
