//! The tables under which the armies of many games are likeliest.
//!
//! ```text
//!   examples ──► chances by the tables ──► how often features and kinds met − how often they should have ──► tables ──► …
//! ```
//!
//! An army is as likely as the product of what the tables say of its pieces, over all armies that fit. So the slope of the
//! logarithm of the likelihood, its gradient, is exact: for a feature and a kind, how often they met in the games less how often
//! the tables expect it. The logarithm is concave, so there is one maximum, where the tables expect what was seen. It is
//! found by steps like those of Adam (Kingma and Ba, arXiv 1412.6980), without the correction of the first ones.

use galds_engine::luzhanqi::beliefs::{PIECE_FEATURES, Tables};
use galds_games::luzhanqi::Kind;
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;

use super::beliefs::Example;

/// How many examples make one step.
const BATCH: usize = 64;
/// The first learning rate; it falls to zero.
const LEARNING_RATE: f64 = 0.06;
/// How slowly the running means of the gradient and of its square forget.
const MOMENTUM: f64 = 0.9;
const SQUARES: f64 = 0.99;
/// How strongly numbers are drawn to zero, against all examples together.
const DECAY: f64 = 0.5;
/// What a feature says for or against the flag is at most this. There is one flag in a game and few sorts of set-ups in all
/// games, so a feature would otherwise seem nearly certain about armies that nobody has seen.
const FLAG_MOST: f64 = 1.0;

/// By feature and kind.
type Gradient = [[f64; KINDS]; PIECE_FEATURES];
const ZEROS: Gradient = [[0.0; KINDS]; PIECE_FEATURES];

/// Goes through all examples so many times.
pub(crate) fn fit(examples: &[Example], rounds: usize, threads: usize) -> Tables {
    let mut tables = Tables::uniform();
    let (mut means, mut squares) = (ZEROS, ZEROS);
    let batches = examples.len().div_ceil(BATCH);
    let steps = rounds * batches;
    for step in 0..steps {
        // Examples of one game lie side by side, so a batch takes them from everywhere.
        let batch: Vec<&Example> = examples.iter().skip(step % batches).step_by(batches).collect();
        let gradient = gradient(&batch, &tables, threads);
        let decay = DECAY / examples.len() as f64;
        // A falling rate keeps the last examples from counting more than others.
        let rate = LEARNING_RATE * (1.0 - step as f64 / steps as f64);
        for feature in 0..PIECE_FEATURES {
            for kind in 0..KINDS {
                let number = &mut tables.0[feature][kind];
                let up = gradient[feature][kind] / batch.len() as f64 - decay * *number;
                let (mean, square) = (&mut means[feature][kind], &mut squares[feature][kind]);
                *mean = MOMENTUM * *mean + (1.0 - MOMENTUM) * up;
                *square = SQUARES * *square + (1.0 - SQUARES) * up * up;
                *number += rate * *mean / (square.sqrt() + 1e-4);
            }
        }
    }
    bounded(tables)
}

/// The same, with what is said of flags within its bounds.
fn bounded(mut tables: Tables) -> Tables {
    for row in &mut tables.0 {
        let flag = &mut row[Kind::Flag.index()];
        *flag = flag.clamp(-FLAG_MOST, FLAG_MOST);
    }
    tables
}

/// How often features and kinds met, less how often the tables expect it.
fn gradient(batch: &[&Example], tables: &Tables, threads: usize) -> Gradient {
    let parts: Vec<Gradient> = std::thread::scope(|scope| {
        let part = |examples: &[&Example]| {
            let mut gradient = ZEROS;
            for example in examples {
                add(example, tables, &mut gradient);
            }
            gradient
        };
        let size = batch.len().div_ceil(threads.max(1)).max(1);
        let workers: Vec<_> =
            batch.chunks(size).map(|examples| scope.spawn(move || part(examples))).collect();
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(part) => part,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect()
    });
    let mut sum = ZEROS;
    for part in parts {
        for (row, more) in sum.iter_mut().zip(part) {
            row.iter_mut().zip(more).for_each(|(sum, it)| *sum += it);
        }
    }
    sum
}

fn add(example: &Example, tables: &Tables, gradient: &mut Gradient) {
    let Example { evidence, army } = example;
    let Some(chances) = evidence.chances(tables) else { return };
    for which in 0..POSTS {
        if evidence.may_be[which].len() == 1 {
            continue;
        }
        for feature in evidence.features[which].all() {
            let row = &mut gradient[feature];
            row[army[which].index()] += 1.0;
            row.iter_mut().zip(chances[which]).for_each(|(sum, chance)| *sum -= chance);
        }
    }
}

#[cfg(test)]
mod tests {
    use galds_games::core::Rng;

    use super::*;
    use crate::beliefs::play_game;

    const PLAYERS: [&str; 3] = ["rival:charge", "rival:turtle", "greedy"];

    fn examples(games: usize) -> Vec<Example> {
        let mut rng = Rng::seeded(5);
        let mut game = || play_game(&PLAYERS, "luzhanqi", &mut rng).unwrap();
        (0..games).flat_map(|_| game()).collect()
    }

    /// How far the tables are from expecting what was seen, over all examples and numbers.
    fn surprise(examples: &[Example], tables: &Tables) -> f64 {
        let all: Vec<&Example> = examples.iter().collect();
        gradient(&all, tables, 1).as_flattened().iter().map(|it| it * it).sum::<f64>().sqrt()
    }

    /// The mean chance of what uncertain pieces really were.
    fn mean_chance(examples: &[Example], tables: &Tables) -> f64 {
        let (mut sum, mut pieces) = (0.0, 0.0);
        for Example { evidence, army } in examples {
            let chances = evidence.chances(tables).unwrap();
            for which in (0..POSTS).filter(|&which| evidence.may_be[which].len() > 1) {
                sum += chances[which][army[which].index()];
                pieces += 1.0;
            }
        }
        sum / pieces
    }

    #[test]
    fn the_fitted_tables_expect_what_was_seen_and_know_new_armies_better() {
        let examples = examples(20);
        let (seen, new) = examples.split_at(examples.len() / 2);
        let (uniform, fitted) = (Tables::uniform(), fit(seen, 6, 2));
        let [before, after] = [&uniform, &fitted].map(|tables| surprise(seen, tables));
        assert!(after < 0.5 * before, "{after} and {before}");
        let [before, after] = [&uniform, &fitted].map(|tables| mean_chance(new, tables));
        assert!(after > 1.1 * before, "{after} and {before}");
    }

    #[test]
    fn no_feature_is_nearly_certain_about_the_flag() {
        assert_eq!(bounded(Tables::built_in().clone()), *Tables::built_in());
    }

    #[test]
    fn the_gradient_is_the_same_on_one_thread_and_on_several() {
        let examples = examples(2);
        let all: Vec<&Example> = examples.iter().collect();
        let [one, three] = [1, 3].map(|threads| gradient(&all, Tables::built_in(), threads));
        for (one, three) in one.as_flattened().iter().zip(three.as_flattened()) {
            assert!((one - three).abs() < 1e-9, "{one} and {three}");
        }
    }
}
