//! Games for programs that learn them: numbers for actions, arrays for views, many games at once.
//!
//! ```text
//!   Table ──► Episode ── numbers, take ──► one game, with all its history       (search, other libraries)
//!   Game  ──► Batch   ── step ──► thousands of games, straight into arrays      (self-play)
//!                 │
//!                 └── both by Draft: an action in numbered parts, and observe: a view as an array
//! ```
//!
//! **Numbers.** Learners want one fixed list of actions for a whole game. Where an action is one of a great many (the
//! play of four checkers, a series of captures, a set-up of 25 pieces), it is made in several *parts*, each of them
//! one number; the parts chosen so far are the [`Draft`]. An action is made as soon as only one is left that begins
//! like the draft. Numbers are the same under all rules of a game.
//!
//! **Observations** are written from a [`crate::Game::View`], never from a position, so they cannot hold more than their
//! viewer may know; the conformance suite asks that they hold no less. They come flat (fields of all planes, then
//! single values) or as planes on a grid (single values fill planes of their own).

mod batch;
mod draft;
mod episode;
mod form;
mod pairs;

pub use batch::{AnyBatch, Batch, Choices, IllegalNumber, Lane, Outputs, StepError, WrongSize};
pub use draft::{Draft, Taken};
pub use episode::{AnyEpisode, Episode, EpisodeError};
pub use form::{Form, Layout, Writer};
pub use pairs::Pairs;

use crate::{Game, Outcome, Rng, Side, Table};

/// The number of an action or of a part of one.
pub type Number = u16;

/// A game that can be learnt.
pub trait Learning: Game {
    /// How many numbers there are; every number is below.
    const NUMBERS: usize;

    /// How many parts a listed action has at most.
    const PARTS: usize;

    /// The number by which a side that may act before chance leaves it to chance.
    const WAIT: Option<Number> = None;

    /// The number that ends an action where a longer one begins alike.
    const STOP: Option<Number> = None;

    /// What observations hold.
    const FORM: Form;

    /// Where a field lies on the grid of [`Learning::FORM`]: row and column.
    fn cell(field: usize) -> (usize, usize);

    /// The number of a part of an action of a side, by its place; `None` behind the last one. An action of chance
    /// has no parts.
    fn part(&self, position: &Self::Position, action: Self::Action, place: usize)
    -> Option<Number>;

    /// Where the legal actions are too many to be listed: the numbers that may follow these parts.
    fn unlisted(&self, position: &Self::Position, parts: &[Number], numbers: &mut Vec<Number>) {
        let _ = (position, parts, numbers);
    }

    /// Where the legal actions are too many to be listed: the action that these parts make, if they make a whole.
    fn assembled(&self, position: &Self::Position, parts: &[Number]) -> Option<Self::Action> {
        let _ = (position, parts);
        None
    }

    /// Writes what a side sees. `parts` are those chosen so far of an action that is being made, if the side may
    /// know them.
    fn observe(&self, view: &Self::View, side: Side, parts: &[Number], writer: &mut Writer<'_>);

    /// Another truth that `side` cannot tell from the one at the table, drawn at random: the same as far as it knows,
    /// with another past where that is hidden. In open games it is the table itself. `None` if none was found.
    fn resampled(&self, table: &Table<Self>, side: Side, rng: &mut Rng) -> Option<Table<Self>> {
        let _ = (side, rng);
        Some(table.clone())
    }

    /// What an outcome is worth to each side: by how many points it is ahead.
    fn returns(&self, outcome: Outcome) -> [f32; 2] {
        let [first, second] = Side::BOTH.map(|side| outcome.points(side).halves() as f32 / 2.0);
        [first - second, second - first]
    }

    /// The most that [`Learning::returns`] gives.
    fn largest_return(&self) -> f32 {
        1.0
    }
}

/// What a side sees of a view, as an array.
pub fn observation<G: Learning>(
    game: &G,
    view: &G::View,
    side: Side,
    parts: &[Number],
    layout: Layout,
) -> Vec<f32> {
    let mut array = vec![0.0; G::FORM.len(layout)];
    let mut writer = Writer::new(G::FORM, layout, G::cell, &mut array);
    game.observe(view, side, parts, &mut writer);
    array
}
