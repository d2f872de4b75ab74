//! `galds replay`: reading a game record.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use galds_games::core::Record;
use galds_games::core::hosting::Import;

use crate::failure::Failure;
use crate::table::open;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The record (- for stdin), or a match file of another program that the game reads
    file: PathBuf,
    /// Rules [default: those of the record, or the preset named like the game]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(import) = import_of(&args.game, &args.file) {
        return retell(import, &args.file);
    }
    let refused = |error| Failure::Record { path: args.file.clone(), error };
    let record = Record::read(&read_text(&args.file)?).map_err(refused)?;
    let rules = args.rules.as_deref().or(record.tag("Rules"));
    let mut table = open(&args.game, rules)?;
    let mut out = std::io::stdout().lock();
    let mut start = table.boxed_clone();
    record.set_up(&mut *start).map_err(refused)?;
    writeln!(out, "{}", start.position_text())?;
    let mut written = Ok(());
    let replayed = record.replay(&mut *table, |table| {
        if written.is_ok() {
            written = writeln!(out, "{}", table.position_text());
        }
    });
    written?;
    replayed.map_err(refused)?;
    writeln!(out, "{}", table.turn().outcome_text())?;
    Ok(())
}

/// How the game reads files of other programs with this ending, if it does.
fn import_of(game: &str, path: &Path) -> Option<&'static Import> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    galds_games::hosting(game).imports.iter().find(|import| import.name == ending)
}

/// Prints every position of a match, and the outcome.
fn retell(import: &Import, path: &Path) -> Result<(), Failure> {
    let refused = |error| Failure::Input(format!("{}: {error}", path.display()));
    let retold = (import.read)(&read_text(path)?).map_err(refused)?;
    let mut out = std::io::stdout().lock();
    for position in retold.positions {
        writeln!(out, "{position}")?;
    }
    writeln!(out, "{}", retold.outcome)?;
    Ok(())
}

/// The text of a file, or of stdin.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    if path == Path::new("-") {
        std::io::stdin().read_to_string(&mut text).map_err(Failure::file(path))?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(Failure::file(path))
}
