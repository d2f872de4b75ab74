//! `galds oversights`: how often a player misses a forced win, or allows one.

use std::io::Write;

use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_lab::arena::oversights::{Oversights, Watch};
use galds_lab::external::read_spec;

use super::endgames::EndgameFiles;
use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The player that plays both sides
    #[arg(long, value_parser = read_spec, default_value = "full")]
    player: PlayerSpec,
    /// How many games
    #[arg(long, value_name = "N", default_value = "20")]
    games: u64,
    /// Positions per move
    #[arg(long, value_name = "N", default_value = "5000")]
    nodes: u64,
    /// Positions that the judge looks at before and after each move
    #[arg(long, value_name = "N", default_value = "100000")]
    judge: u64,
    /// Seed of openings and players; each game has the next one
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    endgames: EndgameFiles,
}

/// Prints one line: moves, and how many of them overlooked a win.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    let watch = Watch {
        entry: registry::find(&args.game)?,
        player: args.player.clone(),
        nodes: args.nodes,
        judge_nodes: args.judge,
    };
    let bar = progress::bar(args.games, "games");
    let mut seen = Oversights::default();
    for seed in args.seed..args.seed.saturating_add(args.games) {
        seen = seen.with(watch.game(seed)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(
        std::io::stdout().lock(),
        "{} {}: {} moves, {} missed a forced win, {} allowed one{}",
        args.game,
        args.player,
        seen.moves,
        seen.missed,
        seen.allowed,
        match seen.count() {
            0 => String::new(),
            count => format!(", one in {} moves", seen.moves / count),
        }
    )?;
    Ok(())
}
