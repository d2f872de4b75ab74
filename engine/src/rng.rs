//! Random numbers that a seed repeats, the same on every machine.

use galds_games::core::{AnyTable, Weighted, mix};

/// A random generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator whose numbers depend on the seed alone.
    pub fn seeded(seed: u64) -> Rng {
        Rng(mix(seed ^ 0x6a09_e667_f3bc_c908))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `end`; 0 if that is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from 0 up to but not including 1.
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number around 0 with standard deviation 1, close to normally distributed.
    pub fn normal(&mut self) -> f64 {
        // Twelve fractions have the variance 12 · 1/12.
        (0..12).map(|_| self.fraction()).sum::<f64>() - 6.0
    }
}

/// A result of chance at a table by its weight, as a token; `None` if chance has nothing to do there.
pub fn throw(rng: &mut Rng, table: &dyn AnyTable) -> Option<String> {
    choose_weighted(&table.chances(), |end| rng.below(end)).cloned()
}

/// The result of chance on which a number falls that `below` draws from those below the sum of all weights;
/// `None` if there is no result.
pub fn choose_weighted<A>(
    results: &[Weighted<A>],
    below: impl FnOnce(usize) -> usize,
) -> Option<&A> {
    let total: usize = results.iter().map(|result| result.weight as usize).sum();
    let mut number = below(total.max(1));
    let chosen = results.iter().find(|result| {
        let here = number < result.weight as usize;
        number = number.saturating_sub(result.weight as usize);
        here
    });
    chosen.map(|result| &result.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_falls_by_weight() {
        let result = |action: &'static str, weight| Weighted { action, weight };
        let results = [result("11", 1), result("21", 2), result("22", 1)];
        let fallen = |number| choose_weighted(&results, |_| number).copied();
        assert_eq!((0..4).filter_map(fallen).collect::<Vec<_>>(), ["11", "21", "21", "22"]);
        assert_eq!(choose_weighted::<()>(&[], |_| 0), None);
    }

    #[test]
    fn errors_are_small_and_even() {
        let mut rng = Rng::seeded(1);
        let errors: Vec<f64> = (0..10_000).map(|_| rng.normal()).collect();
        let mean = errors.iter().sum::<f64>() / 10_000.0;
        let variance = errors.iter().map(|error| error * error).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }
}
