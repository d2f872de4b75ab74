//! Random choices with a seed that can be given and repeated.

use galds_games::core::choose_weighted;
use galds_games::core::{AnyTable, Turn};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Once in so many turns a player that need not act before chance does so all the same.
const SELDOM: usize = 20;

/// A random source; the same seed gives the same choices.
#[derive(Debug)]
pub(crate) struct Random(StdRng);

impl Random {
    /// With this seed, or with one from the system.
    pub(crate) fn new(seed: Option<u64>) -> Random {
        Random(StdRng::seed_from_u64(seed.unwrap_or_else(|| rand::rng().random())))
    }

    /// Any 64 bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.random()
    }

    /// A number below `end`, which must not be zero.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }

    /// A result of chance by its weights, or any legal action of the side to act. Where the side may
    /// act before chance does, it mostly lets chance act, by its weights.
    pub(crate) fn action(&mut self, table: &dyn AnyTable) -> Option<String> {
        let (_, mut tokens) = table.legal();
        match table.turn() {
            Turn::Chance => return self.roll(table),
            Turn::SideOrChance(_) => {
                if self.below(SELDOM) > 0 {
                    return self.roll(table);
                }
                let results = table.chances();
                tokens.retain(|token| results.iter().all(|result| result.action != *token));
            }
            Turn::Side(_) | Turn::Over(_) => {}
        }
        (!tokens.is_empty()).then(|| tokens.swap_remove(self.below(tokens.len())))
    }

    /// A result of chance by its weights.
    pub(crate) fn roll(&mut self, table: &dyn AnyTable) -> Option<String> {
        choose_weighted(&table.chances(), |end| self.below(end)).cloned()
    }
}
