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

/// By feature and kind.
type Gradient = Vec<[f64; KINDS]>;

/// Goes through all examples so many times.
pub(crate) fn fit(examples: &[Example], rounds: usize, threads: usize) -> Tables {
    let mut tables = Tables::uniform();
    let (mut means, mut squares) = (zeros(), zeros());
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
    tables
}

fn zeros() -> Gradient {
    vec![[0.0; KINDS]; PIECE_FEATURES]
}

/// How often features and kinds met, less how often the tables expect it.
fn gradient(batch: &[&Example], tables: &Tables, threads: usize) -> Gradient {
    let parts: Vec<Gradient> = std::thread::scope(|scope| {
        let part = |examples: &[&Example]| {
            let mut gradient = zeros();
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
    let mut sum = zeros();
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
