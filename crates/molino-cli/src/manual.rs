//! `molino completions` and `molino man`: the program about itself.

use std::io::{self, Write};

use clap_complete::Shell;
use clap_mangen::Man;

use crate::failure::Failure;
use crate::fault::Fault;
use crate::help;
use crate::words::{Words, shown};

/// Prints what `shell` needs to complete commands and options.
pub(crate) fn completions(shell: Shell, words: &Words) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(words), "molino", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}

/// Prints the manual page: the program, then each of its commands.
pub(crate) fn page(words: &Words) -> Result<(), Failure> {
    let mut command = help::command(words);
    command.build();
    let mut page = Vec::new();
    let program = Man::new(command.clone());
    program.render_title(&mut page)?;
    program.render_name_section(&mut page)?;
    program.render_synopsis_section(&mut page)?;
    program.render_options_section(&mut page)?;
    for command in command.get_subcommands() {
        let section = Man::new(command.clone());
        writeln!(page, ".SH \"MOLINO {}\"", command.get_name().to_uppercase())?;
        section.render_synopsis_section(&mut page)?;
        section.render_description_section(&mut page)?;
        section.render_options_section(&mut page)?;
    }
    io::stdout().write_all(&page)?;
    Ok(())
}

/// Prints the help of a command, or of the program.
pub(crate) fn help(name: Option<&str>, words: &Words) -> Result<(), Failure> {
    let mut program = help::command(words);
    program.build();
    let Some(name) = name else {
        program.print_long_help()?;
        return Ok(());
    };
    let Some(command) = program.find_subcommand_mut(name) else {
        return Err(Fault::plain("unknown-command")
            .with("command", &shown(name))
            .into());
    };
    command.print_long_help()?;
    Ok(())
}
