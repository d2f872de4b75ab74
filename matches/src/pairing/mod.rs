//! Tournaments: who meets whom, and who is ahead.
//!
//! ```text
//!   entrants ──► round_robin (Berger tables)  ┐
//!                                             ├──► Round: pairings and a bye ──► matches
//!   record ───► swiss (score groups)          ┘                                    │
//!     ▲                                                                            ▼
//!     └───────────────────────────── points ◄──────────────────────────────── outcomes
//!     │
//!     └──► standings (score, tie-breaks) and crosstable
//! ```
//!
//! Everything here is a function of the [`Record`], so that the same record gives the same pairings
//! and the same table on every machine.

mod matching;
mod record;
mod round_robin;
mod scoring;
mod standings;
mod swiss;

pub use record::{Bye, Pairing, Played, Record, Round, Seat};
pub use round_robin::{round_robin, rounds_of_round_robin};
pub use scoring::Scoring;
pub use standings::{Cell, Line, TieBreak, crosstable, standings};
pub use swiss::{NoPairing, most_swiss_rounds, swiss_round};
