//! Numbers for people: bytes, times, and others with a fraction.

use std::time::Duration;

use molino_text::Arguments;

use crate::words::Words;

/// Bytes in the largest unit of which there is one.
pub(crate) fn bytes(count: u64, words: &Words) -> String {
    let units = [(30, "size-gib"), (20, "size-mib"), (10, "size-kib")];
    let unit = units.into_iter().find(|(shift, _)| count >> shift > 0);
    let (id, number) = match unit {
        Some((shift, id)) => (id, tenths(count as f64 / (1_u64 << shift) as f64, words)),
        None => ("size-bytes", count.to_string()),
    };
    words.say(id, &Arguments::new().text("number", number))
}

/// A time in minutes and seconds, or in hours and minutes.
pub(crate) fn time(time: Duration, words: &Words) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, _) => format!("{} s", tenths(time.as_secs_f64(), words)),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// A number with one digit after the decimal sign of the language.
pub(crate) fn tenths(number: f64, words: &Words) -> String {
    format!("{number:.1}").replace('.', &words.plain("decimal-sign"))
}

#[cfg(test)]
mod tests {
    use molino_text::Language;

    use super::*;

    #[test]
    fn sizes_and_times_are_short() {
        let words = Words::english();
        assert_eq!(bytes(17, &words), "17 B");
        assert_eq!(bytes(2048, &words), "2.0 KiB");
        assert_eq!(bytes(8_053_063_680, &words), "7.5 GiB");
        assert_eq!(time(Duration::from_millis(1_540), &words), "1.5 s");
        assert_eq!(time(Duration::from_secs(125), &words), "2 min 5 s");
        assert_eq!(time(Duration::from_secs(7_500), &words), "2 h 5 min");
    }

    #[test]
    fn each_language_has_its_units_and_its_decimal_sign() {
        let spanish = Words::new(Some(Language::Spanish));
        let french = Words::new(Some(Language::French));
        assert_eq!(bytes(8_053_063_680, &spanish), "7,5 GiB");
        assert_eq!(bytes(8_053_063_680, &french), "7,5 Gio");
        assert_eq!(bytes(17, &french), "17 o");
        assert_eq!(time(Duration::from_millis(1_540), &french), "1,5 s");
    }
}
