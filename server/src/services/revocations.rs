//! Live connections end with the session or token with which they were opened, and a deleted name is gone from
//! every server.
//!
//! Sessions and tokens are ended by requests to any server, which announces it, and by `galds admin`, which speaks
//! to the database alone. So each server looks there when it hears of it, and often and cheaply besides: the
//! revocations since the last look say whose connections are to be judged again. Deleting an account is a
//! revocation too: the matches of somebody who no longer exists are read from the log again, out of which the name
//! was taken.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use galds_matches::PlayerId;
use galds_matches::ports::Topic;
use tokio::sync::watch;
use tokio::time::Instant;

use super::matches::Matches;
use super::notices::{Mailbox, NoticeBoard};
use crate::identity::Credential;
use crate::storage::{Store, StoreError};

/// How often a server looks for revocations, if it has connections that can be revoked.
const LOOK: Duration = Duration::from_millis(700);
/// How often it looks if it has none: for names that were deleted.
const SLOW_LOOK: Duration = Duration::from_secs(5);

/// The live connections of people with accounts. Clones are the same.
#[derive(Clone)]
pub struct Revocations {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Store>,
    notices: NoticeBoard,
    matches: Matches,
    live: Mutex<HashMap<Credential, Live>>,
}

/// The connections that were opened with one session or token.
struct Live {
    connections: usize,
    ended: watch::Sender<bool>,
    /// Whether it was valid when the connection had been registered. A revocation just before that
    /// would be missed.
    is_checked: bool,
}

/// A connection that ends with its session or token.
pub struct Revocable {
    revocations: Revocations,
    shown: Option<(Credential, watch::Receiver<bool>)>,
}

impl Revocations {
    /// For the sessions and tokens in this store.
    pub fn new(store: Arc<dyn Store>, notices: NoticeBoard, matches: Matches) -> Revocations {
        let inner = Inner { store, notices, matches, live: Mutex::default() };
        Revocations { inner: Arc::new(inner) }
    }

    /// Tells all servers that a session or token was ended.
    pub fn announce(&self) {
        self.inner.notices.publish(Topic::Revoked);
    }

    /// Registers a connection; one without credential is never revoked.
    pub fn watch(&self, credential: Option<Credential>) -> Revocable {
        let shown = credential.map(|credential| {
            let mut live = self.locked();
            let fresh =
                || Live { connections: 0, ended: watch::Sender::new(false), is_checked: false };
            let entry = live.entry(credential.clone()).or_insert_with(fresh);
            entry.connections += 1;
            entry.is_checked = false;
            (credential, entry.ended.subscribe())
        });
        Revocable { revocations: self.clone(), shown }
    }

    /// Ends connections whose session or token was ended, for ever.
    pub async fn enforce(&self) {
        let mailbox = Mailbox::default();
        let _subscription = self.inner.notices.subscribe(Topic::Revoked, &mailbox);
        let (mut known, mut looked) = (None, None);
        loop {
            // The first look is at once: what is ended from now on must not count as known already.
            if known.is_some() || looked.is_some() {
                let is_announced = tokio::time::timeout(LOOK, mailbox.take()).await.is_ok();
                let is_time = !self.locked().is_empty()
                    || looked.is_none_or(|looked: Instant| looked.elapsed() >= SLOW_LOOK);
                if known.is_some() && !is_announced && !is_time {
                    continue;
                }
            }
            looked = Some(Instant::now());
            if let Err(error) = self.look(&mut known).await {
                tracing::debug!(%error, "revocations cannot be looked up");
            }
        }
    }

    /// Looks once. `known` is the number of the last revocation that was seen to.
    async fn look(&self, known: &mut Option<i64>) -> Result<(), StoreError> {
        let store = &self.inner.store;
        let Some(last) = *known else {
            // Those who come from now on are checked once by themselves.
            *known = Some(store.last_revocation().await?);
            return Ok(());
        };
        let revoked = store.revocations(last).await?;
        let is_concerned = |credential: &Credential| {
            revoked.iter().any(|revocation| revocation.person == credential.person())
        };
        let doubtful: Vec<Credential> = {
            let live = self.locked();
            let doubted =
                live.iter().filter(|(shown, live)| !live.is_checked || is_concerned(shown));
            doubted.map(|(credential, _)| credential.clone()).collect()
        };
        for credential in doubtful {
            let is_valid = store.is_valid(credential.clone()).await?;
            if let Some(live) = self.locked().get_mut(&credential) {
                live.is_checked = true;
                live.ended.send_replace(!is_valid);
            }
        }
        for revocation in &revoked {
            if store.person(revocation.person.clone()).await?.is_none() {
                let deleted = PlayerId::Person(revocation.person.clone());
                self.inner.matches.reload_of(&deleted).await;
            }
        }
        // Only now: what failed on the way is looked at again.
        *known = revoked.last().map(|revocation| revocation.number).or(*known);
        Ok(())
    }

    /// Nothing that is done under this lock can leave its contents half changed.
    fn locked(&self) -> MutexGuard<'_, HashMap<Credential, Live>> {
        self.inner.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Revocations {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Revocations of {} credentials", self.locked().len())
    }
}

impl Revocable {
    /// Waits until the session or token has been ended.
    pub async fn ended(&mut self) {
        match &mut self.shown {
            Some((_, ended)) => {
                let _ended_or_gone = ended.wait_for(|ended| *ended).await;
            }
            None => std::future::pending().await,
        }
    }

    /// Does something that lasts, but not longer than the session or token.
    pub async fn limit(mut self, work: impl Future<Output = ()>) {
        tokio::select! {
            () = work => {}
            () = self.ended() => {}
        }
    }
}

impl Drop for Revocable {
    fn drop(&mut self) {
        let Some((credential, _)) = &self.shown else { return };
        let mut live = self.revocations.locked();
        if let Some(entry) = live.get_mut(credential) {
            entry.connections -= 1;
            if entry.connections == 0 {
                live.remove(credential);
            }
        }
    }
}

impl std::fmt::Debug for Revocable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Revocable")
    }
}
