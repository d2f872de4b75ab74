//! The command loop: what a host does with matches, over the ports that it provides.
//!
//! ```text
//!   lock ─► load or catch up ─► refunds, flags ─► decide ─► append ─► apply ─► publish, timer, computer
//!                   ▲                                          │
//!                   └──────────── number taken ◄───────────────┘
//! ```
//!
//! Whoever writes does it in this order, and acknowledges after the commit. The lock spares work inside one
//! host; what makes it right, also with many hosts, is the unique number in the log: of two who write at once
//! one finds the number taken, reads what the other wrote and decides again. A write whose answer is lost
//! leaves nothing in the cache, so that the log decides what happened.
//!
//! Nothing here runs by itself. The host calls [`Handler::command`] for players and computer players,
//! [`Handler::look_at`] when a timer is due, [`Handler::recover`] when it starts, [`Handler::pulse`] every second and
//! [`Handler::take_over`] when that says so.

mod attend;
mod cache;
mod commands;
mod error;
mod recovery;
mod writing;

pub use attend::Origin;
pub use commands::{Acknowledged, Asked};
pub use error::HandlerError;
pub use recovery::{PULSE, Pulse, Recovered, Recovery};

use crate::ports::Host;

/// The matches of one host.
#[derive(Debug)]
pub struct Handler<'h, H> {
    host: &'h H,
}

impl<'h, H: Host> Handler<'h, H> {
    /// The matches that this host has.
    pub const fn new(host: &'h H) -> Handler<'h, H> {
        Handler { host }
    }
}
