//! The tables under which the armies of many games are likeliest.
//!
//! ```text
//!   examples ──► chances by the tables ──► how often features and kinds met − how often they should have ──► tables ──► …
//! ```
//!
//! An army is as likely as the product of what the tables say of its pieces, over all armies that fit. So the slope of the
//! likelihood is exact: for a feature and a kind, how often they met in the games less how often the tables expect it. There is one
//! hill only, and on its top the tables expect what was seen.

use galds_engine::luzhanqi::beliefs::{PIECE_FEATURES, Tables};
use galds_games::luzhanqi::board::POSTS;
use galds_games::luzhanqi::pieces::KINDS;

use super::beliefs::Example;

/// How many examples make one step.
const BATCH: usize = 64;
/// How long a step is at first, for every number alike.
const STEP: f64 = 0.06;
/// How fast what earlier steps were like is forgotten: their direction, and their size.
const MOMENTUM: f64 = 0.9;
const MEMORY: f64 = 0.99;
/// How much all examples together are outweighed by the wish for small numbers.
const PRIOR: f64 = 0.5;

/// By feature and kind.
type Slope = Vec<[f64; KINDS]>;

/// Goes through all examples so many times.
pub(crate) fn fit(examples: &[Example], rounds: usize, threads: usize) -> Tables {
    let mut tables = Tables::saying_nothing();
    let (mut direction, mut size) = (nothing(), nothing());
    let steps = rounds * examples.len().div_ceil(BATCH);
    for step in 0..steps {
        // Neighbours are of the same game: those of one step come from everywhere.
        let stride = examples.len().div_ceil(BATCH);
        let batch: Vec<&Example> = examples.iter().skip(step % stride).step_by(stride).collect();
        let slope = slope(&batch, &tables, threads);
        let pull = PRIOR / examples.len() as f64;
        // Steps become shorter towards the end, so that the last examples do not count more than others.
        let length = STEP * (1.0 - step as f64 / steps as f64);
        for feature in 0..PIECE_FEATURES {
            for kind in 0..KINDS {
                let number = &mut tables.0[feature][kind];
                let up = slope[feature][kind] / batch.len() as f64 - pull * *number;
                let (direction, size) = (&mut direction[feature][kind], &mut size[feature][kind]);
                *direction = MOMENTUM * *direction + (1.0 - MOMENTUM) * up;
                *size = MEMORY * *size + (1.0 - MEMORY) * up * up;
                *number += length * *direction / (size.sqrt() + 1e-4);
            }
        }
    }
    tables
}

fn nothing() -> Slope {
    vec![[0.0; KINDS]; PIECE_FEATURES]
}

/// How often features and kinds met, less how often the tables expect it.
fn slope(batch: &[&Example], tables: &Tables, threads: usize) -> Slope {
    let parts: Vec<Slope> = std::thread::scope(|scope| {
        let part = |examples: &[&Example]| {
            let mut slope = nothing();
            for example in examples {
                add(example, tables, &mut slope);
            }
            slope
        };
        let size = batch.len().div_ceil(threads.max(1)).max(1);
        let workers: Vec<_> =
            batch.chunks(size).map(|examples| scope.spawn(move || part(examples))).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let mut sum = nothing();
    for part in parts {
        for (row, more) in sum.iter_mut().zip(part) {
            row.iter_mut().zip(more).for_each(|(sum, it)| *sum += it);
        }
    }
    sum
}

fn add(example: &Example, tables: &Tables, slope: &mut Slope) {
    let Example { evidence, army } = example;
    let Some(chances) = evidence.chances(tables) else { return };
    for which in 0..POSTS {
        if evidence.may_be[which].len() == 1 {
            continue;
        }
        for feature in evidence.features[which].all() {
            let row = &mut slope[feature];
            row[army[which].index()] += 1.0;
            row.iter_mut().zip(chances[which]).for_each(|(sum, chance)| *sum -= chance);
        }
    }
}
