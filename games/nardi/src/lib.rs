//! Nardi, known elsewhere as backgammon: a race of 15 checkers a side over 24 points with two dice.
//!
//! ```text
//!   13 14 15 16 17 18 │bar│ 19 20 21 22 23 24       White counts like this and moves from 24 down
//!    O           X    │   │  X              O       to 1 and off; Black counts every point p as
//!    O           X    │   │  X                      25 − p and comes the other way.
//!    X           O    │   │  O              X
//!   12 11 10  9  8  7 │bar│  6  5  4  3  2  1
//! ```
//!
//! [`board`] has points and checkers, [`roll`] the dice, [`rules`] the options, [`plays`] what a
//! roll allows and `counting` how many that are, [`position`] the state and what an action does to it, [`actions`] which actions are
//! legal and [`refusal`] why others are not, `text` and `position_text` the text forms, `notation`
//! the reading of plays and [`position_error`] why a position is none, [`scene`] what a moment means,
//! `picks` what a person touches.
//! [`formats`] reads and writes the IDs and files of other programs, [`dice`] rolls dice that both
//! players can check, `hosting` says what hosts of matches have to know.

pub mod actions;
pub mod board;
mod counting;
pub mod dice;
pub mod formats;
mod game;
mod hosting;
#[cfg(feature = "learning")]
mod learning;
mod notation;
mod picks;
pub mod plays;
pub mod position;
pub mod position_error;
mod position_text;
pub mod refusal;
pub mod roll;
pub mod rules;
pub mod scene;
mod text;

pub use actions::Action;
pub use board::{Checkers, Point};
pub use game::Nardi;
pub use plays::{Play, Step};
pub use position::{Cube, Phase, Position, Score};
pub use position_error::PositionError;
pub use refusal::ActionError;
pub use roll::{Die, Opening, Roll};
pub use rules::Rules;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
