//! What other servers on the same store write: it is read here once, however many look at it.
//!
//! ```text
//!   notice from the bus ──► the log is read on ──► state carried on ──► everybody who watches here
//!   every few seconds   ──► numbers of all logs that are watched here ──► those that grew unnoticed
//! ```
//!
//! A notice may be lost. So each server also looks at the store now and then, by one question for all the
//! matches that are watched here and one for the lists, not by one for each connection.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use galds_matches::clock::{Millis, Moment};
use galds_matches::ports::{Notice, Topic};
use galds_matches::{MatchId, MatchState, Phase, Summary, SummaryFilter, Visibility};
use tokio::sync::Semaphore;
use tokio::time::MissedTickBehavior;

use super::{MatchError, Matches};
use crate::bus::{BusEvent, Listener};
use crate::storage::StoreError;
use crate::time;

/// How many logs are read at a time.
const AT_ONCE: usize = 12;
/// How many entries of a list are read at a time.
const PAGE: u32 = 200;
/// How far back a look at the lists reaches beyond the last one: a write may take so long.
const OVERLAP: Millis = Millis::seconds(15);

/// What was found by the looks so far.
struct Looked {
    /// When it was last looked.
    at: Moment,
    /// The changes in lists that have been announced.
    listed: HashSet<(MatchId, Moment)>,
    /// The last lines of chat that have been announced.
    said: HashMap<MatchId, u32>,
}

impl Matches {
    /// Announces here what other servers write, as they say it and every so often by a look at the store, for
    /// ever.
    pub async fn follow_others(&self, mut listener: Listener, every: Duration) {
        let (places, now) = (Arc::new(Semaphore::new(AT_ONCE)), time::now());
        let mut looked = Looked { at: now, listed: HashSet::new(), said: HashMap::new() };
        let mut looks = tokio::time::interval(every);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let event = tokio::select! {
                biased;
                _ = looks.tick() => BusEvent::Resubscribed,
                event = listener.next() => match event {
                    Some(event) => event,
                    None => return,
                },
            };
            match event {
                BusEvent::Notice(Notice { topic: Topic::Match(id), number }) => {
                    let is_listened_to = self.inner.bus.is_listened_to(&Topic::Match(id.clone()));
                    if is_listened_to && !number.is_some_and(|number| self.has_read(&id, number)) {
                        self.follow(id, &places).await;
                    }
                }
                BusEvent::Notice(notice) => self.inner.bus.publish_here(notice.topic),
                // Notices may have been missed.
                BusEvent::Resubscribed => {
                    if let Err(error) = self.look_for_news(&mut looked, &places).await {
                        tracing::debug!(%error, "what other servers wrote cannot be looked up");
                    }
                }
            }
        }
    }

    /// A match as far as this server knows it: what others wrote is there once they have said so.
    pub async fn known(&self, id: &MatchId) -> Result<Arc<MatchState>, MatchError> {
        match self.in_use(id) {
            Some(state) => Ok(state),
            None => self.snapshot(id).await,
        }
    }

    /// Whether this server has read the log of a match as far as this number. Whoever watches it here has been told.
    fn has_read(&self, id: &MatchId, number: u32) -> bool {
        self.in_use(id).is_some_and(|state| state.version() >= number)
    }

    /// Reads the log of a match on, in a task of its own. Whoever watches it is told if there was anything.
    async fn follow(&self, id: MatchId, places: &Arc<Semaphore>) {
        let Ok(place) = Arc::clone(places).acquire_owned().await else { return };
        let matches = self.clone();
        tokio::spawn(async move {
            let _place = place;
            let was_known = matches.in_use(&id).is_some();
            if matches.snapshot(&id).await.is_err() || !was_known {
                // Those who watch look for themselves, and again until the store is back.
                matches.inner.bus.publish_here(Topic::Match(id));
            }
        });
    }

    async fn look_for_news(
        &self,
        looked: &mut Looked,
        places: &Arc<Semaphore>,
    ) -> Result<(), StoreError> {
        if !self.inner.store.is_shared() {
            looked.at = time::now();
            return Ok(());
        }
        let (mut watched, mut chats, mut lists) = (Vec::new(), Vec::new(), HashSet::new());
        for topic in self.inner.bus.topics() {
            match topic {
                Topic::Match(id) => watched.push(id),
                Topic::Chat(id) => chats.push(id),
                Topic::Lobby | Topic::Player(_) | Topic::Called(_) => {
                    lists.insert(topic);
                }
                // Pages of tournaments ask again by themselves.
                Topic::Ended | Topic::Revoked | Topic::Tournament(_) => {}
            }
        }
        for (id, number) in self.inner.store.last_numbers(watched).await? {
            if !self.has_read(&id, number) {
                self.follow(id, places).await;
            }
        }
        let said: HashMap<MatchId, u32> =
            self.inner.store.last_lines(chats).await?.into_iter().collect();
        for (id, number) in &said {
            if looked.said.get(id).is_some_and(|known| known < number) {
                self.inner.bus.publish_here(Topic::Chat(id.clone()));
            }
        }
        looked.said = said;
        self.look_at_lists(looked, &lists).await
    }

    /// Announces changes in lists of which no notice came.
    async fn look_at_lists(
        &self,
        looked: &mut Looked,
        lists: &HashSet<Topic>,
    ) -> Result<(), StoreError> {
        let (now, since) = (time::now(), looked.at.before(OVERLAP));
        let mut listed = HashSet::new();
        let mut news = HashSet::new();
        if !lists.is_empty() {
            for phase in [Phase::Open, Phase::Playing, Phase::Over] {
                for summary in self.changed_since(phase, since).await? {
                    let change = (summary.id.clone(), summary.changed);
                    if !looked.listed.contains(&change) {
                        news.extend(concerned(&summary));
                    }
                    listed.insert(change);
                }
            }
        }
        if lists.iter().any(|topic| matches!(topic, Topic::Called(_))) {
            let called = self.inner.store.called_since(since).await?;
            news.extend(called.into_iter().map(Topic::Called));
        }
        for topic in news.intersection(lists) {
            self.inner.bus.publish_here(topic.clone());
        }
        (looked.at, looked.listed) = (now, listed);
        Ok(())
    }

    async fn changed_since(&self, phase: Phase, since: Moment) -> Result<Vec<Summary>, StoreError> {
        let (mut filter, mut changed) = (SummaryFilter::of(phase, PAGE), Vec::new());
        loop {
            let page = self.inner.store.summaries(filter.clone()).await?;
            let is_last = page.len() < PAGE as usize;
            let Some(last) = page.last() else { return Ok(changed) };
            filter.before = Some((last.changed, Some(last.id.clone())));
            let is_last = is_last || last.changed < since;
            changed.extend(page.into_iter().filter(|summary| summary.changed >= since));
            if is_last {
                return Ok(changed);
            }
        }
    }
}

/// The lists in which a match is.
fn concerned(summary: &Summary) -> Vec<Topic> {
    let players = summary.players.0.iter().flatten().map(|player| &player.id);
    let people = players.chain([&summary.creator]).chain(&summary.invited);
    let mut topics: Vec<Topic> = people.cloned().map(Topic::Player).collect();
    if summary.visibility == Visibility::Lobby {
        topics.push(Topic::Lobby);
    }
    topics
}
