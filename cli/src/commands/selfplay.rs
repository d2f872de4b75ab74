//! `galds selfplay`: games of the program against itself, for networks to learn from.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use galds_engine::search::ValuedBy;
use galds_lab::networks::games_file::{GamesError, write_head};
use galds_lab::networks::selfplay::SelfPlay;
use galds_lab::networks::{LoadError, NetworkGame};

use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Where to write the games
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Also write the positions as rows for the training script
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    games: u64,
    /// Start no more games after so many seconds
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// About how many positions per move
    #[arg(long, value_name = "N", default_value = "1000")]
    nodes: u64,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Value positions by this network [default: by the program's own]
    #[arg(long, value_name = "FILE", conflicts_with = "terms")]
    network: Option<PathBuf>,
    /// Value positions by their terms, without a network
    #[arg(long)]
    terms: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let boxed = galds_games::find(&args.game)?;
    let game = NetworkGame::find(boxed.about.name).ok_or_else(|| {
        Failure::Input(format!(
            "positions of {} are not valued by such networks",
            boxed.about.title
        ))
    })?;
    let valued_by = match &args.network {
        Some(path) => ValuedBy::Network(game.load(path).map_err(|error| match error {
            LoadError::File(error) => Failure::file(path)(error),
            LoadError::Network(error) => Failure::Input(format!("{}: {error}", path.display())),
        })?),
        None if args.terms => ValuedBy::Terms,
        None => ValuedBy::Best,
    };
    let wanted = SelfPlay {
        games: args.games,
        time: args.seconds.map(Duration::from_secs),
        nodes: args.nodes,
        threads: args.threads.get(),
        seed: args.seed,
        valued_by,
    };
    let (games, actions) = play(game, &wanted, &args.out).map_err(Failure::file(&args.out))?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{games} games with {actions} moves written to {}", args.out.display())?;
    if let Some(path) = &args.rows {
        let rows = write_rows(game, &args.out, path)?;
        writeln!(out, "{rows} positions written to {}", path.display())?;
    }
    Ok(())
}

/// Plays the games into a file; how many they were, and how many actions they had.
fn play(game: &NetworkGame, wanted: &SelfPlay, path: &Path) -> std::io::Result<(u64, usize)> {
    let mut file = BufWriter::new(File::create(path)?);
    let SelfPlay { nodes, seed, .. } = wanted;
    write_head(&mut file, &format!("{}: about {nodes} positions a move, seed {seed}", game.name))?;
    let bar = progress::bar(wanted.games, "games");
    let (mut games, mut actions) = (0, 0);
    (game.play)(wanted, &mut |played| {
        bar.inc(1);
        games += 1;
        actions += played.actions.len();
        played.write(&mut file)
    })?;
    bar.finish_and_clear();
    file.flush()?;
    Ok((games, actions))
}

fn write_rows(game: &NetworkGame, games: &Path, rows: &Path) -> Result<usize, Failure> {
    let mut input = BufReader::new(File::open(games).map_err(Failure::file(games))?);
    let mut out = BufWriter::new(File::create(rows).map_err(Failure::file(rows))?);
    let tally = (game.write_rows)(&mut input, &mut out).map_err(|error| match error {
        GamesError::File(error) => Failure::file(rows)(error),
        other => Failure::Input(format!("{}: {other}", games.display())),
    })?;
    out.flush().map_err(Failure::file(rows))?;
    Ok(tally.rows)
}
