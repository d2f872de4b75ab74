//! Signs of life: to itself several times a second, to the store every second.
//!
//! The first show when the process stood still. The second say, after the end of a server, since when it
//! has been gone; where several servers share a store, the others see by them that its matches need
//! somebody else.

use std::sync::Weak;
use std::time::Duration;

use galds_matches::clock::{Millis, Moment, Outage};

use super::attend::Origin;
use super::service::Inner;
use super::{MatchError, Matches};
use crate::time;

/// How often the process gives itself a sign of life.
const BEAT: Duration = Duration::from_millis(200);
/// How often a server notes in the store that it is alive.
pub(super) const PULSE: Duration = Duration::from_secs(1);
/// After how long without a sign of life a server counts as gone.
pub(super) const GONE: Millis = Millis::seconds(6);
/// An outage as long as this is shown to players at once; a shorter one when somebody acts.
const SHOWN_AT_ONCE: Millis = Millis::seconds(5);

/// Notes outages of this process until the matches is gone, and gives the time back to matches in use.
pub(super) async fn beat(matches: Weak<Inner>) {
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut seen: Option<Outage> = None;
    loop {
        ticks.tick().await;
        let Some(inner) = matches.upgrade() else { return };
        let matches = Matches { inner };
        let (store, outages) = (&matches.inner.store, matches.inner.store.outages());
        outages.now();
        if outages.machine_is_ahead() {
            outages.follow_machine(store.time().await.unwrap_or_default());
        }
        let last = outages.last();
        if last != seen {
            seen = last;
            // Another server may have closed the connections of this one meanwhile.
            matches.presence().note_connected();
            if last.is_some_and(|outage| outage.back.since(outage.away) >= SHOWN_AT_ONCE) {
                tokio::spawn(async move { matches.refund_cached().await });
            }
        }
    }
}

impl Matches {
    /// Gives the matches that are in use what they are owed.
    async fn refund_cached(&self) {
        for id in self.cached_ids() {
            self.look_at(&id).await;
        }
    }

    /// Notes again and again that this server is alive, takes over the matches of servers that are gone,
    /// and lets go of what nobody uses. Ends when the future is dropped.
    pub async fn pulse(&self) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.note_alive().await {
                tracing::warn!(%error, "the store does not take the pulse");
            }
            self.evict_idle();
            self.presence().purge(time::now());
        }
    }

    async fn note_alive(&self) -> Result<(), MatchError> {
        let (store, now) = (&self.inner.store, time::now());
        store.note_alive(now).await?;
        if store.is_shared() {
            store.note_server(self.inner.server.clone(), now).await?;
            if store.forget_servers(now.before(GONE)).await? {
                let matches = self.clone();
                tokio::spawn(async move {
                    if let Err(error) = matches.take_over().await {
                        tracing::error!(%error, "the matches of a server that is gone wait");
                    }
                });
            }
        }
        Ok(())
    }

    /// Notes that this server is about to end: until now it was there, and its matches need another.
    pub async fn take_leave(&self) -> Result<(), MatchError> {
        let store = &self.inner.store;
        store.note_alive(time::now()).await?;
        if store.is_shared() {
            // A sign of life from long ago: others see at once that it is gone.
            store.note_server(self.inner.server.clone(), Moment(0)).await?;
        }
        Ok(())
    }

    /// Sees to all matches that are being played: a server that did so is gone.
    async fn take_over(&self) -> Result<(), MatchError> {
        let running = self.inner.store.running().await?;
        tracing::info!(matches = running.len(), "a server is gone; its matches go on here");
        for id in &running {
            self.take_over_one(id).await.unwrap_or_else(|error| {
                tracing::error!(%id, %error, "a match cannot be taken over");
            });
        }
        Ok(())
    }

    async fn take_over_one(&self, id: &galds_matches::MatchId) -> Result<(), MatchError> {
        let cached = self.cached(id);
        let mut place = cached.state.lock().await;
        self.refresh(&mut place).await?;
        let state = self.loaded(id, &mut place).await?;
        self.attend(state, Origin::Here);
        Ok(())
    }
}
