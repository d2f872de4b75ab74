//! One search for all open games without chance.
//!
//! ```text
//!   think ──► threads ──► rounds (deeper and deeper, aspiration windows)
//!                            └─► lines (the best, the second best, …)
//!                                  └─► tree (principal variations, table, reductions)
//!                                        └─► calm (only noisy actions, until the position is quiet)
//! ```
//!
//! The search knows a game only through [`Game`] and [`Searched`]: which actions are noisy, which
//! look good, and what a quiet position is worth. A side may act twice in a row (a promotion that
//! does not pass the turn), and a side may be lost by its own action: values are always those of a
//! named side, never of "the one who did not move".

mod limits;
mod memory;
mod order;
mod rounds;
pub mod score;
mod tree;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use galds_games::core::{Game, Table};

pub(crate) use limits::Watch;
pub use limits::{DEEPEST, Limits};
pub use memory::Memory;
pub use score::Score;

/// What the search has to know of a game beyond its rules.
pub trait Searched: Game {
    /// The value of a quiet position for the side to act, within ±[`score::MOST`].
    fn evaluate(&self, position: &Self::Position) -> Score;

    /// How good an action looks before it is searched: what wins material first. Quiet actions have
    /// no more than 0.
    fn promise(&self, position: &Self::Position, action: Self::Action) -> i32;

    /// Puts the actions that may change the value abruptly into the list: captures, promotions. If
    /// the rules force them, `Forced` is returned and the list holds every legal action.
    fn noisy(&self, position: &Self::Position, actions: &mut Vec<Self::Action>) -> Calm;
}

/// Whether a side may let a position stand as it is when only noisy actions are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calm {
    /// It may: quiet actions exist.
    Possible,
    /// It may not: it has to make one of the listed actions.
    Forced,
}

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What ends it.
    pub limits: Limits,
    /// How many threads search.
    pub threads: usize,
    /// How many best lines are wanted.
    pub lines: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { limits: Limits::default(), threads: 1, lines: 1 }
    }
}

/// A line of play and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<A> {
    /// The actions, the next one first.
    pub actions: Vec<A>,
    /// The value for the side to act.
    pub score: Score,
}

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<A> {
    /// The best lines, the best first; empty only when nothing is legal.
    pub lines: Vec<Line<A>>,
    /// How deep they were searched.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// Searches the position on the table. `report` is called after every completed round; setting
/// `stop` ends the search within a few milliseconds.
///
/// With one thread and a limit of nodes or depth the result is always the same for the same memory.
pub fn think<G: Searched>(
    table: &Table<G>,
    settings: &Settings,
    memory: &Memory,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Found<G::Action>),
) -> Found<G::Action> {
    rounds::think(table, settings, memory, stop, report)
}
