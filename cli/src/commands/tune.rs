//! `galds tune`: weights from games of the program against itself.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

use galds_engine::registry;
use galds_engine::tuning::{Tuned, Tuning};

use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games to learn from
    #[arg(long, value_name = "N", default_value = "2000")]
    games: u32,
    /// Positions per move
    #[arg(long, value_name = "N", default_value = "2000")]
    nodes: u64,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// Seed of the openings
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Where to write the weights [default: engine/src/GAME/weights.rs]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the weights and write nothing
    #[arg(long, conflicts_with = "out")]
    dry: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    galds_games::find(&args.game)?;
    let entry = registry::find(&args.game)?;
    let tune = entry.tune.ok_or_else(|| {
        Failure::Input(format!("{} is not valued by terms with weights", entry.about.title))
    })?;
    let tuning = Tuning {
        games: args.games,
        nodes: args.nodes,
        threads: args.threads.get(),
        seed: args.seed,
    };
    let bar = progress::bar(args.games.into(), "games");
    let tuned = tune(&tuning, &mut || {
        bar.inc(1);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let tuned = tuned.ok_or_else(|| Failure::Input("the tuning was interrupted".to_owned()))?;
    print(&tuned)?;
    if args.dry {
        return Ok(());
    }
    let usual = || PathBuf::from(format!("engine/src/{}/weights.rs", args.game));
    let path = args.out.clone().unwrap_or_else(usual);
    let command = format!(
        "galds tune {} --games {} --nodes {} --seed {}",
        args.game, args.games, args.nodes, args.seed
    );
    std::fs::write(&path, tuned.file(entry.about.title, &command)).map_err(Failure::file(&path))?;
    writeln!(std::io::stdout().lock(), "written to {}", path.display())?;
    Ok(())
}

fn print(tuned: &Tuned) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "   old    new")?;
    for ((term, old), new) in tuned.terms.iter().zip(&tuned.old).zip(&tuned.new) {
        writeln!(out, "{old:>6} {new:>6}  {}: {}", term.name, term.about)?;
    }
    writeln!(
        out,
        "{} positions; mean surprise {:.4}, before {:.4}",
        tuned.positions, tuned.new_loss, tuned.old_loss
    )?;
    Ok(())
}
