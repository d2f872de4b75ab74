//! Results counted in pairs, and what they say about strength.

use std::fmt;

use super::{Competitor, Finished};
use crate::arena::End;

/// A result of one game for A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A lost.
    Loss,
    /// Neither won.
    Draw,
    /// A won.
    Win,
}

/// Results so far, seen by A.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Pairs in which A got 0, ½, 1, 1½ and 2 games.
    pub pairs: [u32; 5],
    /// Games lost because the player did not act, or not legally: by A and by B.
    pub forfeits: [u32; 2],
    /// Points in halves: of A and of B. More than wins count where games are worth several points.
    pub halves: [u32; 2],
}

/// A difference in rating with the bounds of its 95 % interval; infinite where nothing bounds it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest difference.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// How many standard errors a 95 % interval reaches to each side.
const REACH: f64 = 1.959_964;

impl Tally {
    /// Counts the two games of a pair.
    pub(super) fn add_pair(&mut self, games: &[Finished; 2]) {
        let mut halves = 0;
        for game in games {
            self.add_game(game);
            halves += game.result() as usize;
        }
        self.pairs[halves] += 1;
    }

    fn add_game(&mut self, game: &Finished) {
        match game.result() {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
        let outcome = game.end.outcome();
        let (first, second) = (outcome.first.halves(), outcome.second.halves());
        let [a, b] = match game.first {
            Competitor::A => [first, second],
            Competitor::B => [second, first],
        };
        self.halves[0] += a;
        self.halves[1] += b;
        if matches!(game.end, End::Forfeit { .. }) {
            self.forfeits[usize::from(game.result() == GameResult::Win)] += 1;
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of A's games, 0 to 1.
    pub fn score(&self) -> f64 {
        let half = f64::from(self.draws) / 2.0;
        (f64::from(self.wins) + half) / f64::from(self.games().max(1))
    }

    /// How many pairs, their mean share and the variance of one pair's share, when `least` is put in
    /// place of empty counts.
    pub(super) fn spread(&self, least: f64) -> (f64, f64, f64) {
        let counts = self.pairs.map(|count| f64::from(count).max(least));
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let number: f64 = counts.iter().sum();
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            counts.iter().zip(shares).map(|(count, share)| count * value(share)).sum()
        };
        let mean = sum(&|share| share) / number;
        let variance = sum(&|share| (share - mean) * (share - mean)) / number;
        (number, mean, variance)
    }

    /// The half width of the 95 % interval of the score.
    pub fn score_error(&self) -> f64 {
        if self.is_one_sided() {
            // No result of the other kind in n games: below 3/n with 95 % (the rule of three).
            return (3.0 / f64::from(self.games().max(1))).min(1.0);
        }
        let (number, _, variance) = self.spread(0.0);
        if number < 2.0 {
            // One pair says nothing about how much pairs differ.
            return 1.0;
        }
        REACH * (variance / (number - 1.0)).sqrt()
    }

    fn is_one_sided(&self) -> bool {
        self.draws == 0 && (self.wins == 0 || self.losses == 0)
    }

    /// How much stronger A is.
    pub fn elo(&self) -> Elo {
        let (score, error) = (self.score(), self.score_error());
        Elo { value: elo_of(score), low: elo_of(score - error), high: elo_of(score + error) }
    }
}

/// The difference in rating that a score, 0 to 1, stands for.
pub(super) fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The score that is expected with a difference in rating.
pub(super) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low.is_finite(), self.high.is_finite()) {
            (true, true) => {
                write!(f, "Elo {:+.0} ± {:.0}", self.value, (self.high - self.low) / 2.0)
            }
            (true, false) => write!(f, "Elo above {:+.0}", self.low),
            (false, true) => write!(f, "Elo below {:+.0}", self.high),
            (false, false) => f.write_str("Elo unknown"),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p0, p1, p2, p3, p4] = self.pairs;
        write!(
            f,
            "{} games: +{} ={} -{}, {:.1} % ± {:.1}, {}, pairs {p0}/{p1}/{p2}/{p3}/{p4}",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            self.score() * 100.0,
            self.score_error() * 100.0,
            self.elo(),
        )?;
        let [a, b] = self.halves.map(|halves| f64::from(halves) / 2.0);
        if a + b > f64::from(self.games()) {
            let mean = (a - b) / f64::from(self.games());
            write!(f, ", points {a}-{b} ({mean:+.3} a game)")?;
        }
        match self.forfeits {
            [0, 0] => Ok(()),
            [a, b] => write!(f, ", forfeited {a} by A and {b} by B"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32, pairs: [u32; 5]) -> Tally {
        Tally { wins, draws, losses, pairs, ..Tally::default() }
    }

    #[test]
    fn three_quarters_are_191_points() {
        assert!((elo_of(0.75) - 190.85).abs() < 0.01);
        assert!((score_of(elo_of(0.3)) - 0.3).abs() < 1e-12);
    }

    #[test]
    fn the_error_bar_comes_from_pairs() {
        // Every pair is split: however drawish single games look, nothing varies.
        let split = tally(50, 0, 50, [0, 0, 50, 0, 0]);
        assert_eq!(split.elo(), Elo { value: 0.0, low: 0.0, high: 0.0 });
        let wild = tally(50, 0, 50, [25, 0, 0, 0, 25]);
        assert!((wild.score_error() - REACH * 0.5 / 49f64.sqrt()).abs() < 1e-12);
        assert_eq!(wild.elo().to_string(), "Elo +0 ± 100");
    }

    #[test]
    fn a_single_pair_leaves_the_difference_unknown() {
        assert_eq!(tally(1, 1, 0, [0, 0, 0, 1, 0]).elo().to_string(), "Elo unknown");
    }

    #[test]
    fn a_clean_sweep_has_a_lower_bound_only() {
        let sweep = tally(100, 0, 0, [0, 0, 0, 0, 50]);
        assert!(sweep.elo().value.is_infinite());
        assert_eq!(sweep.elo().to_string(), "Elo above +604");
        assert_eq!(tally(0, 0, 100, [50, 0, 0, 0, 0]).elo().to_string(), "Elo below -604");
    }
}
