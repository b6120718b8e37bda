//! The school sheet: a board on squared paper, men of two by two squares, a grid to
//! draw it oneself, and the task.

use molino::{Board, BoardId, Player, RuleSet};
use molino_text::{Arguments, Catalogue};

use crate::figure::{Figure, Style};
use crate::layout::{self, Column};
use crate::page::{Anchor, Document, Page, Place, Stroke};
use crate::paper::{DoesNotFit, MARGIN, Measure, Paper};

use super::pieces::men_in_squares;
use super::{rules_sheet, tournament};

/// How many squares the board is wide: its lines lie at 0, 3, 6, 8, 10, 13 and 16, so
/// that every point is on a crossing and men of two by two squares never overlap. The
/// source has lost its picture; this is our reading of its measures.
const SQUARES: u8 = 16;

/// The lines of the seven columns and rows.
const LINES: [u8; 7] = [0, 3, 6, 8, 10, 13, 16];

/// Squares around the board.
const AROUND: u8 = 1;

/// The school sheet with squares of this side: board and men, a grid beside a small
/// model, the task, a table for the round robin, and the rules.
///
/// # Errors
///
/// The squares are smaller than 4 mm or larger than 10 mm.
pub(crate) fn school_sheet(
    rule_set: RuleSet,
    paper: Paper,
    square: f32,
    words: &Catalogue,
) -> Result<Document, DoesNotFit> {
    DoesNotFit::check(Measure::Square, square, 4.0, 10.0)?;
    let mut pages = vec![
        board_page(paper, square, words),
        grid_page(paper, square, words),
    ];
    pages.extend(task_pages(paper, words));
    pages.push(tournament::page(paper, 6, words));
    pages.extend(rules_sheet(rule_set, paper, words).pages);
    Ok(Document {
        title: super::plain(words, "print-school"),
        pages,
    })
}

/// The board on its squares, and the men to cut out.
fn board_page(paper: Paper, square: f32, words: &Catalogue) -> Page {
    let (width, _) = paper.size();
    let mut page = Page::blank(paper.size());
    let side = f32::from(SQUARES) * square;
    let corner = Place::at((width - side) / 2.0, MARGIN + f32::from(AROUND) * square);
    grid(&mut page, corner, square);
    draw_on_squares(&mut page, corner, square);
    let mut top = corner.y + side + f32::from(AROUND) * square + square;
    let across = 9.0 * 2.0 * square;
    let left = (width - across) / 2.0;
    for player in Player::ALL {
        let at = Place::at(left, top);
        top = men_in_squares(
            &mut page,
            player,
            9,
            0.86 * square,
            at,
            2.0 * square,
            across,
        ) + square / 2.0;
    }
    layout::ruler(&mut page, &super::plain(words, "print-ruler"));
    page
}

/// Squares alone, and a small model of what is drawn on them.
fn grid_page(paper: Paper, square: f32, words: &Catalogue) -> Page {
    const MODEL: f32 = 45.0;
    let (width, _) = paper.size();
    let mut page = Page::blank(paper.size());
    let model = Figure {
        board: nine(),
        corner: Place::at(MARGIN + 2.0, MARGIN + 2.0),
        side: MODEL,
        style: Style::Full,
    };
    // The model has the squares' proportions, not those of the other boards.
    draw_on_squares(&mut page, model.corner, MODEL / f32::from(SQUARES));
    let told = Arguments::new().text("square", format!("{square}"));
    let told = words.message("print-draw-yourself", &told);
    let most = width - 2.0 * MARGIN - MODEL - 12.0;
    let lines = crate::lettering::wrapped(&told, 4.2, crate::Weight::Regular, most);
    for (i, line) in lines.iter().enumerate() {
        let place = Place::at(MARGIN + MODEL + 12.0, MARGIN + 8.0 + i as f32 * 6.0);
        page.text(place, 4.2, Anchor::Start, line);
    }
    let side = f32::from(SQUARES) * square;
    let corner = Place::at((width - side) / 2.0, MARGIN + MODEL + 12.0 + square);
    grid(&mut page, corner, square);
    layout::ruler(&mut page, &super::plain(words, "print-ruler"));
    page
}

/// The squares under the board and around it.
fn grid(page: &mut Page, corner: Place, square: f32) {
    let around = f32::from(AROUND) * square;
    let length = f32::from(SQUARES) * square + 2.0 * around;
    let (left, top) = (corner.x - around, corner.y - around);
    for i in 0..=SQUARES + 2 * AROUND {
        let along = f32::from(i) * square;
        let stroke = Stroke::grey(0.15);
        page.line(
            Place::at(left, top + along),
            Place::at(left + length, top + along),
            stroke,
        );
        page.line(
            Place::at(left + along, top),
            Place::at(left + along, top + length),
            stroke,
        );
    }
}

/// The board of 24 points with its lines on the crossings of the squares.
fn draw_on_squares(page: &mut Page, corner: Place, square: f32) {
    let board = nine();
    let place = |point| {
        let name = board.name(point);
        let across = LINES[usize::from(name.column())];
        let down = SQUARES - LINES[usize::from(name.row())];
        Place::at(
            corner.x + f32::from(across) * square,
            corner.y + f32::from(down) * square,
        )
    };
    let stroke = Stroke::black((square / 8.0).clamp(0.35, 0.9));
    for line in board.lines() {
        let places: Vec<Place> = line.map(place).collect();
        if let (Some(first), Some(last)) = (places.first(), places.last()) {
            page.line(*first, *last, stroke);
        }
    }
    for point in board.points() {
        page.dot(place(point), square / 6.0);
    }
}

/// The task, as pupils read it.
fn task_pages(paper: Paper, words: &Catalogue) -> Vec<Page> {
    let mut column = Column::new(paper);
    column.heading(&super::plain(words, "print-task"), 8.0);
    column.paragraph("", &super::plain(words, "print-task-lead"), 4.6);
    column.space(3.0);
    let steps = [
        "print-task-groups",
        "print-task-read",
        "print-task-make",
        "print-task-try",
        "print-task-play",
        "print-task-tell",
    ];
    for (i, id) in steps.iter().enumerate() {
        let mark = format!("{}.", i + 1);
        column.paragraph(&mark, &super::plain(words, id), 4.6);
        column.space(1.5);
    }
    column.finish()
}

fn nine() -> &'static Board {
    BoardId::Nine.board()
}
