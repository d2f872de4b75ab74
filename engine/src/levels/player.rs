//! A player with the handicaps of a level.

use crate::host::Host;
use crate::levels::Level;
use crate::observation::Observation;
use crate::player::{Analysis, Budget, Player, PlayerError, TextLine, Value};
use crate::players::{Choices, RandomPlayer};
use crate::search::Limits;
use galds_games::core::Rng;

/// Any player, with the handicaps of a level.
pub struct LevelPlayer {
    player: Box<dyn Player>,
    blind: RandomPlayer,
    name: String,
    level: Level,
    rng: Rng,
}

impl LevelPlayer {
    /// Handicaps `player` by a level, which has a name. `choices` are what it takes from when it acts without looking.
    pub fn new(
        player: Box<dyn Player>,
        name: &str,
        level: Level,
        choices: Choices,
        seed: u64,
    ) -> LevelPlayer {
        let mut rng = Rng::seeded(seed);
        let blind = RandomPlayer::choosing_from(choices, rng.bits());
        let name = format!("{} {name}", player.name());
        LevelPlayer { player, blind, name, level, rng }
    }

    fn is_blind_now(&mut self) -> bool {
        self.level.blind > 0 && self.rng.below(100) < self.level.blind as usize
    }

    /// Puts the line that looks best, errors included, first.
    fn misjudge(&mut self, lines: &mut [TextLine]) {
        if self.level.error == 0 {
            return;
        }
        let size = f64::from(self.level.error);
        let considered = lines.iter().take(self.level.lines);
        let judged = considered.map(|line| in_parts(line.value) + size * self.rng.normal());
        let best = judged.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
        if let Some((place, _)) = best {
            lines[..=place].rotate_right(1);
        }
    }
}

impl Player for LevelPlayer {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError> {
        if self.is_blind_now() {
            return self.blind.choose(observation, budget, host, report);
        }
        let limits = stricter(self.level.limits(), budget.limits);
        let wanted = budget.lines.max(self.level.lines);
        let budget = Budget { limits, lines: wanted, ..*budget };
        let mut analysis = self.player.choose(observation, &budget, host, report)?;
        self.misjudge(&mut analysis.lines);
        Ok(analysis)
    }

    fn new_game(&mut self) {
        self.player.new_game();
    }
}

/// The limits of both, the stricter of each kind.
fn stricter(level: Limits, asked: Limits) -> Limits {
    fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
        match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }
    Limits {
        depth: least(level.depth, asked.depth),
        nodes: least(level.nodes, asked.nodes),
        time: least(level.time, asked.time),
    }
}

/// A value in the unit of [`Level::error`]. What is proven stands above all errors.
fn in_parts(value: Value) -> f64 {
    const PROVEN: f64 = 1e6;
    match value {
        Value::Hundredths(score) => f64::from(score),
        Value::WinIn(actions) => PROVEN - f64::from(actions),
        Value::LossIn(actions) => f64::from(actions) - PROVEN,
        Value::Equity(points) => points * 1000.0,
        Value::Chance(chance) => chance * 1000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_stricter_limit_of_each_kind_counts() {
        let level = Limits { depth: Some(3), nodes: Some(100), time: None };
        let asked = Limits { depth: Some(5), nodes: Some(50), time: Some(Duration::from_secs(1)) };
        let both = Limits { depth: Some(3), nodes: Some(50), time: asked.time };
        assert_eq!(stricter(level, asked), both);
        assert_eq!(stricter(level, Limits::default()), level);
        assert_eq!(stricter(Limits::default(), asked), asked);
    }

    #[test]
    fn a_proven_win_is_never_misjudged() {
        assert!(in_parts(Value::WinIn(9)) > in_parts(Value::Hundredths(25_000)) + 10_000.0);
        assert!(in_parts(Value::WinIn(1)) > in_parts(Value::WinIn(3)));
        assert!(in_parts(Value::LossIn(5)) > in_parts(Value::LossIn(2)));
    }
}
