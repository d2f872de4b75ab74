//! Signs of life: to itself several times a second, to the store every second.
//!
//! The first show when the process stood still. The second say, after the end of a server, since when it
//! has been gone; where several servers share a store, the others see by them that its matches need
//! somebody else.

use std::sync::Weak;
use std::time::Duration;

use galds_matches::clock::{Millis, Outage};
use galds_matches::{PULSE, Pulse};

use super::service::Inner;
use super::{MatchError, Matches};
use crate::time;

/// How often the process gives itself a sign of life.
const BEAT: Duration = Duration::from_millis(200);
/// An outage as long as this is shown to players at once; a shorter one when somebody acts.
const SHOWN_AT_ONCE: Millis = Millis::seconds(5);

/// Notes outages of this process until the service is gone, and gives matches the time back.
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
                tokio::spawn(async move { matches.refund_outage().await });
            }
        }
    }
}

impl Matches {
    /// Gives all matches what an outage cost them, as soon as the store answers.
    async fn refund_outage(&self) {
        while let Err(error) = self.handler().refund_outage().await {
            tracing::warn!(%error, "what the outage cost cannot be given back yet");
            tokio::time::sleep(PULSE.into()).await;
        }
    }

    /// Notes again and again that this server is alive, takes over the matches of servers that are gone,
    /// and lets go of what nobody uses. Ends when the future is dropped.
    pub async fn pulse(&self) {
        let mut ticks = tokio::time::interval(PULSE.into());
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
        if self.handler().pulse().await? == Pulse::HostGone {
            let matches = self.clone();
            tokio::spawn(async move { matches.take_over().await });
        }
        Ok(())
    }

    /// Notes that this server is about to end: until now it was there, and its matches need another.
    pub async fn take_leave(&self) -> Result<(), MatchError> {
        Ok(self.handler().take_leave().await?)
    }
}
