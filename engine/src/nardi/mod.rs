//! What the program knows of Nardi.
//!
//! ```text
//!   Board ──► Evaluation ──► Chances ──► Payoffs ──► equity
//!     │       networks and tables          ▲
//!     └─► Expectation: plies over the rolls   └─ money, or the match equity table
//! ```
//!
//! A [`board`] is what a position looks like to the side about to roll; an [`evaluation`] gives its
//! [`chances`], from exact [`bearoff`] tables or from a [`network`] that sees [`inputs`], made fast by
//! [`inference`] with the vectors of the machine ([`crate::simd`]). A [`quick`] network finds the plays that are not worth
//! a judgement. How networks are trained is in the lab.
//!
//! [`expectation`] looks ahead over the rolls, [`cube`] decides about doubles with the match equity
//! table [`met`], a [`situation`] is a position with all of that, and [`player`] puts it behind the face of a
//! player. [`review`] looks back at a match, and a [`rollout`] plays a position out many times.

pub mod bearoff;
pub mod board;
pub mod chances;
pub mod cube;
mod entry;
pub mod evaluation;
pub mod expectation;
pub mod inference;
pub mod inputs;
mod measures;
mod memory;
pub mod met;
pub mod network;
pub mod player;
pub mod quick;
pub mod review;
pub mod rollout;
mod shots;
pub mod sieve;
pub mod situation;
mod themes;

pub(crate) use entry::ENTRY;
