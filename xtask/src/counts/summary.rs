//! What gungraun tells of its benchmarks: a line of JSON for each.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde::Deserialize;

/// The instructions that each benchmark executes, by its name.
pub(crate) type Counts = BTreeMap<String, u64>;

/// Reads the lines that gungraun prints; others that begin with no brace are
/// what the benches say themselves.
pub(crate) fn read(lines: &str) -> Result<Counts> {
    lines
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| {
            let summary: Summary =
                serde_json::from_str(line).context("cannot read a summary of gungraun")?;
            let name = summary.name();
            let count = summary
                .instructions()
                .with_context(|| format!("gungraun counts no instructions for {name}"))?;
            Ok((name, count))
        })
        .collect()
}

/// The part of a summary that we read.
#[derive(Deserialize)]
struct Summary {
    group: String,
    function_name: String,
    id: Option<String>,
    profiles: Vec<Profile>,
}

#[derive(Deserialize)]
struct Profile {
    tool: String,
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    total: Total,
}

#[derive(Deserialize)]
struct Total {
    metrics: BTreeMap<String, Metric>,
}

#[derive(Deserialize)]
struct Metric {
    values: Values,
}

/// Only the new value is ours; the old is of whatever run came before.
#[derive(Deserialize)]
struct Values {
    new: Option<serde_json::Number>,
}

impl Summary {
    fn name(&self) -> String {
        let parts = [
            Some(&self.group),
            Some(&self.function_name),
            self.id.as_ref(),
        ];
        parts
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join("::")
    }

    fn instructions(&self) -> Option<u64> {
        let callgrind = self
            .profiles
            .iter()
            .find(|profile| profile.tool == "Callgrind")?;
        callgrind
            .data
            .total
            .metrics
            .get("Ir")?
            .values
            .new
            .as_ref()?
            .as_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, values: &str) -> String {
        format!(
            r#"{{"group":"rules","function_name":"perft","id":{id},"version":"7","profiles":[
            {{"tool":"Callgrind","data":{{"parts":[],"total":{{"metrics":{{"Ir":{{"values":{values}}},
            "L1HitRate":{{"values":{{"new":99.5}}}}}}}}}}}}]}}"#
        )
        .replace('\n', "")
    }

    #[test]
    fn each_line_is_a_benchmark() {
        let lines = [
            line("\"nine\"", r#"{"new":1805}"#),
            "a word of the bench".to_owned(),
            line("null", r#"{"new":7,"old":8}"#),
        ];
        let counts = read(&lines.join("\n")).expect("two summaries");
        let counts: Vec<(&str, u64)> = counts
            .iter()
            .map(|(name, count)| (name.as_str(), *count))
            .collect();
        assert_eq!(counts, [("rules::perft", 7), ("rules::perft::nine", 1805)]);
    }

    #[test]
    fn a_summary_without_a_count_is_an_error() {
        let error = read(&line("null", r#"{"old":8}"#)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "gungraun counts no instructions for rules::perft"
        );
    }
}
