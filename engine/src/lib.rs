//! Players that think: search, evaluation, networks and levels for the games of Galds.
//!
//! ```text
//!   Observation ──► Player ──► Analysis (lines, values)
//!        Budget ──────┘│
//!          Host ───────┘ clock, workers, stop
//! ```
//!
//! A [`player`] gets an [`observation`], which holds no more than its side may know, and chooses. [`search`] is one
//! tree search for the open games without chance, [`networks`] how their positions are valued, or [`linear`]: a
//! sum of terms that a player of the game would recognise. Each game has a folder for what is known of it, and a cargo feature;
//! [`players`] has the baselines, [`levels`] the handicaps. The [`registry`] says who plays which game;
//! [`endgames`] has tables of positions with few pieces, [`motifs`] says why an action is good, [`hindsight`] what could be known
//! in a game that hides pieces, and [`rollouts`] play a choice out many times.
//!
//! The crate is pure: it reads no clock, starts no thread, opens no file, and compiles for wasm32. What it needs of
//! these is lent by a [`host`]; one [`control`] keeps the limits of every analysis.

pub mod control;
pub mod endgames;
pub mod fixed;
pub mod hindsight;
pub mod host;
#[cfg(feature = "lautari")]
pub mod lautari;
pub mod lessons;
pub mod levels;
pub mod linear;
#[cfg(feature = "luzhanqi")]
pub mod luzhanqi;
pub mod motifs;
#[cfg(feature = "nardi")]
pub mod nardi;
pub mod networks;
pub mod observation;
pub mod player;
pub mod players;
pub mod puzzles;
pub mod registry;
pub mod rollouts;
#[cfg(feature = "rotary")]
pub mod rotary;
pub mod search;
#[cfg(feature = "shatra")]
pub mod shatra;
pub mod simd;
pub mod spec;
pub mod time;
mod words;

#[cfg(feature = "rotary")]
pub use rotary::intarzia;

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
