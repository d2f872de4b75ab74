//! The matches of this server: the one place that loads them, writes to them and tells others.
//!
//! What follows from what is computed in [`galds_matches`]; the service caches the states of the matches
//! that are in use, writes events and publishes that there are new ones.

mod absence;
mod alive;
mod arranged;
mod attend;
mod blocks;
mod cache;
mod commands;
mod computer_player;
mod create;
mod error;
mod finish;
mod lists;
mod lobby;
mod presence;
mod recovery;
mod rematch;
mod rendering;
mod service;
mod shared_presence;
mod take_along;
mod timer;
mod visitors;
mod writing;

pub use absence::Absence;
pub use commands::{Acknowledged, Asked};
pub use error::MatchError;
pub(crate) use finish::finish;
pub use lists::{filter_of, lobby_filter};
pub use lobby::OWNER_AWAY;
pub use presence::{Audience, Presence, Stay};
pub use rendering::Rendered;
pub use service::Matches;
pub use visitors::{Connected, ONLINE, Visitors};
