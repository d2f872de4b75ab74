//! Live play: the WebSocket of a page.
//!
//! ```text
//!   Matches ──publish(topic)──► Bus ──► Mailbox of each connection: "something is new there"
//!                                          │
//!      Matches ◄──events since number n──── Socket ──► numbered events, for this recipient
//! ```
//!
//! A notice says only *that* something is new. What it is, each connection asks for itself, from the
//! last number it has sent: so nothing is lost, whatever notice is, and a resumed connection and a
//! live one are the same.

mod messages;
mod socket;

pub use messages::{ClientMessage, ServerMessage};
pub(crate) use socket::routes;
