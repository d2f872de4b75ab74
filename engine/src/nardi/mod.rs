//! What the program knows of Nardi.
//!
//! ```text
//!   Stand ──► Evaluation ──► Chances ──► Worth ──► equity
//!     │       networks and tables          ▲
//!     └─► Expectation: plies over the throws   └─ money, or the match equity table
//! ```
//!
//! A [`stand`] is what a position looks like to the side about to throw; an [`evaluation`] gives its
//! [`chances`], from exact [`bearoff`] tables or from a [`network`] that sees [`inputs`], made fast by
//! [`inference`] with the vectors of the machine ([`simd`]). How networks are trained is in the lab.
//!
//! [`expectation`] looks ahead over the throws, [`cube`] decides about doubles with the match equity
//! table [`met`], a [`situation`] is a position with all of that, and [`player`] puts it behind the face of a
//! player. [`review`] looks back at a match.

pub mod bearoff;
pub mod chances;
pub mod cube;
pub mod evaluation;
pub mod expectation;
pub mod inference;
pub mod inputs;
mod measures;
pub mod met;
pub mod network;
pub mod player;
pub mod review;
mod shots;
pub mod simd;
pub mod situation;
pub mod stand;
