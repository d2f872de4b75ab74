//! Learning by play against itself: TD(λ) over whole games.
//!
//! ```text
//!   position ─ throw, best play ─► position ─ … ─► end of the game or bear-off table
//!       ▲ target: (1 − λ) · judgement of the next + λ · target of the next, seen from this side
//! ```
//!
//! Every position of a game is moved towards its target, last one first, with the logistic loss. The
//! networks that are kept are running means of the learning ones, which takes out most of the noise.

use galds_games::nardi::{Action, Die, Throw};

use super::bearoff::{one_sided, two_sided};
use super::chances::{Chances, Worth};
use super::evaluation::Judge;
use super::inputs::Inputs;
use super::network::{Layer, Network, OUTPUTS};
use super::stand::{Kind, Stand};
use crate::players::Dice;

/// How to learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// How many games.
    pub games: u32,
    /// Where the dice and the first weights come from.
    pub seed: u64,
    /// The step size of the first game.
    pub first_step: f32,
    /// The step size of the last game; in between it falls by the same factor each game.
    pub last_step: f32,
    /// λ of the first game; it falls to zero over the first half of the games.
    pub lambda: f32,
}

impl Default for Course {
    fn default() -> Course {
        Course { games: 100_000, seed: 1, first_step: 0.1, last_step: 0.003, lambda: 0.7 }
    }
}

/// How fast the running means follow: after about so many games they have.
const GAMES_OF_MEAN: f32 = 2_000.0;
/// The means are brought up to date once in so many games.
const GAMES_BETWEEN: u32 = 20;

/// Learns; `report` hears after each game how many are done, and sees the networks so far.
pub fn learn(course: &Course, report: &mut dyn FnMut(u32, &Judge)) -> Judge {
    one_sided();
    two_sided();
    let mut dice = Dice::seeded(course.seed);
    let mut random = || dice.fraction() as f32 * 2.0 - 1.0;
    let contact = Network::untrained(&mut random);
    let race = Network::untrained(&mut random);
    let mut learner = Learner { judge: Judge { contact, race }, dice, game: Vec::new() };
    let mut mean = learner.judge.clone();
    let fall = (course.last_step / course.first_step).powf(1.0 / course.games.max(2) as f32);
    let mut step = course.first_step;
    for game in 1..=course.games {
        let done = game as f32 / course.games as f32;
        let lambda = course.lambda * (1.0 - 2.0 * done).max(0.0);
        learner.play_and_learn(step, lambda);
        step *= fall;
        if game % GAMES_BETWEEN == 0 {
            let share =
                (GAMES_BETWEEN as f32 / GAMES_OF_MEAN).max(GAMES_BETWEEN as f32 / game as f32);
            mean.contact.approach(&learner.judge.contact, share);
            mean.race.approach(&learner.judge.race, share);
        }
        report(game, &mean);
    }
    mean
}

struct Learner {
    judge: Judge,
    dice: Dice,
    /// The positions of the game being played with the judgement of what came next, from the mover.
    game: Vec<(Stand, Chances)>,
}

impl Learner {
    fn play_and_learn(&mut self, step: f32, lambda: f32) {
        self.play();
        let mut later: Option<Chances> = None;
        while let Some((stand, next)) = self.game.pop() {
            let target = match later {
                Some(later) => {
                    let mut mixed = next.times(1.0 - lambda);
                    mixed.add(later.turned(), lambda);
                    mixed
                }
                None => next,
            };
            let network = match stand.kind() {
                Kind::Contact => &mut self.judge.contact,
                _ => &mut self.judge.race,
            };
            teach(network, &Inputs::of(stand), target, step);
            later = Some(target);
        }
    }

    /// Plays until the tables know the rest.
    fn play(&mut self) {
        let mut stand = Stand::START;
        let mut throw = self.throw();
        while throw.is_double() {
            throw = self.throw();
        }
        let mut actions = Vec::new();
        while matches!(stand.kind(), Kind::Contact | Kind::Race) {
            stand.list(throw, &mut actions);
            let (next, chances) = self.best(stand, &actions);
            self.game.push((stand, chances));
            stand = next;
            throw = self.throw();
        }
    }

    /// The position after the best play, and its chances as the mover sees them.
    fn best(&self, stand: Stand, actions: &[Action]) -> (Stand, Chances) {
        let mut best = (f32::NEG_INFINITY, stand, Chances::default());
        for action in actions {
            let Action::Play(play) = action else { continue };
            let next = stand.after(play);
            let chances = self.judge.chances(next).turned();
            let equity = Worth::MONEY.equity(&chances);
            if equity > best.0 {
                best = (equity, next, chances);
            }
        }
        (best.1, best.2)
    }

    fn throw(&mut self) -> Throw {
        Throw::of(Die::ALL[self.dice.below(6)], Die::ALL[self.dice.below(6)])
    }
}

/// One step down the logistic loss.
fn teach(network: &mut Network, inputs: &Inputs, target: Chances, step: f32) {
    let hidden = network.hidden(inputs);
    let outputs = network.outputs(&hidden);
    let target = target.list();
    let mut back: Layer = [0.0; super::network::HIDDEN];
    for n in 0..OUTPUTS {
        let error = step * (target[n] - outputs[n]);
        network.output_bias[n] += error;
        for ((weight, back), unit) in network.outputs[n].iter_mut().zip(&mut back).zip(&hidden) {
            *back += error * *weight;
            *weight += error * unit;
        }
    }
    for (back, unit) in back.iter_mut().zip(&hidden) {
        // The slope of x / (1 + |x|) in terms of its value.
        *back *= (1.0 - unit.abs()).powi(2);
    }
    for (bias, back) in network.bias.iter_mut().zip(&back) {
        *bias += back;
    }
    for &(number, value) in inputs.set() {
        for (weight, back) in network.rows[usize::from(number)].iter_mut().zip(&back) {
            *weight += value * back;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::duel::{Duellist, duel};
    use crate::nardi::evaluation::PipCount;
    use crate::nardi::expectation::Plies;

    #[test]
    fn the_same_seed_teaches_the_same() {
        let course = Course { games: 100, ..Course::default() };
        let mut heard = 0;
        let judge = learn(&course, &mut |_, _| heard += 1);
        assert_eq!(heard, course.games);
        let again = learn(&course, &mut |_, _| {});
        assert!(judge.contact == again.contact && judge.race == again.race);
    }

    #[test]
    fn a_thousand_games_teach_more_than_the_count_of_pips() {
        let course = Course { games: 1000, last_step: 0.05, ..Course::default() };
        let judge = learn(&course, &mut |_, _| {});
        let one = Duellist { evaluation: &judge, plies: Plies::ZERO };
        let two = Duellist { evaluation: &PipCount, plies: Plies::ZERO };
        let standing = duel(one, two, 30, 1, Worth::MONEY);
        assert!(standing.won > 40, "{standing:?}");
    }
}
