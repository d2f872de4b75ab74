//! Who is at which match right now: connections that are open, and when somebody was last seen.
//!
//! It is kept in memory alone. After a restart everybody counts as seen at that moment.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::MatchId;
use crate::clock::{Millis, Moment};
use crate::identity::PlayerId;

/// How long somebody who went away is remembered: longer than any wait for a claim.
const REMEMBERED: Millis = Millis::days(4);

/// Who is where.
#[derive(Debug)]
pub struct Presence {
    since: Moment,
    seen: Mutex<HashMap<(MatchId, PlayerId), Seen>>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    connections: u32,
    last: Moment,
}

impl Presence {
    /// Nobody is anywhere yet.
    pub fn new(now: Moment) -> Presence {
        Presence { since: now, seen: Mutex::default() }
    }

    /// A connection of this player looks at a match from now on.
    pub fn arrive(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        let mut seen = self.locked();
        let seen = seen.entry((id.clone(), player.clone()));
        let seen = seen.or_insert(Seen { connections: 0, last: now });
        seen.connections += 1;
        seen.last = now;
    }

    /// A connection of this player no longer looks at a match.
    pub fn leave(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        if let Some(seen) = self.locked().get_mut(&(id.clone(), player.clone())) {
            seen.connections = seen.connections.saturating_sub(1);
            seen.last = now;
        }
    }

    /// The player was heard of, as by a poll.
    pub fn see(&self, id: &MatchId, player: &PlayerId, now: Moment) {
        let mut seen = self.locked();
        let seen = seen.entry((id.clone(), player.clone()));
        seen.or_insert(Seen { connections: 0, last: now }).last = now;
    }

    /// How long the player has been away.
    pub fn away(&self, id: &MatchId, player: &PlayerId, now: Moment) -> Millis {
        if matches!(player, PlayerId::House(_)) {
            return Millis::ZERO;
        }
        match self.locked().get(&(id.clone(), player.clone())) {
            Some(seen) if seen.connections > 0 => Millis::ZERO,
            Some(seen) => now.since(seen.last),
            None => now.since(self.since),
        }
    }

    /// Forgets a match.
    pub fn forget(&self, id: &MatchId) {
        self.locked().retain(|(seen_at, _), seen| seen_at != id || seen.connections > 0);
    }

    /// Forgets those who have not been seen for so long that it no longer matters.
    pub fn purge(&self, now: Moment) {
        let is_here = |seen: &Seen| seen.connections > 0 || now.since(seen.last) < REMEMBERED;
        self.locked().retain(|_, seen| is_here(seen));
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<(MatchId, PlayerId), Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_away_from_when_the_last_connection_closed() {
        let (id, player) = (MatchId::new(), PlayerId::Guest("a".to_owned()));
        let presence = Presence::new(Moment(0));
        assert_eq!(presence.away(&id, &player, Moment(70)), Millis(70));
        presence.arrive(&id, &player, Moment(100));
        presence.arrive(&id, &player, Moment(100));
        presence.leave(&id, &player, Moment(200));
        assert_eq!(presence.away(&id, &player, Moment(900)), Millis::ZERO);
        presence.leave(&id, &player, Moment(1000));
        assert_eq!(presence.away(&id, &player, Moment(1500)), Millis(500));
        assert_eq!(presence.away(&id, &PlayerId::House(3), Moment(1500)), Millis::ZERO);
    }
}
