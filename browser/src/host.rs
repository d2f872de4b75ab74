//! The ports of the matches, over lists in memory: one page, one player, nobody else who writes.
//!
//! Everything is answered at once, so the futures of the command loop are ready when they are first asked
//! ([`at_once`]). What a port has to say to the outside is collected, and taken when the command is done.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use async_trait::async_trait;
use galds_games::core::Side;
use galds_matches::clock::{Millis, Moment, Outage};
use galds_matches::ports::{self, Lease, Notice, Topic};
use galds_matches::{
    Append, Appended, MatchId, MatchState, Player, PlayerId, Refusal, Row, Summary,
};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// A port did not answer at once, which none of these does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the table did not answer")]
pub struct Fault;

type States = Arc<Mutex<BTreeMap<MatchId, Arc<MatchState>>>>;

/// The tables of a page as the host of their matches.
#[derive(Debug, Default)]
pub(crate) struct Host {
    states: States,
    data: Mutex<HostData>,
}

/// What a host knows and what it has to say.
#[derive(Debug, Default)]
pub(crate) struct HostData {
    pub(crate) now: Moment,
    /// What is left to chance follows from these bytes, and from how often something was drawn.
    random: [u8; 32],
    drawn: u32,
    pub(crate) logs: BTreeMap<MatchId, Vec<Row>>,
    pub(crate) summaries: BTreeMap<MatchId, Summary>,
    /// The match that is being brought back.
    pub(crate) returning: Option<MatchId>,
    pub(crate) due: BTreeMap<MatchId, Moment>,
    /// Matches in which the computer may have something to do.
    pub(crate) woken: BTreeSet<MatchId>,
    /// Matches that have something new.
    pub(crate) news: BTreeSet<MatchId>,
    /// What was added to logs.
    pub(crate) appended: Vec<Append>,
}

/// The result of a future that waits for nothing.
pub(crate) fn at_once<T>(future: impl Future<Output = T>) -> Result<T, Fault> {
    let mut future = std::pin::pin!(future);
    match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Ok(value),
        Poll::Pending => Err(Fault),
    }
}

impl Host {
    /// What is known. Nothing that is done under this lock can leave it half changed.
    pub(crate) fn data(&self) -> MutexGuard<'_, HostData> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new text has come: what time it is, and what chance has for it.
    pub(crate) fn begin(&self, now: Moment, random: [u8; 32]) {
        let mut data = self.data();
        // A clock that was set back must not let a log go backwards.
        data.now = data.now.max(now);
        (data.random, data.drawn) = (random, 0);
    }

    /// The state of a match that is in use.
    pub(crate) fn state(&self, id: &MatchId) -> Option<Arc<MatchState>> {
        locked(&self.states).get(id).cloned()
    }

    /// 32 bytes that were not drawn before.
    pub(crate) fn draw(&self) -> [u8; 32] {
        let mut data = self.data();
        data.drawn += 1;
        let hash = Sha256::new().chain_update(data.random).chain_update(data.drawn.to_be_bytes());
        hash.finalize().into()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The state of a match, taken out of the cache until this is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    id: MatchId,
    state: Option<Arc<MatchState>>,
    states: States,
}

impl Deref for Held {
    type Target = Option<Arc<MatchState>>;

    fn deref(&self) -> &Option<Arc<MatchState>> {
        &self.state
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Option<Arc<MatchState>> {
        &mut self.state
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(state) = self.state.take() {
            locked(&self.states).insert(self.id.clone(), state);
        }
    }
}

impl ports::Host for Host {
    type Fault = Fault;
}

#[async_trait]
impl ports::Cache for Host {
    type Locked = Held;

    async fn lock(&self, id: &MatchId) -> Held {
        let state = locked(&self.states).remove(id);
        Held { id: id.clone(), state, states: Arc::clone(&self.states) }
    }

    fn remove(&self, _: &MatchId) {}

    fn evict(&self, _: &MatchId) {}
}

#[async_trait]
impl ports::Log for Host {
    type Error = Fault;

    async fn append(&self, append: Append) -> Result<Appended, Fault> {
        let mut data = self.data();
        let log = data.logs.entry(append.id.clone()).or_default();
        let first = append.rows.first().map_or(0, |row| row.number);
        if first as usize != log.len() + 1 {
            return Ok(Appended::Taken);
        }
        log.extend(append.rows.iter().cloned());
        if let Some(summary) = &append.summary {
            data.summaries.insert(append.id.clone(), summary.clone());
        }
        data.appended.push(append);
        Ok(Appended::Committed)
    }

    async fn log(&self, id: MatchId, after: u32) -> Result<Vec<Row>, Fault> {
        let data = self.data();
        let rows = data.logs.get(&id).into_iter().flatten();
        Ok(rows.filter(|row| row.number > after).cloned().collect())
    }
}

impl ports::Notices for Host {
    fn publish(&self, notice: Notice) {
        self.publish_here(notice.topic);
    }

    fn publish_here(&self, topic: Topic) {
        if let Topic::Match(id) = topic {
            self.data().news.insert(id);
        }
    }
}

/// The computer never goes away, and nobody claims a win from whoever owns the table.
#[async_trait]
impl ports::Presence for Host {
    type Error = Fault;

    fn see(&self, _: &MatchId, _: &PlayerId, _: Moment) {}

    fn forget(&self, _: &MatchId) {}

    async fn opponent_away<'a>(
        &'a self,
        _: &'a MatchState,
        _: &'a PlayerId,
        _: Moment,
    ) -> Result<Millis, Fault> {
        Ok(Millis::ZERO)
    }
}

#[async_trait]
impl ports::Admission for Host {
    type Error = Fault;

    async fn refusal<'a>(
        &'a self,
        _: &'a MatchState,
        _: &'a Player,
    ) -> Result<Option<Refusal>, Fault> {
        Ok(None)
    }
}

impl ports::Thinking for Host {
    fn wake(&self, state: &MatchState) {
        self.data().woken.insert(state.id().clone());
    }
}

#[async_trait]
impl ports::Time for Host {
    type Error = Fault;

    fn now(&self) -> Moment {
        self.data().now
    }

    fn beat(&self) -> Moment {
        self.data().now
    }

    fn outage_since(&self) -> Option<Moment> {
        None
    }

    fn owed(&self, _: Moment) -> Vec<Outage> {
        Vec::new()
    }

    async fn agree(&self) -> Result<(), Fault> {
        Ok(())
    }
}

impl ports::Timers for Host {
    fn set(&self, id: &MatchId, due: Option<Moment>) {
        let mut data = self.data();
        match due {
            Some(due) => data.due.insert(id.clone(), due),
            None => data.due.remove(id),
        };
    }
}

/// No other host writes to these logs. This one was last alive when it wrote the last row of the match that is
/// being brought back: what passed since then is given back to its clocks.
#[async_trait]
impl ports::Peers for Host {
    type Error = Fault;

    fn may_write(&self) -> bool {
        false
    }

    async fn note_alive(&self, _: Moment) -> Result<(), Fault> {
        Ok(())
    }

    async fn last_alive(&self) -> Result<Option<Moment>, Fault> {
        let data = self.data();
        let log = data.returning.as_ref().and_then(|id| data.logs.get(id));
        Ok(log.and_then(|rows| rows.last()).map(|row| row.at))
    }

    async fn note_host(&self, _: Moment) -> Result<(), Fault> {
        Ok(())
    }

    async fn forget_hosts(&self, _: Moment) -> Result<bool, Fault> {
        Ok(false)
    }

    async fn has_hosts(&self) -> Result<bool, Fault> {
        Ok(false)
    }

    async fn hold_recovery(&self) -> Result<Lease, Fault> {
        Ok(Lease::Kept)
    }

    fn holds_recovery(&self) -> bool {
        true
    }

    async fn release_recovery(&self) -> Result<(), Fault> {
        Ok(())
    }

    async fn running(&self) -> Result<Vec<MatchId>, Fault> {
        Ok(self.data().returning.iter().cloned().collect())
    }
}

impl ports::Random for Host {
    fn coin(&self) -> Side {
        if self.draw()[0].is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn secret(&self) -> [u8; 32] {
        self.draw()
    }
}
