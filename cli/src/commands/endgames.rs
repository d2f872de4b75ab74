//! `galds endgames`: the exact values of positions with few pieces, worked out once and kept in a file.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use flate2::Compression;
use flate2::write::GzEncoder;
use galds_engine::endgames::{EndgameValue, EndgamesOf};
use galds_engine::registry;
use galds_games::core::Turn;
use galds_host::Threads;

use super::solve::spinner;
use crate::failure::Failure;
use crate::table::TableArgs;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: EndgamesCommand,
}

#[derive(Debug, Subcommand)]
enum EndgamesCommand {
    /// Work out all positions with few pieces and write the table to a file
    Build(BuildArgs),
    /// Look up a position: who wins, and in how many moves of both sides
    Probe(ProbeArgs),
}

#[derive(Debug, clap::Args)]
struct BuildArgs {
    /// The game
    game: String,
    /// The folder in which the file GAME.endgames is written
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    out: PathBuf,
    /// How many threads work
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
}

#[derive(Debug, clap::Args)]
struct ProbeArgs {
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    endgames: EndgameFiles,
}

/// Where the files of endgame tables are.
#[derive(Debug, clap::Args)]
pub(crate) struct EndgameFiles {
    /// A folder with endgame tables, as `galds endgames build` writes them; the full player looks positions up in them
    #[arg(long, value_name = "FOLDER", env = "GALDS_ENDGAMES")]
    endgames: Option<PathBuf>,
}

impl EndgameFiles {
    /// The folder, if one was named.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.endgames.as_deref()
    }

    /// Hands the tables in the folder to the players; games without a file do without.
    pub(crate) fn load(&self) -> Result<(), Failure> {
        let Some(folder) = &self.endgames else { return Ok(()) };
        let mut loaded = 0;
        for entry in registry::all() {
            let path = file_of(folder, entry.about.name);
            if let Some(endgames) = entry.endgames.filter(|_| path.exists()) {
                let file = fs::read(&path).map_err(Failure::file(&path))?;
                (endgames.bring)(&file)
                    .map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
                loaded += 1;
            }
        }
        match loaded {
            0 => Err(no_tables(folder)),
            _ => Ok(()),
        }
    }
}

fn no_tables(folder: &Path) -> Failure {
    Failure::Input(format!(
        "there is no endgame table in {}; build one with `galds endgames build {} --out {}`",
        folder.display(),
        games().first().copied().unwrap_or("GAME"),
        folder.display()
    ))
}

fn file_of(folder: &Path, game: &str) -> PathBuf {
    folder.join(format!("{game}.endgames"))
}

/// The games that have an endgame table.
fn games() -> Vec<&'static str> {
    let with = registry::all().into_iter().filter(|entry| entry.endgames.is_some());
    with.map(|entry| entry.about.name).collect()
}

fn endgames_of(game: &str) -> Result<EndgamesOf, Failure> {
    let entry = registry::find(game)?;
    entry.endgames.ok_or_else(|| {
        let (title, games) = (entry.about.title, games().join(", "));
        Failure::Input(format!("{title} has no endgame table; games that have one: {games}"))
    })
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        EndgamesCommand::Build(args) => build(args),
        EndgamesCommand::Probe(args) => probe(args),
    }
}

fn build(args: &BuildArgs) -> Result<(), Failure> {
    let endgames = endgames_of(&args.game)?;
    fs::create_dir_all(&args.out).map_err(Failure::file(&args.out))?;
    let bar = spinner();
    let table = (endgames.build)(&Threads::up_to(args.threads), &mut |done| {
        let (plies, decided, all) = (done.plies, done.decided, done.positions);
        bar.set_message(format!("{plies} plies, {decided} of {all} positions decided"));
    });
    bar.finish_and_clear();
    let (path, file) = (file_of(&args.out, &args.game), table.file());
    fs::write(&path, &file).map_err(Failure::file(&path))?;
    write_compressed(&path, &file)?;
    let summary = (endgames.summary)(&table);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: {} bytes", path.display(), file.len())?;
    writeln!(
        out,
        "for the side to act: {} positions won, {} drawn, {} lost",
        summary.won, summary.drawn, summary.lost
    )?;
    if let Some(example) = &summary.example {
        writeln!(out, "the longest win takes {} plies: {example}", summary.longest)?;
    }
    Ok(())
}

/// Puts a compressed twin beside a table, which a server sends to browsers.
fn write_compressed(path: &Path, file: &[u8]) -> Result<(), Failure> {
    let path = path.with_added_extension("gz");
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(file)?;
    fs::write(&path, encoder.finish()?).map_err(Failure::file(&path))
}

fn probe(args: &ProbeArgs) -> Result<(), Failure> {
    let table = args.table.set_up()?;
    let endgames = endgames_of(table.about().name)?;
    args.endgames.load()?;
    let Turn::Side(side) = table.turn() else {
        return Err(Failure::Input("the game is over in this position".to_owned()));
    };
    let name = table.about().side(side).name;
    let answer = match (endgames.probe)(&*table) {
        Some(EndgameValue::Win(plies)) => format!("{name} to act wins in {plies} plies"),
        Some(EndgameValue::Loss(plies)) => format!("{name} to act loses in {plies} plies"),
        Some(EndgameValue::Draw) => "draw".to_owned(),
        None => "not in the table".to_owned(),
    };
    writeln!(std::io::stdout().lock(), "{answer}")?;
    Ok(())
}
