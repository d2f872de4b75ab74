//! `galds problems`: positions with a single winning first turn, each proven.

use std::io::Write;

use clap::Subcommand;
use galds_games::core::{Game, RuleSet, Turn};
use galds_games::rotary::problems::key;
use galds_games::rotary::{Position, Rotary, Rules};

use super::solve::spinner;
use crate::failure::Failure;
use crate::random::Random;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: ProblemGame,
}

#[derive(Debug, Subcommand)]
enum ProblemGame {
    /// Rotary: one turn, and only one, forces the win
    Rotary(RotaryArgs),
}

#[derive(Debug, clap::Args)]
struct RotaryArgs {
    /// Win within so many own turns, and not sooner
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=4))]
    turns: u32,
    /// How many problems
    #[arg(long, value_name = "N", default_value = "1")]
    count: usize,
    /// Seed, to find the same problems again
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The rules
    #[arg(long, value_name = "RULES", default_value = "rotary")]
    rules: String,
}

/// Prints a line a problem: the key, then the position.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let ProblemGame::Rotary(args) = &args.game;
    let game = Rotary::new(Rules::read(&args.rules)?);
    let mut random = Random::new(args.seed);
    let mut out = std::io::stdout().lock();
    let bar = spinner();
    let mut found: Vec<Position> = Vec::new();
    let mut tried = 0u64;
    while found.len() < args.count {
        for position in random_game(&game, &mut random) {
            tried += 1;
            bar.set_message(format!("{} found, {tried} positions tried", found.len()));
            let Some(key) = key(&game, &position, args.turns) else { continue };
            if found.iter().any(|known| same(&game, known, &position)) {
                continue;
            }
            bar.suspend(|| writeln!(out, "{key}\t{}", game.position_text(&position)))?;
            found.push(position);
            // One a game, so that problems differ from each other.
            break;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

fn same(game: &Rotary, a: &Position, b: &Position) -> bool {
    game.without_counters(a) == game.without_counters(b)
}

/// The positions of a random game in which a turn is due, the last ones first: wins are near them.
fn random_game(game: &Rotary, random: &mut Random) -> Vec<Position> {
    let mut position = game.start();
    let mut positions = Vec::new();
    let mut actions = Vec::new();
    while let Turn::Side(_) = game.turn(&position) {
        positions.push(position);
        game.legal(&position, &mut actions);
        game.play(&mut position, actions[random.below(actions.len())]);
    }
    positions.reverse();
    positions
}
