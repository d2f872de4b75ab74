//! What trials add up to: means, and how sure they are.

use super::trial::Outcome;
use super::{Start, Sum};
use crate::nardi::chances::{Chances, Payoffs};

/// How many standard errors a mean may be off in 95 of 100 cases.
const NORMAL_95: f64 = 1.96;

/// A mean of many trials.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// Half the width of the interval that holds the truth in 95 of 100 rollouts.
    pub fn margin(&self) -> f64 {
        NORMAL_95 * self.error
    }

    /// The same for the other side.
    #[must_use]
    pub fn turned(&self) -> Estimate {
        Estimate { mean: -self.mean, ..*self }
    }
}

/// The result of a rollout, for the side that is about to roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rollout {
    /// How many trials were played.
    pub trials: u32,
    /// The chances without a cube.
    pub chances: Chances,
    /// The standard error of each of them, in the same order.
    pub errors: Chances,
    /// What they are worth without a cube, in points at the stake of the start.
    pub cubeless: Estimate,
    /// What the position is worth with the cube, in points at the stake of the start: in a match a plain win is 1 and
    /// a plain loss −1, as in a game for money. Without a cube the same as `cubeless`.
    pub equity: Estimate,
}

impl Rollout {
    /// The same for the other side.
    #[must_use]
    pub fn turned(&self) -> Rollout {
        let errors = self.errors;
        let errors = Chances {
            win: errors.win,
            win_gammon: errors.lose_gammon,
            win_backgammon: errors.lose_backgammon,
            lose_gammon: errors.win_gammon,
            lose_backgammon: errors.win_backgammon,
        };
        Rollout {
            chances: self.chances.turned(),
            errors,
            cubeless: self.cubeless.turned(),
            equity: self.equity.turned(),
            ..*self
        }
    }
}

/// Sums over trials.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    trials: u32,
    chances: [Moments; 5],
    cubeless: Moments,
    value: Moments,
}

impl Sums {
    /// Adds a trial; `payoffs` are those of the start.
    pub(super) fn add(&mut self, outcome: &Outcome, payoffs: &Payoffs) {
        self.trials += 1;
        self.value.add(outcome.value);
        let chances = Chances::of_list(outcome.chances.map(|chance| chance as f32));
        self.cubeless.add(f64::from(payoffs.equity(&chances)));
        for (moments, chance) in self.chances.iter_mut().zip(outcome.chances) {
            moments.add(chance);
        }
    }

    /// What the trials so far say; two are needed for an error.
    pub(super) fn rollout(&self, start: &Start) -> Option<Rollout> {
        if self.trials < 2 {
            return None;
        }
        let estimates = self.chances.map(|moments| moments.estimate(self.trials));
        let list = |of: fn(&Estimate) -> f64| {
            let values: Sum = std::array::from_fn(|place| of(&estimates[place]));
            Chances::of_list(values.map(|value| value as f32))
        };
        let (chances, errors) = (list(|estimate| estimate.mean), list(|estimate| estimate.error));
        let cubeless = self.cubeless.estimate(self.trials);
        let equity = if start.cube.is_some() {
            let value = self.value.estimate(self.trials);
            let points = |value| start.stakes[0].points(value, start.stake);
            let mean = points(value.mean);
            Estimate { mean, error: points(value.mean + value.error) - mean }
        } else {
            cubeless
        };
        Some(Rollout { trials: self.trials, chances, errors, cubeless, equity })
    }
}

/// Mean and spread of numbers that come one after the other (Welford 1962).
#[derive(Clone, Copy, Debug, Default)]
struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    fn estimate(&self, trials: u32) -> Estimate {
        let trials = f64::from(trials);
        let variance = self.squares / (trials - 1.0).max(1.0);
        Estimate { mean: self.mean, error: (variance / trials).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_error_are_those_of_the_textbook() {
        let mut moments = Moments::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            moments.add(value);
        }
        let Estimate { mean, error } = moments.estimate(8);
        assert!((mean - 5.0).abs() < 1e-12);
        assert!((error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
