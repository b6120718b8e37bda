//! A list of steps, run one after the other until one fails.

use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// One step of `test` or `check`.
pub(crate) struct Step<'a> {
    /// The word that `--only` knows it by.
    pub(crate) name: &'static str,
    /// What it sees to.
    pub(crate) about: &'static str,
    /// The work.
    pub(crate) work: &'a dyn Fn(&Workspace) -> Result<()>,
}

/// Runs the steps, or only those named, and tells how long each took.
pub(crate) fn run(workspace: &Workspace, steps: &[Step], only: &[String]) -> Result<()> {
    let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
    if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
        bail!(
            "no step is called `{unknown}`; there are: {}",
            names.join(", ")
        );
    }
    let begun = Instant::now();
    let wanted = |step: &&Step| only.is_empty() || only.iter().any(|name| name == step.name);
    for step in steps.iter().filter(wanted) {
        run_step(workspace, step)?;
    }
    println!("== all passed in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

fn run_step(workspace: &Workspace, step: &Step) -> Result<()> {
    println!("== {}: {}", step.name, step.about);
    let begun = Instant::now();
    let result = (step.work)(workspace);
    let seconds = begun.elapsed().as_secs_f64();
    result.with_context(|| format!("the step `{}` failed after {seconds:.1} s", step.name))?;
    println!("== {} passed in {seconds:.1} s\n", step.name);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// Runs three steps of which the second fails; gives those that ran and the error.
    fn three(only: &[&str]) -> (Vec<&'static str>, Option<String>) {
        let ran = RefCell::new(Vec::new());
        let note = |name, result: Result<()>| {
            ran.borrow_mut().push(name);
            result
        };
        let first = |_: &Workspace| note("first", Ok(()));
        let second = |_: &Workspace| note("second", Err(anyhow::anyhow!("no luck")));
        let third = |_: &Workspace| note("third", Ok(()));
        let step = |name, work| Step {
            name,
            about: "",
            work,
        };
        let steps = [
            step("first", &first as _),
            step("second", &second),
            step("third", &third),
        ];
        let only: Vec<String> = only.iter().map(|&name| name.to_owned()).collect();
        let workspace = Workspace::here().expect("cargo runs the tests");
        let error = run(&workspace, &steps, &only)
            .err()
            .map(|error| format!("{error:#}"));
        (ran.take(), error)
    }

    #[test]
    fn the_first_failure_stops_and_names_its_step() {
        let (ran, error) = three(&[]);
        assert_eq!(ran, ["first", "second"]);
        let error = error.expect("the second step fails");
        assert!(
            error.starts_with("the step `second` failed after 0.0 s: no luck"),
            "{error}"
        );
    }

    #[test]
    fn only_the_named_steps_run() {
        assert_eq!(three(&["third", "first"]), (vec!["first", "third"], None));
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let (ran, error) = three(&["fourth"]);
        assert!(ran.is_empty());
        let words = "no step is called `fourth`; there are: first, second, third";
        assert_eq!(error.as_deref(), Some(words));
    }
}
