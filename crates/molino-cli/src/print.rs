//! `molino print`: sheets as PDF or SVG.

use std::fs;
use std::path::{Path, PathBuf};

use molino::RuleSet;
use molino_print::{DoesNotFit, Order, Paper, Sheet, Style, to_pdf, to_svg};

use crate::args::{PaperName, PrintArgs, SheetName, StyleName};
use crate::failure::Failure;
use crate::fault::Fault;
use crate::words::Words;

/// Writes a sheet into a file: PDF, or SVG with a file for each page.
pub(crate) fn run(args: &PrintArgs, rule_set: RuleSet, words: &Words) -> Result<(), Failure> {
    let order = order(args, rule_set);
    let document = order.document(words.catalogue());
    let document = document.map_err(|error| does_not_fit(&order, error))?;
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

/// What the arguments ask for.
fn order(args: &PrintArgs, rule_set: RuleSet) -> Order {
    let sheet = match args.sheet {
        SheetName::Board if args.tiled => Sheet::TiledBoard,
        SheetName::Board => Sheet::Board,
        SheetName::Pieces => Sheet::Pieces,
        SheetName::Rules => Sheet::Rules,
        SheetName::School => Sheet::School,
        SheetName::Dice => Sheet::Dice,
        SheetName::Tournament => Sheet::Tournament,
    };
    Order {
        sheet,
        rule_set,
        paper: match args.paper {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::Letter,
        },
        side: args.side.map(|side| side.0),
        style: match args.style {
            StyleName::Full => Style::Full,
            StyleName::InkSaving => Style::InkSaving,
        },
        square: args.square.0,
        diameter: args.diameter.0,
        players: args.players,
    }
}

/// A board that does not fit can be laid out over pages.
fn does_not_fit(order: &Order, error: DoesNotFit) -> Fault {
    let fault = Fault::of(&error);
    match order.sheet {
        Sheet::Board => Fault {
            id: "board-does-not-fit",
            ..fault
        },
        _ => fault,
    }
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
