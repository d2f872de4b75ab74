//! Luzhanqi, army chess for two: hidden armies on roads and railways.
//!
//! ```text
//!      a     b     c     d     e
//! 12   P     H     P     H     P      Each side lays out 25 pieces in secret and sees of the
//! 11   R=====R=====R=====R=====R      enemy only backs. R are posts on the railway, along which
//! 10   R     C     P     C     R      a piece goes straight as far as it is free; C are camps,
//!  9   R     P     C     P     R      where nobody is attacked; in one H stands the flag.
//!  8   R     C     P     C     R
//!  7   R=====R=====R=====R=====R
//!     [F]   (M)   [F]   (M)   [F]
//!  6   R=====R=====R=====R=====R      and the same for Red below
//! ```
//!
//! [`board`] has the nodes and ways, [`pieces`] the kinds and what happens when they meet,
//! [`rules`] the options, [`setup`] the rules of laying out and [`ready`] arrangements to choose
//! from, [`position`] the truth and what an action does to it, [`actions`] which actions are
//! legal and [`refusal`] why others are not, [`view`] what a viewer may know, [`belief`] what follows
//! from it, `text` and `position_text` the text forms and [`position_error`] why a position is none,
//! `scene` what a moment means and [`caai`] the protocol of the Chinese contests.
//!
//! **Secrecy.** The truth ([`Position`]) has no text but the contract's `position_text`, which is for
//! records of finished games and for tests. Whatever is shown, sent or thought about goes through
//! [`View`], [`Report`] and [`Belief`], which never hold more than their viewer may know.

pub mod actions;
pub mod belief;
pub mod board;
pub mod caai;
mod game;
#[cfg(feature = "learning")]
mod learning;
mod move_gen;
pub mod pieces;
pub mod position;
pub mod position_error;
mod position_text;
mod random_setup;
pub mod ready;
pub mod refusal;
mod roster;
pub mod rules;
mod scene;
pub mod setup;
mod text;
pub mod view;

pub use actions::Action;
pub use belief::Belief;
pub use board::{Node, NodeSet};
pub use game::Luzhanqi;
pub use pieces::{Clash, Kind, KindSet};
pub use position::{Phase, Position};
pub use position_error::PositionError;
pub use refusal::ActionError;
pub use rules::Rules;
pub use setup::SetUp;
pub use view::{Report, View};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
