//! `galds puzzles`: positions with one right action, for the pages and for students.

use std::collections::HashSet;
use std::io::Write;

use galds_engine::puzzles::shipped;
use galds_games::core::Rng;
use galds_lab::puzzles::{Finder, arrangement};

use super::endgames::EndgameFiles;
use super::progress;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, or `intarzia` for the solitaire
    game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "10")]
    count: usize,
    /// Seed, to find the same puzzles again
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// How many positions a look at a position takes; candidates are looked at twelve times as long
    #[arg(long, value_name = "N", default_value = "5000")]
    nodes: u64,
    /// Check the built-in puzzles instead: print those that no longer hold, and fail if there are any
    #[arg(long, conflicts_with = "count")]
    check: bool,
    #[command(flatten)]
    endgames: EndgameFiles,
}

/// Prints a line a puzzle: task, key, position.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.endgames.load()?;
    if args.check {
        return check(args);
    }
    let mut found: HashSet<String> = HashSet::new();
    let mut find = finder(args)?;
    let bar = progress::bar(args.count as u64, "puzzles");
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "# galds puzzles {} --count {} --seed {} --nodes {}",
        args.game, args.count, args.seed, args.nodes
    )?;
    let mut tried = 0u64;
    while found.len() < args.count {
        tried += 1;
        bar.set_message(format!("in {tried} tries"));
        for line in find() {
            if found.len() < args.count && !found.contains(&line) {
                bar.suspend(|| writeln!(out, "{line}"))?;
                bar.inc(1);
                found.insert(line);
            }
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// Looks at the puzzles that come with the program again, by the rules and the player of today.
fn check(args: &Args) -> Result<(), Failure> {
    let mut finder = finder_of(args)?;
    let puzzles = shipped(&args.game);
    let bar = progress::bar(puzzles.len() as u64, "puzzles");
    let mut failed = 0;
    for (number, puzzle) in (1..).zip(&puzzles) {
        if !finder.holds(puzzle) {
            failed += 1;
            bar.suspend(|| writeln!(std::io::stdout(), "{number}\t{puzzle}"))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Input(format!("{failed} of {} puzzles do not hold", puzzles.len()))),
    }
}

fn finder_of(args: &Args) -> Result<Finder, Failure> {
    galds_games::find(&args.game)?;
    Finder::new(&args.game, args.seed, args.nodes)
        .map_err(|error| Failure::Input(error.to_string()))
}

/// What looks for puzzles: the lines that each call found.
type Find = Box<dyn FnMut() -> Vec<String>>;

fn finder(args: &Args) -> Result<Find, Failure> {
    if args.game == "intarzia" {
        let mut rng = Rng::seeded(args.seed);
        let mut next = move || arrangement(&mut rng).map(|task| task.to_string());
        return Ok(Box::new(move || next().into_iter().collect()));
    }
    let mut finder = finder_of(args)?;
    Ok(Box::new(move || finder.in_one_game().iter().map(ToString::to_string).collect()))
}
