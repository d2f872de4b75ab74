//! `galds position`: position texts, what the sides' positions are worth where the book counts it, and the outcome.

use std::io::Write;

use crate::failure::Failure;
use crate::table::{TableArgs, value_line};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Print the start and the position after every move, one per line
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut table = args.table.start()?;
    let mut lines = vec![table.position_text()];
    args.table.play_moves(&mut *table, |table| {
        lines.push(table.position_text());
        Ok(())
    })?;
    let mut out = std::io::stdout().lock();
    let first = if args.all { 0 } else { lines.len() - 1 };
    for line in &lines[first..] {
        writeln!(out, "{line}")?;
    }
    // With --all every line but the last is a position.
    if let Some(values) = value_line(&*table).filter(|_| !args.all) {
        writeln!(out, "{values}")?;
    }
    writeln!(out, "{}", table.turn().outcome_text())?;
    Ok(())
}
