//! The letters: Source Sans 3, part of the program (its licence lies beside it).

use ttf_parser::Face;

use crate::page::Weight;

/// The font file of a weight.
pub(crate) const fn font(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Regular => include_bytes!("../fonts/SourceSans3-Regular.ttf"),
        Weight::Semibold => include_bytes!("../fonts/SourceSans3-Semibold.ttf"),
    }
}

/// How wide a text is.
pub(crate) fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let face = Face::parse(font(weight), 0).expect("the font is part of the program");
    let advance = |character| {
        let glyph = face.glyph_index(character).or(face.glyph_index('x'));
        let advance = glyph.and_then(|glyph| face.glyph_hor_advance(glyph));
        f32::from(advance.unwrap_or(0))
    };
    let units: f32 = text.chars().map(advance).sum();
    units * size / f32::from(face.units_per_em())
}

/// The text in lines no wider than `most`, where no word is wider.
pub(crate) fn wrapped(text: &str, size: f32, weight: Weight, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer {
            Some(longer) if width(&longer, size, weight) <= most => {
                lines.pop();
                lines.push(longer);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_asked_and_lose_no_word() {
        let text = "el alquerque de nueve es el molino de nueve piezas";
        let lines = wrapped(text, 4.0, Weight::Regular, 40.0);
        assert!(lines.len() > 1);
        assert!(
            lines
                .iter()
                .all(|line| width(line, 4.0, Weight::Regular) <= 40.0)
        );
        assert_eq!(lines.join(" "), text);
    }

    #[test]
    fn the_font_has_what_the_three_languages_write() {
        let face = Face::parse(font(Weight::Regular), 0).unwrap();
        for character in "áéíóúñü¿¡çœàèùâêîôû«»“”’…–×\u{a0}".chars()
        {
            assert!(face.glyph_index(character).is_some(), "{character:?}");
        }
    }
}
