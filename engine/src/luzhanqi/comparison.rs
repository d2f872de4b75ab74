//! Moves compared by rollouts, and when one is given up.
//!
//! ```text
//!   all moves ──► a batch of rollouts for each ──► without those that can't be better than the best by anything that matters ──► …
//! ```
//!
//! So a clear decision takes few rollouts, and two moves that are about the same are not told apart at any price. What the
//! numbers below cost was found by playing out 164 positions in full, 4,800 rollouts for each of ten moves, and trying
//! them on parts of these: half the rollouts of before, for moves that are worse by 0.0002 of a chance on average.

use super::ranking::highest_first;

/// What a move is worth at best: its chance and so many standard errors.
const STANDARD_ERRORS: f64 = 2.0;
/// A move that is better by less than so much of a chance isn't worth looking for.
const INDIFFERENCE: f64 = 0.01;
/// Before so many rollouts luck may have given the best move up.
const FAIR_TRIAL: usize = 96;

/// Moves by their places, with what came of their rollouts; the rollout of one number is in the same guess for all.
pub(super) struct Comparison {
    /// How likely each move wins without its rollouts, so far as that counts.
    offsets: Vec<f64>,
    /// How much rollouts count.
    share: f64,
    results: Vec<Vec<f64>>,
    /// Those that are not given up; after [`Comparison::sort`] the best first.
    order: Vec<usize>,
}

impl Comparison {
    /// Of moves that get so many rollouts each at most.
    pub(super) fn new(offsets: Vec<f64>, share: f64, most: usize) -> Comparison {
        let results = offsets.iter().map(|_| Vec::with_capacity(most)).collect();
        let order = (0..offsets.len()).collect();
        Comparison { offsets, share, results, order }
    }

    /// The moves that are still compared.
    pub(super) fn order(&self) -> &[usize] {
        &self.order
    }

    /// Adds the result of a rollout.
    pub(super) fn add(&mut self, place: usize, result: f64) {
        self.results[place].push(result);
    }

    /// How many rollouts each of the moves that are still compared has.
    pub(super) fn rollouts(&self) -> usize {
        self.order.iter().map(|&place| self.results[place].len()).min().unwrap_or(0)
    }

    /// The chance of a move by all that is known.
    pub(super) fn chance(&self, place: usize) -> f64 {
        let results = &self.results[place];
        self.offsets[place] + self.share * results.iter().sum::<f64>() / results.len() as f64
    }

    /// Puts the best move first.
    pub(super) fn sort(&mut self) {
        let chances: Vec<f64> = self.order.iter().map(|&place| self.chance(place)).collect();
        self.order = highest_first(&chances).into_iter().map(|rank| self.order[rank]).collect();
    }

    /// Gives up what can't be better than the best by anything that matters; so many stay at least.
    pub(super) fn give_up(&mut self, wanted: usize) {
        if self.rollouts() < FAIR_TRIAL {
            return;
        }
        let mut order = std::mem::take(&mut self.order);
        let best = order[0];
        let mut rank = 0;
        order.retain(|&place| {
            rank += 1;
            rank <= wanted || self.may_be_better(place, best)
        });
        self.order = order;
    }

    /// Whether a move may yet turn out to be better than the best so far, by something that matters.
    fn may_be_better(&self, place: usize, best: usize) -> bool {
        let error = self.share * error_of_difference(&self.results[best], &self.results[place]);
        self.chance(place) + STANDARD_ERRORS * error >= self.chance(best) + INDIFFERENCE
    }
}

/// The standard error of the mean difference between two moves in the same guesses.
fn error_of_difference(one: &[f64], other: &[f64]) -> f64 {
    let count = one.len().min(other.len()) as f64;
    let differences = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences().sum::<f64>() / count;
    let spread = differences().map(|it| (it - mean) * (it - mean)).sum::<f64>() / count;
    (spread / count).sqrt()
}

#[cfg(test)]
mod tests {
    use galds_games::core::Rng;

    use super::*;

    const MOST: usize = 20_000;

    /// How many rollouts a decision takes between moves that win so often, and which moves are left.
    fn decide(chances: &[f64], wanted: usize, seed: u64) -> (usize, Vec<usize>) {
        let mut rng = Rng::seeded(seed);
        let mut moves = Comparison::new(vec![0.0; chances.len()], 1.0, MOST);
        while moves.order().len() > wanted && moves.rollouts() < MOST {
            for _ in 0..24 {
                for place in moves.order().to_vec() {
                    let won = rng.fraction() < chances[place];
                    moves.add(place, f64::from(u8::from(won)));
                }
            }
            moves.sort();
            moves.give_up(wanted);
        }
        (moves.rollouts(), moves.order().to_vec())
    }

    #[test]
    fn a_clear_decision_takes_no_more_than_a_fair_trial() {
        assert_eq!(decide(&[0.2, 0.8, 0.3], 1, 7), (FAIR_TRIAL, vec![1]));
    }

    #[test]
    fn a_close_decision_takes_more_and_finds_the_better_move() {
        let decisions: Vec<_> = (0..20).map(|seed| decide(&[0.5, 0.44], 1, seed)).collect();
        let mean = decisions.iter().map(|(rollouts, _)| rollouts).sum::<usize>() / decisions.len();
        assert!((2 * FAIR_TRIAL..1_600).contains(&mean), "{mean}");
        let right = decisions.iter().filter(|(_, left)| left == &[0]).count();
        assert!(right >= 16, "{right}");
    }

    #[test]
    fn moves_that_are_the_same_are_not_compared_for_ever() {
        let (rollouts, left) = decide(&[0.95, 0.95], 1, 7);
        assert_eq!(left.len(), 1);
        assert!((FAIR_TRIAL..MOST).contains(&rollouts), "{rollouts}");
    }

    #[test]
    fn as_many_moves_stay_as_are_wanted() {
        assert_eq!(decide(&[0.1, 0.9, 0.5, 0.2], 2, 7), (FAIR_TRIAL, vec![1, 2]));
    }

    #[test]
    fn what_is_known_without_rollouts_counts() {
        let mut moves = Comparison::new(vec![0.3, 0.0], 0.7, 1);
        moves.add(0, 0.5);
        moves.add(1, 0.6);
        moves.sort();
        assert_eq!(moves.order(), [0, 1]);
        assert!((moves.chance(0) - 0.65).abs() < 1e-9);
    }
}
