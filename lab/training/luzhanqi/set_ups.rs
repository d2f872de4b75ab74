//! Finding strong set-ups: many are tried in quick games against all kinds of others, and the best are changed and tried
//! again.

use std::time::{Duration, Instant};

use galds_engine::luzhanqi::policy::Aggression;
use galds_engine::luzhanqi::{column_set_up, sensible_set_up};
use galds_games::core::{Game, Rng, Side};
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::{Luzhanqi, SetUp};

use super::learner::Parameters;
use super::quick_game::{Contender, QuickGame};

/// How many are found.
const WANTED: usize = 64;
/// Two of them differ in so many places at least.
const APART: usize = 10;
/// How many games a set-up plays at a time.
const GAMES: u32 = 60;

/// A set-up with what it scored.
#[derive(Clone, Copy)]
struct Trial {
    set_up: SetUp,
    sum: f64,
    games: u32,
}

impl Trial {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.games.max(1))
    }

    /// A cautious estimate: a lower bound of what it likely scores.
    fn lower_bound(&self) -> f64 {
        self.mean() - 0.5 / f64::from(self.games.max(1)).sqrt()
    }
}

/// The strongest set-ups that are found in this time, with their scores.
pub(crate) fn find(
    game: &Luzhanqi,
    parameters: &Parameters,
    time: Duration,
    seed: u64,
) -> Vec<(SetUp, f64)> {
    let start = Instant::now();
    let mut rng = Rng::seeded(seed);
    let mut pool: Vec<Trial> = Vec::new();
    while start.elapsed() < time {
        let fresh = pool.len() < WANTED || rng.below(4) == 0;
        let set_up = if fresh && rng.below(3) == 0 {
            column_set_up(game.rules(), &mut rng)
                .unwrap_or_else(|| sensible_set_up(game.rules(), &mut rng))
        } else if fresh {
            sensible_set_up(game.rules(), &mut rng)
        } else {
            let parent = pool[rng.below(pool.len())].set_up;
            changed(game, parent, &mut rng)
        };
        let mut trial = Trial { set_up, sum: 0.0, games: 0 };
        if pool.iter().any(|other| other.set_up == set_up) {
            continue;
        }
        for _ in 0..6 {
            try_out(game, parameters, &mut trial, &mut rng);
            let last = pool.iter().map(Trial::lower_bound).fold(f64::MAX, f64::min);
            if pool.len() >= WANTED && trial.mean() < last {
                break;
            }
        }
        admit(&mut pool, trial);
        // Re-tested, so that lucky ones drop out.
        if !pool.is_empty() {
            let again = rng.below(pool.len());
            let mut trial = pool.swap_remove(again);
            try_out(game, parameters, &mut trial, &mut rng);
            admit(&mut pool, trial);
        }
    }
    pool.sort_by(|one, two| two.lower_bound().total_cmp(&one.lower_bound()));
    pool.iter().map(|trial| (trial.set_up, trial.mean())).collect()
}

/// Puts a set-up into the pool in place of those that are like it and weaker, or of the weakest.
fn admit(pool: &mut Vec<Trial>, trial: Trial) {
    let like = |other: &Trial| difference(other.set_up, trial.set_up) < APART;
    if pool.iter().any(|other| like(other) && other.lower_bound() >= trial.lower_bound()) {
        return;
    }
    pool.retain(|other| !like(other));
    pool.push(trial);
    if pool.len() > WANTED {
        let weakest = (0..pool.len())
            .min_by(|&one, &two| pool[one].lower_bound().total_cmp(&pool[two].lower_bound()));
        if let Some(weakest) = weakest {
            pool.swap_remove(weakest);
        }
    }
}

fn difference(one: SetUp, two: SetUp) -> usize {
    (0..POSTS).filter(|&place| one.kind(place) != two.kind(place)).count()
}

/// The same with one to three pairs exchanged.
fn changed(game: &Luzhanqi, set_up: SetUp, rng: &mut Rng) -> SetUp {
    let mut kinds: [_; POSTS] = std::array::from_fn(|place| set_up.kind(place));
    let mut left = 1 + rng.below(3);
    while left > 0 {
        let (one, two) = (rng.below(POSTS), rng.below(POSTS));
        if kinds[one] == kinds[two] {
            continue;
        }
        kinds.swap(one, two);
        if SetUp::new(kinds).check(Side::First, game.rules()).is_ok() {
            left -= 1;
        } else {
            kinds.swap(one, two);
        }
    }
    SetUp::new(kinds)
}

fn try_out(game: &Luzhanqi, parameters: &Parameters, trial: &mut Trial, rng: &mut Rng) {
    for number in 0..GAMES {
        let side = Side::BOTH[number as usize % 2];
        let mut contenders = [parameters, parameters].map(|it| Contender::any(game, it, rng));
        if number % 4 < 2 {
            contenders[side.other().index()] = Contender::charging(game, parameters, rng);
        }
        contenders[side.index()].set_up = trial.set_up;
        contenders[side.index()].aggression = Aggression::default();
        let (end, _) = QuickGame::new(game, &contenders, rng).play(rng, None);
        trial.sum += end.chance(side);
        trial.games += 1;
    }
}
