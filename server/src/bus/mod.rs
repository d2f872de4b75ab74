//! Messages between the processes of one installation, and small values that they share for a while.
//!
//! ```text
//!   publish ──► every other process that listens          hints that something is new: never the truth
//!   hold    ──► one process at a time, until it expires   leases
//!   put     ──► all processes, until it expires           small values, one a process
//! ```
//!
//! There are three hosts: [`InProcess`] for a server that is alone, [`DatabaseBus`] for servers that share a
//! PostgreSQL database, [`NatsBus`] for those that also share a NATS. A notice that is lost or comes twice costs a
//! delay and nothing else; a lease saves work and keeps nothing safe, because what counts is written once by the
//! unique keys of the database. So nobody has to wait for the bus, and everything goes on when it is away.

mod database;
mod in_process;
pub mod nats;
mod nats_bus;
mod outgoing;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use galds_matches::ports::Notice;
use thiserror::Error;
use tokio::sync::broadcast;

pub use database::DatabaseBus;
pub use in_process::InProcess;
pub use nats_bus::NatsBus;

/// How long a lease lasts that is not renewed.
pub const LEASE: Duration = Duration::from_millis(2_500);
/// How long an entry lasts that is not put again.
pub const ENTRY: Duration = Duration::from_secs(30);

/// How many notices may wait for a listener; one that falls further behind looks at everything instead.
const MOST_WAITING: usize = 8_192;

/// Why the bus did not do what it was asked.
#[derive(Clone, Debug, Error)]
pub enum BusError {
    /// It cannot be reached.
    #[error("the bus is not available: {0}")]
    Unavailable(String),
    /// Its address cannot be read.
    #[error("the address of the bus, {address}: {reason}")]
    Address {
        /// The address, without user and password.
        address: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A file that is needed to connect cannot be used.
    #[error("the file {file} for the bus: {reason}")]
    File {
        /// The file.
        file: String,
        /// Why not.
        reason: String,
    },
}

/// Who holds a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This process, for [`LEASE`] from now on.
    Ours,
    /// Another process.
    Theirs,
}

/// What a process has put under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The process.
    pub process: String,
    /// The value.
    pub value: String,
}

/// What a listener receives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusEvent {
    /// Another process published that something is new.
    Notice(Notice),
    /// The subscription is new, or was made again: notices before it may have been missed.
    Resubscribed,
}

/// The way to the other processes.
#[async_trait]
pub trait Bus: Send + Sync + fmt::Debug {
    /// The name of this process, which no other has.
    fn process(&self) -> &str;
    /// Publishes a notice to the other processes. Never waits; what cannot be sent is lost.
    fn publish(&self, notice: Notice);
    /// The notices of the others from now on.
    fn listen(&self) -> Listener;
    /// Takes a lease that nobody holds, or renews it.
    async fn hold(&self, lease: &str) -> Result<Lease, BusError>;
    /// Gives a lease back, if this process holds it.
    async fn release(&self, lease: &str) -> Result<(), BusError>;
    /// Puts the value of this process under a key, in the place of the one before.
    async fn put(&self, key: &str, value: String) -> Result<(), BusError>;
    /// The values of all processes under a key, this one's among them.
    async fn entries(&self, key: &str) -> Result<Vec<Entry>, BusError>;
}

/// Receives the notices of other processes.
#[derive(Debug)]
pub struct Listener {
    process: Arc<str>,
    messages: broadcast::Receiver<Envelope>,
}

/// A notice with its sender.
#[derive(Clone, Debug)]
struct Envelope {
    from: Arc<str>,
    event: BusEvent,
}

impl Listener {
    /// Waits for what comes next; nothing comes any more when the bus is gone.
    pub async fn next(&mut self) -> Option<BusEvent> {
        loop {
            match self.messages.recv().await {
                Ok(envelope)
                    if envelope.from == self.process
                        && envelope.event != BusEvent::Resubscribed => {}
                Ok(envelope) => return Some(envelope.event),
                Err(broadcast::error::RecvError::Lagged(_)) => return Some(BusEvent::Resubscribed),
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }
}
