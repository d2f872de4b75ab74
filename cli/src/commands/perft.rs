//! `galds perft`: counting leaves.

use std::io::Write;
use std::num::NonZeroUsize;

use crate::failure::Failure;
use crate::table::TableArgs;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many moves deep to count
    depth: u32,
    /// Also print the leaves below each first move
    #[arg(long)]
    divide: bool,
    /// How many threads count
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = args.table.set_up()?;
    let mut out = std::io::stdout().lock();
    if args.depth == 0 || (!args.divide && args.threads.get() == 1) {
        writeln!(out, "{}", table.perft(args.depth)?)?;
        return Ok(());
    }
    let counts = table.divide(args.depth, args.threads)?;
    if args.divide {
        for (token, leaves) in &counts {
            writeln!(out, "{token}: {leaves}")?;
        }
    }
    writeln!(out, "{}", counts.iter().map(|(_, leaves)| leaves).sum::<u64>())?;
    Ok(())
}
