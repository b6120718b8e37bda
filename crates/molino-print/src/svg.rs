//! Pages as SVG.

use std::fmt::Write;

use crate::lettering;
use crate::page::{Anchor, Ink, Mark, Page, Place, Stroke, Weight};

/// The page as an SVG file, its units millimetres.
#[must_use]
pub fn to_svg(page: &Page) -> String {
    let Page { width, height, .. } = page;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"'Source Sans 3 Variable', \
         'Source Sans 3', sans-serif\">\n"
    );
    // Nothing fails that writes into a string.
    let _ = write_marks(&mut svg, page);
    svg.push_str("</svg>\n");
    svg
}

fn write_marks(svg: &mut String, page: &Page) -> std::fmt::Result {
    let Page {
        width,
        height,
        clip,
        ..
    } = page;
    if *clip > 0.0 {
        let (inner, upper) = (width - 2.0 * clip, height - 2.0 * clip);
        writeln!(
            svg,
            "<svg x=\"{clip}\" y=\"{clip}\" width=\"{inner}\" height=\"{upper}\" \
             viewBox=\"{clip} {clip} {inner} {upper}\">"
        )?;
    }
    for mark in &page.marks {
        write_mark(svg, mark)?;
    }
    if *clip > 0.0 {
        writeln!(svg, "</svg>")?;
    }
    for mark in &page.margin_marks {
        write_mark(svg, mark)?;
    }
    Ok(())
}

fn write_mark(svg: &mut String, mark: &Mark) -> std::fmt::Result {
    match mark {
        Mark::Line { places, stroke } => {
            let points = places.iter().map(|Place { x, y }| format!("{x},{y}"));
            let points = points.collect::<Vec<String>>().join(" ");
            writeln!(
                svg,
                "<polyline points=\"{points}\" fill=\"none\"{}/>",
                line(Some(*stroke))
            )
        }
        Mark::Circle {
            middle: Place { x, y },
            radius,
            stroke,
            fill,
        } => {
            let fill = fill.map_or("none", colour);
            let line = line(*stroke);
            writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{line}/>"
            )
        }
        Mark::Text {
            place: Place { x, y },
            size,
            anchor,
            weight,
            text,
        } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            // As wide as our letters, also where others take their place.
            let length = lettering::width(text, *size, *weight);
            let weight = bold(*weight);
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
                 font-weight=\"{weight}\" textLength=\"{length}\" \
                 lengthAdjust=\"spacingAndGlyphs\">{text}</text>"
            )
        }
    }
}

/// The attributes of a line.
fn line(stroke: Option<Stroke>) -> String {
    let Some(Stroke { width, ink, dash }) = stroke else {
        return String::new();
    };
    let dash = dash.map(|dash| format!(" stroke-dasharray=\"{dash}\""));
    format!(
        " stroke=\"{}\" stroke-width=\"{width}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"{}",
        colour(ink),
        dash.unwrap_or_default()
    )
}

const fn bold(weight: Weight) -> u16 {
    match weight {
        Weight::Regular => 400,
        Weight::Semibold => 600,
    }
}

const fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Black => "#000",
        Ink::Grey => "#b0b0b0",
        Ink::Paper => "#fff",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_keeps_its_width_where_other_letters_are_shown() {
        let mut page = Page::blank((100.0, 100.0));
        page.text(
            Place::at(10.0, 10.0),
            4.0,
            Anchor::Start,
            "piezas < 9 & más",
        );
        let width = lettering::width("piezas < 9 & más", 4.0, Weight::Regular);
        let svg = to_svg(&page);
        assert!(svg.contains(&format!("textLength=\"{width}\"")), "{svg}");
        assert!(svg.contains("piezas &lt; 9 &amp; más"), "{svg}");
    }
}
