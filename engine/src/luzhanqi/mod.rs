//! What the program knows of Luzhanqi, and how it plays without seeing the enemy's pieces.
//!
//! ```text
//!   Observation ──► reading (own pieces, tracks of the enemy's, belief)
//!                      └─► beliefs ──► guesses (armies that fit, drawn exactly as often as features make them likely)
//!                             ├─► search of each guess     ──► the best moves by exchanges
//!                             └─► rollouts by the policy   ──► who reaches which flag ──► root search ──► player
//! ```
//!
//! Everything here begins with a [`crate::observation::Observation`]; the truth of a game is in none of these
//! modules' arguments but those of `hindsight`, which looks back at finished games. Positions that are searched are guesses made by
//! [`galds_games::luzhanqi::Belief::position`]. [`RIVALS`] are players to measure by.

pub mod beliefs;
mod candidates;
mod choices;
mod comparison;
mod contest;
mod entry;
mod evaluation;
mod full_2026;
mod further_moves;
mod greedy;
mod guesses;
mod hindsight;
mod player;
pub mod policy;
mod ranking;
mod reading;
mod rivals;
mod rollouts;
mod root_search;
mod set_ups;
mod themes;
mod threats;
mod tracks;

pub use choices::{alert_choices, choices};
pub use contest::Contestant;
pub(crate) use entry::ENTRY;
pub use greedy::LuzhanqiGreedy;
pub use player::LuzhanqiPlayer;
pub use rivals::RIVALS;
pub use root_search::{Guessing, SetUps, Style};
pub use set_ups::{column_set_up, left_for_right, sensible_set_up};
