//! Other programs: how they are started and what their failure says.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A command without the variables that `cargo run` sets for the program it
/// starts. They describe the xtask crate: left in place, they would speak to
/// the build scripts of other crates and make cargo build those anew.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(describes_xtask) {
            command.env_remove(name);
        }
    }
    command
}

fn describes_xtask(variable: &str) -> bool {
    variable == "CARGO"
        || variable.starts_with("CARGO_PKG_")
        || variable.starts_with("CARGO_MANIFEST_")
}

/// Runs a command, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    eprintln!("+ {line}");
    let status = command
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a command and gives what it printed on standard output; its standard
/// error goes where ours goes.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` did not print text"))
}

/// The command as one would type it, with the variables it sets.
pub(crate) fn line(command: &Command) -> String {
    let set = command
        .get_envs()
        .filter_map(|(name, value)| Some((name, value?)))
        .filter(|(name, _)| *name != "PATH")
        .map(|(name, value)| format!("{}={}", name.display(), quoted(&value.to_string_lossy())));
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    set.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain =
        !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || "\"'*$".contains(c));
    if plain {
        word.to_owned()
    } else {
        format!("'{word}'")
    }
}

/// Where a program lies on the search path.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_shows_variables_and_quotes_what_a_shell_would_split() {
        let mut command = Command::new("cargo");
        command
            .arg("test")
            .arg("a b")
            .env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            line(&command),
            "RUSTDOCFLAGS='-D warnings' cargo test 'a b'"
        );
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(&mut Command::new("false")).unwrap_err();
        assert!(error.to_string().starts_with("`false` failed"), "{error}");
    }

    #[test]
    fn only_what_describes_this_crate_is_cleared() {
        assert!(describes_xtask("CARGO_MANIFEST_DIR"));
        assert!(describes_xtask("CARGO_PKG_NAME"));
        assert!(!describes_xtask("CARGO_HOME"));
        assert!(!describes_xtask("CARGO_TARGET_DIR"));
    }
}
