//! `galds rate`: what a game of Lautari does to the ratings of its players.

use std::io::Write;

use clap::Subcommand;
use galds_games::core::RuleSet;
use galds_games::lautari::Rules;
use galds_games::lautari::rating::{Ending, RatedPosition, change};

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: RatedGame,
}

#[derive(Debug, Subcommand)]
enum RatedGame {
    /// By the original's formula: ratings, position values at the end, points of the winner
    Lautari(LautariArgs),
}

#[derive(Debug, clap::Args)]
struct LautariArgs {
    /// The winner's rating before the game (new players have 1500)
    #[arg(long, value_name = "RATING", value_parser = number, allow_hyphen_values = true)]
    winner: f64,
    /// The loser's rating before the game
    #[arg(long, value_name = "RATING", value_parser = number, allow_hyphen_values = true)]
    loser: f64,
    /// The position values at the end, the winner's first, such as 34,28
    #[arg(long, value_name = "WINNER,LOSER", value_parser = values)]
    values: Values,
    /// The winner's points: 1, 2 or 3; 2 also for resignation and loss on time; 0 for a draw
    #[arg(long, value_name = "POINTS", value_parser = ending)]
    win: Ending,
    /// The rules: rating=example has the coefficients of the original's worked example
    #[arg(long, value_name = "RULES", default_value = "lautari")]
    rules: String,
}

/// The position values of winner and loser.
#[derive(Clone, Copy, Debug)]
struct Values {
    winner: f64,
    loser: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let RatedGame::Lautari(args) = &args.game;
    let rules = Rules::read(&args.rules)?;
    let winner = RatedPosition { rating: args.winner, value: args.values.winner };
    let loser = RatedPosition { rating: args.loser, value: args.values.loser };
    let gain = change(rules.rating, args.win, winner, loser);
    let mut out = std::io::stdout().lock();
    writeln!(out, "change {gain:.2}")?;
    writeln!(out, "winner {:.2} -> {:.2}", winner.rating, winner.rating + gain)?;
    writeln!(out, "loser  {:.2} -> {:.2}", loser.rating, loser.rating - gain)?;
    Ok(())
}

fn number(text: &str) -> Result<f64, String> {
    let wanted = || format!("expected a number such as 1500, not `{text}`");
    text.trim().parse().ok().filter(|number: &f64| number.is_finite()).ok_or_else(wanted)
}

fn values(text: &str) -> Result<Values, String> {
    let (winner, loser) = text
        .split_once(',')
        .ok_or_else(|| format!("expected two numbers with a comma, such as 34,28, not `{text}`"))?;
    Ok(Values { winner: number(winner)?, loser: number(loser)? })
}

fn ending(text: &str) -> Result<Ending, String> {
    let points = text.parse().ok();
    points
        .and_then(Ending::with_points)
        .ok_or_else(|| format!("a win has 1, 2 or 3 points, a draw 0, not `{text}`"))
}
