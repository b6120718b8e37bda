//! Documents as PDF, through krilla.

use std::error::Error;
use std::fmt;

use krilla::Document as Pdf;
use krilla::color::luma;
use krilla::geom::{PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke as Line, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};

use crate::lettering;
use crate::page::{Anchor, Document, Ink, Mark, Page, Place, Stroke, Weight};

/// Points of PDF in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// How far the handles of a quarter of a circle reach, for a radius of one.
const HANDLE: f32 = 0.552_284_8;

/// The document cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF cannot be made: {}", self.0)
    }
}

impl Error for PdfError {}

/// The fonts of a document.
struct Fonts {
    regular: Font,
    semibold: Font,
}

/// The document as a PDF file.
///
/// # Errors
///
/// A page has no size, or the library fails.
pub fn to_pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    let font = |weight| {
        let font = Font::new(lettering::font(weight).into(), 0);
        font.ok_or_else(|| PdfError("a font is broken".to_owned()))
    };
    let fonts = Fonts {
        regular: font(Weight::Regular)?,
        semibold: font(Weight::Semibold)?,
    };
    let mut pdf = Pdf::new();
    pdf.set_metadata(Metadata::new().title(document.title.clone()));
    for page in &document.pages {
        let settings = PageSettings::from_wh(page.width * POINTS, page.height * POINTS);
        let settings = settings.ok_or_else(|| PdfError("a page has no size".to_owned()))?;
        let mut sheet = pdf.start_page_with(settings);
        let mut surface = sheet.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        draw(&mut surface, page, &fonts);
        surface.pop();
        surface.finish();
        sheet.finish();
    }
    pdf.finish().map_err(|error| PdfError(format!("{error:?}")))
}

fn draw(surface: &mut Surface<'_>, page: &Page, fonts: &Fonts) {
    let shown = inner(page);
    if let Some(shown) = &shown {
        surface.push_clip_path(shown, &FillRule::default());
    }
    for mark in &page.marks {
        draw_mark(surface, mark, fonts);
    }
    if shown.is_some() {
        surface.pop();
    }
    for mark in &page.margin_marks {
        draw_mark(surface, mark, fonts);
    }
}

/// What of a page is shown, where not all is.
fn inner(page: &Page) -> Option<krilla::geom::Path> {
    let clip = (page.clip > 0.0).then_some(page.clip)?;
    let mut path = PathBuilder::new();
    path.move_to(clip, clip);
    path.line_to(page.width - clip, clip);
    path.line_to(page.width - clip, page.height - clip);
    path.line_to(clip, page.height - clip);
    path.close();
    path.finish()
}

fn draw_mark(surface: &mut Surface<'_>, mark: &Mark, fonts: &Fonts) {
    match mark {
        Mark::Line { places, stroke } => {
            let mut path = PathBuilder::new();
            for (i, Place { x, y }) in places.iter().enumerate() {
                if i == 0 {
                    path.move_to(*x, *y);
                } else {
                    path.line_to(*x, *y);
                }
            }
            paint(surface, path, Some(*stroke), None);
        }
        Mark::Circle {
            middle,
            radius,
            stroke,
            fill,
        } => paint(surface, circle(*middle, *radius), *stroke, *fill),
        Mark::Text {
            place,
            size,
            anchor,
            weight,
            text,
        } => {
            let width = lettering::width(text, *size, *weight);
            let x = match anchor {
                Anchor::Start => place.x,
                Anchor::Middle => place.x - width / 2.0,
                Anchor::End => place.x - width,
            };
            let font = match weight {
                Weight::Regular => &fonts.regular,
                Weight::Semibold => &fonts.semibold,
            };
            surface.set_stroke(None);
            surface.set_fill(Some(filled(Ink::Black)));
            let at = Point::from_xy(x, place.y);
            surface.draw_text(at, font.clone(), *size, text, false, TextDirection::Auto);
        }
    }
}

fn paint(surface: &mut Surface<'_>, path: PathBuilder, stroke: Option<Stroke>, fill: Option<Ink>) {
    let Some(path) = path.finish() else { return };
    surface.set_fill(fill.map(filled));
    surface.set_stroke(stroke.map(drawn));
    surface.draw_path(&path);
}

/// A circle of four curves.
fn circle(Place { x, y }: Place, r: f32) -> PathBuilder {
    let h = r * HANDLE;
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.cubic_to(x + r, y + h, x + h, y + r, x, y + r);
    path.cubic_to(x - h, y + r, x - r, y + h, x - r, y);
    path.cubic_to(x - r, y - h, x - h, y - r, x, y - r);
    path.cubic_to(x + h, y - r, x + r, y - h, x + r, y);
    path.close();
    path
}

fn grey(ink: Ink) -> luma::Color {
    luma::Color::new(match ink {
        Ink::Black => 0,
        Ink::Grey => 176,
        Ink::Paper => 255,
    })
}

fn filled(ink: Ink) -> Fill {
    Fill {
        paint: grey(ink).into(),
        ..Fill::default()
    }
}

fn drawn(stroke: Stroke) -> Line {
    Line {
        paint: grey(stroke.ink).into(),
        width: stroke.width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        dash: stroke.dash.map(|dash| StrokeDash {
            array: vec![dash, dash],
            offset: 0.0,
        }),
        ..Line::default()
    }
}
