//! Who is at which match right now: connections that are open, and when somebody was last seen.
//!
//! Each server knows its own connections. Where several share a database, what changes here is noted
//! there as well ([`super::shared_presence`]), so that a claim is judged by what all of them know.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use galds_matches::clock::{Millis, Moment};
use galds_matches::{MatchId, PlayerId};
use tokio::sync::Notify;

use super::Matches;
use crate::storage::{PresenceScope, Sighting};
use crate::time;

/// How long somebody who went away is remembered: longer than any wait for a claim.
const REMEMBERED: Millis = Millis::days(4);
/// Somebody who is seen again and again is noted for other servers so often.
const NOTED_AGAIN: Millis = Millis::seconds(10);

/// Whether other servers are to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// There are none.
    Nobody,
    /// There may be some on the same database.
    OtherServers,
}

/// Who is where.
#[derive(Debug)]
pub struct Presence {
    since: Moment,
    audience: Audience,
    known: Mutex<Known>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Known {
    seen: HashMap<(PresenceScope, PlayerId), Seen>,
    /// What other servers do not know yet.
    changes: HashSet<(PresenceScope, PlayerId)>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    connections: u32,
    last: Moment,
    /// When other servers last learnt of it.
    noted: Option<Moment>,
    /// Nobody needs to know any more once the last connection has gone.
    is_over: bool,
}

impl Seen {
    fn new(now: Moment) -> Seen {
        Seen { connections: 0, last: now, noted: None, is_over: false }
    }
}

impl Presence {
    /// Presence in which nobody was seen yet.
    pub fn new(now: Moment, audience: Audience) -> Presence {
        Presence { since: now, audience, known: Mutex::default(), changed: Notify::new() }
    }

    /// A connection of this player looks at a match from now on.
    pub fn arrive(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        self.arrive_at(PresenceScope::Match(id.clone()), player, now);
    }

    fn arrive_at(&self, scope: PresenceScope, player: &PlayerId, now: Moment) {
        let key = (scope, player.clone());
        let mut known = self.locked();
        let seen = known.seen.entry(key.clone()).or_insert(Seen::new(now));
        seen.connections += 1;
        seen.last = now;
        self.note(&mut known, key);
    }

    /// A connection of this player no longer looks at a match.
    pub fn leave(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        self.leave_from(PresenceScope::Match(id.clone()), player, now);
    }

    fn leave_from(&self, scope: PresenceScope, player: &PlayerId, now: Moment) {
        let key = (scope, player.clone());
        let mut known = self.locked();
        let Some(seen) = known.seen.get_mut(&key) else { return };
        seen.connections = seen.connections.saturating_sub(1);
        seen.last = now;
        if seen.is_over && seen.connections == 0 {
            known.seen.remove(&key);
        } else {
            self.note(&mut known, key);
        }
    }

    /// The player was heard of at a match, as by a poll or an action.
    pub fn see(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        self.see_at(PresenceScope::Match(id.clone()), player, now);
    }

    /// The player looked at all matches that it is playing.
    pub fn see_everywhere(&self, player: &PlayerId, now: Moment) {
        self.see_at(PresenceScope::Everywhere, player, now);
    }

    fn see_at(&self, scope: PresenceScope, player: &PlayerId, now: Moment) {
        let key = (scope, player.clone());
        let mut known = self.locked();
        let seen = known.seen.entry(key.clone()).or_insert(Seen::new(now));
        seen.last = now;
        if seen.noted.is_none_or(|noted| now.since(noted) >= NOTED_AGAIN) {
            self.note(&mut known, key);
        } else if self.audience == Audience::OtherServers {
            // It goes along with the next beat.
            known.changes.insert(key);
        }
    }

    fn note(&self, known: &mut Known, key: (PresenceScope, PlayerId)) {
        if self.audience == Audience::OtherServers {
            known.changes.insert(key);
            self.changed.notify_one();
        }
    }

    /// When this server last knew the player to be there: now, if a connection is open.
    pub fn last_seen(&self, id: &MatchId, player: &PlayerId, now: Moment) -> Option<Moment> {
        let known = self.locked();
        let at = |scope: PresenceScope| {
            let seen = known.seen.get(&(scope, player.clone()))?;
            Some(if seen.connections > 0 { now } else { seen.last })
        };
        at(PresenceScope::Match(id.clone())).max(at(PresenceScope::Everywhere))
    }

    /// Whether a connection of this player that looks at a match is open here.
    pub fn is_connected(&self, id: &MatchId, player: &PlayerId) -> bool {
        let known = self.locked();
        let scopes = [PresenceScope::Match(id.clone()), PresenceScope::Everywhere];
        scopes.into_iter().any(|scope| {
            known.seen.get(&(scope, player.clone())).is_some_and(|seen| seen.connections > 0)
        })
    }

    /// Since when this server looks.
    pub fn since(&self) -> Moment {
        self.since
    }

    /// Forgets a match.
    pub fn forget(&self, id: &MatchId) {
        let mut known = self.locked();
        let is_here = |scope: &PresenceScope| matches!(scope, PresenceScope::Match(match_id) if match_id == id);
        known.seen.retain(|(scope, _), seen| {
            seen.is_over |= is_here(scope);
            !seen.is_over || seen.connections > 0
        });
    }

    /// Forgets those who have not been seen for so long that it no longer matters.
    pub fn purge(&self, now: Moment) {
        let is_here = |seen: &Seen| seen.connections > 0 || now.since(seen.last) < REMEMBERED;
        self.locked().seen.retain(|_, seen| is_here(seen));
    }

    /// How many are remembered.
    pub fn len(&self) -> usize {
        self.locked().seen.len()
    }

    /// Whether nobody is remembered.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Waits until there is something to tell other servers.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Takes out what other servers do not know yet.
    pub(super) fn take_changes(&self, now: Moment) -> Vec<Sighting> {
        let mut known = self.locked();
        let changes = std::mem::take(&mut known.changes);
        let sighting = |(scope, player): (PresenceScope, PlayerId)| {
            let seen = known.seen.get_mut(&(scope.clone(), player.clone()))?;
            seen.noted = Some(now);
            Some(Sighting { scope, player, connections: seen.connections, seen: seen.last })
        };
        changes.into_iter().filter_map(sighting).collect()
    }

    /// Publishes again everybody who is connected here.
    pub(super) fn note_connected(&self) {
        let mut known = self.locked();
        let is_connected = |(_, seen): &(&(PresenceScope, PlayerId), &Seen)| seen.connections > 0;
        let keys: Vec<_> =
            known.seen.iter().filter(is_connected).map(|(key, _)| key.clone()).collect();
        for key in keys {
            self.note(&mut known, key);
        }
    }

    /// Puts back what could not be published.
    pub(super) fn put_back(&self, sightings: Vec<Sighting>) {
        let keys = sightings.into_iter().map(|sighting| (sighting.scope, sighting.player));
        self.locked().changes.extend(keys);
    }

    fn locked(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// As long as this is held the player counts as present.
pub struct PresenceGuard {
    matches: Matches,
    scope: PresenceScope,
    player: PlayerId,
}

impl PresenceGuard {
    /// The player is there from now on.
    pub fn new(matches: &Matches, scope: PresenceScope, player: &PlayerId) -> PresenceGuard {
        matches.presence().arrive_at(scope.clone(), player, time::now());
        PresenceGuard { matches: matches.clone(), scope, player: player.clone() }
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.matches.presence().leave_from(self.scope.clone(), &self.player, time::now());
    }
}

impl std::fmt::Debug for PresenceGuard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PresenceGuard({})", self.player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use futures_util::FutureExt as _;

    fn somebody() -> (MatchId, PlayerId) {
        (random::match_id(), PlayerId::Guest("a".to_owned()))
    }

    #[test]
    fn a_player_was_last_seen_when_the_last_connection_closed() {
        let (id, player) = somebody();
        let presence = Presence::new(Moment(0), Audience::OtherServers);
        assert_eq!(presence.last_seen(&id, &player, Moment(70)), None);
        presence.arrive(&id, &player, Moment(100));
        presence.arrive(&id, &player, Moment(100));
        presence.leave(&id, &player, Moment(200));
        assert_eq!(presence.last_seen(&id, &player, Moment(900)), Some(Moment(900)));
        presence.leave(&id, &player, Moment(1000));
        assert_eq!(presence.last_seen(&id, &player, Moment(1500)), Some(Moment(1000)));
    }

    #[test]
    fn who_looks_at_all_own_matches_is_present_at_each() {
        let (id, player) = somebody();
        let presence = Presence::new(Moment(0), Audience::OtherServers);
        presence.see(&id, &player, Moment(100));
        presence.see_everywhere(&player, Moment(500));
        for id in [id, random::match_id()] {
            assert_eq!(presence.last_seen(&id, &player, Moment(900)), Some(Moment(500)));
        }
    }

    #[test]
    fn of_a_match_that_is_over_nothing_is_remembered_once_everybody_has_gone() {
        let (id, player) = somebody();
        let presence = Presence::new(Moment(0), Audience::OtherServers);
        presence.see(&id, &PlayerId::Guest("b".to_owned()), Moment(100));
        presence.arrive(&id, &player, Moment(100));
        presence.forget(&id);
        assert_eq!(presence.len(), 1);
        presence.leave(&id, &player, Moment(200));
        assert!(presence.is_empty());
    }

    #[test]
    fn other_servers_are_told_of_what_changes_at_once_and_of_who_is_seen_again_later() {
        let (id, player) = somebody();
        let presence = Presence::new(Moment(0), Audience::OtherServers);
        let published = |now| -> Vec<(u32, Moment)> {
            let changes = presence.take_changes(now);
            changes.into_iter().map(|sighting| (sighting.connections, sighting.seen)).collect()
        };
        let is_urgent = || presence.changed().now_or_never().is_some();
        presence.arrive(&id, &player, Moment(100));
        assert!(is_urgent());
        assert_eq!(published(Moment(100)), [(1, Moment(100))]);
        presence.see(&id, &player, Moment(200));
        assert!(!is_urgent());
        assert_eq!(published(Moment(5_000)), [(1, Moment(200))]);
        assert_eq!(published(Moment(5_001)), []);
        presence.see(&id, &player, Moment(20_000));
        assert!(is_urgent());
        assert_eq!(published(Moment(20_000)), [(1, Moment(20_000))]);
        presence.leave(&id, &player, Moment(20_100));
        assert!(is_urgent());
        assert_eq!(published(Moment(20_100)), [(0, Moment(20_100))]);
    }
}
