//! `galds completions` and `galds man`: what clap knows about the program, for shells and readers.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct CompletionArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn completions(args: &CompletionArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "galds", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(())
}

/// One page with all commands, so that `galds man | man -l -` shows everything.
pub(crate) fn man() -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        let man = clap_mangen::Man::new(sub.clone());
        writeln!(page, ".SH \"galds {}\"", sub.get_name())?;
        man.render_description_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    std::io::stdout().write_all(&page)?;
    Ok(())
}
