//! Sheets, measured in the picture that a PDF reader (poppler) makes of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Pixels to a millimetre.
const SCALE: f32 = 10.0;

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("print-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Prints a sheet into a file.
fn print(file: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_molino"))
        .args(["print", "--lang", "en", "--out"])
        .arg(file)
        .args(args)
        .output()
        .expect("the program runs")
}

/// Prints a sheet and gives the pictures of its pages, or what was wrong.
fn printed(name: &str, args: &[&str]) -> Result<Vec<Picture>, String> {
    let folder = folder(name);
    let file = folder.join("sheet.pdf");
    let output = print(&file, args);
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let drawn = Command::new("pdftoppm")
        .args(["-gray", "-r", "254"])
        .arg(&file)
        .arg(folder.join("page"))
        .status()
        .expect("these tests need pdftoppm, of poppler-utils");
    assert!(drawn.success());
    let entries = fs::read_dir(&folder).expect("the folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut pages: Vec<PathBuf> = paths.filter(|path| is_picture(path)).collect();
    pages.sort();
    Ok(pages.iter().map(|page| Picture::read(page)).collect())
}

fn is_picture(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "pgm")
}

/// A picture in shades of grey.
struct Picture {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl Picture {
    fn read(file: &Path) -> Picture {
        let bytes = fs::read(file).expect("a picture");
        let head = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let (end, _) = head.take(3).last().expect("three lines");
        let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut numbers = text
            .split_whitespace()
            .skip(1)
            .map(|word| word.parse().expect("a size"));
        let (width, height) = (
            numbers.next().expect("width"),
            numbers.next().expect("height"),
        );
        Picture {
            width,
            height,
            shades: bytes[end + 1..].to_vec(),
        }
    }

    /// What lies less than so many millimetres from the top.
    fn above(&self, end: f32) -> Picture {
        let height = (end * SCALE) as usize;
        Picture {
            width: self.width,
            height,
            shades: self.shades[..height * self.width].to_vec(),
        }
    }

    fn is_black(&self, x: usize, y: usize) -> bool {
        self.shades[y * self.width + x] < 100
    }

    /// Where, in millimetres from the left, the middles of upright lines are that
    /// are at least so long.
    fn upright(&self, least: f32) -> Vec<f32> {
        let long = |x: &usize| {
            let black = (0..self.height).filter(|y| self.is_black(*x, *y)).count();
            black as f32 >= least * SCALE
        };
        middles((0..self.width).filter(long))
    }

    /// The same for level lines, from the top.
    fn level(&self, least: f32) -> Vec<f32> {
        let long = |y: &usize| {
            let black = (0..self.width).filter(|x| self.is_black(*x, *y)).count();
            black as f32 >= least * SCALE
        };
        middles((0..self.height).filter(long))
    }
}

/// The middles of runs of pixels, in millimetres.
fn middles(pixels: impl Iterator<Item = usize>) -> Vec<f32> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for pixel in pixels {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == pixel => *end = pixel,
            _ => runs.push((pixel, pixel)),
        }
    }
    let middle = |(from, to): &(usize, usize)| (from + to + 1) as f32 / 2.0 / SCALE;
    runs.iter().map(middle).collect()
}

fn assert_length(found: f32, wanted: f32) {
    assert!(
        (found - wanted).abs() <= 0.2,
        "found {found} mm, wanted {wanted} mm"
    );
}

fn span(lines: &[f32]) -> f32 {
    lines.last().expect("lines") - lines.first().expect("lines")
}

#[test]
fn the_largest_board_has_its_side_on_both_papers() {
    for (paper, side) in [("a4", 190.0), ("letter", 195.9)] {
        let name = format!("largest-{paper}");
        let pages = printed(&name, &["board", "--paper", paper]).expect("it fits");
        let [page] = pages.as_slice() else {
            panic!("one page")
        };
        assert_length(span(&page.upright(side * 0.9)), side);
        assert_length(span(&page.level(side * 0.9)), side);
    }
}

#[test]
fn a_board_that_does_not_fit_is_refused_with_the_largest_that_does() {
    for (paper, side, most) in [("a4", "191", "190"), ("letter", "196", "195.9")] {
        let args = ["board", "--paper", paper, "--side", side];
        let told = printed("refused", &args).err().expect("it does not fit");
        assert!(told.contains(&format!("40 to {most} mm")), "{told}");
    }
}

#[test]
fn a_tiled_board_has_its_side_over_the_pages() {
    let pages = printed("tiled", &["board", "--side", "300", "--tiled"]).expect("tiles");
    assert_eq!(pages.len(), 4, "two rows of two");
    // A tile shows 190 × 277 mm, of which 10 mm are the neighbour's too.
    let left = pages[0].upright(200.0);
    let right = pages[1].upright(200.0);
    assert_length(180.0 + right.last().unwrap() - left[0], 300.0);
    let above = pages[0].level(150.0);
    let below = pages[2].level(150.0);
    assert_length(267.0 + below.last().unwrap() - above[0], 300.0);
}

#[test]
fn the_school_sheet_has_its_lines_on_the_crossings_of_the_squares() {
    for square in [5.0, 8.0] {
        let text = format!("{square}mm");
        let name = format!("school-{square}");
        let pages = printed(&name, &["school", "--square", &text]).expect("it fits");
        assert_eq!(pages.len(), 5, "board, grid, task, table, rules");
        // The outer lines are 16 squares long, the middle ones 10, the inner ones 4.
        // The men to cut out are below.
        let board = pages[0].above(10.0 + 18.0 * square);
        let outer = board.upright(15.0 * square);
        assert_length(span(&outer), 16.0 * square);
        let lines = board.upright(3.5 * square);
        let at: Vec<f32> = lines.iter().map(|x| (x - outer[0]) / square).collect();
        let wanted = [0.0, 3.0, 6.0, 8.0, 10.0, 13.0, 16.0];
        assert_eq!(at.len(), wanted.len(), "{at:?}");
        for (found, wanted) in at.iter().zip(wanted) {
            assert_length(found * square, wanted * square);
        }
    }
}

#[test]
fn the_ruler_is_a_hundred_millimetres_long() {
    let pages = printed("ruler", &["board", "--side", "60"]).expect("it fits");
    let page = &pages[0];
    let foot = page.height - 115;
    let black: Vec<usize> = (0..page.width)
        .filter(|x| (foot..page.height).any(|y| page.is_black(*x, y)))
        .take_while(|x| *x < 1140)
        .collect();
    let (first, last) = (black[0], black[black.len() - 1]);
    assert_length((last - first) as f32 / SCALE, 100.25);
}

#[test]
fn sizes_that_nobody_can_use_are_refused() {
    for args in [
        ["school", "--square", "3"],
        ["school", "--square", "11"],
        ["pieces", "--diameter", "31"],
        ["board", "--side", "5"],
    ] {
        let told = printed("useless", &args).err().expect("a refusal");
        assert!(told.contains("not fit"), "{args:?}: {told}");
    }
    for args in [["board", "--side", "wide"], ["board", "--side", "-5"]] {
        assert!(printed("no-length", &args).is_err(), "{args:?}");
    }
}

#[test]
fn every_sheet_is_made_for_every_rule_set_and_language() {
    let folder = folder("every");
    for sheet in ["board", "pieces", "rules", "school", "dice", "tournament"] {
        let every = ["three", "six", "seven", "ludoteka", "twelve", "alfonso"];
        // The others are not for every rule set.
        let rule_sets: &[&str] = match sheet {
            "school" => &["ludoteka", "tradicional", "alfonso", "abierto+doble"],
            "dice" | "tournament" => &[""],
            _ => &every,
        };
        for rules in rule_sets {
            for (language, end) in [("es", "pdf"), ("fr", "svg")] {
                let file = folder.join(format!("{sheet}-{rules}.{end}"));
                let output = Command::new(env!("CARGO_BIN_EXE_molino"))
                    .args(["print", sheet, "--lang", language, "--out"])
                    .arg(&file)
                    .args(
                        Some(["--rules", rules])
                            .filter(|_| !rules.is_empty())
                            .into_iter()
                            .flatten(),
                    )
                    .output()
                    .expect("the program runs");
                let told = String::from_utf8_lossy(&output.stderr);
                assert!(
                    output.status.success(),
                    "{sheet} {rules} {language}: {told}"
                );
            }
        }
    }
    let named = |end: &str| {
        let entries = fs::read_dir(&folder).expect("the folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        names
            .filter(|name| name.to_string_lossy().ends_with(end))
            .count()
    };
    assert_eq!(named(".pdf"), 24);
    assert!(named(".svg") > 24, "a file for each page");
}

#[test]
fn a_file_of_another_kind_is_refused() {
    let output = Command::new(env!("CARGO_BIN_EXE_molino"))
        .args(["print", "board", "--out", "board.png", "--lang", "en"])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains(".pdf or .svg"), "{told}");
}

#[test]
fn what_a_sheet_does_not_have_is_refused_as_an_argument() {
    let cases = [
        (
            ["dice", "--side", "20"],
            "“side” has no meaning for the sheet “dice”",
        ),
        (["tournament", "--square", "5"], "“square” has no meaning"),
        (["school", "--rules", "twelve"], "not for twelve"),
        (["board", "--side", "500"], "40 to 190 mm"),
        (
            ["school", "--square", "20"],
            "squares of 20 mm do not fit: they can have 4 to 10 mm",
        ),
        (["board", "--side", "-3"], "wanted millimetres"),
        (["tournament", "--players", "0"], "from 2 to 6"),
    ];
    for (args, told) in cases {
        let file = folder("refused").join("sheet.pdf");
        let output = print(&file, &args);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains(told), "{args:?}: {error}");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!file.exists());
    }
}

#[test]
fn men_have_the_diameter_that_was_asked_for() {
    let pages = printed("men", &["pieces", "--diameter", "16"]).expect("it fits");
    // The first man stands in a square of 18 mm, whose corner is at the margin.
    let across: Vec<usize> = (105..275).filter(|x| pages[0].is_black(*x, 190)).collect();
    let (first, last) = (across[0], across[across.len() - 1]);
    // The width of his outline comes on top.
    let outline = 8.0 / 12.0;
    assert_length((last - first) as f32 / SCALE, 16.0 + outline);
}
