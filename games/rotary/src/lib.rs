//! Rotary: every move turns a whole ring of balls around an empty point.
//!
//! ```text
//!             11  12  13  14            a turn `43-3`: the pivot 43 is empty, the balls on its
//!           21  22  23  24  25          six ring places go round together, clockwise by
//!         31  32  33  34  35  36        3 × 60°; the mover's balls must be in the majority
//!       41  42  43 [44] 45  46  47      there. Whose balls fill [44] [54] [55] has won.
//!     51  52  53 [54][55] 56  57  58
//! ```
//!
//! [`board`] has the points and the ring tables, [`rules`] the variants, [`position`] the state and
//! what a turn does to it, [`actions`] which turns are legal and [`refusal`] why others are not,
//! `text` and `position_text` the text forms and [`position_error`] why a position is none, `scene` what a
//! moment means. [`intarzia`] solves the solitaire, [`problems`] proves forced wins.

pub mod actions;
pub mod board;
mod game;
pub mod intarzia;
#[cfg(feature = "learning")]
mod learning;
pub mod position;
pub mod position_error;
mod position_text;
pub mod problems;
pub mod refusal;
pub mod rules;
mod scene;
mod text;

pub use actions::Action;
pub use board::{Point, PointSet};
pub use game::Rotary;
pub use position::{Phase, Position};
pub use position_error::PositionError;
pub use refusal::ActionError;
pub use rules::Rules;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
