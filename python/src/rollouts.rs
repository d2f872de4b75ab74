//! Rollouts: a game played on to its end, many times, and what it came to on average.

use std::sync::atomic::{AtomicBool, Ordering};

use galds_engine::observation::Observation;
use galds_engine::player::{Budget, Player, PlayerError, THROW};
use galds_games::core::{AnyTable, Outcome, Rng, Side, TableError, Turn};
use pyo3::prelude::*;

/// What games that were played on from a position came to.
#[pyclass(frozen, module = "galds", get_all)]
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rollouts {
    /// How many games were played to their end.
    games: u32,
    /// How many of them the first side won.
    first_wins: u32,
    /// How many the second side won.
    second_wins: u32,
    /// By how many points the first side was ahead at the end, on average.
    value: f64,
    /// The standard error of `value`.
    error: f64,
}

#[pymethods]
impl Rollouts {
    fn __repr__(&self) -> String {
        let Rollouts { games, value, error, .. } = self;
        format!("<galds.Rollouts {value:+.3} ± {error:.3} after {games} games>")
    }
}

/// Plays the game at a table on to its end so many times, both sides by the same player. A stop flag ends it early.
pub(crate) fn roll_out(
    player: &mut dyn Player,
    table: &dyn AnyTable,
    games: u32,
    budget: &Budget,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Rollouts, PlayerError> {
    let mut rng = Rng::seeded(seed);
    let mut found = Tally::default();
    for _ in 0..games {
        player.new_game();
        match play_on(player, table.boxed_clone(), budget, &mut rng, stop)? {
            Some(outcome) => found.count(outcome),
            None => break,
        }
    }
    Ok(found.rollouts())
}

/// Plays one game to its end; nothing if it was stopped.
fn play_on(
    player: &mut dyn Player,
    mut table: Box<dyn AnyTable>,
    budget: &Budget,
    rng: &mut Rng,
    stop: &AtomicBool,
) -> Result<Option<Outcome>, PlayerError> {
    loop {
        let turn = table.turn();
        let token = match turn {
            Turn::Over(outcome) => return Ok(Some(outcome)),
            Turn::Chance => None,
            Turn::Side(side) | Turn::SideOrChance(side) => {
                let seen = Observation::of(table.as_ref(), side);
                let host = galds_host::machine(stop);
                let found = player.choose(&seen, budget, &host, &mut |_| {})?;
                let token = found.choice().ok_or(PlayerError::NothingToChoose)?;
                (token != THROW).then(|| token.to_owned())
            }
        };
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let token = match token {
            Some(token) => token,
            None => rng.weighted(&table.chances()).cloned().ok_or(PlayerError::NothingToChoose)?,
        };
        let failed = |error: TableError| PlayerError::Failed(error.to_string());
        table.play_text(&token).map_err(failed)?;
    }
}

/// Sums over games.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u32,
    first_wins: u32,
    second_wins: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn count(&mut self, outcome: Outcome) {
        let points = |side| f64::from(outcome.points(side).halves()) / 2.0;
        let ahead = points(Side::First) - points(Side::Second);
        self.games += 1;
        self.first_wins += u32::from(ahead > 0.0);
        self.second_wins += u32::from(ahead < 0.0);
        self.sum += ahead;
        self.squares += ahead * ahead;
    }

    fn rollouts(self) -> Rollouts {
        let Tally { games, first_wins, second_wins, sum, squares } = self;
        let count = f64::from(games.max(1));
        let value = sum / count;
        let variance = (squares / count - value * value).max(0.0);
        Rollouts { games, first_wins, second_wins, value, error: (variance / count).sqrt() }
    }
}
