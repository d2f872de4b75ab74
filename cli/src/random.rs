//! Random choices with a seed that can be given and repeated.

use galds_engine::players::fall;
use galds_games::core::{AnyTable, Turn};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A random source; the same seed gives the same choices.
#[derive(Debug)]
pub(crate) struct Random(StdRng);

impl Random {
    /// With this seed, or with one from the system.
    pub(crate) fn new(seed: Option<u64>) -> Random {
        Random(StdRng::seed_from_u64(seed.unwrap_or_else(|| rand::rng().random())))
    }

    /// A number below `end`, which must not be zero.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }

    /// A result of chance by its weights, or any legal action of the side to act.
    pub(crate) fn action(&mut self, table: &dyn AnyTable) -> Option<String> {
        if table.turn() == Turn::Chance {
            return self.throw(table);
        }
        let (_, mut tokens) = table.legal();
        (!tokens.is_empty()).then(|| tokens.swap_remove(self.below(tokens.len())))
    }

    /// A result of chance by its weights.
    pub(crate) fn throw(&mut self, table: &dyn AnyTable) -> Option<String> {
        fall(table.chances(), |end| self.below(end))
    }
}
