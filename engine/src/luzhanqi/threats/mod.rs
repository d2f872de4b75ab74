//! Threat search: who takes which flag in how many moves, and which moves stop or further it.
//!
//! ```text
//!   distances ──► over free nodes alone: exact, and quick enough for every position of a search
//!   likely_board ──► what may stand where ──► routes ──► the chance to take a flag through defenders
//!                                               └─► urgent_moves: what that chance is after each move
//! ```

mod distances;
mod likely_board;
mod routes;
mod urgent_moves;

pub(super) use distances::{FlagThreats, sappers_in_two};
pub(super) use likely_board::LikelyBoard;
pub(super) use urgent_moves::urgent_moves;
