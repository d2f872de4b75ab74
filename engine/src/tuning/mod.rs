//! Weights from games of the program against itself.
//!
//! ```text
//!   games ──► the quiet position at the end of each thought, with the game's result
//!         ──► logistic regression: which weights foretell the results best?
//!         ──► whole numbers in the unit that the old weights had
//! ```
//!
//! The chance to win is taken as `1 / (1 + e^(-scale · value))`, the scale being the one that fits the
//! old weights, so that a tuned value means as much as an old one. Being linear in the weights, the
//! problem has one best answer, which Newton's method finds in a few steps.

mod fit;
mod games;

use std::fmt::Write;
use std::ops::ControlFlow;

use crate::search::Searched;
use crate::weighing::{Term, Weighed};

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
    /// The mean surprise at the results under the old weights, in natural units of information.
    pub old_loss: f64,
    /// The same under the new weights.
    pub new_loss: f64,
}

/// A position counted, and the result of its game for the first side.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    pub(crate) counts: Vec<i32>,
    pub(crate) result: f64,
}

/// Tunes the weights of a game under its usual rules. `each` hears of every finished game; the same
/// settings always give the same weights.
pub fn tune<G: Searched + Weighed>(
    tuning: &Tuning,
    each: &mut dyn FnMut() -> ControlFlow<()>,
) -> Option<Tuned> {
    let samples = games::play::<G>(tuning, each)?;
    let old = G::WEIGHTS.to_vec();
    let fitted = fit::fit(&samples, &old);
    Some(Tuned {
        terms: G::TERMS,
        new: fitted.weights,
        positions: samples.len(),
        old_loss: fitted.old_loss,
        new_loss: fitted.new_loss,
        old,
    })
}

impl Tuned {
    /// The text of the file with the weights; `command` made it.
    pub fn file(&self, title: &str, command: &str) -> String {
        let mut text = format!(
            "//! Weights of {title}'s terms, tuned by games of the program against itself.\n//!\n\
             //! Made by `{command}` from {} positions; the mean surprise at the results went from \
             {:.4} to {:.4}.\n\n\
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
