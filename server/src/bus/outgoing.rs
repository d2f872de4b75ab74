//! Notices on their way to other processes: many topics in one message, and none that makes its sender wait.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use galds_matches::MatchId;
use galds_matches::ports::{Notice, Topic};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};

use super::{BusEvent, Envelope};

/// How many topics one message has at most.
const MOST_TOPICS: usize = 50;
/// How many topics may wait to be sent. What comes on top is lost, and others find it by looking.
const MOST_WAITING: usize = 8_192;

/// The way out.
#[derive(Debug)]
pub(super) struct Outgoing(mpsc::Sender<Notice>);

/// What waits to be sent.
pub(super) struct Waiting(mpsc::Receiver<Notice>);

/// What one process says to the others.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Message {
    /// The process that says it.
    from: String,
    /// What is new.
    topics: BTreeSet<Topic>,
    /// How far the logs of these matches go. A process of an older version says nothing of it.
    #[serde(default)]
    numbers: BTreeMap<MatchId, u32>,
}

impl Message {
    fn new(from: &str) -> Message {
        Message { from: from.to_owned(), ..Message::default() }
    }

    /// Adds a notice. Of several about one match the furthest number counts.
    fn add(&mut self, notice: Notice) {
        if let (Topic::Match(id), Some(number)) = (&notice.topic, notice.number) {
            let furthest = self.numbers.entry(id.clone()).or_default();
            *furthest = number.max(*furthest);
        }
        self.topics.insert(notice.topic);
    }

    fn written(&self) -> String {
        // Names and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A way out, and where it leads.
pub(super) fn channel() -> (Outgoing, Waiting) {
    let (outgoing, waiting) = mpsc::channel(MOST_WAITING);
    (Outgoing(outgoing), Waiting(waiting))
}

impl Outgoing {
    pub(super) fn send(&self, notice: Notice) {
        if self.0.try_send(notice).is_err() {
            metrics::counter!("galds_notices_lost_total").increment(1);
        }
    }
}

impl Waiting {
    /// The next message, with all topics that wait; nothing when the bus is gone. Topics that came twice
    /// are one.
    pub(super) async fn next(&mut self, from: &str) -> Option<String> {
        let mut some = Vec::new();
        if self.0.recv_many(&mut some, MOST_TOPICS).await == 0 {
            return None;
        }
        let mut message = Message::new(from);
        for notice in some {
            message.add(notice);
        }
        metrics::counter!("galds_notices_sent_total").increment(message.topics.len() as u64);
        metrics::counter!("galds_bus_messages_total").increment(1);
        Some(message.written())
    }
}

/// A message that says nothing, by which others see that the way is open.
pub(super) fn sign_of_life(from: &str) -> String {
    Message::new(from).written()
}

/// Passes a message of another process on to those who listen here.
pub(super) fn pass_on(text: &[u8], listeners: &broadcast::Sender<Envelope>) {
    match serde_json::from_slice::<Message>(text) {
        Ok(message) => {
            let by: Arc<str> = message.from.into();
            for topic in message.topics {
                let number = match &topic {
                    Topic::Match(id) => message.numbers.get(id).copied(),
                    _ => None,
                };
                let event = BusEvent::Notice(Notice { topic, number });
                let envelope = Envelope { from: Arc::clone(&by), event };
                let _nobody_listens = listeners.send(envelope);
            }
        }
        // As from a server of another version.
        Err(error) => tracing::debug!(%error, "a notice that cannot be read"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::random;
    use crate::storage::LONGEST_NOTICE;
    use galds_matches::PlayerId;

    #[test]
    fn a_full_message_fits_into_what_the_database_carries() {
        let player = |n| Topic::Player(PlayerId::Person(format!("{n:0>40}"))).into();
        let of_match = |_| Notice::of_match(random::match_id(), u32::MAX);
        for notices in [
            (0..MOST_TOPICS).map(player).collect::<Vec<Notice>>(),
            (0..MOST_TOPICS).map(of_match).collect(),
        ] {
            let mut message = Message::new(&"s".repeat(40));
            for notice in notices {
                message.add(notice);
            }
            assert_eq!(message.topics.len(), MOST_TOPICS);
            assert!(message.written().len() < LONGEST_NOTICE);
        }
    }

    #[test]
    fn a_message_of_an_older_server_has_no_numbers_and_is_understood() {
        let (id, listeners) = (random::match_id(), broadcast::Sender::new(10));
        let mut heard = listeners.subscribe();
        let older = format!(r#"{{"from":"one","topics":[{{"match":"{id}"}}]}}"#);
        pass_on(older.as_bytes(), &listeners);
        let notice = Notice::from(Topic::Match(id));
        assert_eq!(heard.try_recv().unwrap().event, BusEvent::Notice(notice));
    }

    #[tokio::test]
    async fn every_topic_survives_the_way_to_another_process_once() {
        let id = random::match_id();
        let topics = [
            Topic::Chat(random::match_id()),
            Topic::Lobby,
            Topic::Player(PlayerId::Guest("g".to_owned())),
            Topic::Ended,
            Topic::Revoked,
        ];
        let (outgoing, mut waiting) = channel();
        for topic in topics.iter().chain(&topics) {
            outgoing.send(topic.clone().into());
        }
        for number in [7, 8, 6] {
            outgoing.send(Notice::of_match(id.clone(), number));
        }
        let message = waiting.next("one").await.unwrap();
        let listeners = broadcast::Sender::new(10);
        let mut heard = listeners.subscribe();
        pass_on(message.as_bytes(), &listeners);
        pass_on(b"something else", &listeners);
        let mut arrived = HashSet::new();
        while let Ok(Envelope { from: by, event: BusEvent::Notice(notice) }) = heard.try_recv() {
            assert_eq!(&*by, "one");
            assert!(arrived.insert(notice), "each once");
        }
        let furthest = Notice::of_match(id, 8);
        assert_eq!(arrived, topics.map(Notice::from).into_iter().chain([furthest]).collect());
    }
}
