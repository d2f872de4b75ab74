//! Where the plays lead after which the fewest rolls are to be expected, step by step.
//!
//! What is best after a first step is known when the home that it leads to has been looked at, so no play has to be
//! followed to its end. Every play of a roll is among them: equal steps in any order, others in both.

use galds_games::nardi::Roll;

use super::homes::Home;

/// Equal steps after which ends are kept; of the four of a double the first is added.
const KEPT: usize = 3;

/// The best ends for homes of at most `most` checkers, in the order of their numbers.
pub(super) struct BestEnds {
    most: usize,
    /// For each home and each die the ends of one, two and three steps.
    ends: Vec<[[u16; KEPT]; 6]>,
}

/// The numbers of the homes to which one step of each die leads.
pub(super) type Steps = [Vec<u16>; 6];

impl BestEnds {
    /// For homes of at most `most` checkers; the empty one is there.
    pub(super) fn new(most: usize) -> BestEnds {
        BestEnds { most, ends: vec![[[0; KEPT]; 6]] }
    }

    /// Adds the home with the next number, and gives its steps. The mean number of rolls is known for those before.
    pub(super) fn add(&mut self, home: Home, means: &[f32]) -> Steps {
        let steps: Steps = std::array::from_fn(|die| {
            let mut next = Vec::new();
            home.each_step(die as u8 + 1, 6, &mut |home, _| {
                next.push(home.number(self.most) as u16);
            });
            next
        });
        let ends = std::array::from_fn(|die| {
            std::array::from_fn(|more| self.after(&steps[die], die, more, means))
        });
        self.ends.push(ends);
        steps
    }

    /// The best end of a roll with these steps.
    pub(super) fn of_roll(&self, roll: Roll, steps: &Steps, means: &[f32]) -> usize {
        let [high, low] = [roll.high(), roll.low()].map(|die| usize::from(die.pips()) - 1);
        let end = if high == low {
            self.after(&steps[high], high, KEPT, means)
        } else {
            let ends = [(high, low), (low, high)];
            fewest(ends.map(|(first, then)| self.after(&steps[first], then, 1, means)), means)
        };
        usize::from(end)
    }

    /// The best end of a first step and some more of one die.
    fn after(&self, first: &[u16], die: usize, more: usize, means: &[f32]) -> u16 {
        let end = |&next: &u16| match more {
            0 => next,
            _ => self.ends[usize::from(next)][die][more - 1],
        };
        fewest(first.iter().map(end), means)
    }
}

/// The first of the ends that leave the fewest rolls.
fn fewest(ends: impl IntoIterator<Item = u16>, means: &[f32]) -> u16 {
    let mean = |end: u16| means[usize::from(end)];
    let better = |one, other| if mean(other) < mean(one) { other } else { one };
    ends.into_iter().reduce(better).expect("every home has a step")
}
