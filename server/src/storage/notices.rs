//! Notices between servers that share a store.
//!
//! A notice is a hint that something is new, never the news itself. One that is lost costs a delay.

use std::pin::Pin;
use std::time::Duration;

use super::StoreError;
use async_trait::async_trait;

/// How long a listener may receive nothing. Every server receives its own notices too, and sends some when
/// nothing is new: silence means that the connection is lost.
pub const SILENCE: Duration = Duration::from_secs(15);

/// The longest notice that every store carries.
pub const LONGEST_NOTICE: usize = 7_000;

/// What a listener receives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// A notice.
    Notice(String),
    /// It listens from now on, or again; what was sent before it has not received.
    Begins,
}

/// Receives what other servers send.
pub trait NoticeListener: Send {
    /// Waits for what comes next. A connection that is lost is opened again.
    fn next(&mut self) -> Pin<Box<dyn Future<Output = Received> + Send + '_>>;
}

/// Carries notices between the servers of one store.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// A listener to other servers, where there may be any.
    fn listener(&self) -> Option<Box<dyn NoticeListener>>;
    /// Sends a notice to all servers that listen, this one among them.
    async fn notify(&self, notice: String) -> Result<(), StoreError>;
}
