//! Rollouts: a position played to its end many times, to learn what it is worth.
//!
//! ```text
//!   trial 1   roll ─ play ─ roll ─ play ─ … ─ end (or the judgement where it is truncated)    minus its luck
//!   trial 2   …                                                                              minus its luck
//!                                                                    ──► mean ± standard error
//! ```
//!
//! Three things make few trials say much. The luck of every roll (what it is worth more than the mean of all 21,
//! by the judgement of the network) is taken off the result, which changes no mean and makes the spread many times
//! smaller. The first three rolls of the trials are spread evenly over all 36 ways two dice can fall, however early a rollout
//! is ended. And plays that are compared get the same dice.
//!
//! A trial plays with the cube if there is one: its owner doubles when the judgement says so. After a double is
//! dropped the checkers are played on, for the chances without a cube alone.

mod choices;
mod dice;
mod estimate;
mod trial;

use galds_games::core::{Job, Side};
use galds_games::nardi::{Nardi, Position};

use super::board::Board;
use super::chances::Chances;
use super::cube::{CubeOwner, CubeState, Stakes};
use super::evaluation::Evaluation;
use super::expectation::Plies;
use super::situation::Situation;
use crate::control::Control;
pub(crate) use choices::roll_out_choice;
use dice::Dice;
use estimate::Sums;
pub use estimate::{Estimate, Rollout};
use trial::{Outcome, Player};

/// Whether the luck of the dice is taken off the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VarianceReduction {
    /// Each trial pays for a look at all 21 rolls instead of one, and counts for many plain ones.
    Luck,
    /// Results as the dice make them.
    Off,
}

/// How a rollout is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How often the position is played.
    pub trials: u32,
    /// After how many rolls the judgement stands for the rest of the game; `None` to play to the end.
    pub truncate: Option<u32>,
    /// How far the players look ahead.
    pub plies: Plies,
    /// Makes the dice. The same seed gives the same rollout, whatever the number of threads.
    pub seed: u64,
    /// Whether luck is taken off.
    pub variance_reduction: VarianceReduction,
}

impl Default for Settings {
    /// In 1,296 trials every pair of first rolls comes once.
    fn default() -> Settings {
        Settings {
            trials: 1296,
            truncate: None,
            plies: Plies::ZERO,
            seed: 1,
            variance_reduction: VarianceReduction::Luck,
        }
    }
}

/// A position from which trials begin: one side is about to roll.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The checkers.
    pub board: Board,
    /// What points are good for, to the side about to roll and to the other one.
    pub stakes: [Stakes<'static>; 2],
    /// The cube as the side about to roll sees it, if there is one.
    pub cube: Option<CubeState>,
    /// The stake at which a plain win counts one point in the result; after a double still the one before it.
    pub stake: u32,
}

impl Start {
    /// Where this side stands with all its checkers, as if it were about to roll and had not doubled.
    pub fn of(game: &Nardi, position: &Position, side: Side) -> Start {
        let [own, other] = [side, side.other()].map(|side| Situation::of(game, position, side));
        Start {
            board: own.board,
            stakes: [own.stakes, other.stakes],
            cube: own.cube,
            stake: position.stake(),
        }
    }

    /// The same after the side about to roll has doubled and the other one has taken; `None` where it may not double.
    pub fn doubled(&self) -> Option<Start> {
        let cube = self.cube.filter(|cube| cube.owner != CubeOwner::Other)?;
        let doubled = CubeState { value: 2 * cube.value, owner: CubeOwner::Other };
        Some(Start { cube: Some(doubled), ..*self })
    }

    /// The same after the side about to roll has made a play that leaves this: the other side is about to roll.
    #[must_use]
    pub fn after(&self, left: Board) -> Start {
        let [own, other] = self.stakes;
        Start { board: left, stakes: [other, own], cube: self.cube.map(CubeState::turned), ..*self }
    }
}

/// How many trials are done before progress is reported again: each first roll once.
const BATCH: u32 = 36;

/// Rolls a position out for the side about to roll. `report` is called after each batch of trials. Where the limits
/// of `control` end it early, the trials that were finished count; `None` if there are not even two.
pub fn roll_out(
    evaluation: &dyn Evaluation,
    start: &Start,
    settings: &Settings,
    control: &Control<'_>,
    threads: usize,
    report: &mut dyn FnMut(&Rollout),
) -> Option<Rollout> {
    let dice = Dice::new(settings.seed);
    let threads = threads.min(control.host().workers.most()).max(1);
    let (batch, payoffs) = (BATCH * threads as u32, start.stakes[0].worth(start.stake));
    let mut sums = Sums::default();
    let mut first = 0;
    while first < settings.trials && !control.is_over() {
        let end = settings.trials.min(first + batch);
        let mut outcomes = vec![None; (end - first) as usize];
        let job = Batch { evaluation, start, settings, control, dice: &dice };
        job.play_all(first, &mut outcomes, threads);
        // In the order of the trials, so that threads change nothing.
        outcomes.into_iter().flatten().for_each(|outcome| sums.add(&outcome, &payoffs));
        if let Some(rollout) = sums.rollout(start) {
            report(&rollout);
        }
        first = end;
    }
    sums.rollout(start)
}

/// What the trials of a batch share.
#[derive(Clone, Copy)]
struct Batch<'a> {
    evaluation: &'a dyn Evaluation,
    start: &'a Start,
    settings: &'a Settings,
    control: &'a Control<'a>,
    dice: &'a Dice,
}

impl Batch<'_> {
    /// Plays the trials from `first` on, each thread its share of them.
    fn play_all(self, first: u32, outcomes: &mut [Option<Outcome>], threads: usize) {
        let share = outcomes.len().div_ceil(threads).max(1);
        let (own, others) = outcomes.split_at_mut(share.min(outcomes.len()));
        let mut jobs: Vec<Job<'_>> = Vec::new();
        for (number, outcomes) in (1..).zip(others.chunks_mut(share)) {
            let first = first + number * share as u32;
            jobs.push(Box::new(move || self.play(first, outcomes)));
        }
        self.control.host().workers.run(jobs, &mut || self.play(first, own));
    }

    fn play(self, first: u32, outcomes: &mut [Option<Outcome>]) {
        let mut player = Player::new(self.evaluation, self.start, self.settings, self.control);
        for (trial, outcome) in (first..).zip(outcomes) {
            *outcome = player.play(&mut self.dice.of_trial(trial));
            if outcome.is_none() {
                return;
            }
        }
    }
}

/// Chances in the accuracy in which they are added up.
type Sum = [f64; 5];

fn precise(chances: Chances) -> Sum {
    chances.list().map(f64::from)
}

#[cfg(test)]
mod tests;
