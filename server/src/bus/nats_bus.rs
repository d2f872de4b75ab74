//! The bus over NATS: notices on one subject, leases and entries in key-values whose values expire.
//!
//! The key-values are in memory and of one replica: what is lost with a NATS server is written anew by those
//! who hold it within a second.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::jetstream::kv::{self, CreateErrorKind, UpdateErrorKind};
use async_nats::jetstream::stream::{self, StorageType};
use async_trait::async_trait;
use futures_util::{StreamExt as _, TryStreamExt as _};
use galds_matches::ports::Notice;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use super::nats::{ANSWER_WITHIN, NatsConnection};
use super::outgoing::{self, Outgoing, Waiting, pass_on};
use super::{
    Bus, BusError, BusEvent, ENTRY, Entry, Envelope, LEASE, Lease, Listener, MOST_WAITING,
};
use crate::random;

/// Where notices are sent.
const SUBJECT: &str = "galds.notices";
/// How long subscriptions may take to be made anew after the connection was.
const SUBSCRIBED_WITHIN: Duration = Duration::from_millis(100);

/// A bus over NATS.
#[derive(Debug)]
pub struct NatsBus {
    name: Arc<str>,
    connection: NatsConnection,
    outgoing: Outgoing,
    messages: broadcast::Sender<Envelope>,
    leases: Bucket,
    entries: Bucket,
    /// The leases of this process, and the revision of each.
    held: Mutex<HashMap<String, u64>>,
    receiving: [JoinHandle<()>; 2],
}

impl NatsBus {
    /// Listens to the other processes at this NATS, and tells them what is published here.
    pub async fn start(connection: NatsConnection) -> Result<NatsBus, BusError> {
        let name: Arc<str> = random::id().into();
        let (outgoing, waiting) = outgoing::channel();
        let messages = broadcast::Sender::new(MOST_WAITING);
        let subscriber = connection.client().subscribe(SUBJECT).await.map_err(unavailable)?;
        tokio::spawn(send(connection.clone(), waiting, Arc::clone(&name)));
        let receiving = [
            tokio::spawn(receive(subscriber, messages.clone())),
            tokio::spawn(announce_reconnections(
                connection.clone(),
                messages.clone(),
                Arc::clone(&name),
            )),
        ];
        Ok(NatsBus {
            name,
            connection,
            outgoing,
            messages,
            leases: Bucket::new("galds_leases", LEASE),
            entries: Bucket::new("galds_entries", ENTRY),
            held: Mutex::default(),
            receiving,
        })
    }

    /// Does something with a key-value, but not for longer than NATS may take.
    async fn ask<T, W>(
        &self,
        bucket: &Bucket,
        work: impl FnOnce(kv::Store) -> W,
    ) -> Result<T, BusError>
    where
        W: Future<Output = Result<T, BusError>>,
    {
        if !self.connection.is_open() {
            return Err(BusError::Unavailable("NATS is away".to_owned()));
        }
        let asked = async { work(bucket.open(&self.connection).await?).await };
        let answer = match tokio::time::timeout(ANSWER_WITHIN, asked).await {
            Ok(answer) => answer,
            Err(_) => Err(BusError::Unavailable("no answer in time".to_owned())),
        };
        if answer.is_err() {
            // It may have been lost with the NATS server that had it.
            bucket.forget();
        }
        answer
    }

    /// Renews a lease that this process holds in this revision; nothing if it does not.
    async fn renew(
        &self,
        leases: &kv::Store,
        lease: &str,
        revision: u64,
    ) -> Result<Option<u64>, BusError> {
        let holder = self.name.as_bytes().to_vec().into();
        match leases.update(lease, holder, revision).await {
            Ok(revision) => Ok(Some(revision)),
            Err(error) if error.kind() == UpdateErrorKind::WrongLastRevision => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Takes a lease that nobody holds.
    async fn take(&self, leases: &kv::Store, lease: &str) -> Result<Option<u64>, BusError> {
        let holder = self.name.as_bytes().to_vec().into();
        match leases.create(lease, holder).await {
            Ok(revision) => return Ok(Some(revision)),
            Err(error) if error.kind() == CreateErrorKind::AlreadyExists => {}
            Err(error) => return Err(unavailable(error)),
        }
        // It may be ours: the answer to the last renewal may have been lost.
        match leases.entry(lease).await.map_err(unavailable)? {
            Some(entry) if entry.value == self.name.as_bytes() => {
                self.renew(leases, lease, entry.revision).await
            }
            _ => Ok(None),
        }
    }
}

impl Drop for NatsBus {
    fn drop(&mut self) {
        for task in &self.receiving {
            task.abort();
        }
    }
}

#[async_trait]
impl Bus for NatsBus {
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
        let known = locked(&self.held).get(lease).copied();
        let holding = |leases: kv::Store| async move {
            if let Some(revision) = known
                && let Some(revision) = self.renew(&leases, lease, revision).await?
            {
                return Ok(Some(revision));
            }
            self.take(&leases, lease).await
        };
        let revision = self.ask(&self.leases, holding).await?;
        let mut held = locked(&self.held);
        held.remove(lease);
        let Some(revision) = revision else { return Ok(Lease::Theirs) };
        held.insert(lease.to_owned(), revision);
        Ok(Lease::Ours)
    }

    async fn release(&self, lease: &str) -> Result<(), BusError> {
        let Some(revision) = locked(&self.held).remove(lease) else { return Ok(()) };
        let releasing = |leases: kv::Store| async move {
            let deleted = leases.delete_expect_revision(lease, Some(revision)).await;
            deleted.map_err(unavailable)
        };
        self.ask(&self.leases, releasing).await
    }

    async fn put(&self, key: &str, value: String) -> Result<(), BusError> {
        let place = format!("{key}.{}", self.name);
        let putting = |entries: kv::Store| async move {
            entries.put(place, value.into()).await.map(|_| ()).map_err(unavailable)
        };
        self.ask(&self.entries, putting).await
    }

    async fn entries(&self, key: &str) -> Result<Vec<Entry>, BusError> {
        let reading = |entries: kv::Store| async move {
            let mut found = Vec::new();
            let keys: Vec<String> = entries
                .keys()
                .await
                .map_err(unavailable)?
                .try_collect()
                .await
                .map_err(unavailable)?;
            for place in keys {
                let Some((under, process)) = place.split_once('.') else { continue };
                if under != key {
                    continue;
                }
                let value = entries.get(place.as_str()).await.map_err(unavailable)?;
                let value = value.and_then(|value| String::from_utf8(value.to_vec()).ok());
                let process = process.to_owned();
                found.extend(value.map(|value| Entry { process, value }));
            }
            Ok(found)
        };
        self.ask(&self.entries, reading).await
    }
}

/// A key-value, made where it is missing.
#[derive(Debug)]
struct Bucket {
    name: &'static str,
    kept: Duration,
    store: Mutex<Option<kv::Store>>,
}

impl Bucket {
    fn new(name: &'static str, kept: Duration) -> Bucket {
        Bucket { name, kept, store: Mutex::default() }
    }

    async fn open(&self, connection: &NatsConnection) -> Result<kv::Store, BusError> {
        if let Some(store) = locked(&self.store).clone() {
            return Ok(store);
        }
        let jetstream = connection.jetstream();
        // The stream of a key-value, made by hand: the client's own way asks for an account as only NATS 2.10
        // and later describe it.
        let config = stream::Config {
            name: format!("KV_{}", self.name),
            subjects: vec![format!("$KV.{}.>", self.name)],
            max_messages_per_subject: 1,
            max_age: self.kept,
            storage: StorageType::Memory,
            discard: stream::DiscardPolicy::New,
            allow_rollup: true,
            allow_direct: true,
            deny_delete: true,
            num_replicas: 1,
            ..stream::Config::default()
        };
        jetstream.create_or_update_stream(config).await.map_err(unavailable)?;
        let store = jetstream.get_key_value(self.name).await.map_err(unavailable)?;
        *locked(&self.store) = Some(store.clone());
        Ok(store)
    }

    fn forget(&self) {
        *locked(&self.store) = None;
    }
}

/// Sends what is published, until the bus is gone. While NATS is away nothing is kept: whoever comes back
/// looks at everything.
async fn send(connection: NatsConnection, mut waiting: Waiting, name: Arc<str>) {
    while let Some(message) = waiting.next(&name).await {
        if !connection.is_open() {
            continue;
        }
        let published = connection.client().publish(SUBJECT, message.into());
        match tokio::time::timeout(ANSWER_WITHIN, published).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::debug!(%error, "other processes were not told"),
            Err(_) => tracing::debug!("other processes were not told in time"),
        }
    }
}

async fn receive(mut subscriber: async_nats::Subscriber, messages: broadcast::Sender<Envelope>) {
    while let Some(message) = subscriber.next().await {
        pass_on(&message.payload, &messages);
    }
}

/// Announces every new connection: notices that were published before it were missed.
async fn announce_reconnections(
    connection: NatsConnection,
    messages: broadcast::Sender<Envelope>,
    name: Arc<str>,
) {
    let mut opened = connection.opened();
    opened.mark_changed();
    while opened.changed().await.is_ok() {
        if *opened.borrow_and_update() == 0 {
            continue;
        }
        tokio::time::sleep(SUBSCRIBED_WITHIN).await;
        let _nobody_listens =
            messages.send(Envelope { from: Arc::clone(&name), event: BusEvent::Resubscribed });
    }
}

fn unavailable(error: impl std::error::Error) -> BusError {
    BusError::Unavailable(error.to_string())
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
