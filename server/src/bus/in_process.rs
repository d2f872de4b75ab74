//! The bus inside one process: for a server that is alone, and for tests with several.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_trait::async_trait;
use galds_matches::ports::Notice;
use tokio::sync::broadcast;

use super::{
    Bus, BusError, BusEvent, ENTRY, Entry, Envelope, LEASE, Lease, Listener, MOST_WAITING,
};
use crate::random;

/// One member of a bus in memory.
#[derive(Debug)]
pub struct InProcess {
    name: Arc<str>,
    hub: Arc<Hub>,
}

/// What all members share.
#[derive(Debug)]
struct Hub {
    messages: broadcast::Sender<Envelope>,
    leases: Mutex<HashMap<String, (Arc<str>, Instant)>>,
    entries: Mutex<Entries>,
}

/// Values by key and process, and until when.
type Entries = HashMap<(String, Arc<str>), (String, Instant)>;

impl Default for InProcess {
    fn default() -> InProcess {
        let messages = broadcast::Sender::new(MOST_WAITING);
        let hub = Hub { messages, leases: Mutex::default(), entries: Mutex::default() };
        InProcess { name: random::id().into(), hub: Arc::new(hub) }
    }
}

impl InProcess {
    /// Another member of the same bus, as if it were another process.
    #[must_use]
    pub fn another(&self) -> InProcess {
        InProcess { name: random::id().into(), hub: Arc::clone(&self.hub) }
    }
}

#[async_trait]
impl Bus for InProcess {
    fn process(&self) -> &str {
        &self.name
    }

    fn publish(&self, notice: Notice) {
        let envelope = Envelope { from: Arc::clone(&self.name), event: BusEvent::Notice(notice) };
        let _nobody_listens = self.hub.messages.send(envelope);
    }

    fn listen(&self) -> Listener {
        Listener { process: Arc::clone(&self.name), messages: self.hub.messages.subscribe() }
    }

    async fn hold(&self, lease: &str) -> Result<Lease, BusError> {
        let (mut leases, now) = (locked(&self.hub.leases), Instant::now());
        let is_free =
            leases.get(lease).is_none_or(|(holder, until)| *holder == self.name || *until < now);
        if !is_free {
            return Ok(Lease::Theirs);
        }
        leases.insert(lease.to_owned(), (Arc::clone(&self.name), now + LEASE));
        Ok(Lease::Ours)
    }

    async fn release(&self, lease: &str) -> Result<(), BusError> {
        let mut leases = locked(&self.hub.leases);
        if leases.get(lease).is_some_and(|(holder, _)| *holder == self.name) {
            leases.remove(lease);
        }
        Ok(())
    }

    async fn put(&self, key: &str, value: String) -> Result<(), BusError> {
        let place = (key.to_owned(), Arc::clone(&self.name));
        locked(&self.hub.entries).insert(place, (value, Instant::now() + ENTRY));
        Ok(())
    }

    async fn entries(&self, key: &str) -> Result<Vec<Entry>, BusError> {
        let (mut entries, now) = (locked(&self.hub.entries), Instant::now());
        entries.retain(|_, (_, until)| *until >= now);
        let under = entries.iter().filter(|((under, _), _)| under == key);
        let entry = |((_, process), (value, _)): (&(String, Arc<str>), &(String, Instant))| Entry {
            process: process.to_string(),
            value: value.clone(),
        };
        Ok(under.map(entry).collect())
    }
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
