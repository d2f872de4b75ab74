//! What the program knows of Nardi.
//!
//! ```text
//!   Stand ──► Evaluation ──► Chances ──► Worth ──► equity
//!     │       networks and tables          ▲
//!     └─► Expectation: plies over the throws   └─ money, or the match equity table
//! ```
//!
//! A [`stand`] is what a position looks like to the side about to throw; an [`evaluation`] gives its
//! [`chances`], from exact [`bearoff`] tables or from a small [`network`] that sees [`inputs`] and
//! was made by [`training`] on games against itself. [`expectation`] looks ahead over the throws,
//! [`cube`] decides about doubles with the match equity table [`met`], and [`player`] puts all of it
//! behind the face of a player. [`duel`] measures.

pub mod bearoff;
pub mod chances;
pub mod cube;
pub mod duel;
pub mod evaluation;
pub mod expectation;
pub mod inference;
pub mod inputs;
pub mod labelling;
mod measures;
pub mod met;
pub mod network;
pub mod player;
pub mod review;
pub mod seat;
mod shots;
pub mod simd;
pub mod stand;
pub mod training;
