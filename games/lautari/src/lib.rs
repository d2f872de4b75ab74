//! Lautari: pieces change their roles and fight for the centre of a round board.
//!
//! ```text
//!            e14 … i14                 A Pawn between two pieces of its side may become a Scout,
//!               …                      any piece on r4 becomes a Rider, on s11 the Guard. Whose
//!            e11 … i11                 converted piece stands on a, between two of its own on
//!        ╭─────────────────╮           opposite fields of the inner ring, has won.
//!   r4 ─ r5 r6 r7  a  s8 s9 s10 ─ s11
//!        ╰─────────────────╯           [`board`] has the fields, [`steps`] who is whose neighbour,
//!            e4  …  i4                 [`position`] the state and what an action does to it,
//!               …                      [`actions`] which actions are legal.
//!            e1  …  i1
//! ```
//!
//! [`rules`] are the options, `ending` says when a game is over, [`refusal`] why an action is not
//! legal and [`position_error`] why a position is none, `text` and `position_text` read and write,
//! `scene` says what a moment means, [`rating`] computes how a game changes the ratings of its
//! players, `hosting` what hosts of matches have to know.

pub mod actions;
pub mod board;
mod ending;
mod game;
mod hosting;
#[cfg(feature = "learning")]
mod learning;
pub mod position;
pub mod position_error;
mod position_text;
pub mod rating;
pub mod refusal;
pub mod rules;
mod scene;
pub mod steps;
mod text;

pub use actions::{Action, Move};
pub use board::{Field, FieldSet};
pub use game::Lautari;
pub use position::{Last, Position, Role};
pub use position_error::PositionError;
pub use refusal::ActionError;
pub use rules::Rules;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
