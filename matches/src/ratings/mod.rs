//! Ratings: how strong a player has shown to be, for each game and speed.
//!
//! ```text
//!   finished rated match ──► rate(game, rules, ratings, finish) ──► new ratings of both
//!                               │
//!                               ├─ the formula of the game's book, where it has one
//!                               └─ Glicko-2
//! ```
//!
//! A [`Rating`] is all that is kept of a player in one pool. Computing it anew is pure; storage
//! makes sure that a match is rated once.

mod glicko;
mod rate;
mod rating;

pub use galds_games::core::hosting::Manner;
pub use rate::{Finish, rate, rate_puzzle};
pub use rating::{ESTABLISHED_GAMES, Rating, Spread};
