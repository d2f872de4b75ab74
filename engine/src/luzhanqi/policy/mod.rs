//! A fast policy and a fast value, both linear in their features, with weights learned by self-play.
//!
//! ```text
//!   RolloutState (a guess, who has moved) ──► MoveFeatures (dangers, goals, what is in reach)
//!                                                ├─► features of each move ──► weights ──► a move, drawn by softmax
//!   RolloutState ──► features of the position ──► weights ──► the chance of the side to move
//! ```
//!
//! The policy sees only the own kinds and those that the side was shown; the value sees all kinds of a guess. Rollouts play
//! thousands of such moves for each move of the player. The weights are made by `lab/training/luzhanqi`, which is why these
//! items are public.

mod move_features;
mod objective;
mod position_features;
mod quiet_logits;
mod state;
mod weights;

pub use move_features::{MOVE_FEATURES, MoveFeatures, initial_weights};
pub use objective::{Aggression, Objective};
pub use position_features::{POSITION_FEATURES, position_features};
pub use state::RolloutState;
pub use weights::{UNIT, Weights};
