//! Protection: what stands between the network and the rooms behind it.
//!
//! ```text
//!   request ──► who sends it (trusted proxies) ──► how large ──► from where (Origin) ──► how often
//!                                                                                          │
//!   response ◄── security headers ◄── no internals in errors ◄───────────────────────── handlers
//! ```
//!
//! [`protect`] puts all of it around a router.

mod address;
mod headers;
mod layer;
mod origin;

pub use address::{Client, Network, NetworkError, TrustedProxies};
pub use headers::{CONTENT_SECURITY_POLICY, framed_policy};
pub use layer::{Guards, Protection, Refuse, protect};
pub use origin::{ForeignOrigin, Origins};

use galds_matches::Played;

/// The most bytes of a request's body.
pub const LARGEST_BODY: usize = 64 * 1024;
/// The most bytes of the log of a match that was played in a browser: as many events as one may have, each with its
/// quotation marks written as `\"`. An action takes about 100 bytes.
pub const LARGEST_LOG: usize = Played::MOST_EVENTS * 256;
/// The address that takes such logs; every other one takes [`LARGEST_BODY`].
pub const LOGS_ADDRESS: &str = "/api/matches/played";
/// The most bytes of a live message.
pub const LARGEST_MESSAGE: usize = 16 * 1024;
