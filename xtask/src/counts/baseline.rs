//! The counts that were agreed on, and how far new ones may stray.

use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::summary::Counts;

/// How far a count may lie from its baseline, either way. Fewer instructions
/// fail too: a gain that is not written down would be lost unseen.
const TOLERANCE_PERCENT: u64 = 3;

const HEADER: &str = "\
# benchmark<TAB>instructions, as callgrind counts them.
# Rewritten by `cargo xtask counts --bless`.
";

/// Reads a baseline: `benchmark<TAB>instructions`, comments after `#`.
pub(crate) fn parse(text: &str) -> Result<Counts> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (name, count) = line
                .split_once('\t')
                .with_context(|| format!("no tab in `{line}`"))?;
            let count = count
                .parse()
                .with_context(|| format!("no number in `{line}`"))?;
            Ok((name.to_owned(), count))
        })
        .collect()
}

/// Writes a baseline; comments that stood in the old one are kept.
pub(crate) fn write(counts: &Counts, old: &str) -> String {
    let mut text: String = old
        .lines()
        .filter(|line| line.starts_with('#'))
        .fold(String::new(), |text, line| text + line + "\n");
    if text.is_empty() {
        text = HEADER.to_owned();
    }
    for (name, count) in counts {
        let _ = writeln!(text, "{name}\t{count}");
    }
    text
}

/// Compares counts with their baseline and gives a table of all; fails with
/// that table if one is off or stands on one side only.
pub(crate) fn compare(found: &Counts, wanted: &Counts) -> Result<String> {
    let mut table = format!(
        "{:>14} {:>14} {:>7}  benchmark\n",
        "found", "wanted", "ratio"
    );
    let mut off = 0;
    let mut names: Vec<&String> = found.keys().chain(wanted.keys()).collect();
    names.sort();
    names.dedup();
    for name in names {
        let (row, good) = row(name, found.get(name).copied(), wanted.get(name).copied());
        table += &row;
        off += usize::from(!good);
    }
    if off > 0 {
        bail!(
            "counts that are new, missing or more than {TOLERANCE_PERCENT} % off: {off}\n{table}\
             If this is meant, run `cargo xtask counts --bless` (with `--large` for those that \
             take minutes) and commit the baseline."
        );
    }
    Ok(table)
}

fn row(name: &str, found: Option<u64>, wanted: Option<u64>) -> (String, bool) {
    let shown = |count: Option<u64>| count.map_or("-".to_owned(), |count| count.to_string());
    let (ratio, note) = match (found, wanted) {
        (Some(found), Some(wanted)) if is_near(found, wanted) => (ratio(found, wanted), ""),
        (Some(found), Some(wanted)) => (ratio(found, wanted), "  <- off"),
        (Some(_), None) => ("-".to_owned(), "  <- not in the baseline"),
        (None, _) => ("-".to_owned(), "  <- no such benchmark"),
    };
    let row = format!(
        "{:>14} {:>14} {ratio:>7}  {name}{note}\n",
        shown(found),
        shown(wanted)
    );
    (row, note.is_empty())
}

fn is_near(found: u64, wanted: u64) -> bool {
    found.abs_diff(wanted) * 100 <= wanted * TOLERANCE_PERCENT
}

/// Three decimals, without the rounding of floating-point numbers.
fn ratio(found: u64, wanted: u64) -> String {
    let thousandths = found.saturating_mul(1000) / wanted.max(1);
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(pairs: &[(&str, u64)]) -> Counts {
        pairs
            .iter()
            .map(|(name, count)| ((*name).to_owned(), *count))
            .collect()
    }

    #[test]
    fn counts_within_three_percent_pass_and_others_fail_either_way() {
        let wanted = counts(&[("a", 1000)]);
        for found in [970, 1000, 1030] {
            assert!(
                compare(&counts(&[("a", found)]), &wanted).is_ok(),
                "{found}"
            );
        }
        for found in [969, 1031] {
            let error = compare(&counts(&[("a", found)]), &wanted)
                .unwrap_err()
                .to_string();
            assert!(error.contains("more than 3 % off: 1"), "{error}");
            assert!(
                error.contains(&format!("0.{found}")) || error.contains("1.031"),
                "{error}"
            );
        }
    }

    #[test]
    fn a_benchmark_on_one_side_only_fails() {
        let one = counts(&[("a", 1)]);
        let two = counts(&[("a", 1), ("b", 2)]);
        assert!(
            compare(&one, &two)
                .unwrap_err()
                .to_string()
                .contains("b  <- no such benchmark")
        );
        assert!(
            compare(&two, &one)
                .unwrap_err()
                .to_string()
                .contains("b  <- not in the baseline")
        );
    }

    #[test]
    fn a_baseline_is_read_back_as_written_and_keeps_its_comments() {
        let counts = counts(&[("a::b", 12), ("c", 3)]);
        let written = write(&counts, "# why\nold\t1\n");
        assert_eq!(written, "# why\na::b\t12\nc\t3\n");
        assert_eq!(parse(&written).expect("a baseline"), counts);
        assert!(write(&counts, "").starts_with("# benchmark"));
    }

    #[test]
    fn a_line_that_is_no_pair_is_an_error() {
        assert_eq!(parse("a 1\n").unwrap_err().to_string(), "no tab in `a 1`");
        assert_eq!(
            parse("a\tx\n").unwrap_err().to_string(),
            "no number in `a\tx`"
        );
    }
}
