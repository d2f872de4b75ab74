//! `galds arena`: a match between two players.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use galds_engine::player::Budget;
use galds_engine::registry;
use galds_engine::search::Limits;
use galds_engine::spec::{Bounds, PlayerSpec};
use galds_lab::arena::{Arena, ArenaError, End, Finished, Sprt, Tally};
use galds_lab::external::{forms, read_spec};

use super::endgames::EndgameFiles;
use super::players_memory::PlayersMemory;
use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
#[command(after_help = help())]
pub(crate) struct Args {
    /// The player whose score is counted
    #[arg(value_parser = read_spec)]
    a: PlayerSpec,
    /// Its opponent
    #[arg(value_parser = read_spec)]
    b: PlayerSpec,
    /// The game
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Rules: a preset, or preset,key=value,… [default: the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// How many games, rounded up to pairs with swapped sides
    #[arg(long, value_name = "N", default_value = "100")]
    games: u32,
    /// Milliseconds per move [default: 100, unless positions are limited; levels have limits of
    /// their own]
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Milliseconds per move of B, if it is to have more or less than A
    #[arg(long, value_name = "MS")]
    time_b: Option<u64>,
    /// Positions per move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// How many threads A thinks with
    #[arg(long, value_name = "N", default_value = "1")]
    threads_a: NonZeroUsize,
    /// How many threads B thinks with
    #[arg(long, value_name = "N", default_value = "1")]
    threads_b: NonZeroUsize,
    /// End as soon as one of two differences in rating is likely, with an error of 5 %
    #[arg(long, value_name = "E0,E1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Save the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Seed of openings, dice and players
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    memory: PlayersMemory,
    #[command(flatten)]
    endgames: EndgameFiles,
}

fn help() -> String {
    format!(
        "Players: {}. Handicaps are such as depth=2,lines=8,error=30,blind=5; the parameters of the search \
         are listed by `galds tune GAME --search`; a PROGRAM speaks the engine protocol.\n\
         Openings: 8 to 12 moves of a quick player against itself, chosen by temperature, after which the game is open: \
         no win in sight, and neither side much better off. No two pairs of games have the same one. Games with dice \
         or hidden set-ups have none; both games of a pair have the same dice.\n\
         Example: galds arena full greedy --game GAME --games 200 --time 100",
        forms()
    )
}

fn read_sprt(text: &str) -> Result<Sprt, String> {
    let numbers = text.split_once(',').and_then(|(elo0, elo1)| {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.is_finite());
        Some((number(elo0)?, number(elo1)?))
    });
    match numbers {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt::between(elo0, elo1)),
        _ => {
            Err("two differences in rating are needed, the smaller first, such as 0,20".to_owned())
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    let boxed = galds_games::find(&args.game)?;
    let arena = Arena {
        entry: registry::find(&args.game)?,
        rules: args.rules.clone().unwrap_or_else(|| boxed.about.name.to_owned()),
        players: [args.a.clone(), args.b.clone()],
        budgets: [
            budget(args, &args.a, args.time, args.threads_a),
            budget(args, &args.b, args.time_b.or(args.time), args.threads_b),
        ],
        pairs: args.games.div_ceil(2),
        threads: args.threads.get(),
        seed: args.seed,
        memory: args.memory.wanted(),
        sprt: args.sprt,
    };
    if let Some(folder) = &args.save {
        std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let bar = progress::bar(u64::from(arena.pairs) * 2, "games");
    let mut saved = Ok(());
    let tally = arena.run(&mut |game, tally| {
        bar.set_position(tally.games().into());
        bar.set_message(format!("{:.1} %, {}", tally.score() * 100.0, tally.elo()));
        if !matches!(game.end, End::Rules(_)) {
            let about = game.table.about();
            let end = game.end.in_words(&about);
            bar.suspend(|| eprintln!("galds: pair {}: {end}", game.pair + 1));
        }
        if let (Some(folder), Ok(())) = (&args.save, &saved) {
            saved = save(folder, game, &arena.players);
        }
    });
    bar.finish_and_clear();
    saved?;
    print(&arena, &tally?)
}

/// Levels think within their own limits unless others are given.
fn budget(args: &Args, player: &PlayerSpec, time: Option<u64>, threads: NonZeroUsize) -> Budget {
    let usual = match player.kind().bounds {
        Bounds::Own => None,
        Bounds::None if args.nodes.is_some() => None,
        Bounds::None => Some(100),
    };
    let time = time.or(usual).map(Duration::from_millis);
    let limits = Limits { depth: None, nodes: args.nodes, time };
    Budget { threads: threads.get(), ..Budget::within(limits) }
}

fn save(folder: &Path, game: &Finished, players: &[PlayerSpec; 2]) -> Result<(), Failure> {
    let name = format!("{:05}-{:?}.txt", game.pair + 1, game.first).to_lowercase();
    let path = folder.join(name);
    std::fs::write(&path, game.record(players)).map_err(Failure::file(&path))
}

fn print(arena: &Arena, tally: &Tally) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if let Some(sprt) = arena.sprt {
        writeln!(out, "{}", sprt.in_words(tally))?;
    }
    let [a, b] = &arena.players;
    writeln!(out, "{} {a} against {b}: {tally}", arena.entry.about.name)?;
    Ok(())
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        match error {
            ArenaError::Player(error) => Failure::Player(error),
            ArenaError::Open(error) => Failure::Open(error),
        }
    }
}
