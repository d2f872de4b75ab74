//! Clocks: how much time the players have, and what is left of it.
//!
//! ```text
//!   "5+3" ──► TimeControl ──► Clock ── after_action(side, at, lag, awaited) ──► remaining, flag
//!                  │
//!                  └──► Speed (one rating for each game and speed)
//! ```
//!
//! Nothing here reads the time of day. Every call says when it happens, so the clocks of a match are a
//! function of its log: replaying the log after a restart gives the same clocks. [`OutageLog`] says for which
//! stretches of time nobody can be charged.

mod control;
mod outages;
mod speed;
mod state;
mod time;

pub use control::{AskedControl, ControlError, TimeControl};
pub use outages::{Outage, OutageLog};
pub use speed::{Speed, UnknownSpeed};
pub use state::{Awaited, Clock, FlagFallen, LAG_PER_ACTION, LAG_QUOTA, LAG_REGAINED};
pub use time::{Millis, Moment};
