//! Shatra, the game of the Altai: captures of draughts, figures of chess, a reserve in a fortress.
//!
//! ```text
//!          1  2  3            Black's fortress: the reserve, dropped onto Black's half
//!          4  5  6
//!          7  8  9
//!            10               Black's gate: of Black's men only the biy may stand here
//!   11 12 13 14 15 16 17
//!   18 19 20 21 22 23 24      Black's half
//!   25 26 27 28 29 30 31
//!   ======= ditch =======     beyond it a shatra may also step sideways
//!   32 33 34 35 36 37 38
//!   39 40 41 42 43 44 45      White's half
//!   46 47 48 49 50 51 52
//!            53               White's gate
//!         54 55 56
//!         57 58 59            White's fortress; on 60 61 62 Black's shatras become figures
//!         60 61 62
//! ```
//!
//! [`board`] has the fields and rays, [`men`] the kinds, `land` what is whose, [`rules`] the
//! options, [`position`] the state and what an action does to it. `move_gen` finds where men may go,
//! `captures` strings jumps into [`series`], [`actions`] puts the duties in front, [`refusal`] says
//! why an action is not legal. `text` and `position_text` are the text forms and
//! [`position_error`] says why a position is none, `scene` what a moment means.

pub mod actions;
pub mod board;
mod captures;
mod game;
mod land;
#[cfg(feature = "learning")]
mod learning;
pub mod men;
mod move_gen;
pub mod position;
pub mod position_error;
mod position_text;
pub mod refusal;
pub mod rules;
mod scene;
pub mod series;
mod text;

pub use actions::Action;
pub use board::{Field, FieldSet};
pub use game::Shatra;
pub use men::{Figure, Kind};
pub use position::{Position, Reserve};
pub use position_error::PositionError;
pub use refusal::ActionError;
pub use rules::Rules;
pub use series::Series;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
