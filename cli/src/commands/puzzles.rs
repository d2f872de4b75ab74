//! `galds puzzles`: positions with one right action, for the pages and for students.

use std::io::Write;

use galds_engine::players::Dice;
use galds_engine::puzzles::{Finder, arrangement};

use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, or `intarzia` for the solitaire on the lid of Rotary
    game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "10")]
    count: usize,
    /// Seed: the same puzzles again
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Positions for an action of the games in which puzzles are found
    #[arg(long, value_name = "N", default_value = "5000")]
    nodes: u64,
}

/// Prints a line a puzzle: task, key, position.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut found: Vec<String> = Vec::new();
    let mut find = finder(args)?;
    let bar = progress::bar(args.count as u64, "puzzles");
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "# galds puzzles {} --count {} --seed {} --nodes {}",
        args.game, args.count, args.seed, args.nodes
    )?;
    let mut tried = 0u64;
    while found.len() < args.count {
        tried += 1;
        bar.set_message(format!("in {tried} tries"));
        let Some(line) = find().filter(|line| !found.contains(line)) else { continue };
        bar.suspend(|| writeln!(out, "{line}"))?;
        bar.inc(1);
        found.push(line);
    }
    bar.finish_and_clear();
    Ok(())
}

/// What looks for the next puzzle, once each call.
fn finder(args: &Args) -> Result<Box<dyn FnMut() -> Option<String>>, Failure> {
    if args.game == "intarzia" {
        let mut dice = Dice::seeded(args.seed);
        return Ok(Box::new(move || arrangement(&mut dice).map(|task| task.to_string())));
    }
    galds_games::find(&args.game)?;
    let mut finder = Finder::new(&args.game, args.seed, args.nodes)
        .map_err(|error| Failure::Input(error.to_string()))?;
    Ok(Box::new(move || finder.in_one_game().map(|puzzle| puzzle.to_string())))
}
