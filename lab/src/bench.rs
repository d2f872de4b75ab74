//! Fixed work: positions that never change, analysed within the same limits.
//!
//! If positions are limited, their total is a checksum: a change that was to make the search faster and
//! not different leaves it as it is.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_games::core::{AnyTable, Turn};

use galds_engine::observation::Observation;
use galds_engine::player::{Budget, PlayerError};
use galds_engine::registry::{Entry, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_games::core::Rng;
use galds_host::machine;

/// After how many random actions the positions are taken, each from a game of its own.
const AFTER: [usize; 8] = [0, 4, 8, 12, 20, 28, 36, 48];

/// What one game's fixed work came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bench {
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
    let resources = Resources::seeded(1);
    let budget = Budget::within(limits);
    let stop = AtomicBool::new(false);
    let mut bench = Bench::default();
    for (number, actions) in (1..).zip(AFTER) {
        let Some(table) = position(entry, actions, &mut Rng::seeded(number)) else { continue };
        let Some(side) = table.turn().side() else { continue };
        let player = entry.player(&PlayerSpec::full(), &resources);
        let mut player = player.map_err(|error| PlayerError::Failed(error.to_string()))?;
        let observation = Observation::of(&*table, side);
        let analysis = player.choose(&observation, &budget, &machine(&stop), &mut |_| {})?;
        bench.depths.push(analysis.depth);
        bench.nodes += analysis.nodes;
        bench.time += analysis.time;
    }
    bench.depths.sort_unstable();
    Ok(bench)
}

/// A position in which a side has a choice, at least so many random actions away from the start: where
/// the rules leave one action there is nothing to think about.
fn position(entry: &Entry, actions: usize, rng: &mut Rng) -> Option<Box<dyn AnyTable>> {
    let name = entry.about.name;
    let mut table = galds_games::open(name, name).ok()?;
    for number in 0.. {
        let token = match table.turn() {
            Turn::Over(_) => return None,
            Turn::Chance | Turn::SideOrChance(_) => rng.weighted(&table.chances()).cloned()?,
            Turn::Side(_) => {
                let (_, mut tokens) = table.legal();
                if number >= actions && tokens.len() > 1 {
                    break;
                }
                tokens.swap_remove(rng.below(tokens.len()))
            }
        };
        table.play_text(&token).ok()?;
    }
    Some(table)
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
