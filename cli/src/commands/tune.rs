//! `galds tune`: weights from games of the program against itself, and parameters of its search by matches.

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

use galds_engine::player::Budget;
use galds_engine::registry::{self, Entry};
use galds_engine::search::{Limits, Parameters};
use galds_engine::spec::PlayerSpec;
use galds_lab::arena::{Arena, Memory};
use galds_lab::tuning::search::{named, vary};
use galds_lab::tuning::{Tuned, Tuning, tuner};

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
    /// Vary these parameters of the search instead, with commas between them: the values next to the usual one
    /// play against it, so many games each. Without names, list all parameters
    #[arg(
        long,
        value_name = "NAMES",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = ["out", "dry"]
    )]
    search: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    galds_games::find(&args.game)?;
    let entry = registry::find(&args.game)?;
    if let Some(names) = &args.search {
        return search(args, entry, names);
    }
    let tune = tuner(entry.about.name).ok_or_else(|| {
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

/// Lists the parameters of the search, or lets the neighbours of some play.
fn search(args: &Args, entry: &'static Entry, names: &str) -> Result<(), Failure> {
    if !entry.is_searched {
        return Err(Failure::Input(format!(
            "{} is not played by a tree search",
            entry.about.title
        )));
    }
    let parameters = named(names)?;
    let mut out = std::io::stdout().lock();
    if parameters.is_empty() {
        for parameter in Parameters::LIST {
            let [least, most] = parameter.bounds;
            let name = parameter.name;
            writeln!(out, "{name} = {} ({least} to {most}): {}", parameter.usual, parameter.about)?;
        }
        return Ok(());
    }
    let limits = Limits { nodes: Some(args.nodes), ..Limits::default() };
    let arena = Arena {
        entry,
        rules: entry.about.name.to_owned(),
        players: [PlayerSpec::full(), PlayerSpec::full()],
        budgets: [Budget::within(limits); 2],
        pairs: args.games.div_ceil(2),
        threads: args.threads.get(),
        seed: args.seed,
        memory: Memory::OfAGame(16),
        sprt: None,
    };
    for parameter in parameters {
        let games = 2 * u64::from(arena.pairs) * parameter.neighbours().count() as u64;
        let bar = progress::bar(games, "games");
        let trials = vary(&arena, parameter, &mut |_, _| bar.inc(1));
        bar.finish_and_clear();
        for trial in trials? {
            let (name, usual) = (parameter.name, parameter.usual);
            writeln!(out, "{name} = {} against {usual}: {}", trial.value, trial.tally)?;
        }
    }
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
