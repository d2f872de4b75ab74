//! Notices that something is new, to whoever wants to hear of it.
//!
//! ```text
//!   publish ──► mailboxes here
//!      └──► bus ──► the boards of other processes ──► mailboxes there
//! ```

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use galds_matches::ports::{Notice, Notices, Topic};
use tokio::sync::Notify;

use crate::bus::Bus;

/// Where notices wait. Notices of one topic are one: a mailbox cannot overflow.
#[derive(Clone, Debug, Default)]
pub struct Mailbox {
    inner: Arc<MailboxInner>,
}

#[derive(Debug, Default)]
struct MailboxInner {
    topics: Mutex<BTreeSet<Topic>>,
    filled: Notify,
}

impl Mailbox {
    /// Puts a notice in.
    pub fn put(&self, topic: Topic) {
        locked(&self.inner.topics).insert(topic);
        self.inner.filled.notify_one();
    }

    /// Waits for a notice and takes it out.
    pub async fn take(&self) -> Topic {
        loop {
            if let Some(topic) = locked(&self.inner.topics).pop_first() {
                return topic;
            }
            self.inner.filled.notified().await;
        }
    }
}

/// Ends when it is dropped.
pub struct Subscription {
    end: Option<Box<dyn FnOnce() + Send + Sync>>,
}

impl Subscription {
    /// A subscription that is ended by this.
    pub fn ended_by(end: impl FnOnce() + Send + Sync + 'static) -> Subscription {
        Subscription { end: Some(Box::new(end)) }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(end) = self.end.take() {
            end();
        }
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subscription")
    }
}

/// Where everything new in this process is announced, and what other processes announce. Clones are the same.
#[derive(Clone, Debug)]
pub struct NoticeBoard {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    bus: Arc<dyn Bus>,
    next: AtomicU64,
    listeners: Mutex<HashMap<Topic, HashMap<u64, Mailbox>>>,
}

impl NoticeBoard {
    /// A board that nobody listens to yet.
    pub fn new(bus: Arc<dyn Bus>) -> NoticeBoard {
        let inner = Inner { bus, next: AtomicU64::new(0), listeners: Mutex::default() };
        NoticeBoard { inner: Arc::new(inner) }
    }

    /// Has notices of a topic put into a mailbox until the subscription is dropped.
    pub fn subscribe(&self, topic: Topic, mailbox: &Mailbox) -> Subscription {
        let key = self.inner.next.fetch_add(1, Ordering::Relaxed);
        let mut listeners = locked(&self.inner.listeners);
        listeners.entry(topic.clone()).or_default().insert(key, mailbox.clone());
        drop(listeners);
        let inner = Arc::clone(&self.inner);
        Subscription::ended_by(move || {
            let mut listeners = locked(&inner.listeners);
            if let Some(mailboxes) = listeners.get_mut(&topic) {
                mailboxes.remove(&key);
                if mailboxes.is_empty() {
                    listeners.remove(&topic);
                }
            }
        })
    }

    /// Tells all who listen, in other processes too. Never waits.
    pub fn publish(&self, notice: impl Into<Notice>) {
        let notice = notice.into();
        self.publish_here(notice.topic.clone());
        self.inner.bus.publish(notice);
    }

    /// Tells those who listen in this process: the others have been told.
    pub fn publish_here(&self, topic: Topic) {
        if let Some(mailboxes) = locked(&self.inner.listeners).get(&topic) {
            for mailbox in mailboxes.values() {
                mailbox.put(topic.clone());
            }
        }
    }

    /// Whether anybody in this process listens to a topic.
    pub fn is_listened_to(&self, topic: &Topic) -> bool {
        locked(&self.inner.listeners).contains_key(topic)
    }

    /// Everything that somebody in this process listens to.
    pub fn topics(&self) -> Vec<Topic> {
        locked(&self.inner.listeners).keys().cloned().collect()
    }
}

impl Notices for NoticeBoard {
    fn publish(&self, notice: Notice) {
        NoticeBoard::publish(self, notice);
    }

    fn publish_here(&self, topic: Topic) {
        NoticeBoard::publish_here(self, topic);
    }
}

/// Nothing that is done under these locks can leave their contents half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::InProcess;
    use crate::random;

    #[tokio::test]
    async fn notices_reach_those_who_listen_and_many_of_one_topic_are_one() {
        let (bus, mailbox, id) = (InProcess::default(), Mailbox::default(), random::match_id());
        let bus = NoticeBoard::new(Arc::new(bus));
        let subscription = bus.subscribe(Topic::Match(id.clone()), &mailbox);
        let lobby = bus.subscribe(Topic::Lobby, &mailbox);
        bus.publish(Topic::Match(id.clone()));
        bus.publish(Topic::Match(id.clone()));
        bus.publish(Topic::Lobby);
        assert_eq!(mailbox.take().await, Topic::Match(id.clone()));
        assert_eq!(mailbox.take().await, Topic::Lobby);
        drop((subscription, lobby));
        bus.publish(Topic::Match(id));
        assert!(locked(&mailbox.inner.topics).is_empty());
        assert!(locked(&bus.inner.listeners).is_empty());
    }
}
