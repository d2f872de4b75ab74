//! Solvers of puzzles without an account. Their browser keeps how they stand and sends it with the first attempt at a puzzle; who judges
//! the attempt also computes the rating, by the same formula as for everybody. What a browser says about itself is good for itself alone:
//! it changes no puzzle and no account.

use galds_games::core::{Outcome, PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::puzzles::RatedAttempt;
use crate::ratings::{Rating, Spread, rate_puzzle};

/// No rating is below or above these, whatever a browser says.
const RATINGS: (f64, f64) = (100.0, 4_000.0);
const DEVIATIONS: (f64, f64) = (30.0, 350.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.1);

/// A solver without an account at the puzzles of a game, as the solver's browser keeps it. Everything may be left out by somebody who is new.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct GuestSolver {
    /// The puzzle rating.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How much the results vary.
    pub volatility: f64,
    /// Whether it is still a guess; this is not read.
    pub provisional: bool,
    /// How many puzzles were tried.
    pub tried: u32,
    /// How many of them were solved at the first attempt.
    pub solved: u32,
    /// How many in a row were, up to now.
    pub streak: u32,
    /// The most in a row.
    pub best_streak: u32,
    /// When the last one was tried.
    pub last: Option<Moment>,
}

impl Default for GuestSolver {
    fn default() -> GuestSolver {
        let Spread { deviation, volatility } = Spread::NEW;
        GuestSolver {
            rating: Rating::by_glicko().rating,
            deviation,
            volatility,
            provisional: true,
            tried: 0,
            solved: 0,
            streak: 0,
            best_streak: 0,
            last: None,
        }
    }
}

impl GuestSolver {
    /// How the solver stands after the first attempt at a puzzle, and what it did.
    pub fn after(self, puzzle: Rating, is_solved: bool, at: Moment) -> (GuestSolver, RatedAttempt) {
        let before = self.standing(at);
        let winner = if is_solved { Side::First } else { Side::Second };
        let [standing, _] = rate_puzzle(PerSide([before, puzzle]), Outcome::win(winner, 1), at).0;
        let streak = if is_solved { self.streak.saturating_add(1) } else { 0 };
        let Spread { deviation, volatility } = standing.spread.unwrap_or(Spread::NEW);
        let after = GuestSolver {
            rating: standing.rating,
            deviation,
            volatility,
            provisional: standing.provisional(),
            tried: standing.games,
            solved: standing.wins,
            streak,
            best_streak: self.best_streak.max(streak),
            last: standing.last,
        };
        (after, RatedAttempt::new(before.rating, standing.rating, streak))
    }

    /// What the browser says, as far as it can be true.
    fn standing(&self, at: Moment) -> Rating {
        let within = |value: f64, (least, most): (f64, f64)| value.clamp(least, most);
        let tried = self.tried.min(u32::MAX - 1);
        Rating {
            rating: within(self.rating, RATINGS),
            spread: Some(Spread {
                deviation: within(self.deviation, DEVIATIONS),
                volatility: within(self.volatility, VOLATILITIES),
            }),
            games: tried,
            wins: self.solved.min(tried),
            last: self.last.map(|last| last.max(Moment(0)).min(at)),
            ..Rating::by_glicko()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment(1_700_000_000_000);

    #[test]
    fn whoever_solves_gains_and_whoever_fails_loses_both_by_the_formula_for_everybody() {
        let puzzle = Rating::by_glicko();
        let (after, rated) = GuestSolver::default().after(puzzle, true, NOW);
        let both = PerSide([Rating::by_glicko(), puzzle]);
        let expected = rate_puzzle(both, Outcome::win(Side::First, 1), NOW)[Side::First];
        assert_eq!(after.rating.to_bits(), expected.rating.to_bits());
        assert!(rated.change > 100 && rated.streak == 1, "{rated:?}");
        assert_eq!((after.tried, after.solved, after.best_streak), (1, 1, 1));
        assert!(after.provisional);
        let (failed, rated) = after.after(puzzle, false, NOW);
        assert!(rated.change < 0 && failed.rating < after.rating, "{rated:?}");
        assert_eq!((failed.tried, failed.solved, failed.streak, failed.best_streak), (2, 1, 0, 1));
    }

    #[test]
    fn what_a_browser_says_is_taken_as_far_as_it_can_be_true() {
        let wild = GuestSolver {
            rating: 1e12,
            deviation: -5.0,
            volatility: 900.0,
            tried: u32::MAX,
            solved: u32::MAX,
            streak: u32::MAX,
            last: Some(Moment(i64::MIN)),
            ..GuestSolver::default()
        };
        let (after, _) = wild.after(Rating::by_glicko(), true, NOW);
        assert!(after.rating.is_finite() && after.rating < 4_200.0, "{after:?}");
        assert!((30.0..=350.0).contains(&after.deviation), "{after:?}");
    }
}
