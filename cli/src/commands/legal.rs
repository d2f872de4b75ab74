//! `galds legal`: the legal actions.

use std::io::Write;

use galds_games::core::Listing;

use crate::failure::Failure;
use crate::table::TableArgs;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let (listing, tokens) = args.table.set_up()?.legal();
    let mut out = std::io::stdout().lock();
    for token in tokens {
        writeln!(out, "{token}")?;
    }
    if listing == Listing::Examples {
        eprintln!("galds: there are far too many legal moves here; these are examples");
    }
    Ok(())
}
