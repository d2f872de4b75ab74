//! `galds ladder`: one rating list of many players.

use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Duration;

use galds_engine::player::Budget;
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_engine::spec::{Bounds, PlayerSpec};
use galds_lab::arena::Arena;
use galds_lab::arena::ladder::{Meeting, Rated, fit};
use galds_lab::external::read_spec;

use super::players_memory::PlayersMemory;
use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The players, about in the order of their strength, the weakest first [default: all levels]
    #[arg(value_parser = read_spec)]
    players: Vec<PlayerSpec>,
    /// Rules: a preset, or preset,key=value,… [default: the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// How many games each plays against each of its next neighbours
    #[arg(long, value_name = "N", default_value = "100")]
    games: u32,
    /// With how many of those above it each player meets
    #[arg(long, value_name = "N", default_value = "2")]
    neighbours: NonZeroUsize,
    /// Milliseconds per move of players without limits of their own
    #[arg(long, value_name = "MS", default_value = "100", conflicts_with = "nodes")]
    time: u64,
    /// Positions per move of players without limits of their own
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Seed of openings, dice and players
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    memory: PlayersMemory,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let boxed = galds_games::find(&args.game)?;
    let entry = registry::find(&args.game)?;
    let mut players = args.players.clone();
    if players.is_empty() {
        players.extend(galds_engine::levels::LevelNumber::all().map(PlayerSpec::level));
    }
    let reach = args.neighbours.get();
    let pairs = (0..players.len())
        .flat_map(|low| (low + 1..players.len().min(low + 1 + reach)).map(move |high| [high, low]));
    let pairs: Vec<[usize; 2]> = pairs.collect();
    let bar = progress::bar(pairs.len() as u64 * u64::from(args.games.div_ceil(2)) * 2, "games");
    let mut meetings = Vec::new();
    for players_met in pairs {
        let specs = players_met.map(|place| players[place].clone());
        let arena = Arena {
            entry,
            rules: args.rules.clone().unwrap_or_else(|| boxed.about.name.to_owned()),
            budgets: [budget(args, &specs[0]), budget(args, &specs[1])],
            players: specs,
            pairs: args.games.div_ceil(2),
            threads: args.threads.get(),
            seed: args.seed,
            memory: args.memory.wanted(),
            sprt: None,
        };
        let tally = arena.run(&mut |_, _| bar.inc(1))?;
        meetings.push(Meeting::of(players_met, &tally));
    }
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    writeln!(out, "| {} | rating | games | score |", entry.about.title)?;
    writeln!(out, "|---|---|---|---|")?;
    for (place, (player, rated)) in players.iter().zip(fit(players.len(), &meetings)).enumerate() {
        writeln!(out, "| {player} | {} |", row(rated, total(&meetings, place)))?;
    }
    Ok(())
}

/// What a row says of a player that played so many games and scored so much in them.
fn row(rated: Option<Rated>, (games, score): (u32, f64)) -> String {
    match rated {
        Some(Rated { elo, error }) => {
            let share = 100.0 * score / f64::from(games);
            format!("{elo:+.0} ± {error:.0} | {games} | {share:.1} %")
        }
        None => "no games | 0 | ".to_owned(),
    }
}

/// The limits of a player: its own, or those that were asked for.
fn budget(args: &Args, player: &PlayerSpec) -> Budget {
    let limits = match (player.kind().bounds, args.nodes) {
        (Bounds::Own, _) => Limits::default(),
        (Bounds::None, Some(nodes)) => Limits { nodes: Some(nodes), ..Limits::default() },
        (Bounds::None, None) => {
            Limits { time: Some(Duration::from_millis(args.time)), ..Limits::default() }
        }
    };
    Budget::within(limits)
}

/// How many games a player of the list played, and what it scored.
fn total(meetings: &[Meeting], player: usize) -> (u32, f64) {
    meetings.iter().fold((0, 0.0), |(games, score), meeting| match meeting.players {
        [a, _] if a == player => (games + meeting.games(), score + meeting.score()),
        [_, b] if b == player => {
            (games + meeting.games(), score + f64::from(meeting.games()) - meeting.score())
        }
        _ => (games, score),
    })
}
