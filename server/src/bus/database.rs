//! The bus of servers that share a PostgreSQL database: LISTEN and NOTIFY, and two small tables.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use galds_matches::ports::Notice;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use super::outgoing::{self, Outgoing, Waiting, pass_on};
use super::{
    Bus, BusError, BusEvent, ENTRY, Entry, Envelope, LEASE, Lease, Listener, MOST_WAITING,
};
use crate::random;
use crate::storage::{NoticeListener, Received, SILENCE, Store, StoreError};

/// How long nothing is sent after the database refused.
const REST: Duration = Duration::from_millis(200);

/// A bus over a database.
pub struct DatabaseBus {
    name: Arc<str>,
    store: Arc<dyn Store>,
    outgoing: Outgoing,
    messages: broadcast::Sender<Envelope>,
    receiving: JoinHandle<()>,
}

impl DatabaseBus {
    /// Listens to the other servers on this store, and tells them what is published here.
    pub fn start(store: Arc<dyn Store>, listener: Box<dyn NoticeListener>) -> DatabaseBus {
        let name: Arc<str> = random::id().into();
        let (outgoing, waiting) = outgoing::channel();
        let messages = broadcast::Sender::new(MOST_WAITING);
        tokio::spawn(send(Arc::clone(&store), waiting, Arc::clone(&name)));
        let receiving = tokio::spawn(receive(listener, messages.clone(), Arc::clone(&name)));
        DatabaseBus { name, store, outgoing, messages, receiving }
    }
}

impl Drop for DatabaseBus {
    fn drop(&mut self) {
        self.receiving.abort();
    }
}

impl fmt::Debug for DatabaseBus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseBus of {}", self.name)
    }
}

impl From<StoreError> for BusError {
    fn from(error: StoreError) -> BusError {
        BusError::Unavailable(error.to_string())
    }
}

#[async_trait]
impl Bus for DatabaseBus {
    fn process(&self) -> &str {
        &self.name
    }

    fn publish(&self, notice: Notice) {
        self.outgoing.send(notice);
    }

    fn listen(&self) -> Listener {
        Listener { process: Arc::clone(&self.name), messages: self.messages.subscribe() }
    }

    async fn hold(&self, lease: &str) -> Result<Lease, BusError> {
        let is_ours = self.store.hold_lease(lease.to_owned(), self.name.to_string(), LEASE).await?;
        Ok(if is_ours { Lease::Ours } else { Lease::Theirs })
    }

    async fn release(&self, lease: &str) -> Result<(), BusError> {
        Ok(self.store.release_lease(lease.to_owned(), self.name.to_string()).await?)
    }

    async fn put(&self, key: &str, value: String) -> Result<(), BusError> {
        let process = self.name.to_string();
        Ok(self.store.put_entry(key.to_owned(), process, value, ENTRY).await?)
    }

    async fn entries(&self, key: &str) -> Result<Vec<Entry>, BusError> {
        let entries = self.store.entries(key.to_owned()).await?.into_iter();
        Ok(entries.map(|(process, value)| Entry { process, value }).collect())
    }
}

/// Sends what is published, until the bus is gone; and something now and then, so that a listener whose
/// connection is lost notices the silence.
async fn send(store: Arc<dyn Store>, mut waiting: Waiting, name: Arc<str>) {
    loop {
        let message = match tokio::time::timeout(SILENCE / 3, waiting.next(&name)).await {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(_) => outgoing::sign_of_life(&name),
        };
        if let Err(error) = store.notify(message).await {
            tracing::debug!(%error, "other servers were not told; they will look for themselves");
            tokio::time::sleep(REST).await;
        }
    }
}

async fn receive(
    mut listener: Box<dyn NoticeListener>,
    messages: broadcast::Sender<Envelope>,
    name: Arc<str>,
) {
    loop {
        match listener.next().await {
            Received::Begins => {
                let _nobody_listens = messages
                    .send(Envelope { from: Arc::clone(&name), event: BusEvent::Resubscribed });
            }
            Received::Notice(text) => pass_on(text.as_bytes(), &messages),
        }
    }
}
