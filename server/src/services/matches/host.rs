//! This server as the host of matches: the ports of the match crate, over the store, the bus and the engine.
//!
//! [`ports::Thinking`] is in `computer_player.rs`, [`ports::Presence`] in `shared_presence.rs`, and
//! [`ports::Cache`] in `cache.rs`.

use std::sync::atomic::Ordering;

use async_trait::async_trait;
use galds_games::core::Side;
use galds_matches::clock::{Moment, Outage};
use galds_matches::ports::{self, Lease, Notice, Topic};
use galds_matches::{Append, Appended, Handler, MatchId, MatchState, Player, Refusal, Row};

use super::{Matches, Written};
use crate::bus::LEASE;
use crate::storage::StoreError;
use crate::{random, time};

/// The name of the lease of recovery.
const RECOVERY: &str = "recovery";

impl Matches {
    /// The command loop over this server.
    pub(super) const fn handler(&self) -> Handler<'_, Matches> {
        Handler::new(self)
    }
}

impl ports::Host for Matches {
    type Fault = StoreError;
}

#[async_trait]
impl ports::Log for Matches {
    type Error = StoreError;

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let first = append.rows.first().map_or(0, |row| row.number);
        let (is_new, id) = (first == 1, append.id.clone());
        let appended = self.inner.store.append(append).await?;
        if appended == Appended::Committed {
            if let Some(follower) = self.inner.follower.get() {
                let _stopping = follower.send(Written { id, first });
            }
            if is_new {
                metrics::counter!("galds_matches_created_total").increment(1);
            } else {
                metrics::counter!("galds_commands_committed_total").increment(1);
            }
        }
        Ok(appended)
    }

    async fn log(&self, id: MatchId, after: u32) -> Result<Vec<Row>, StoreError> {
        self.inner.store.log(id, after).await
    }
}

impl ports::Notices for Matches {
    fn publish(&self, notice: Notice) {
        self.inner.bus.publish(notice);
    }

    fn publish_here(&self, topic: Topic) {
        self.inner.bus.publish_here(topic);
    }
}

#[async_trait]
impl ports::Admission for Matches {
    type Error = StoreError;

    async fn refusal<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a Player,
    ) -> Result<Option<Refusal>, StoreError> {
        if self.is_owner_gone(state).await? {
            return Ok(Some(Refusal::OwnerLeft));
        }
        let may_meet = self.may_meet(state, player).await?;
        Ok((!may_meet).then_some(Refusal::NotInvited))
    }
}

#[async_trait]
impl ports::Time for Matches {
    type Error = StoreError;

    fn now(&self) -> Moment {
        time::now()
    }

    fn beat(&self) -> Moment {
        self.inner.store.outages().now()
    }

    fn outage_since(&self) -> Option<Moment> {
        self.inner.store.outages().open_since()
    }

    fn owed(&self, changed: Moment) -> Vec<Outage> {
        self.inner.store.outages().owed(changed)
    }

    async fn agree(&self) -> Result<(), StoreError> {
        if let Some(time) = self.inner.store.time().await? {
            self.inner.store.outages().agree_on(time);
        }
        Ok(())
    }
}

impl ports::Timers for Matches {
    fn set(&self, id: &MatchId, due: Option<Moment>) {
        self.inner.timer.set(id, due);
    }
}

#[async_trait]
impl ports::Peers for Matches {
    type Error = StoreError;

    fn may_write(&self) -> bool {
        self.inner.store.is_shared()
    }

    async fn note_alive(&self, at: Moment) -> Result<(), StoreError> {
        self.inner.store.note_alive(at).await
    }

    async fn last_alive(&self) -> Result<Option<Moment>, StoreError> {
        self.inner.store.last_alive().await
    }

    async fn note_host(&self, at: Moment) -> Result<(), StoreError> {
        self.inner.store.note_server(self.inner.server.clone(), at).await
    }

    async fn forget_hosts(&self, before: Moment) -> Result<bool, StoreError> {
        self.inner.store.forget_servers(before).await
    }

    async fn has_hosts(&self) -> Result<bool, StoreError> {
        self.inner.store.has_servers().await
    }

    /// In the store and not on the bus: whoever cannot reach the store cannot attend to any match.
    async fn hold_recovery(&self) -> Result<Lease, StoreError> {
        let (name, holder) = (RECOVERY.to_owned(), self.inner.server.clone());
        let is_ours = self.inner.store.hold_lease(name, holder, LEASE).await?;
        let was_ours = self.inner.holds_recovery.swap(is_ours, Ordering::Relaxed);
        Ok(match (is_ours, was_ours) {
            (false, _) => Lease::Theirs,
            (true, false) => Lease::Taken,
            (true, true) => Lease::Kept,
        })
    }

    fn holds_recovery(&self) -> bool {
        self.inner.holds_recovery.load(Ordering::Relaxed)
    }

    async fn release_recovery(&self) -> Result<(), StoreError> {
        let holder = self.inner.server.clone();
        self.inner.store.release_lease(RECOVERY.to_owned(), holder).await
    }

    async fn running(&self) -> Result<Vec<MatchId>, StoreError> {
        self.inner.store.running().await
    }
}

impl ports::Random for Matches {
    fn coin(&self) -> Side {
        random::coin()
    }

    fn secret(&self) -> [u8; 32] {
        random::secret()
    }
}
