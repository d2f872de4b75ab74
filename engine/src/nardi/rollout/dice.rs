//! The dice of a rollout: the first rolls spread evenly, the others random.

use galds_games::core::Rng;
use galds_games::nardi::{Die, Roll};

/// In how many ways two dice can fall.
const WAYS: u32 = 36;
/// How many rolls of a game are spread evenly at most: with 36³ trials every series of three comes once.
const MOST_EVEN: usize = 3;

/// The dice of all trials.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    seed: u64,
    /// For each of the rolls that are spread evenly the ways two dice can fall, in an order of its own.
    orders: Vec<[Roll; WAYS as usize]>,
}

impl Dice {
    /// The dice of so many trials. As many rolls are spread evenly as there are trials for: a roll that came in one
    /// order for a part of its ways only would be no chance any more.
    pub(super) fn new(seed: u64, trials: u32) -> Dice {
        let mut rng = Rng::seeded(seed);
        let even = (1..=MOST_EVEN).filter(|&rolls| WAYS.pow(rolls as u32) <= trials);
        let orders = even.map(|_| {
            let mut order =
                std::array::from_fn(|way| Roll::of(Die::ALL[way / 6], Die::ALL[way % 6]));
            for place in (1..order.len()).rev() {
                order.swap(place, rng.below(place + 1));
            }
            order
        });
        Dice { seed, orders: orders.collect() }
    }

    /// The dice of one trial.
    pub(super) fn of_trial(&self, trial: u32) -> TrialDice<'_> {
        let rng = Rng::seeded(self.seed ^ (u64::from(trial) + 1).rotate_right(20));
        TrialDice { dice: self, rng, left: trial, rolled: 0 }
    }
}

/// The dice of one trial, roll after roll.
pub(super) struct TrialDice<'a> {
    dice: &'a Dice,
    rng: Rng,
    /// The number of the trial without the digits (to the base 36) that earlier rolls have used.
    left: u32,
    rolled: usize,
}

impl TrialDice<'_> {
    pub(super) fn roll(&mut self) -> Roll {
        let order = self.dice.orders.get(self.rolled);
        self.rolled += 1;
        if let Some(order) = order {
            let way = self.left % WAYS;
            self.left /= WAYS;
            return order[way as usize];
        }
        Roll::of(self.rng.pick(&Die::ALL), self.rng.pick(&Die::ALL))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn the_first_two_rolls_of_1296_trials_come_as_often_as_they_should() {
        let dice = Dice::new(5, WAYS * WAYS);
        let mut seen: HashMap<(Roll, Roll), u32> = HashMap::new();
        for trial in 0..WAYS * WAYS {
            let mut dice = dice.of_trial(trial);
            *seen.entry((dice.roll(), dice.roll())).or_default() += 1;
        }
        assert_eq!(seen.len(), 21 * 21);
        for ((one, other), times) in seen {
            assert_eq!(times, one.weight() * other.weight());
        }
    }

    #[test]
    fn a_roll_for_which_there_are_too_few_trials_is_random() {
        let dice = Dice::new(5, WAYS * WAYS);
        let third = |trial| {
            let mut dice = dice.of_trial(trial);
            [dice.roll(), dice.roll(), dice.roll()][2]
        };
        let different: std::collections::HashSet<Roll> = (0..WAYS * WAYS).map(third).collect();
        assert_eq!(different.len(), 21);
    }

    #[test]
    fn trials_have_different_dice_and_the_same_ones_each_time() {
        let rolls = |seed, trial| {
            let dice = Dice::new(seed, WAYS);
            let mut dice = dice.of_trial(trial);
            (0..20).map(|_| dice.roll()).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1, 0), rolls(1, 0));
        assert_ne!(rolls(1, 0)[1..], rolls(1, 1)[1..]);
        assert_ne!(rolls(1, 0), rolls(2, 0));
    }
}
