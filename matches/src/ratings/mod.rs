//! Ratings: how strong a player has shown to be, for each game and speed.
//!
//! ```text
//!   finished rated match ──► rate(game, rules, standings, finish) ──► new standings of both
//!                               │
//!                               ├─ Lautari: the formula of its book, and points 3, 2, 1, ½
//!                               └─ the others: Glicko-2
//! ```
//!
//! A [`Standing`] is all that is kept of a player in one pool. Computing it anew is pure; storage
//! makes sure that a match is rated once.

mod glicko;
mod rate;
mod standing;

pub use rate::{Finish, Manner, rate};
pub use standing::{ESTABLISHED_GAMES, Spread, Standing};
