//! What solvers reported about puzzles.

use std::io::Write;

use galds_server::storage::{PuzzleReport, PuzzleStore, SqlStore};

use crate::failure::Failure;

/// Prints a line a report: when, which puzzle, what, and who.
pub(super) async fn list(store: &SqlStore) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for PuzzleReport { puzzle, player, why, at } in store.puzzle_reports().await? {
        writeln!(out, "{}\t{} {}\t{why}\t{player}", at.iso(), puzzle.game, puzzle.number)?;
    }
    Ok(())
}
