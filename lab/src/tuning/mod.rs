//! Weights from games of the program against itself.
//!
//! ```text
//!   games ──► the quiet position at the end of each analysis
//!         ──► what it should have been worth: what was found later, and the result in the end
//!         ──► logistic regression: which weights foretell that best?
//!         ──► whole numbers in the unit that the old weights had
//! ```
//!
//! The chance to win is taken as `1 / (1 + e^(-scale · value))`, the scale being the one that fits the
//! old weights, so that a tuned value means as much as an old one. A position's target is a mean of the
//! chances seen later in its game, those soon after it counting most, and of the result: results alone
//! are so far away from most positions that they teach mostly noise. Being linear in the weights, the
//! problem has one best answer, which Newton's method finds in a few steps.
//!
//! Parameters of the search cannot be fitted like that; [`search`] lets their neighbouring values play.

mod fit;
mod games;
pub mod search;

use std::fmt::Write;
use std::ops::ControlFlow;

use galds_engine::linear::{LinearEvaluation, Term};
use galds_engine::search::Searched;
use galds_games::core::{About, Game};

/// Tunes the weights of one game; see [`tune`].
pub type Tune = fn(&Tuning, &mut dyn FnMut() -> ControlFlow<()>) -> Option<Tuned>;

/// The games with what tunes them.
macro_rules! tunable {
    ($($Searched:ty,)+) => { &[$((&<$Searched as Game>::ABOUT, tune::<$Searched>)),+] };
}

/// The games whose weights can be tuned.
const TUNABLE: &[(&About, Tune)] = galds_engine::searched_games!(tunable);

/// How the weights of a game are tuned, if it has any.
pub fn tuner(game: &str) -> Option<Tune> {
    TUNABLE.iter().find(|(about, _)| about.name == game).map(|&(_, tune)| tune)
}

/// How weights are tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// How many games are played.
    pub games: u32,
    /// How many positions are looked at for an action.
    pub nodes: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// What the openings depend on.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The terms.
    pub terms: &'static [Term],
    /// The weights before.
    pub old: Vec<i32>,
    /// The weights now.
    pub new: Vec<i32>,
    /// How many positions they come from.
    pub positions: usize,
    /// The mean surprise at the targets under the old weights, in natural units of information.
    pub old_loss: f64,
    /// The same under the new weights.
    pub new_loss: f64,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
struct Played {
    moments: Vec<Moment>,
    /// The result for the first side.
    result: f64,
}

/// One analysis of a game.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    /// The terms of the quiet position it ended with, if there was one.
    counts: Option<Vec<i32>>,
    /// What it came to, for the first side.
    score: f64,
}

/// A position counted, and the chance of the first side that it should foretell.
#[derive(Clone, Debug, PartialEq)]
struct Sample {
    counts: Vec<i32>,
    target: f64,
}

/// Tunes the weights of a game under its usual rules. `each` is called after every finished game; the same
/// settings always give the same weights.
pub fn tune<G: Searched + LinearEvaluation>(
    tuning: &Tuning,
    each: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Tuned> {
    let games = games::play::<G>(tuning, each)?;
    let old = G::WEIGHTS.to_vec();
    let scale = fit::best_scale(&samples(&games, |game, _| game.result), &old);
    let samples = samples(&games, |game, place| target(game, place, scale));
    let fitted = fit::fit(&samples, &old, scale);
    Some(Tuned {
        terms: G::TERMS,
        new: fitted.weights,
        positions: samples.len(),
        old_loss: fitted.old_loss,
        new_loss: fitted.new_loss,
        old,
    })
}

/// The counted positions of all games with their targets.
fn samples(games: &[Played], target: impl Fn(&Played, usize) -> f64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for game in games {
        for (place, moment) in game.moments.iter().enumerate() {
            if let Some(counts) = &moment.counts {
                samples.push(Sample { counts: counts.clone(), target: target(game, place) });
            }
        }
    }
    samples
}

/// How much less each later analysis counts than the one before it.
const FADING: f64 = 0.9;

/// The mean of the chances seen after a moment, fading, with the result for all that would come after
/// the end.
fn target(game: &Played, place: usize, scale: f64) -> f64 {
    let mut left = 1.0;
    let mut mean = 0.0;
    for later in &game.moments[place + 1..] {
        mean += left * (1.0 - FADING) * fit::chance(scale * later.score);
        left *= FADING;
        if left < 1e-4 {
            break;
        }
    }
    mean + left * game.result
}

impl Tuned {
    /// The text of the file with the weights; `command` made it.
    pub fn file(&self, title: &str, command: &str) -> String {
        let mut text = format!(
            "//! Weights of {title}'s terms, tuned by games of the program against itself.\n//!\n\
             //! Made by `{command}` from {} positions;\n\
             //! the mean surprise went from {:.4} to {:.4}.\n\n\
             /// One weight for each term, in the order of the terms.\n\
             pub(super) const WEIGHTS: &[i32] = &[\n",
            self.positions, self.old_loss, self.new_loss
        );
        let entries: Vec<String> = self.new.iter().map(|weight| format!("{weight},")).collect();
        let width = entries.iter().map(String::len).max().unwrap_or_default();
        for (entry, term) in entries.iter().zip(self.terms) {
            let _ = writeln!(text, "    {entry:<width$} // {}", term.name);
        }
        text.push_str("];\n");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_lies_between_what_is_seen_next_and_the_result() {
        let moment = |score| Moment { counts: None, score };
        let game = Played { moments: vec![moment(0.0), moment(0.0), moment(900.0)], result: 1.0 };
        assert!((target(&game, 2, 0.01) - 1.0).abs() < 1e-12, "nothing but the result is left");
        let first = target(&game, 0, 0.01);
        assert!(first > 0.5 && first < target(&game, 1, 0.01), "{first}");
    }
}
