//! The tests that every game passes, as one function.
//!
//! ```text
//! conformance::check(&Suite::<Rotary> { rules: &["rotary", "rotary,start=rows"], .. }, VECTORS);
//! ```
//!
//! [`vectors`] compares with numbers, lists and whole games of an independent implementation;
//! [`random_games`] plays at random under each of the rules and asks at every position whether the
//! contract is kept: texts come back as what they were, what is listed can be played and nothing
//! else, hashes agree with copies and tell positions apart, picks are free of prefixes,
//! scenes lie on their geometry, follow from each other by their
//! steps and show no more than their viewer may know, mirrored positions play alike, and games end.
//! [`learning()`] asks the same of what a game offers to programs that learn it.

mod coverage;
mod learning;
mod random_games;
mod scenes;
mod vectors;

use crate::{Game, RuleSet};

pub use learning::learning;
pub use random_games::random_games;
pub use vectors::vectors;

/// A symmetry that swaps the sides: the image of a position, if it has one.
pub type Mirror<G> = fn(&G, &<G as Game>::Position) -> Option<<G as Game>::Position>;

/// What the suite needs to know of a game.
#[derive(Debug)]
pub struct Suite<G: Game> {
    /// The rules under which random games are played: between them every option and value.
    pub rules: &'static [&'static str],
    /// The symmetry that swaps the sides, if the game has one; it gives `None` for rules and
    /// positions that have no image (an opening in which the sides do different things).
    pub mirror: Option<Mirror<G>>,
    /// How many random games are played under each of the rules.
    pub games: usize,
    /// The sections of the vectors that only this game has; its own tests read them.
    pub own_sections: &'static [&'static str],
    /// A random game that has not ended after so many actions is a failure.
    pub longest: usize,
}

/// Runs the whole suite; panics with the first thing that is wrong.
///
/// # Panics
/// When the game breaks the contract.
pub fn check<G: Game>(suite: &Suite<G>, vectors_json: &str) {
    for text in suite.rules {
        let rules = read_rules::<G>(text);
        assert_eq!(G::Rules::read(&rules.text()).as_ref(), Ok(&rules), "rules text of {text}");
    }
    vectors::<G>(vectors_json, suite.own_sections);
    random_games(suite);
}

fn read_rules<G: Game>(text: &str) -> G::Rules {
    G::Rules::read(text).unwrap_or_else(|error| panic!("rules {text}: {error}"))
}

fn read_position<G: Game>(game: &G, text: &str) -> G::Position {
    game.read_position(text).unwrap_or_else(|error| panic!("position {text}: {error}"))
}
