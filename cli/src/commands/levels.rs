//! `galds levels`: what the levels may do.

use std::io::Write;

use galds_engine::levels::{Level, LevelNumber};
use galds_engine::registry;

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, by the name that `galds games` lists
    game: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    galds_games::find(&args.game)?;
    let entry = registry::find(&args.game)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: the levels of {}", entry.about.title, entry.levels.about)?;
    writeln!(out, "level  depth  positions  lines  error  blind %  time")?;
    for number in LevelNumber::all() {
        writeln!(out, "{number:>5}  {}", row(&entry.levels.level(number)))?;
    }
    writeln!(
        out,
        "depth and positions: how far it looks, and at how much; lines: among how many it chooses;\n\
         error: how far it misjudges each of them, in hundredths (or thousandths of a point);\n\
         blind: how often it acts without looking; time: how long it thinks if nothing else ends it."
    )?;
    Ok(())
}

fn row(level: &Level) -> String {
    let free = || "-".to_owned();
    format!(
        "{:>5}  {:>9}  {:>5}  {:>5}  {:>7}  {:>4}",
        level.depth.map_or_else(free, |depth| depth.to_string()),
        level.nodes.map_or_else(free, |nodes| nodes.to_string()),
        level.lines,
        level.noise,
        level.blind,
        level.time.map_or_else(free, |time| format!("{} s", time.as_secs())),
    )
}
