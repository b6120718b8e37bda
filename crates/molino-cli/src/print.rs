//! `molino print`: sheets as PDF or SVG.

use std::fs;
use std::path::{Path, PathBuf};

use molino::RuleSet;
use molino_print::{DoesNotFit, Order, OrderError, Sheet, to_pdf, to_svg};

use crate::args::{PrintArgs, SheetName};
use crate::failure::Failure;
use crate::fault::Fault;
use crate::quantities::{Millimetres, Whole};
use crate::words::Words;

/// Writes a sheet into a file: PDF, or SVG with a file for each page.
pub(crate) fn run(args: &PrintArgs, rules: Option<RuleSet>, words: &Words) -> Result<(), Failure> {
    let order = order(args, rules).map_err(|error| Failure::Argument(Fault::of(&error)))?;
    let document = order.document(words.catalogue());
    let document = document.map_err(|error| Failure::Argument(does_not_fit(&order, error)))?;
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
            let fault = Fault::plain("no-sheet-format").with("file", &file);
            Err(Failure::Argument(fault))
        }
    }
}

/// What the arguments ask for.
fn order(args: &PrintArgs, rules: Option<RuleSet>) -> Result<Order, OrderError> {
    let length = |length: Option<Millimetres>| length.map(|Millimetres(mm)| mm.to_string());
    let said = [
        ("rules", rules.map(|rule_set| rule_set.to_string())),
        ("side", length(args.side)),
        ("square", length(args.square)),
        ("diameter", length(args.diameter)),
        (
            "players",
            args.players.map(|Whole(players)| players.to_string()),
        ),
        ("style", args.style.map(|style| style.name().to_owned())),
    ];
    let sheet = match args.sheet {
        SheetName::Board if args.tiled => Sheet::TiledBoard,
        // Of the sheets only boards are tiled.
        _ if args.tiled => {
            return Err(OrderError::Unused {
                name: "tiled".to_owned(),
                sheet: args.sheet.sheet(),
            });
        }
        plain => plain.sheet(),
    };
    let said = said
        .iter()
        .filter_map(|(name, value)| Some((*name, value.as_deref()?)));
    let always = [("sheet", sheet.name()), ("paper", args.paper.name())];
    Order::read(always.into_iter().chain(said))
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
