//! `galds oversights`: how often a player misses a forced win, or allows one.

use std::io::Write;

use galds_engine::registry;
use galds_engine::spec::PlayerSpec;
use galds_lab::arena::oversights::{Kind, Opinion, Oversight, Oversights, Watch};
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
    /// Positions of the second look by which the judge checks what it says against a move
    #[arg(long, value_name = "N", default_value = "1000000")]
    second_look: u64,
    /// Print every move against which the judge speaks
    #[arg(long)]
    list: bool,
    /// Seed of openings and players; each game has the next one
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    endgames: EndgameFiles,
}

/// Prints two lines: how many moves overlooked a win as the judge says at its first look, and after the second.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    let watch = Watch {
        entry: registry::find(&args.game)?,
        player: args.player.clone(),
        judge: PlayerSpec::full(),
        nodes: args.nodes,
        judge_nodes: args.judge,
        second_look_nodes: args.second_look,
    };
    let bar = progress::bar(args.games, "games");
    let (mut first, mut second) = (Oversights::default(), Oversights::default());
    let mut out = std::io::stdout().lock();
    for seed in args.seed..args.seed.saturating_add(args.games) {
        let watched = watch.game(seed)?;
        first = first.with(watched.at_first());
        second = second.with(watched.confirmed());
        if args.list {
            bar.suspend(|| {
                let mut lines = watched.oversights.iter().map(|one| in_words(seed, one));
                lines.try_for_each(|line| writeln!(out, "{line}"))
            })?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for (when, seen) in [("judged once", first), ("after a second look", second)] {
        writeln!(
            out,
            "{} {}, {when}: {} moves, {} missed a forced win, {} allowed one{}",
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
    }
    Ok(())
}

/// A line of the list.
fn in_words(seed: u64, oversight: &Oversight) -> String {
    let kind = match oversight.kind {
        Kind::Missed => "missed",
        Kind::Allowed => "allowed",
    };
    let opinion = |opinion: Opinion| match opinion {
        Some((side, actions)) => format!("{side:?} in {actions}"),
        None => "open".to_owned(),
    };
    format!(
        "seed {seed}: {} {kind} a win ({}, then {}){} in {}",
        oversight.token,
        opinion(oversight.before),
        opinion(oversight.after),
        if oversight.confirmed { "" } else { ", but not at the second look," },
        oversight.position,
    )
}
