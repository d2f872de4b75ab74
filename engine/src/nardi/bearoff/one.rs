//! One side bearing off alone: how many rolls it takes.
//!
//! Every roll is played so that the fewest rolls are to be expected afterwards. The chance to win
//! against another side that does the same follows from both tables.

use galds_games::nardi::Roll;

use super::best_ends::BestEnds;
use super::homes::Home;
use crate::nardi::chances::Chances;

const MOST: usize = 15;

/// After this many rolls a side that has borne off nothing yet is not counted any more: less than
/// one side in a million stands there.
const NONE_OFF: usize = 4;

/// For each of the 54,264 homes: the mean number of rolls, and the chance of each number.
#[derive(Debug)]
pub struct OneSided {
    means: Vec<f32>,
    /// Where the chances of a home begin, and the number of rolls that the first one is for.
    starts: Vec<(u32, u8)>,
    chances: Vec<f32>,
    /// The chance that nothing is off after 1, 2, … rolls, of homes with all fifteen checkers.
    none_off: Vec<[f32; NONE_OFF]>,
}

impl OneSided {
    pub(super) fn build() -> OneSided {
        let homes = Home::all(MOST);
        let mut table = OneSided {
            means: vec![0.0],
            starts: vec![(0, 0)],
            chances: vec![1.0],
            none_off: vec![[0.0; NONE_OFF]],
        };
        let mut best = BestEnds::new(MOST);
        for &home in &homes[1..] {
            table.add(home, &mut best);
        }
        table
    }

    /// Adds the home with the next number.
    fn add(&mut self, home: Home, best: &mut BestEnds) {
        let mut all = [0.0_f64; 64];
        let mut none_off = [0.0_f32; NONE_OFF];
        let steps = best.add(home, &self.means);
        for roll in Roll::all() {
            let end = best.of_roll(roll, &steps, &self.means);
            let weight = roll.weight() as f32 / 36.0;
            let (first, chances) = self.distribution_at(end);
            for (n, &chance) in chances.iter().enumerate() {
                all[first + n + 1] += f64::from(weight) * f64::from(chance);
            }
            for (sum, least) in none_off.iter_mut().zip(self.least_none_off(home, roll)) {
                *sum += weight * least;
            }
        }
        self.push(&all, none_off);
    }

    /// The least chances that nothing is off after a roll and 0, 1, 2, … more, whichever way it is played.
    fn least_none_off(&self, home: Home, roll: Roll) -> [f32; NONE_OFF] {
        let bears_off = [roll.high(), roll.low()].iter().any(|die| home.bears_off(die.pips()));
        if bears_off || home.checkers() < MOST {
            return [0.0; NONE_OFF];
        }
        let mut least = [f32::INFINITY; NONE_OFF];
        home.each_play(roll, &mut |end| {
            let after = self.none_off_after(end, end.number(MOST));
            for (least, after) in least.iter_mut().zip(after) {
                *least = least.min(after);
            }
        });
        least
    }

    /// The chances that nothing is off after this roll and 0, 1, 2, … more.
    fn none_off_after(&self, end: Home, number: usize) -> [f32; NONE_OFF] {
        if end.checkers() < MOST {
            return [0.0; NONE_OFF];
        }
        let later = self.none_off[number];
        std::array::from_fn(|n| if n == 0 { 1.0 } else { later[n - 1] })
    }

    fn push(&mut self, all: &[f64], none_off: [f32; NONE_OFF]) {
        let first = all.iter().position(|&chance| chance > 0.0).unwrap_or(0);
        let last = all.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
        let mean: f64 = all.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum();
        self.means.push(mean as f32);
        self.starts.push((self.chances.len() as u32, first as u8));
        self.chances.extend(all[first..=last].iter().map(|&chance| chance as f32));
        self.none_off.push(none_off);
    }

    fn distribution_at(&self, number: usize) -> (usize, &[f32]) {
        let (start, first) = self.starts[number];
        let end = self.starts.get(number + 1).map_or(self.chances.len(), |next| next.0 as usize);
        (usize::from(first), &self.chances[start as usize..end])
    }

    /// How many rolls a home takes in the mean.
    pub fn mean(&self, home: Home) -> f32 {
        self.means[home.number(MOST)]
    }

    /// The fewest rolls a home can take, and the chances to take so many, one more, two more, …
    pub fn distribution(&self, home: Home) -> (usize, &[f32]) {
        self.distribution_at(home.number(MOST))
    }

    /// The chances of the side about to roll, if both sides play for the fewest rolls.
    pub fn race(&self, mover: Home, other: Home) -> Chances {
        Chances {
            win: self.first_through(mover, other, Start::Rolls),
            win_gammon: self.gammon(mover, other, Start::Rolls),
            lose_gammon: self.gammon(other, mover, Start::Waits),
            ..Chances::default()
        }
    }

    /// The chance that `one` bears off everything before `two` does.
    fn first_through(&self, one: Home, two: Home, start: Start) -> f32 {
        let (first_of_one, of_one) = self.distribution(one);
        let (first_of_two, of_two) = self.distribution(two);
        let mut left = 1.0;
        let mut passed = first_of_two;
        let mut through = 0.0;
        for (n, chance) in of_one.iter().enumerate() {
            // Side two has had so many rolls when side one makes its last one.
            let had = first_of_one + n - start.rolls_behind();
            while passed <= had {
                left -= of_two.get(passed - first_of_two).unwrap_or(&0.0);
                passed += 1;
            }
            through += chance * left;
        }
        through.clamp(0.0, 1.0)
    }

    /// The chance that `one` bears off everything before `two` bears off anything.
    fn gammon(&self, one: Home, two: Home, start: Start) -> f32 {
        if two.checkers() < MOST {
            return 0.0;
        }
        let none_off = self.none_off[two.number(MOST)];
        let (first, chances) = self.distribution(one);
        let had = |n: usize| match first + n - start.rolls_behind() {
            0 => 1.0,
            rolls => none_off.get(rolls - 1).copied().unwrap_or(0.0),
        };
        chances.iter().enumerate().map(|(n, chance)| chance * had(n)).sum()
    }
}

/// Whether a side rolls now or after the other.
#[derive(Clone, Copy)]
enum Start {
    Rolls,
    Waits,
}

impl Start {
    /// How many rolls the other side has had less than this one when this one makes a roll.
    const fn rolls_behind(self) -> usize {
        match self {
            Start::Rolls => 1,
            Start::Waits => 0,
        }
    }
}
