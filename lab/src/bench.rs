//! Fixed work: positions that never change, analysed within the same limits.
//!
//! If positions are limited, their total is a checksum: a change that was to make the search faster and
//! not different leaves it as it is.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_engine::fixed;
use galds_engine::player::{Analysis, PlayerError};
use galds_engine::registry::Entry;
use galds_engine::search::Limits;
use galds_host::machine;

/// What one game's fixed work came to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bench {
    /// What was found out about each position.
    pub done: Vec<Analysis>,
    /// How deep each position was searched, the least first.
    pub depths: Vec<u32>,
    /// How many positions were looked at on the way.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

impl Bench {
    /// Positions looked at in a second.
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }

    /// The depth that half of the positions were searched to, or deeper.
    pub fn median_depth(&self) -> u32 {
        self.depths.get(self.depths.len() / 2).copied().unwrap_or(0)
    }
}

/// Does the fixed work of a game within these limits for each position.
pub fn bench(entry: &Entry, limits: Limits) -> Result<Bench, PlayerError> {
    let stop = AtomicBool::new(false);
    let done = fixed::work(entry, limits, &machine(&stop))?;
    let mut depths: Vec<u32> = done.iter().map(|analysis| analysis.depth).collect();
    depths.sort_unstable();
    Ok(Bench {
        depths,
        nodes: done.iter().map(|analysis| analysis.nodes).sum(),
        time: done.iter().map(|analysis| analysis.time).sum(),
        done,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_engine::registry::ENTRIES;

    fn nodes(most: u64) -> Limits {
        Limits { nodes: Some(most), ..Limits::default() }
    }

    #[test]
    fn the_node_total_is_the_same_every_time() {
        for entry in ENTRIES {
            let run = || bench(entry, nodes(700)).map(|done| (done.depths, done.nodes)).unwrap();
            let (depths, total) = run();
            assert!(depths.len() >= 4 && total > 0);
            assert_eq!(run(), (depths, total));
        }
    }
}
