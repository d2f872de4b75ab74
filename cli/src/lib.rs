//! The commands of `galds`, the one binary around the games.
//!
//! They are a library so that they can be compiled while the server is still being optimised; the
//! binary only calls [`run`].
//!
//! Each command is a file in `commands`; `table` sets up what most of them start from, `terminal` draws.

mod api;
mod commands;
mod failure;
mod random;
mod table;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use crate::commands::Command;

/// Five rare board games: exact rules, pictures, records, puzzles.
#[derive(Debug, Parser)]
#[command(
    name = "galds",
    version,
    arg_required_else_help = true,
    after_help = "Start with `galds games` for the list of games, or `galds play GAME` to play.\n\
                  Errors go to stderr; the exit code is 2 for wrong input and 1 when something \
                  outside fails."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Reads the command line, does what it says and answers with the exit code.
pub fn run() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("galds: {failure}");
            failure.exit_code()
        }
    }
}
