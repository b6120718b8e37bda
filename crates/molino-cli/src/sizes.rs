//! Numbers for people: bytes, positions, times.

use std::time::Duration;

/// Bytes in the largest unit of which there is one.
pub(crate) fn bytes(count: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let unit = units.into_iter().find(|(shift, _)| count >> shift > 0);
    match unit {
        Some((shift, name)) => format!("{:.1} {name}", count as f64 / (1_u64 << shift) as f64),
        None => format!("{count} B"),
    }
}

/// A time in minutes and seconds, or in hours and minutes.
pub(crate) fn time(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, _) => format!("{:.1} s", time.as_secs_f64()),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_are_short() {
        assert_eq!(bytes(17), "17 B");
        assert_eq!(bytes(2048), "2.0 KiB");
        assert_eq!(bytes(8_053_063_680), "7.5 GiB");
        assert_eq!(time(Duration::from_millis(1_540)), "1.5 s");
        assert_eq!(time(Duration::from_secs(125)), "2 min 5 s");
        assert_eq!(time(Duration::from_secs(7_500)), "2 h 5 min");
    }
}
