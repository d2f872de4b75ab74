//! What a board game is.
//!
//! ```text
//!   rules text ──► Rules ──► Game ──► start Position
//!                              │            │ turn: a side, chance, over
//!   token or book text ──► Action ◄── legal │
//!                              │            ▼
//!                              └─ play ─► Position ──► View ──► Scene
//! ```
//!
//! A [`Game`] is a set of rules that the players agreed on; a position is plain data that only
//! makes sense under those rules. Everything a game needs to be played, printed, shown, counted and
//! tested goes through this one contract, so that a sixth game is one more crate.
//!
//! Nothing here reads a clock, a file or a random source, or starts a thread ([`Workers`] are lent). Dice are actions with weights; what a
//! viewer may know is a type of its own ([`Game::View`]).

mod about;
pub mod bits;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
pub mod hosting;
#[cfg(feature = "learning")]
pub mod learning;
mod mix;
mod notation;
mod outcome;
mod perft;
mod picks;
mod reason;
mod record;
mod rng;
mod rules;
pub mod scene;
mod side;
mod table;
mod workers;

pub use about::{About, Chance, Information, OptionAbout, PresetAbout, RulesAbout, RulesRead};
pub use game::{Game, Listing, PerftRole, ViewOf, Weighted};
pub use mix::{mix, mix_all};
pub use notation::{is_number, plain_notation, read_number, split_words};
pub use outcome::{Outcome, Points, Turn};
pub use perft::{TooManyActions, divide, perft};
pub use picks::Pick;
pub use reason::{Explain, Explained, Reason, ReasonForm, Value, reason_key};
pub use record::{Record, RecordError, Tag};
pub use rng::{Rng, choose_weighted};
pub use rules::{
    Conflict, Limit, Preset, RuleOption, RuleSet, RulesError, Takes, Unfit, Word, read_word,
    set_word, word, words,
};
pub use side::{PerSide, Side, SideName, Viewer};
pub use table::{AnyTable, Played, Table, TableChoice, TableError};
pub use workers::{Job, Serial, Workers};

/// The examples of the readme run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
