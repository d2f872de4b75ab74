//! After a restart: matches that are being played are found again, clocks get back what passed while
//! no server was there, and computer players go on.

use galds_matches::clock::{Millis, Moment};
use galds_matches::{Appended, MatchId};

use super::alive::{GONE, PULSE};
use super::attend::Origin;
use super::{MatchError, Matches};
use crate::time;

/// Where others may be alive a gap as long as this is no downtime: signs of life are not more exact.
const NO_GAP: Millis = Millis(PULSE.as_millis() as u64 + 2_000);

impl Matches {
    /// Finds the matches that were being played. Answers with how many there are.
    pub async fn recover(&self) -> Result<usize, MatchError> {
        let store = &self.inner.store;
        if let Some(time) = store.time().await? {
            store.outages().agree_on(time);
        }
        let alive = store.last_alive().await?;
        let gone = time::now().before(GONE);
        store.forget_servers(gone).await?;
        // Another server that is there sees to the matches that are being played.
        let origin = if store.has_servers().await? { Origin::Elsewhere } else { Origin::Here };
        let running = store.running().await?;
        for id in &running {
            match self.recover_one(id, alive, origin).await {
                Ok(()) => {}
                Err(MatchError::Store(error)) => return Err(error.into()),
                // One log that cannot be read must not keep the others from going on.
                Err(error) => tracing::error!(%id, %error, "a match cannot be recovered"),
            }
            // Who comes back to it has it loaded again; there may be very many.
            self.evict(id);
        }
        store.note_alive(time::now()).await?;
        Ok(running.len())
    }

    async fn recover_one(
        &self,
        id: &MatchId,
        alive: Option<Moment>,
        origin: Origin,
    ) -> Result<(), MatchError> {
        loop {
            let (cached, now) = (self.cached(id), time::now());
            let mut place = cached.state.lock().await;
            let state = self.loaded(id, &mut place).await?;
            let tolerated = if self.inner.store.is_shared() { NO_GAP } else { Millis::ZERO };
            match state.refund_after_gap(alive, now, tolerated) {
                None => {
                    self.attend(state, origin);
                    return Ok(());
                }
                Some(event) => {
                    if self.write(&mut place, vec![event], None, now).await? == Appended::Committed
                    {
                        return Ok(());
                    }
                }
            }
        }
    }
}
