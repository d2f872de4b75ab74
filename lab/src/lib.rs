//! Around the engine: everything that measures, trains and feeds it, with the threads, files, clocks and
//! processes which the engine itself does without.
//!
//! The [`arena`] compares two players, [`bench`](mod@bench) is fixed work whose node total is a checksum, [`tuning`]
//! fits weights, [`nardi`] trains networks, [`networks`] feeds those of the tree search, [`puzzles`] are made. [`protocol`] is the engine protocol, and
//! [`external`] a player that is another program which speaks it.

pub mod arena;
pub mod bench;
pub mod external;
pub mod nardi;
pub mod networks;
pub mod protocol;
pub mod puzzles;
mod temperature;
pub mod tuning;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
