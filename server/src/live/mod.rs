//! Live play: who hears of what, and the WebSocket of a page.
//!
//! ```text
//!   Keeper ──publish(topic)──► Bus ──► Mailbox of each connection: "something is new there"
//!                                          │
//!      Keeper ◄──events since number n──── Socket ──► numbered events, for this recipient
//! ```
//!
//! A notice says only *that* something is new. What it is, each connection asks for itself, from the
//! last number it has sent: so nothing is lost, whatever notice is, and a resumed connection and a
//! live one are the same.

mod bus;
mod messages;
mod revocation;
mod shared_bus;
mod socket;

pub use bus::{Bus, LocalBus, Mailbox, Subscription, Topic};
pub use messages::{ClientMessage, Detail, SeenChatLine, ServerMessage};
pub use revocation::{Revocable, Revocations};
pub use shared_bus::SharedBus;
pub(crate) use socket::routes;
