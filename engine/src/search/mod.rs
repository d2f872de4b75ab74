//! One search for all open games without chance.
//!
//! ```text
//!   think ──► workers ──► deepening (iterative deepening, aspiration windows)
//!                            └─► lines (the best, the second best, …)
//!                                  └─► tree (principal variation search, transpositions, pruning)
//!                                        └─► quiescence (noisy actions only)
//! ```
//!
//! The search knows a game only through [`galds_games::core::Game`] and [`Searched`]: which actions are noisy, which
//! look good, and what a quiet position is worth. A side may act twice in a row (a promotion that
//! does not pass the turn), and a side may be lost by its own action: values are always those of a
//! named side, never of "the one who did not move".

mod deepening;
mod endgames;
mod ordering;
mod parameters;
mod path;
mod pruning;
mod quiescence;
pub mod score;
mod transpositions;
mod tree;

use std::time::Duration;

use galds_games::core::Table;

use crate::endgames::EndgameValue;
use crate::host::Host;
use crate::networks::{Network, NetworkInputs};

pub use crate::control::{DEEPEST, Limits};
pub use parameters::{Parameter, ParameterError, Parameters};
pub use score::Score;
pub use transpositions::TranspositionTable;

/// What the search does about threats to win at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Nothing.
    Ignored,
    /// Nothing is good enough as it stands where there is one: reverse futility waits until it is answered.
    Respected,
    /// All answers to it are looked at before a value is trusted, positions with one are searched deeper, and forced wins
    /// in the table count however deep they were looked for.
    Answered,
}

/// What the search has to know of a game beyond its rules.
pub trait Searched: NetworkInputs {
    /// About how much a quiet action changes the value: the unit in which the search says "far".
    const STEP: Score;

    /// Whether late quiet actions may be left out unseen near the end of a line. Not where captures are
    /// forced: there any quiet action may be an offer that the enemy has to take.
    const PRUNES_LATE: bool = true;

    /// What is done about threats to win at once ([`Searched::is_threatened`]). As much as matches say is worth it.
    const THREATS: Threats = Threats::Ignored;

    /// Whether only noisy actions are looked at near the end of a line where the value is far below the window. Not where
    /// quiet actions win.
    const RAZORS: bool = false;

    /// The value of a quiet position for the side to act, within ±[`score::MOST`], by what a player would look at.
    fn evaluate(&self, position: &Self::Position) -> Score;

    /// A number that stands for an action in the tables of the search, never 0. Actions of one position
    /// that share it are mistaken for each other when they are put in order, and nowhere else.
    fn code(&self, action: Self::Action) -> u16;

    /// How good an action looks before it is searched: what wins material first. Quiet actions have
    /// no more than 0; those that lead to as good as the same as another action have [`REDUNDANT`].
    fn ordering_score(&self, position: &Self::Position, action: Self::Action) -> i32;

    /// Puts the actions that may change the value abruptly into the list: captures, promotions, what
    /// wins at once. Only asked where the side may stand pat; where it may not, all its actions are noisy.
    fn noisy(&self, position: &Self::Position, actions: &mut Vec<Self::Action>);

    /// Whether the side to act may stand pat: let the position be as it is, since it has quiet actions; false
    /// where the rules force captures on it.
    fn may_stand_pat(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// Whether the enemy of the side to act would win with one action if it were its turn: a threat that has to be
    /// answered, or else what stands on the board is worth nothing. Not asked where the game [ignores
    /// threats](Searched::THREATS), but elsewhere at very many positions, so it has to cost little; the list is
    /// lent for it.
    fn is_threatened(&self, position: &Self::Position, actions: &mut Vec<Self::Action>) -> bool {
        let _ = (position, actions);
        false
    }

    /// The most that a noisy action wins at once.
    fn gain(&self, position: &Self::Position, action: Self::Action) -> Score {
        let _ = (position, action);
        score::MOST
    }

    /// The exact value of a position that is in the endgame table of the game, if a host has brought one. The search asks at
    /// every position, so without a table it has to cost next to nothing.
    #[inline]
    fn probe_endgames(&self, position: &Self::Position) -> Option<EndgameValue> {
        let _ = position;
        None
    }

    /// The position after a null move (a pass) of the side to act, if there the right to act is never a burden:
    /// then what a side reaches by passing it also reaches by some action.
    fn null_move(&self, position: &Self::Position) -> Option<Self::Position> {
        let _ = position;
        None
    }
}

/// The ordering score of an action that need not be looked at, since another one does as much.
pub const REDUNDANT: i32 = -100_000;

/// What a search is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// To know what the position is worth: a draw is worth a draw.
    #[default]
    Truth,
    /// To win: a draw is taken only by a side that would otherwise stand worse by more than the contempt of the parameters. Without
    /// it a side that thinks itself a little behind repeats the position, even against a player who
    /// knows nothing.
    Win,
}

/// By what quiet positions are valued.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ValuedBy {
    /// The network of the game if it has one for these rules, else its terms.
    #[default]
    Best,
    /// The terms of the game, [`Searched::evaluate`].
    Terms,
    /// This network, which has to be one for the game.
    Network(&'static Network),
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
    /// What it is for.
    pub aim: Aim,
    /// The numbers by which it prunes.
    pub parameters: Parameters,
    /// What says how good a quiet position is.
    pub valued_by: ValuedBy,
    /// Whether an endgame table is looked into where there is one.
    pub endgames: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: Limits::default(),
            threads: 1,
            lines: 1,
            aim: Aim::Truth,
            parameters: Parameters::USUAL,
            valued_by: ValuedBy::Best,
            endgames: true,
        }
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

/// Searches the position on the table. `report` is called after every completed iteration; the stop
/// flag of the `host` ends the search within a few milliseconds.
///
/// With one thread and a limit of nodes or depth the result is always the same for the same
/// transposition table.
pub fn think<G: Searched>(
    table: &Table<G>,
    settings: &Settings,
    transpositions: &TranspositionTable,
    host: &Host<'_>,
    report: &mut dyn FnMut(&Found<G::Action>),
) -> Found<G::Action> {
    deepening::think(table, settings, transpositions, host, report)
}
