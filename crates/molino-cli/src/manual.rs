//! `molino completions` and `molino man`: the program about itself.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::args::Args;
use crate::failure::Failure;

/// Prints what `shell` needs to complete commands and options.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "molino", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}

/// Prints the manual page: the program, then each of its commands.
pub(crate) fn page() -> Result<(), Failure> {
    let mut command = Args::command();
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands() {
        let section = Man::new(subcommand.clone());
        section.render_synopsis_section(&mut page)?;
        section.render_description_section(&mut page)?;
        section.render_options_section(&mut page)?;
    }
    io::stdout().write_all(&page)?;
    Ok(())
}
