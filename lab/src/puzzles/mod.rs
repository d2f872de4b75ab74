//! Making puzzles.
//!
//! ```text
//!   games with mistakes ──► the best action is far better than the second
//!                              └─► proof (a forced win) or a longer look ──► Puzzle
//! ```
//!
//! A forced win is proven: every defence is tried to the end. Where there is no proof, because of dice
//! or hidden pieces, the best action has to be better by much more than the program errs, seen twice.

mod find;
mod intarzia;

pub use find::{Finder, FinderError};
pub use intarzia::arrangement;
