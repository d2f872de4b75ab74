//! Who is at this server right now, whatever they look at: connections that are open, and when
//! somebody was last heard of by a request.
//!
//! It is kept in memory. Where several servers share a store, each notes there whom it sees
//! ([`Matches::note_visitors`]), and [`Matches::last_seen`] knows of all of them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use galds_matches::PlayerId;
use galds_matches::clock::{Millis, Moment};

use super::Matches;
use crate::storage::StoreError;
use crate::time;

/// How long somebody counts as online after the last sign of life.
pub const ONLINE: Millis = Millis::seconds(60);
/// How old what another server noted of a visitor is at most: a little more than it takes to note it again.
const NOTED_WITHIN: Millis = Millis::seconds(15);

/// The visitors of one server. Clones are the same.
#[derive(Clone, Debug)]
pub struct Visitors {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    since: Moment,
    seen: Mutex<HashMap<PlayerId, Visit>>,
}

#[derive(Clone, Copy, Debug)]
struct Visit {
    connections: u32,
    last: Moment,
}

/// An open connection of a visitor; it ends when this is dropped.
#[derive(Debug)]
pub struct Connected {
    visitors: Visitors,
    player: PlayerId,
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Some(visit) = self.visitors.locked().get_mut(&self.player) {
            visit.connections = visit.connections.saturating_sub(1);
            visit.last = time::now();
        }
    }
}

impl Visitors {
    /// Visitors of whom nobody has come yet.
    pub fn new(now: Moment) -> Visitors {
        Visitors { inner: Arc::new(Inner { since: now, seen: Mutex::default() }) }
    }

    /// A connection of this player is open from now on.
    #[must_use]
    pub fn connect(&self, player: &PlayerId) -> Connected {
        self.visit(player, time::now(), |visit| visit.connections += 1);
        Connected { visitors: self.clone(), player: player.clone() }
    }

    /// A request of this player came.
    pub fn saw(&self, player: &PlayerId, now: Moment) {
        self.visit(player, now, |_| ());
    }

    /// When this player was last here. Nobody was before the server started, so whoever is not known
    /// may have been here until then.
    pub fn last_seen(&self, player: &PlayerId, now: Moment) -> Moment {
        match self.locked().get(player) {
            Some(visit) if visit.connections > 0 => now,
            Some(visit) => visit.last,
            None => self.inner.since,
        }
    }

    /// Whether a connection of this player is open here.
    pub fn is_connected(&self, player: &PlayerId) -> bool {
        self.locked().get(player).is_some_and(|visit| visit.connections > 0)
    }

    /// Everybody who is online at this server.
    pub fn online(&self, now: Moment) -> Vec<PlayerId> {
        let seen = self.locked();
        let online = seen.iter().filter(|(_, visit)| visit.is_online(now));
        online.map(|(player, _)| player.clone()).collect()
    }

    fn online_among(&self, players: &[PlayerId], now: Moment) -> HashSet<PlayerId> {
        let seen = self.locked();
        let is_online = |player: &&PlayerId| seen.get(*player).is_some_and(|v| v.is_online(now));
        players.iter().filter(is_online).cloned().collect()
    }

    /// Forgets those who left.
    pub fn purge(&self, now: Moment) {
        self.locked().retain(|_, visit| visit.is_online(now));
    }

    fn visit(&self, player: &PlayerId, now: Moment, change: impl FnOnce(&mut Visit)) {
        let mut seen = self.locked();
        let visit = seen.entry(player.clone()).or_insert(Visit { connections: 0, last: now });
        visit.last = visit.last.max(now);
        change(visit);
    }

    /// Nothing that is done under this lock can leave its contents half changed.
    fn locked(&self) -> MutexGuard<'_, HashMap<PlayerId, Visit>> {
        self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visit {
    fn is_online(self, now: Moment) -> bool {
        self.connections > 0 || now.since(self.last) <= ONLINE
    }
}

impl Matches {
    /// Who is at this server.
    pub fn visitors(&self) -> &Visitors {
        &self.inner.visitors
    }

    /// When a player was last at any server.
    pub async fn last_seen(&self, player: &PlayerId, now: Moment) -> Result<Moment, StoreError> {
        let here = self.visitors().last_seen(player, now);
        if here == now || !self.inner.store.is_shared() {
            return Ok(here);
        }
        let elsewhere = self.inner.store.last_online(vec![player.clone()]).await?;
        Ok(elsewhere.first().map_or(here, |(_, elsewhere)| here.max(*elsewhere)))
    }

    /// Whether a page of this player is open at any server. What other servers noted may be some seconds old.
    pub async fn is_connected(&self, player: &PlayerId) -> Result<bool, StoreError> {
        let now = time::now();
        if self.visitors().is_connected(player) {
            return Ok(true);
        }
        if !self.inner.store.is_shared() {
            return Ok(false);
        }
        let elsewhere = self.inner.store.last_online(vec![player.clone()]).await?;
        Ok(elsewhere.iter().any(|(_, seen)| now.since(*seen) <= NOTED_WITHIN))
    }

    /// Those of these players who are online at any server.
    pub async fn online_among(
        &self,
        players: Vec<PlayerId>,
        now: Moment,
    ) -> Result<HashSet<PlayerId>, StoreError> {
        let mut online = self.visitors().online_among(&players, now);
        if self.inner.store.is_shared() {
            let seen = self.inner.store.last_online(players).await?.into_iter();
            let elsewhere = seen.filter(|(_, seen)| now.since(*seen) <= ONLINE);
            online.extend(elsewhere.map(|(player, _)| player));
        }
        Ok(online)
    }

    /// Tells other servers who is here.
    pub async fn note_visitors(&self, now: Moment) -> Result<(), StoreError> {
        self.visitors().purge(now);
        if self.inner.store.is_shared() {
            self.inner.store.note_online(self.visitors().online(now), now).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_online_while_a_connection_is_open_and_a_minute_after_the_last_request() {
        let (anna, bob) = (PlayerId::Guest("a".to_owned()), PlayerId::Guest("b".to_owned()));
        let start = time::now();
        let visitors = Visitors::new(start);
        let later = start.after(Millis::minutes(10));
        assert_eq!(visitors.last_seen(&anna, later), start);
        let open = visitors.connect(&anna);
        visitors.saw(&bob, start);
        assert_eq!(visitors.last_seen(&anna, later), later);
        assert_eq!(visitors.last_seen(&bob, later), start);
        assert_eq!(visitors.online(later), std::slice::from_ref(&anna));
        assert_eq!(visitors.online(start.after(ONLINE)).len(), 2);
        drop(open);
        assert!(visitors.online(later).is_empty());
        visitors.purge(later);
        assert_eq!(visitors.last_seen(&anna, later), start, "purged, so as if never here");
    }
}
