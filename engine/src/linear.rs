//! Linear evaluation: values as sums of terms, `value = weight₁ · term₁ + weight₂ · term₂ + …`.
//!
//! A term counts something that a player would look at, as the first side's count less the second
//! side's. Being linear, the weights can be tuned from played games.

use galds_games::core::{Game, Side};

use crate::search::Score;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// A short name.
    pub name: &'static str,
    /// What it counts, in one sentence.
    pub about: &'static str,
}

/// A game whose positions are valued by terms.
pub trait LinearEvaluation: Game {
    /// The terms; the first is always the right to act (1 for the first side, −1 for the second).
    const TERMS: &'static [Term];

    /// The tuned weights, one for each term.
    const WEIGHTS: &'static [i32];

    /// Counts the terms of a position in which a side has to act; `counts` is as long as the terms.
    fn count_terms(&self, position: &Self::Position, counts: &mut [i32]);
}

/// More terms than any game has.
pub const MOST_TERMS: usize = 64;

/// The value of a position for the first side under any weights.
pub fn weighted_sum<G: LinearEvaluation>(
    game: &G,
    position: &G::Position,
    weights: &[i32],
) -> Score {
    let mut counts = [0; MOST_TERMS];
    let counts = &mut counts[..G::TERMS.len()];
    game.count_terms(position, counts);
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// The value of a position for `side` under the tuned weights.
pub fn value_for<G: LinearEvaluation>(game: &G, position: &G::Position, side: Side) -> Score {
    let value = weighted_sum(game, position, G::WEIGHTS);
    match side {
        Side::First => value,
        Side::Second => -value,
    }
}
