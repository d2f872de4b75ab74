//! Intarzia, the solitaire: one colouring is to be changed into another in as few turns as possible.
//!
//! ```text
//!   from ──level 1──level 2──►  ◄──level 2──level 1── to
//! ```
//!
//! Both ends are searched breadth first, one whole level at a time, always the end with the smaller
//! last level. Every turn can be turned back, so a state one turn away from a level lies in that
//! level or in one beside it; levels are sorted lists, and a new level is what one turn reaches less
//! the last two. When the two searches first meet, no shorter way exists, because all shorter ways
//! have been tried: that is the proof.

mod board;
mod scene;
mod search;

pub use board::{Board, Colouring, ColouringError};
pub use scene::scene;
pub use search::{Progress, Solution, SolveError, Turn, solve, turns};
