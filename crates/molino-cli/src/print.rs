//! `molino print`: sheets as PDF or SVG.

use std::fs;
use std::path::{Path, PathBuf};

use molino::RuleSet;
use molino_print::{
    Document, DoesNotFit, Paper, Style, board_sheet, dice_sheet, pieces_sheet, rules_sheet,
    school_sheet, tiled_board, to_pdf, to_svg, tournament_sheet,
};

use crate::args::{PaperName, PrintArgs, Sheet, StyleName};
use crate::failure::Failure;
use crate::fault::Fault;
use crate::words::Words;

/// Writes a sheet into a file: PDF, or SVG with a file for each page.
pub(crate) fn run(args: &PrintArgs, rule_set: RuleSet, words: &Words) -> Result<(), Failure> {
    let document = document(args, rule_set, words).map_err(|error| does_not_fit(args, error))?;
    let extension = args
        .out
        .extension()
        .and_then(|extension| extension.to_str());
    match extension.map(str::to_ascii_lowercase).as_deref() {
        Some("pdf") => {
            let pdf = to_pdf(&document);
            let pdf = pdf.map_err(|error| Fault::plain("no-pdf").with("reason", &error))?;
            write(&args.out, &pdf)
        }
        Some("svg") => {
            let pages = document.pages.iter().enumerate();
            for (i, page) in pages {
                let file = page_file(&args.out, i, document.pages.len());
                write(&file, to_svg(page).as_bytes())?;
            }
            Ok(())
        }
        _ => {
            let file = args.out.display();
            Err(Fault::plain("no-sheet-format").with("file", &file).into())
        }
    }
}

fn document(args: &PrintArgs, rule_set: RuleSet, words: &Words) -> Result<Document, DoesNotFit> {
    let words = words.catalogue();
    let options = rule_set.options();
    let board = options.board.board();
    let paper = match args.paper {
        PaperName::A4 => Paper::A4,
        PaperName::Letter => Paper::Letter,
    };
    let style = match args.style {
        StyleName::Full => Style::Full,
        StyleName::InkSaving => Style::InkSaving,
    };
    let side = args.side.map_or(paper.largest_side(), |side| side.0);
    match args.sheet {
        Sheet::Board if args.tiled => tiled_board(board, paper, side, style, words),
        Sheet::Board => board_sheet(board, paper, side, style, words),
        Sheet::Pieces => pieces_sheet(options.men, args.diameter.0, paper, words),
        Sheet::Rules => Ok(rules_sheet(rule_set, paper, words)),
        Sheet::School => school_sheet(paper, args.square.0, words),
        Sheet::Dice => Ok(dice_sheet(paper, words)),
        Sheet::Tournament => tournament_sheet(paper, args.players, words),
    }
}

fn does_not_fit(args: &PrintArgs, error: DoesNotFit) -> Fault {
    let fault = match args.sheet {
        Sheet::Board if !args.tiled => Fault::plain("board-does-not-fit"),
        _ => Fault::plain("does-not-fit"),
    };
    let round = |length: f32| (length * 10.0).round() / 10.0;
    fault
        .with("asked", &round(error.asked))
        .with("least", &round(error.least))
        .with("most", &round(error.most))
}

/// The file of a page: the one that was named, or with a number where there are
/// several.
fn page_file(out: &Path, page: usize, pages: usize) -> PathBuf {
    if pages == 1 {
        return out.to_owned();
    }
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}-{}.svg", page + 1))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(file, bytes).map_err(|error| Fault::unwritable(file, &error).into())
}
