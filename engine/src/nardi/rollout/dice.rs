//! The dice of a rollout: the first rolls spread evenly, the others random.

use galds_games::core::Rng;
use galds_games::nardi::{Die, Roll};

/// In how many ways two dice can fall.
const WAYS: u32 = 36;
/// How many rolls of a game are spread evenly: with 36³ trials every series of three comes once.
const MOST_EVEN: usize = 3;

/// The ways in an order.
type Order = [u32; WAYS as usize];

/// The dice of all trials.
///
/// The number of a trial has digits to the base 36. The last one says in which way the first roll falls; the way of the second
/// one follows from the last two, that of the third from the last three:
///
/// ```text
///   first     order(last)
///   second    order(order(last) + last but one)
///   third     order(order(order(last) + last but one) + last but two)
/// ```
///
/// with other orders in each line, and sums that begin anew at 36. So every 36 trials from the first one on have each way of each
/// of these rolls once, and however early a rollout is ended, no roll has come in a part of its ways only.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    seed: u64,
    /// For each of the rolls that are spread evenly as many orders as its way has digits.
    orders: Vec<Vec<Order>>,
}

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        let mut rng = Rng::seeded(seed);
        let rolls = 1..=MOST_EVEN;
        let orders = rolls.map(|digits| (0..digits).map(|_| shuffled(&mut rng)).collect());
        Dice { seed, orders: orders.collect() }
    }

    /// The dice of one trial.
    pub(super) fn of_trial(&self, trial: u32) -> TrialDice<'_> {
        let rng = Rng::seeded(self.seed ^ (u64::from(trial) + 1).rotate_right(20));
        TrialDice { dice: self, rng, trial, rolled: 0 }
    }
}

fn shuffled(rng: &mut Rng) -> Order {
    let mut order = std::array::from_fn(|way| way as u32);
    for place in (1..order.len()).rev() {
        order.swap(place, rng.below(place + 1));
    }
    order
}

/// The dice of one trial, roll after roll.
pub(super) struct TrialDice<'a> {
    dice: &'a Dice,
    rng: Rng,
    trial: u32,
    rolled: usize,
}

impl TrialDice<'_> {
    pub(super) fn roll(&mut self) -> Roll {
        let way = self.way() as usize;
        Roll::of(Die::ALL[way / 6], Die::ALL[way % 6])
    }

    /// In which of the 36 ways the next roll falls.
    fn way(&mut self) -> u32 {
        let orders = self.dice.orders.get(self.rolled);
        self.rolled += 1;
        let Some(orders) = orders else { return self.rng.below(WAYS as usize) as u32 };
        let mut left = self.trial;
        orders.iter().fold(0, |way, order| {
            let digit = left % WAYS;
            left /= WAYS;
            order[((way + digit) % WAYS) as usize]
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn the_first_two_rolls_of_1296_trials_come_as_often_as_they_should() {
        let dice = Dice::new(5);
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

    /// How many different rolls, the dice told apart, come as the `number`-th of these trials.
    fn different(dice: &Dice, number: usize, trials: std::ops::Range<u32>) -> usize {
        let roll = |trial| {
            let mut dice = dice.of_trial(trial);
            (0..number).for_each(|_| _ = dice.way());
            dice.way()
        };
        trials.map(roll).collect::<std::collections::HashSet<_>>().len()
    }

    #[test]
    fn the_first_three_rolls_of_36_trials_come_each_way_once() {
        for seed in 0..20 {
            let dice = Dice::new(seed);
            for begin in [0, WAYS, 7 * WAYS, WAYS * WAYS, 5000 * WAYS] {
                for number in 0..3 {
                    let found = different(&dice, number, begin..begin + WAYS);
                    assert_eq!(found, WAYS as usize, "{seed} {begin} {number}");
                }
            }
        }
    }

    #[test]
    fn a_roll_behind_the_same_one_comes_each_way_once_in_1296_trials() {
        for seed in 0..20 {
            let dice = Dice::new(seed);
            for first in 0..WAYS {
                let trials = (0..WAYS).map(|block| first + WAYS * block);
                let seconds = trials.map(|trial| {
                    let mut dice = dice.of_trial(trial);
                    dice.way();
                    dice.way()
                });
                let seconds: std::collections::HashSet<_> = seconds.collect();
                assert_eq!(seconds.len(), WAYS as usize, "{seed} {first}");
            }
        }
    }

    #[test]
    fn rolls_behind_those_that_are_spread_are_random() {
        let dice = Dice::new(5);
        let fourth = different(&dice, MOST_EVEN, 0..WAYS);
        assert!((15..WAYS as usize).contains(&fourth), "{fourth}");
    }

    #[test]
    fn trials_have_different_dice_and_the_same_ones_each_time() {
        let rolls = |seed, trial| {
            let dice = Dice::new(seed);
            let mut dice = dice.of_trial(trial);
            (0..20).map(|_| dice.roll()).collect::<Vec<_>>()
        };
        assert_eq!(rolls(1, 0), rolls(1, 0));
        assert_ne!(rolls(1, 0)[1..], rolls(1, 1)[1..]);
        assert_ne!(rolls(1, 0), rolls(2, 0));
    }
}
