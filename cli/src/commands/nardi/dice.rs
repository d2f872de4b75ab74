//! `galds dice`: checking that dice were fair.

use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use galds_games::nardi::dice::verify;

use crate::commands::replay::read_text;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Recompute every roll of a published game from its secret and seeds
    Verify {
        /// The published game (- for stdin)
        file: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Task::Verify { file } = &args.task;
    let found = verify(&read_text(file)?)
        .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}: the secret fits its commitment, all {} rolls follow from it; result {}",
        found.match_name, found.rolls, found.outcome
    )?;
    Ok(())
}
