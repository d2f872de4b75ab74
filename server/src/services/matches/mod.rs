//! The matches of this server: the one place that loads them, writes to them and publishes what is new.
//!
//! The command loop is [`galds_matches::Handler`], and this service is its host: it caches the states of the
//! matches that are in use, sleeps until they are due, has the engine think, and provides everything else
//! that the loop needs (`host.rs`).

mod absence;
mod alive;
mod arranged;
mod blocks;
mod cache;
mod commands;
mod computer_player;
mod counts;
mod create;
mod error;
mod finish;
mod hint;
mod host;
mod lists;
mod lobby;
mod others;
mod presence;
mod recovery;
mod rendering;
mod service;
mod shared_presence;
mod take_along;
mod timer;
mod visitors;

pub use absence::Absence;
pub use computer_player::move_question;
pub use counts::Counts;
pub use error::MatchError;
pub(crate) use finish::finish;
pub use galds_matches::{Acknowledged, Asked};
pub use hint::Advice;
pub use lists::{filter_of, lobby_filter};
pub use lobby::OWNER_AWAY;
pub use presence::{Audience, Presence, PresenceGuard};
pub use rendering::Rendered;
pub use service::{Matches, Written};
pub use visitors::{Connected, ONLINE, Visitors};
