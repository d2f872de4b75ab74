//! What the program knows of Luzhanqi, and how it plays without seeing the enemy's pieces.
//!
//! ```text
//!   Observation ──► reading (own pieces, tracks of the enemy's, belief)
//!                      └─► guesses (armies that fit, drawn by how likely habits and moves make them)
//!                             └─► search of each guess ──► mean chance of every move ──► player
//! ```
//!
//! Everything here begins with a [`crate::observation::Observation`]; the truth of a game is in none of these
//! modules' arguments. Positions that are searched are guesses made by
//! [`galds_games::luzhanqi::Belief::position`].

mod bystander;
mod choice;
mod contest;
mod exchange;
mod greedy;
mod guesses;
mod habits;
mod layout;
mod player;
mod reading;
mod tracks;
mod value;

pub use bystander::choices;
pub use contest::Contestant;
pub use greedy::LuzhanqiGreedy;
pub use layout::sensible_set_up;
pub use player::{LuzhanqiPlayer, Style};
