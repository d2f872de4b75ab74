//! Learning by self-play: an actor and a critic with eligibility traces, and Adam (Kingma and Ba 2014) for the steps.
//!
//! Most games are against the present policy, some against snapshots of it, and some against the initial one, which often
//! charges along one file: a policy that learns only from games with itself forgets how to meet others.

use std::time::{Duration, Instant};

use galds_engine::luzhanqi::policy::{
    MOVE_FEATURES, POSITION_FEATURES, UNIT, Weights, initial_weights,
};
use galds_games::core::{Rng, Side, mix_all};
use galds_games::luzhanqi::Luzhanqi;

use super::quick_game::{Contender, QuickGame};

/// How many games a step is taken after.
const BATCH: u64 = 48;
/// The learning rates at first, for moves and for positions; at the end they are a tenth of that.
const RATES: [f32; 2] = [0.03, 0.01];
/// After how many steps a snapshot of the weights joins the opponents.
const SNAPSHOT_EVERY: u64 = 150;

/// Weights as they are learnt: of the policy, and of the value.
#[derive(Clone, Debug)]
pub(crate) struct Parameters {
    pub(crate) moves: Vec<f32>,
    pub(crate) positions: Vec<f32>,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters { moves: vec![0.0; MOVE_FEATURES], positions: vec![0.0; POSITION_FEATURES] }
    }
}

impl Parameters {
    /// Those that learning begins with.
    pub(crate) fn initial() -> Parameters {
        Parameters { moves: initial_weights().to_vec(), ..Parameters::default() }
    }

    pub(crate) fn of(weights: &Weights) -> Parameters {
        let floats = |numbers: &[i32]| numbers.iter().map(|&it| it as f32 / UNIT as f32).collect();
        Parameters { moves: floats(&weights.moves), positions: floats(&weights.positions) }
    }

    /// As whole numbers, twelve a line.
    pub(crate) fn text(&self) -> String {
        let all = self.moves.iter().chain(&self.positions);
        let numbers: Vec<String> =
            all.map(|it| ((it * UNIT as f32).round() as i32).to_string()).collect();
        numbers.chunks(12).map(|line| line.join(" ") + "\n").collect()
    }

    /// The value of a position: the chance of the side to move.
    pub(crate) fn chance(&self, features: &[(usize, f32)]) -> f32 {
        let sum: f32 =
            features.iter().map(|&(feature, times)| self.positions[feature] * times).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// What some games teach.
pub(crate) struct Gradient {
    moves: Vec<f32>,
    positions: Vec<f32>,
    pub(crate) games: u64,
    plies: u64,
    draws: u64,
    /// Games against the initial policy, and what was scored in them.
    against_initial: (u64, f64),
}

impl Gradient {
    fn new() -> Gradient {
        let (moves, positions) = (vec![0.0; MOVE_FEATURES], vec![0.0; POSITION_FEATURES]);
        Gradient { moves, positions, games: 0, plies: 0, draws: 0, against_initial: (0, 0.0) }
    }

    /// For the policy: a temporal difference after moves of which this is the eligibility trace.
    pub(crate) fn add_difference(&mut self, difference: f32, trace: &[f32]) {
        self.moves.iter_mut().zip(trace).for_each(|(sum, it)| *sum += difference * it);
    }

    /// For the value: how much more than its value a position turned out to be worth.
    pub(crate) fn add_error(&mut self, error: f32, features: &[(usize, f32)]) {
        for &(feature, times) in features {
            self.positions[feature] += error * times;
        }
    }

    fn join(&mut self, other: &Gradient) {
        self.moves.iter_mut().zip(&other.moves).for_each(|(sum, it)| *sum += it);
        self.positions.iter_mut().zip(&other.positions).for_each(|(sum, it)| *sum += it);
        self.games += other.games;
        self.plies += other.plies;
        self.draws += other.draws;
        self.against_initial.0 += other.against_initial.0;
        self.against_initial.1 += other.against_initial.1;
    }
}

/// The steps of Adam.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Adam {
    fn new(size: usize) -> Adam {
        Adam { mean: vec![0.0; size], square: vec![0.0; size] }
    }

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, number: u64) {
        let fresh = |decay: f32| 1.0 - decay.powi(number.min(10_000) as i32);
        let (mean_fresh, square_fresh) = (fresh(0.9), fresh(0.995));
        for (place, weight) in weights.iter_mut().enumerate() {
            let it = gradient[place] / BATCH as f32;
            self.mean[place] += 0.1 * (it - self.mean[place]);
            self.square[place] += 0.005 * (it * it - self.square[place]);
            let (mean, square) = (self.mean[place] / mean_fresh, self.square[place] / square_fresh);
            *weight += rate * (mean / (square.sqrt() + 1e-4) - 0.003 * *weight);
        }
    }
}

/// The weights with those that they play against.
pub(crate) struct Learner {
    game: Luzhanqi,
    seed: u64,
    current: Parameters,
    snapshots: Vec<Parameters>,
    initial: Parameters,
}

impl Learner {
    pub(crate) fn new(game: Luzhanqi, seed: u64) -> Learner {
        let initial = Parameters::initial();
        let (current, snapshots) = (initial.clone(), vec![initial.clone()]);
        Learner { game, seed, current, snapshots, initial }
    }

    pub(crate) fn parameters(&self) -> &Parameters {
        &self.current
    }

    /// Learns for so long.
    pub(crate) fn learn(&mut self, time: Duration, threads: u64) {
        let start = Instant::now();
        let mut steps = [Adam::new(MOVE_FEATURES), Adam::new(POSITION_FEATURES)];
        let mut since = Gradient::new();
        for number in 1.. {
            let part = start.elapsed().as_secs_f32() / time.as_secs_f32();
            if part >= 1.0 {
                break;
            }
            let gradient = self.batch(number, threads);
            let [moves, positions] = RATES.map(|rate| rate * (1.0 - 0.9 * part));
            steps[0].step(&mut self.current.moves, &gradient.moves, moves, number);
            steps[1].step(&mut self.current.positions, &gradient.positions, positions, number);
            since.join(&gradient);
            if number % SNAPSHOT_EVERY == 0 {
                self.snapshots.push(self.current.clone());
                println!(
                    "{:.0} s, {} games, {:.0} plies each, {:.1} % drawn, {:.1} % against the initial policy",
                    start.elapsed().as_secs_f32(),
                    number * BATCH,
                    since.plies as f64 / since.games as f64,
                    100.0 * since.draws as f64 / since.games as f64,
                    100.0 * since.against_initial.1 / since.against_initial.0.max(1) as f64,
                );
                since = Gradient::new();
            }
        }
    }

    fn batch(&self, number: u64, threads: u64) -> Gradient {
        let mut all = Gradient::new();
        std::thread::scope(|scope| {
            let parts: Vec<_> = (0..threads)
                .map(|thread| scope.spawn(move || self.games(number, thread, BATCH / threads)))
                .collect();
            for part in parts {
                match part.join() {
                    Ok(part) => all.join(&part),
                    Err(fault) => std::panic::resume_unwind(fault),
                }
            }
        });
        all
    }

    fn games(&self, number: u64, thread: u64, games: u64) -> Gradient {
        let mut rng = Rng::seeded(mix_all([self.seed, number, thread]));
        let mut gradient = Gradient::new();
        for _ in 0..games {
            let ours = Side::BOTH[rng.below(2)];
            let kind = rng.below(10);
            let other = match kind {
                0..6 => &self.current,
                6..8 => &self.snapshots[rng.below(self.snapshots.len())],
                _ => &self.initial,
            };
            let mut parameters = [&self.current, &self.current];
            parameters[ours.other().index()] = other;
            let mut contenders = parameters.map(|it| Contender::any(&self.game, it, &mut rng));
            if kind >= 8 && rng.below(4) > 0 {
                contenders[ours.other().index()] = Contender::charging(&self.game, other, &mut rng);
            }
            contenders[ours.index()].learns = true;
            contenders[ours.other().index()].learns = kind < 6;
            let game = QuickGame::new(&self.game, &contenders, &mut rng);
            let (end, plies) = game.play(&mut rng, Some(&mut gradient));
            gradient.plies += u64::from(plies);
            gradient.draws += u64::from(end.is_draw());
            if kind >= 8 {
                gradient.against_initial.0 += 1;
                gradient.against_initial.1 += end.chance(ours);
            }
        }
        gradient
    }
}
