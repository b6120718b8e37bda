//! The board as lines of characters.

use std::cmp::Ordering;
use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use molino::{Board, Game, Player, Point};

/// How the board is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    seen_from: Seen,
    strokes: Strokes,
}

/// The side of the table from which the board is seen.
#[derive(Clone, Copy, Debug)]
enum Seen {
    Below,
    Above,
}

/// What lines and empty points are drawn with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Strokes {
    /// The characters of Unicode that are made for it.
    Lines,
    /// Those of ASCII.
    Ascii,
}

impl Look {
    pub(crate) const fn new(strokes: Strokes) -> Look {
        Look {
            seen_from: Seen::Below,
            strokes,
        }
    }

    /// The same seen from the other side of the table.
    pub(crate) const fn flipped(self) -> Look {
        let seen_from = match self.seen_from {
            Seen::Below => Seen::Above,
            Seen::Above => Seen::Below,
        };
        Look { seen_from, ..self }
    }
}

impl Strokes {
    const fn point(self) -> char {
        match self {
            Strokes::Lines => '·',
            Strokes::Ascii => '+',
        }
    }

    const fn across(self) -> char {
        match self {
            Strokes::Lines => '─',
            Strokes::Ascii => '-',
        }
    }

    const fn upright(self) -> char {
        match self {
            Strokes::Lines => '│',
            Strokes::Ascii => '|',
        }
    }

    const fn falling(self) -> char {
        match self {
            Strokes::Lines => '╲',
            Strokes::Ascii => '\\',
        }
    }

    const fn rising(self) -> char {
        match self {
            Strokes::Lines => '╱',
            Strokes::Ascii => '/',
        }
    }
}

/// What a character shows, which decides its style.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Nothing,
    Line,
    Name,
    Man(Player),
    Mark,
}

/// Characters in rows, the top row first.
struct Canvas {
    rows: Vec<Vec<(char, Ink)>>,
    look: Look,
}

/// The characters from a point to the next column, and lines to the next row:
/// about as far on a screen.
const ACROSS: usize = 4;
const DOWN: usize = 2;

/// The characters left of the leftmost point, for the names of the rows and
/// the mark of a move.
const MARGIN: usize = 3;

/// The character for the men of `player`: a ring and a cross, as on the printed
/// men.
pub(crate) const fn man(player: Player) -> char {
    match player {
        Player::White => 'O',
        Player::Black => 'X',
    }
}

/// The style of the men of `player`.
pub(crate) const fn style(player: Player) -> Style {
    Ink::Man(player).style()
}

/// The board with its men, the names of rows and columns, and the last move:
/// brackets stand around the man that moved, parentheses around the points that
/// the move emptied. Every line is as wide as [`width`] tells.
pub(crate) fn board(game: &Game, look: Look) -> Vec<String> {
    let board = game.rules().board();
    let mut canvas = Canvas::blank(board, look);
    canvas.draw_names(board);
    canvas.draw_lines(board);
    for point in board.points() {
        let (character, ink) = match game.position().man_on(point) {
            Some(player) => (man(player), Ink::Man(player)),
            None => (look.strokes.point(), Ink::Line),
        };
        canvas.put(canvas.spot(board, point), character, ink);
    }
    if let Some((_, last)) = game.moves().last() {
        let emptied = last.all_taken().into_iter().chain(last.from());
        for point in emptied {
            canvas.embrace(board, point, ['(', ')']);
        }
        if let Some(point) = last.to() {
            canvas.embrace(board, point, ['[', ']']);
        }
    }
    canvas.rows.iter().map(|row| text(row)).collect()
}

/// How many characters wide the lines of the board are.
pub(crate) fn width(board: &Board) -> usize {
    MARGIN + (usize::from(board.size()) - 1) * ACROSS + 2
}

impl Canvas {
    fn blank(board: &Board, look: Look) -> Canvas {
        let height = (usize::from(board.size()) - 1) * DOWN + 2;
        let rows = vec![vec![(' ', Ink::Nothing); width(board)]; height];
        Canvas { rows, look }
    }

    fn put(&mut self, (x, y): (usize, usize), character: char, ink: Ink) {
        if let Some(cell) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *cell = (character, ink);
        }
    }

    /// Where a point lies.
    fn spot(&self, board: &Board, point: Point) -> (usize, usize) {
        let name = board.name(point);
        self.cell(board, name.column(), name.row())
    }

    fn cell(&self, board: &Board, column: u8, row: u8) -> (usize, usize) {
        let last = board.size() - 1;
        let (across, down) = match self.look.seen_from {
            Seen::Below => (column, last - row),
            Seen::Above => (last - column, row),
        };
        (
            MARGIN + usize::from(across) * ACROSS,
            usize::from(down) * DOWN,
        )
    }

    fn draw_names(&mut self, board: &Board) {
        let bottom = self.rows.len() - 1;
        for i in 0..board.size() {
            let (x, y) = self.cell(board, i, i);
            self.put((0, y), char::from(b'1' + i), Ink::Name);
            self.put((x, bottom), char::from(b'a' + i), Ink::Name);
        }
    }

    fn draw_lines(&mut self, board: &Board) {
        for line in board.lines() {
            let spots: Vec<(usize, usize)> = line.map(|point| self.spot(board, point)).collect();
            for ends in spots.windows(2) {
                self.draw_edge(ends[0], ends[1]);
            }
        }
    }

    fn draw_edge(&mut self, (x1, y1): (usize, usize), (x2, y2): (usize, usize)) {
        let strokes = self.look.strokes;
        let character = match (x1.cmp(&x2), y1.cmp(&y2)) {
            (_, Ordering::Equal) => strokes.across(),
            (Ordering::Equal, _) => strokes.upright(),
            (across, down) if across == down => strokes.falling(),
            _ => strokes.rising(),
        };
        if x1 != x2 && y1 != y2 {
            // Between the ends of a slanting edge there is room for one.
            self.put(((x1 + x2) / 2, (y1 + y2) / 2), character, Ink::Line);
            return;
        }
        for x in x1.min(x2)..=x1.max(x2) {
            for y in y1.min(y2)..=y1.max(y2) {
                self.put((x, y), character, Ink::Line);
            }
        }
    }

    /// Sets marks left and right of a point.
    fn embrace(&mut self, board: &Board, point: Point, [left, right]: [char; 2]) {
        let (x, y) = self.spot(board, point);
        self.put((x - 1, y), left, Ink::Mark);
        self.put((x + 1, y), right, Ink::Mark);
    }
}

impl Ink {
    const fn style(self) -> Style {
        let style = Style::new();
        match self {
            Ink::Nothing | Ink::Name => style,
            Ink::Line => style.dimmed(),
            Ink::Man(Player::White) => style.fg_color(Some(ANSI_WHITE)).bold(),
            Ink::Man(Player::Black) => style.fg_color(Some(ANSI_BLACK)).bold(),
            Ink::Mark => style.fg_color(Some(ANSI_ACCENT)).bold(),
        }
    }
}

/// Colours that can be told from each other, and read on a light ground and on
/// a dark one.
const ANSI_WHITE: anstyle::Color = anstyle::Color::Ansi(AnsiColor::Cyan);
const ANSI_BLACK: anstyle::Color = anstyle::Color::Ansi(AnsiColor::Magenta);
const ANSI_ACCENT: anstyle::Color = anstyle::Color::Ansi(AnsiColor::Red);

/// A row with its styles, changed only where the ink changes.
fn text(row: &[(char, Ink)]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|(_, a), (_, b)| a == b) {
        let characters: String = run.iter().map(|(character, _)| character).collect();
        let style = run.first().map(|(_, ink)| ink.style()).unwrap_or_default();
        // Nothing fails that writes into a string.
        let _ = write!(text, "{style}{characters}{style:#}");
    }
    text
}
