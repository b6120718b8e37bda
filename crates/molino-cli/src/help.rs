//! What the program says of itself and of wrong arguments, in the user's
//! language.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};
use molino::{Base, RuleSetError, Switch};
use molino_text::{Arguments, Language, UnknownLanguage};

use crate::args::{Args, BadName};
use crate::failure::tell_sentence;
use crate::fault::Fault;
use crate::quantities::{BadAddress, BadCount, BadLength, BadNumber, BadSize};
use crate::words::Words;

/// The language that the arguments ask for, before it is known whether they are
/// right: what is wrong with them must be told in it.
pub(crate) fn asked_language() -> Option<Language> {
    let arguments = env::args_os().skip(1);
    let arguments: Vec<String> = arguments
        .filter_map(|text| text.into_string().ok())
        .collect();
    let mut codes = arguments
        .iter()
        .enumerate()
        .rev()
        .filter_map(|(i, argument)| match argument.strip_prefix("--lang") {
            Some("") => arguments.get(i + 1).map(String::as_str),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        });
    codes.next()?.parse().ok()
}

/// The program's arguments, with their help.
pub(crate) fn command(words: &Words) -> Command {
    let command = Args::command().arg_required_else_help(true);
    let command = command.about(words.plain("command-molino"));
    with_usage(localized(command, words), words, "molino")
}

fn localized(command: Command, words: &Words) -> Command {
    let options = words.plain("help-options");
    let flag = |id: &'static str, action: ArgAction, told: &str| {
        let flag = Arg::new(id).long(id).action(action);
        flag.help(words.plain(told)).help_heading(options.clone())
    };
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}",
            words.plain("help-usage")
        ))
        .subcommand_help_heading(words.plain("help-commands"))
        .subcommand_value_name(words.plain("value-command"))
        .mut_args(|arg| option(arg, words))
        .arg(flag("help", ArgAction::Help, "option-help").short('h'))
        .arg(flag("version", ArgAction::Version, "option-version").short('V'))
        .mut_subcommands(|command| {
            let id = format!("command-{}", command.get_name());
            let about = words.plain(&id);
            let long = match words.find(&format!("{id}-more")) {
                Some(more) => format!("{about}.\n\n{more}"),
                None => about.clone(),
            };
            localized(command.about(about).long_about(long), words)
        })
}

/// An option or a value with its help.
fn option(arg: Arg, words: &Words) -> Arg {
    let id = format!("option-{}", arg.get_id()).replace('_', "-");
    let heading = if arg.is_positional() {
        "help-arguments"
    } else {
        "help-options"
    };
    let arg = arg.long_help(None).help_heading(words.plain(heading));
    if !arg.get_action().takes_values() {
        return arg.help(words.plain(&id));
    }
    let mut help = words.plain(&id);
    let possible = arg.get_possible_values();
    let known: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
    if !known.is_empty() {
        let told = Arguments::new().text("values", known.join(", "));
        help = format!("{help} [{}]", words.say("help-values", &told));
    }
    let defaults = arg.get_default_values().iter();
    for default in defaults.map(|value| value.to_string_lossy()) {
        let told = Arguments::new().text("value", default);
        help = format!("{help} [{}]", words.say("help-default", &told));
    }
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names
        .map(|name| words.plain(&format!("value-{}", name.to_lowercase())))
        .collect();
    arg.help(help)
        .value_names(names)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// The command with lines of usage for itself and what is below it.
fn with_usage(command: Command, words: &Words, name: &str) -> Command {
    let options = words.plain("help-options").to_uppercase();
    let usage = format!("{name} [{options}]{}", what_follows(&command, words));
    command.override_usage(usage).mut_subcommands(|command| {
        let name = format!("{name} {}", command.get_name());
        with_usage(command, words, &name)
    })
}

/// What stands after the options of a command.
fn what_follows(command: &Command, words: &Words) -> String {
    if command.has_subcommands() {
        return format!(" <{}>", words.plain("value-command"));
    }
    let name = |arg: &Arg| arg.get_value_names()?.first().map(ToString::to_string);
    let options = command.get_opts().filter(|arg| arg.is_required_set());
    let options =
        options.filter_map(|arg| Some(format!(" --{} <{}>", arg.get_long()?, name(arg)?)));
    let values = command.get_positionals().filter_map(|arg| {
        let name = name(arg)?;
        Some(if arg.is_required_set() {
            format!(" <{name}>")
        } else {
            format!(" [{name}]")
        })
    });
    options.chain(values).collect()
}

/// Tells what is wrong with the arguments; or helps, where that was asked for.
pub(crate) fn refuse(error: &clap::Error, words: &Words) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            if error.print().is_err() {
                return ExitCode::FAILURE;
            }
        }
        ErrorKind::MissingSubcommand => {
            let _ = write!(io::stderr(), "{}", command(words).render_help());
        }
        _ => {
            let hint = words.plain("usage-try-help");
            tell_sentence(&format!("{}\n{hint}", sentence(error, words)));
        }
    }
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}

/// What is wrong with the arguments.
fn sentence(error: &clap::Error, words: &Words) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => crate::words::shown(text),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let (option, value) = (
        context(ContextKind::InvalidArg),
        context(ContextKind::InvalidValue),
    );
    let of_option = Arguments::new().text("option", option.clone());
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => words.say("usage-no-value", &of_option),
        ErrorKind::InvalidValue => {
            let wanted = context(ContextKind::ValidValue);
            let told = of_option.text("value", value).text("wanted", wanted);
            words.say("usage-wrong-value", &told)
        }
        ErrorKind::ValueValidation => {
            let why = reason(error, words);
            let told = of_option.text("value", value).text("why", why);
            words.say("usage-bad-value", &told)
        }
        ErrorKind::UnknownArgument => words.say("usage-unknown-option", &of_option),
        ErrorKind::InvalidSubcommand => {
            let told = Arguments::new().text("command", context(ContextKind::InvalidSubcommand));
            words.say("usage-unknown-command", &told)
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other == option {
                words.say("usage-twice", &of_option)
            } else {
                words.say("usage-conflict", &of_option.text("other", other))
            }
        }
        ErrorKind::InvalidUtf8 => words.plain("usage-not-utf8"),
        ErrorKind::TooManyValues => words.say("usage-no-value-taken", &of_option),
        ErrorKind::MissingRequiredArgument => words.say("usage-missing", &of_option),
        _ => error.to_string(),
    }
}

/// Why a value is not one that an option takes.
fn reason(error: &clap::Error, words: &Words) -> String {
    let Some(reason) = std::error::Error::source(error) else {
        return String::new();
    };
    if let Some(error) = reason.downcast_ref::<RuleSetError>() {
        let told = words.sentence(&Fault::of(error));
        match error {
            RuleSetError::UnknownBase(_) => {
                let names = Base::ALL.map(Base::name).join(", ");
                let names = Arguments::new().text("names", names);
                format!("{told}; {}", words.say("usage-rule-sets", &names))
            }
            RuleSetError::UnknownSwitch(_) => {
                let names = Switch::ALL.map(Switch::name).join(", ");
                let names = Arguments::new().text("names", names);
                format!("{told}; {}", words.say("usage-switches", &names))
            }
            _ => told,
        }
    } else if reason.is::<UnknownLanguage>() {
        words.plain("usage-language")
    } else if reason.is::<BadName>() {
        words.plain("usage-name")
    } else if reason.is::<BadLength>() {
        words.plain("usage-length")
    } else if reason.is::<BadCount>() {
        words.plain("usage-count")
    } else if reason.is::<BadSize>() {
        words.plain("usage-size")
    } else if reason.is::<BadAddress>() {
        words.plain("usage-address")
    } else if let Some(BadNumber { least, most }) = reason.downcast_ref() {
        let told = Arguments::new().number("least", u64::from(*least));
        words.say("usage-number", &told.number("most", u64::from(*most)))
    } else {
        words.plain("usage-any-number")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const CATALOGUE: &str = include_str!("../../../locales/en/help.ftl");

    /// The messages that the commands and options need.
    fn needed(command: &Command, ids: &mut BTreeSet<String>) {
        ids.insert(format!("command-{}", command.get_name()));
        for arg in command.get_arguments() {
            ids.insert(format!("option-{}", arg.get_id()).replace('_', "-"));
            let names = arg.get_value_names().unwrap_or_default().iter();
            let takes = arg.get_action().takes_values();
            let names = names.filter(|_| takes);
            ids.extend(names.map(|name| format!("value-{}", name.to_lowercase())));
        }
        for command in command.get_subcommands() {
            needed(command, ids);
        }
    }

    #[test]
    fn every_command_and_option_has_its_help_and_no_help_is_left_over() {
        let mut ids = BTreeSet::new();
        needed(&Args::command(), &mut ids);
        let source = concat!(
            include_str!("help.rs"),
            include_str!("interrupt.rs"),
            include_str!("pack.rs"),
            include_str!("serve.rs"),
            include_str!("sizes.rs"),
            include_str!("solve.rs"),
            include_str!("stats.rs"),
            include_str!("values.rs"),
            include_str!("verify.rs")
        );
        let literals = source.split('"').filter(|word| {
            let starts = [
                "decimal-", "heading-", "help-", "option-", "serve-", "size-", "told-", "usage-",
                "value-",
            ];
            starts
                .iter()
                .any(|start| word.starts_with(start) && word.len() > start.len())
        });
        ids.extend(
            literals
                .filter(|word| !word.contains(['{', ' ']))
                .map(str::to_owned),
        );
        let lines = CATALOGUE.lines().filter_map(|line| line.split_once(" ="));
        let told: BTreeSet<String> = lines
            .map(|(id, _)| id.to_owned())
            .filter(|id| !id.starts_with([' ', '#']) && !id.ends_with("-more"))
            .collect();
        assert_eq!(told, ids);
    }

    #[test]
    fn the_arguments_hold_together_in_every_language() {
        for language in Language::ALL {
            command(&Words::new(Some(language))).debug_assert();
        }
    }
}
