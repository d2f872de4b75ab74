//! `galds levels`: what the levels may do, and how far apart they are.

use std::io::Write;
use std::num::NonZeroUsize;

use galds_engine::levels::{Level, LevelNumber};
use galds_engine::player::Budget;
use galds_engine::registry::{self, Entry};
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_lab::arena::{Arena, Memory, Tally};

use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, by the name that `galds games` lists
    game: String,
    /// Measure: let every level play so many games against the one below it, as on a server: a player
    /// forgets what it found with each action
    #[arg(long, value_name = "N")]
    measure: Option<u32>,
    /// Measure only from this level upwards
    #[arg(long, value_name = "N", default_value = "1", requires = "measure")]
    from: u8,
    /// Measure only up to this level
    #[arg(long, value_name = "N", default_value = "10", requires = "measure")]
    to: u8,
    /// Rules to measure under [default: the preset named like the game]
    #[arg(long, value_name = "RULES", requires = "measure")]
    rules: Option<String>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1", requires = "measure")]
    threads: NonZeroUsize,
    /// Seed of openings, dice and players
    #[arg(long, value_name = "N", default_value = "1", requires = "measure")]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    galds_games::find(&args.game)?;
    let entry = registry::find(&args.game)?;
    match args.measure {
        Some(games) => measure(args, entry, games),
        None => list(entry),
    }
}

fn list(entry: &Entry) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "The levels of {}", entry.about.title)?;
    writeln!(out, "level  depth  positions  lines  error  blind %")?;
    for number in LevelNumber::all() {
        writeln!(out, "{number:>5}  {}", row(&entry.levels.level(number)))?;
    }
    writeln!(
        out,
        "depth and positions: how far it looks, and at how much; lines: among how many it chooses;\n\
         error: how far it misjudges each of them, in hundredths (or thousandths of a point or of a\n\
         chance); blind: how often it acts without looking."
    )?;
    Ok(())
}

fn row(level: &Level) -> String {
    let free = || "-".to_owned();
    format!(
        "{:>5}  {:>9}  {:>5}  {:>5}  {:>7}",
        level.depth.map_or_else(free, |depth| depth.to_string()),
        level.nodes.map_or_else(free, |nodes| nodes.to_string()),
        level.lines,
        level.error,
        level.blind,
    )
}

/// Prints a row of a Markdown table as soon as two neighbours have played.
fn measure(args: &Args, entry: &'static Entry, games: u32) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "| {} | games | score | Elo |", entry.about.title)?;
    writeln!(out, "|---|---|---|---|")?;
    let numbers: Vec<_> =
        LevelNumber::all().filter(|number| (args.from..=args.to).contains(&number.get())).collect();
    for pair in numbers.windows(2) {
        let tally = play(args, entry, games, [pair[1], pair[0]])?;
        let (score, error) = (tally.score() * 100.0, tally.score_error() * 100.0);
        let elo = tally.elo().to_string();
        let elo = elo.strip_prefix("Elo ").unwrap_or(&elo);
        writeln!(
            out,
            "| {} against {} | {} | {score:.1} % ± {error:.1} | {elo} |",
            pair[1],
            pair[0],
            tally.games()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn play(
    args: &Args,
    entry: &'static Entry,
    games: u32,
    numbers: [LevelNumber; 2],
) -> Result<Tally, Failure> {
    let arena = Arena {
        entry,
        rules: args.rules.clone().unwrap_or_else(|| entry.about.name.to_owned()),
        players: numbers.map(PlayerSpec::level),
        budgets: [Budget::within(Limits::default()); 2],
        pairs: games.div_ceil(2),
        threads: args.threads.get(),
        seed: args.seed,
        memory: Memory::OfAnAction,
        sprt: None,
    };
    let bar = progress::bar(u64::from(arena.pairs) * 2, "games");
    bar.set_message(format!("level {} against {}", numbers[0], numbers[1]));
    let tally = arena.run(&mut |_, tally| bar.set_position(tally.games().into()));
    bar.finish_and_clear();
    Ok(tally?)
}
