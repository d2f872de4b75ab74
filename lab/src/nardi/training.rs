//! Learning by play against itself: TD(λ) over whole games.
//!
//! ```text
//!   position ─ roll, best play ─► position ─ … ─► end of the game or bear-off table
//!       ▲ target: (1 − λ) · judgement of the next + λ · target of the next, seen from this side
//! ```
//!
//! Every position of a game is moved towards its target, last one first, with the logistic loss. The
//! networks that are kept are running means of the learning ones, which takes out most of the noise.

use galds_engine::nardi::bearoff::{one_sided, two_sided};
use galds_engine::nardi::board::{Board, Kind};
use galds_engine::nardi::chances::{Chances, Payoffs};
use galds_engine::nardi::evaluation::{Evaluation, NetworkEvaluation, Networks};
use galds_engine::nardi::inputs::Inputs;
use galds_engine::nardi::network::{Activation, Network};
use galds_games::core::Rng;
use galds_games::nardi::{Action, Die, Roll};

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

/// The hidden units of the networks that learn.
const HIDDEN: [usize; 1] = [64];

/// Learns; `report` is called after each game with how many are done, and sees the networks so far.
pub fn learn(course: &Course, report: &mut dyn FnMut(u32, &Networks)) -> Networks {
    one_sided();
    two_sided();
    let mut rng = Rng::seeded(course.seed);
    let mut random = || rng.fraction() as f32 * 2.0 - 1.0;
    let contact = Network::untrained(&HIDDEN, Activation::Softsign, &mut random);
    let race = Network::untrained(&HIDDEN, Activation::Softsign, &mut random);
    let mut learner =
        Learner { networks: Networks { contact, race, quick: None }, rng, game: Vec::new() };
    let mut mean = learner.networks.clone();
    let decay = (course.last_step / course.first_step).powf(1.0 / course.games.max(2) as f32);
    let mut step = course.first_step;
    for game in 1..=course.games {
        let done = game as f32 / course.games as f32;
        let lambda = course.lambda * (1.0 - 2.0 * done).max(0.0);
        learner.play_and_learn(step, lambda);
        step *= decay;
        if game % GAMES_BETWEEN == 0 {
            let share =
                (GAMES_BETWEEN as f32 / GAMES_OF_MEAN).max(GAMES_BETWEEN as f32 / game as f32);
            mean.contact.approach(&learner.networks.contact, share);
            mean.race.approach(&learner.networks.race, share);
        }
        report(game, &mean);
    }
    mean
}

struct Learner {
    networks: Networks,
    rng: Rng,
    /// The positions of the game being played with the judgement of what came next, from the mover.
    game: Vec<(Board, Chances)>,
}

impl Learner {
    fn play_and_learn(&mut self, step: f32, lambda: f32) {
        self.play();
        let mut later: Option<Chances> = None;
        while let Some((board, next)) = self.game.pop() {
            let target = match later {
                Some(later) => {
                    let mut mixed = next.times(1.0 - lambda);
                    mixed.add(later.turned(), lambda);
                    mixed
                }
                None => next,
            };
            let network = match board.kind() {
                Kind::Contact => &mut self.networks.contact,
                _ => &mut self.networks.race,
            };
            teach(network, &Inputs::of(board), target, step);
            later = Some(target);
        }
    }

    /// Plays until the tables know the rest.
    fn play(&mut self) {
        let evaluation = NetworkEvaluation::new(&self.networks);
        let mut board = Board::START;
        let mut roll = self.roll();
        while roll.is_double() {
            roll = self.roll();
        }
        let mut listed = Listed::default();
        while matches!(board.kind(), Kind::Contact | Kind::Race) {
            let (next, chances) = listed.best(&evaluation, board, roll);
            self.game.push((board, chances));
            board = next;
            roll = self.roll();
        }
    }

    fn roll(&mut self) -> Roll {
        Roll::of(Die::ALL[self.rng.below(6)], Die::ALL[self.rng.below(6)])
    }
}

/// What the plays of a roll leave.
#[derive(Default)]
struct Listed {
    actions: Vec<Action>,
    boards: Vec<Board>,
    chances: Vec<Chances>,
}

impl Listed {
    /// The position after the best play, and its chances as the mover sees them.
    fn best(
        &mut self,
        evaluation: &NetworkEvaluation,
        board: Board,
        roll: Roll,
    ) -> (Board, Chances) {
        board.list(roll, &mut self.actions);
        self.boards.clear();
        self.boards.extend(board.after_each(&self.actions));
        evaluation.evaluate(&self.boards, &mut self.chances);
        let mut best = (f32::NEG_INFINITY, board, Chances::default());
        for (&next, chances) in self.boards.iter().zip(&self.chances) {
            let chances = chances.turned();
            let equity = Payoffs::MONEY.equity(&chances);
            if equity > best.0 {
                best = (equity, next, chances);
            }
        }
        (best.1, best.2)
    }
}

/// One step down the logistic loss.
fn teach(network: &mut Network, inputs: &Inputs, target: Chances, step: f32) {
    let (hidden, outputs) = network.values(inputs);
    let errors = target.list().into_iter().zip(outputs);
    let mut back: Vec<f32> = errors.map(|(target, output)| step * (target - output)).collect();
    let activation = network.activation;
    for (layer, number) in network.layers_mut().iter_mut().rev().zip((0..=hidden.len()).rev()) {
        for (bias, back) in layer.bias_mut().iter_mut().zip(&back) {
            *bias += back;
        }
        let adjust = |row: &mut [f32], value: f32| {
            for (weight, back) in row.iter_mut().zip(&back) {
                *weight += value * back;
            }
        };
        let Some(values) = number.checked_sub(1).map(|before| &hidden[before]) else {
            inputs.set().for_each(|(input, value)| adjust(layer.row_mut(input), value));
            return;
        };
        let before = values.iter().enumerate().map(|(input, &value)| {
            let through: f32 = layer.row(input).iter().zip(&back).map(|(w, b)| w * b).sum();
            adjust(layer.row_mut(input), value);
            through * activation.slope(value)
        });
        back = before.collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardi::duel::{DuelPlayer, duel};
    use galds_engine::nardi::evaluation::PipCount;
    use galds_engine::nardi::expectation::Plies;

    #[test]
    fn the_same_seed_teaches_the_same() {
        let course = Course { games: 100, ..Course::default() };
        let mut reported = 0;
        let networks = learn(&course, &mut |_, _| reported += 1);
        assert_eq!(reported, course.games);
        assert!(networks == learn(&course, &mut |_, _| {}));
    }

    #[test]
    fn a_thousand_games_teach_more_than_the_count_of_pips() {
        let course = Course { games: 1000, last_step: 0.05, ..Course::default() };
        let evaluation = NetworkEvaluation::new(&learn(&course, &mut |_, _| {}));
        let one = DuelPlayer { evaluation: &evaluation, plies: Plies::ZERO };
        let two = DuelPlayer { evaluation: &PipCount, plies: Plies::ZERO };
        let score = duel(one, two, 30, 1, Payoffs::MONEY);
        assert!(score.won > 40, "{score:?}");
    }
}
