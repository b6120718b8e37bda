//! Plain faults of text files: blanks at a line's end, no newline at the
//! file's end, paths of somebody's machine.

use std::path::Path;

use super::fault::Fault;

/// Top folders that exist on one machine and not on another. Each is put
/// together here, so that this file does not name one itself.
const PRIVATE: &[&str] = &[
    concat!("/", "work/"),
    concat!("/", "root/"),
    concat!("/", "home/"),
];

/// The faults of one file; one that is not text has none.
pub(crate) fn faults(file: &Path, bytes: &[u8]) -> Vec<Fault> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Vec::new();
    };
    if text.is_empty() || text.contains('\0') {
        return Vec::new();
    }
    let mut faults: Vec<Fault> = text
        .split('\n')
        .enumerate()
        .flat_map(|(index, line)| faults_of_line(file, index + 1, line))
        .collect();
    if !text.ends_with('\n') {
        faults.push(Fault::in_file(file, "does not end in a newline"));
    }
    faults
}

fn faults_of_line(file: &Path, number: usize, line: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    if line.ends_with(char::is_whitespace) {
        faults.push(Fault::at_line(
            file,
            number,
            "blanks at the end of the line",
        ));
    }
    for folder in PRIVATE {
        if names_folder(line, folder) {
            let text = format!("`{folder}…` is a path of one machine");
            faults.push(Fault::at_line(file, number, text));
        }
    }
    faults
}

/// Whether a path begins with the folder; within a path it is any folder's name.
fn names_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '}' | ')'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> Vec<String> {
        faults(Path::new("a.md"), text.as_bytes())
            .iter()
            .map(Fault::to_string)
            .collect()
    }

    #[test]
    fn planted_faults_are_told_with_their_lines() {
        assert_eq!(
            faults_of("one\ntwo \n"),
            ["a.md:2: blanks at the end of the line"]
        );
        assert_eq!(
            faults_of("one\r\n"),
            ["a.md:1: blanks at the end of the line"]
        );
        assert_eq!(faults_of("one"), ["a.md: does not end in a newline"]);
        for folder in PRIVATE {
            let told = faults_of(&format!("see `{folder}x` and file://{folder}\n"));
            assert_eq!(
                told,
                [format!("a.md:1: `{folder}…` is a path of one machine")]
            );
        }
    }

    #[test]
    fn clean_text_empty_files_and_other_bytes_pass() {
        let within = format!("src{}x.rs\n", PRIVATE[0]);
        assert!(faults_of(&within).is_empty());
        assert!(faults_of("").is_empty());
        assert!(faults(Path::new("a.png"), b"\x89PNG \n\xff").is_empty());
    }
}
