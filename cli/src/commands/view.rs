//! `galds view`: what one viewer may know.

use std::io::Write;

use crate::failure::Failure;
use crate::table::{TableArgs, viewer};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The viewer: the letter of a side (mostly w or b) or spectator
    #[arg(long, value_name = "SIDE")]
    side: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.table.set_up()?;
    let viewer = viewer(&*table, &args.side)?;
    writeln!(std::io::stdout(), "{}", table.view_text(viewer))?;
    Ok(())
}
