//! Reproducible randomness for tests: the same seed gives the same games everywhere.

use crate::mix;

/// A small random source with a seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A source that always gives the same numbers for the same seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice(mix(seed))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `end`, which must not be zero. The bias is far below what a test can see.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// One of the elements of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
