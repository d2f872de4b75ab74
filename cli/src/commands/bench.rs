//! `galds bench`: fixed work, to see whether the search changed and how fast it is.

use std::io::Write;
use std::time::Duration;

use galds_engine::fixed::line_text;
use galds_engine::registry::{ENTRIES, Entry, find};
use galds_engine::search::Limits;
use galds_lab::bench::bench;

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only this game
    game: Option<String>,
    /// Positions for each of the fixed ones [default: 100000]
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds for each of the fixed ones, to see how deep they are searched; then the total is no
    /// checksum
    #[arg(long, value_name = "MS", conflicts_with = "nodes")]
    time: Option<u64>,
    /// Also what was found for each position: depth, positions looked at, value and best line
    #[arg(long)]
    lines: bool,
}

/// Prints a line a game and the total, which is the same for the same program.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let entries: Vec<&Entry> = match &args.game {
        Some(game) => vec![find(game)?],
        None => ENTRIES.iter().collect(),
    };
    let limits = match args.time {
        Some(time) => Limits { time: Some(Duration::from_millis(time)), ..Limits::default() },
        None => Limits { nodes: Some(args.nodes.unwrap_or(100_000)), ..Limits::default() },
    };
    let mut out = std::io::stdout().lock();
    let mut total = 0;
    for entry in entries {
        let done = bench(entry, limits).map_err(|error| Failure::Input(error.to_string()))?;
        let name = entry.about.name;
        let depths: Vec<String> = done.depths.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "{name}: {} nodes, {:.0} nodes a second, median depth {} ({})",
            done.nodes,
            done.speed(),
            done.median_depth(),
            depths.join(" ")
        )?;
        if args.lines {
            for analysis in &done.done {
                writeln!(out, "  {}", line_text(analysis))?;
            }
        }
        total += done.nodes;
    }
    writeln!(out, "{total}")?;
    Ok(())
}
