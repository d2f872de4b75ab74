//! `galds bench`: fixed work, to see whether the search changed and how fast it is.

use std::io::Write;

use galds_engine::bench::bench;
use galds_engine::registry::{ENTRIES, Entry, find};

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only this game
    game: Option<String>,
    /// Positions for each of the fixed ones
    #[arg(long, value_name = "N", default_value = "100000")]
    nodes: u64,
}

/// Prints a line a game and the total, which is the same for the same program.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let entries: Vec<&Entry> = match &args.game {
        Some(game) => vec![find(game)?],
        None => ENTRIES.iter().collect(),
    };
    let mut out = std::io::stdout().lock();
    let mut total = 0;
    for entry in entries {
        let done = bench(entry, args.nodes).map_err(|error| Failure::Input(error.to_string()))?;
        let name = entry.about.name;
        writeln!(out, "{name}: {} nodes, {:.0} nodes a second", done.nodes, done.speed())?;
        total += done.nodes;
    }
    writeln!(out, "{total}")?;
    Ok(())
}
