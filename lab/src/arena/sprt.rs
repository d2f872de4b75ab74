//! The sequential probability ratio test: playing only as long as it is open which of two
//! hypotheses about the difference in rating is right.

use std::fmt;

use super::tally::{Tally, score_of};

/// Two hypotheses and how often each may be taken wrongly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first hypothesis: A is this much stronger.
    pub elo0: f64,
    /// The second hypothesis: A is this much stronger.
    pub elo1: f64,
    /// How often the second may be taken though the first is right.
    pub alpha: f64,
    /// How often the first may be taken though the second is right.
    pub beta: f64,
}

/// The hypothesis that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first, `elo0`.
    First,
    /// The second, `elo1`.
    Second,
}

/// Fewer pairs than this say too little about their own spread.
const FEWEST: u32 = 10;

impl Sprt {
    /// With an error of 5 % to both sides.
    pub const fn between(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The logarithm of how much likelier the results are under the second hypothesis. The share of a
    /// pair is taken as normal with the spread that was seen.
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        // A little in every count keeps the spread above zero when all results are alike.
        const LEAST: f64 = 1e-3;
        let (number, mean, variance) = tally.spread(LEAST);
        let (score0, score1) = (score_of(self.elo0), score_of(self.elo1));
        number * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// Below which likelihood the first, above which the second hypothesis is taken.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The hypothesis that may be taken already.
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        if tally.pairs.iter().sum::<u32>() < FEWEST {
            return None;
        }
        let ([low, high], ratio) = (self.bounds(), self.likelihood(tally));
        if ratio <= low {
            Some(Verdict::First)
        } else if ratio >= high {
            Some(Verdict::Second)
        } else {
            None
        }
    }

    /// Where the test stands, as a sentence.
    pub fn in_words(&self, tally: &Tally) -> String {
        let ([low, high], ratio) = (self.bounds(), self.likelihood(tally));
        let verdict = match self.verdict(tally) {
            Some(Verdict::First) => format!("{:+} Elo taken", self.elo0),
            Some(Verdict::Second) => format!("{:+} Elo taken", self.elo1),
            None => "undecided".to_owned(),
        };
        format!("SPRT {self}: {verdict}, log-likelihood ratio {ratio:.2} in ({low:.2}, {high:.2})")
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} against {:+}", self.elo0, self.elo1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u32; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    #[test]
    fn clear_results_end_the_test_and_even_ones_do_not() {
        let sprt = Sprt::between(0.0, 50.0);
        assert_eq!(sprt.verdict(&tally([0, 0, 10, 20, 30])), Some(Verdict::Second));
        assert_eq!(sprt.verdict(&tally([30, 20, 10, 0, 0])), Some(Verdict::First));
        assert_eq!(sprt.verdict(&tally([3, 4, 8, 5, 3])), None);
        assert_eq!(sprt.verdict(&tally([0, 0, 0, 0, 9])), None);
        assert_eq!(sprt.verdict(&tally([0, 0, 0, 0, 10])), Some(Verdict::Second));
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let [low, high] = Sprt::between(0.0, 5.0).bounds();
        assert!((low + 2.944).abs() < 0.001 && (high - 2.944).abs() < 0.001);
    }
}
