//! Clocks: how much time the players have, and what is left of it.
//!
//! ```text
//!   "5+3" ──► TimeControl ──► Clock ── after_action(side, at, lag, awaited) ──► remaining, flag
//!                  │
//!                  └──► Speed (one rating for each game and speed)
//! ```
//!
//! No clock of a match reads the time of day. Every call is told when it happens, so the clocks of a match
//! are a function of its log: replaying the log after a restart gives the same clocks. What time it is says
//! [`Moment::now`], and [`Outages`] which stretches of it nobody can be charged for.

mod control;
mod outages;
mod process;
mod speed;
mod state;
mod time;

pub use control::{AskedControl, ControlError, TimeControl};
pub use outages::{Outage, Outages};
pub use speed::{Speed, UnknownSpeed};
pub use state::{Awaited, Clock, FlagFallen, LAG_PER_ACTION, LAG_QUOTA, LAG_REGAINED};
pub use time::{Millis, Moment};
