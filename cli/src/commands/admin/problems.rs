//! Problems that people published.

use std::io::Write;

use galds_server::storage::{CompositionStore, PuzzleName, PuzzleReport, SqlStore};
use galds_server::time;

use crate::failure::Failure;

/// How many problems are read at a time.
const PAGE: u32 = 200;

/// What is done about published problems.
#[derive(Debug, clap::Subcommand)]
pub(super) enum Task {
    /// List the problems of a game, the newest first
    List {
        /// The game
        game: String,
    },
    /// List what was reported about problems, the latest first
    Reports,
    /// Withdraw a problem: nobody finds it any more
    Withdraw {
        /// The game
        game: String,
        /// Its number
        number: u32,
    },
}

pub(super) async fn run(store: &SqlStore, task: &Task) -> Result<(), Failure> {
    match task {
        Task::List { game } => list(store, game).await,
        Task::Reports => reports(store).await,
        Task::Withdraw { game, number } => {
            let name = PuzzleName { game: game.clone(), number: *number };
            if !store.withdraw_composition(name, time::now()).await? {
                let message = format!("there is no published problem {number} of `{game}`");
                return Err(Failure::Input(message));
            }
            Ok(writeln!(std::io::stdout(), "problem {number} of {game} is withdrawn")?)
        }
    }
}

/// Prints a line a problem: when, which, by whom, and its title.
async fn list(store: &SqlStore, game: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut before = None;
    loop {
        let page = store.compositions(game.to_owned(), before, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        before = Some(last.name.number);
        for problem in page {
            let author = problem.author.map_or_else(|| "-".to_owned(), |author| author.name);
            let (at, number) = (problem.at.iso(), problem.name.number);
            writeln!(out, "{at}\t{game} {number}\t{author}\t{}", problem.title)?;
        }
    }
}

/// Prints a line a report: when, which problem, what, and who.
async fn reports(store: &SqlStore) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for PuzzleReport { puzzle, player, why, at } in store.composition_reports().await? {
        writeln!(out, "{}\t{} {}\t{why}\t{player}", at.iso(), puzzle.game, puzzle.number)?;
    }
    Ok(())
}
