//! The bus between the servers that share a database.
//!
//! ```text
//!   publish ──► mailboxes here
//!      └──► one task ──NOTIFY──► database ──LISTEN──► one task on every server ──► mailboxes there
//! ```

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use galds_matches::ports::{Notices, Topic};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::{Bus, LocalBus, Mailbox, Subscription};
use crate::storage::{LONGEST_NOTICE, NoticeListener, Received, SILENCE, Store};

/// How many topics one notice has at most.
const MOST_TOPICS: usize = 50;

/// A bus that carries notices to other servers too.
#[derive(Debug)]
pub struct SharedBus {
    local: LocalBus,
    outgoing: mpsc::UnboundedSender<Topic>,
    receiving: JoinHandle<()>,
}

/// What one server says to the others.
#[derive(Debug, Serialize, Deserialize)]
struct Notice {
    /// The server that says it, which has told its own mailboxes already.
    from: String,
    /// What is new.
    topics: Vec<Topic>,
}

impl SharedBus {
    /// Listens to the other servers on this store, and tells them what is published here.
    pub fn start(store: Arc<dyn Store>, listener: Box<dyn NoticeListener>) -> SharedBus {
        let local = LocalBus::default();
        let name = crate::random::id();
        let (outgoing, published) = mpsc::unbounded_channel();
        tokio::spawn(send_to_others(store, published, name.clone()));
        let receiving = tokio::spawn(receive_from_others(local.clone(), listener, name));
        SharedBus { local, outgoing, receiving }
    }
}

impl Drop for SharedBus {
    fn drop(&mut self) {
        self.receiving.abort();
    }
}

impl Notices for SharedBus {
    fn publish(&self, topic: Topic) {
        self.local.publish_here(topic.clone());
        let _stopping = self.outgoing.send(topic);
    }

    fn publish_here(&self, topic: Topic) {
        self.local.publish_here(topic);
    }
}

impl Bus for SharedBus {
    fn subscribe(&self, topic: Topic, mailbox: &Mailbox) -> Subscription {
        self.local.subscribe(topic, mailbox)
    }
}

/// Tells the others what is published, until the bus is gone; and something now and then, so that a
/// listener whose connection is lost notices the silence.
async fn send_to_others(
    store: Arc<dyn Store>,
    mut published: mpsc::UnboundedReceiver<Topic>,
    from: String,
) {
    let mut some = Vec::with_capacity(MOST_TOPICS);
    loop {
        let received = published.recv_many(&mut some, MOST_TOPICS);
        if let Ok(0) = tokio::time::timeout(SILENCE / 3, received).await {
            return;
        }
        // Notices of one topic are one.
        let topics: BTreeSet<Topic> = some.drain(..).collect();
        let notice = Notice { from: from.clone(), topics: topics.into_iter().collect() };
        let Ok(text) = serde_json::to_string(&notice) else { continue };
        if text.len() > LONGEST_NOTICE {
            tracing::error!(length = text.len(), "a notice is too long to be sent");
            continue;
        }
        if let Err(error) = store.notify(text).await {
            tracing::debug!(%error, "other servers were not told; they will look for themselves");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Puts what the others say into the mailboxes here.
async fn receive_from_others(
    local: LocalBus,
    mut listener: Box<dyn NoticeListener>,
    own_name: String,
) {
    loop {
        match listener.next().await {
            // Something may have been said before: everybody looks.
            Received::Begins => local.publish_everything(),
            Received::Notice(text) => match serde_json::from_str::<Notice>(&text) {
                Ok(notice) if notice.from == own_name => {}
                Ok(notice) => {
                    for topic in notice.topics {
                        local.publish_here(topic);
                    }
                }
                // As from a server of another version.
                Err(error) => tracing::debug!(%error, "a notice that cannot be read"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use galds_matches::PlayerId;

    #[test]
    fn a_full_notice_fits_into_what_the_database_carries() {
        let player = || Topic::Player(PlayerId::Person("p".repeat(40)));
        let mut topics: Vec<Topic> = (0..MOST_TOPICS).map(|_| player()).collect();
        topics[0] = Topic::Match(random::match_id());
        let notice = Notice { from: "s".repeat(40), topics };
        assert!(serde_json::to_string(&notice).unwrap().len() < LONGEST_NOTICE);
    }

    #[test]
    fn every_topic_survives_the_way_to_another_server() {
        let topics = vec![
            Topic::Match(random::match_id()),
            Topic::Chat(random::match_id()),
            Topic::Lobby,
            Topic::Player(PlayerId::Guest("g".to_owned())),
            Topic::Ended,
        ];
        let text = serde_json::to_string(&topics).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Topic>>(&text).unwrap(), topics);
    }
}
