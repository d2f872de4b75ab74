//! After a restart: matches that are being played are found again, clocks get back what passed while
//! no server was there, and house players go on.

use super::alive::{GONE, PULSE};
use super::attend::Origin;
use super::{Event, Keeper, MatchError, MatchId, MatchState, Phase};
use crate::clock::{Millis, Moment};
use crate::storage::Appended;

/// Where others may be alive a gap as long as this is no downtime: signs of life are not more exact.
const NO_GAP: Millis = Millis(PULSE.as_millis() as u64 + 2_000);
/// A match whose last event is this far in the future was written by a machine whose clock was ahead.
const IN_THE_FUTURE: Millis = Millis::seconds(2);

impl Keeper {
    /// Finds the matches that were being played. Answers with how many there are.
    pub async fn recover(&self) -> Result<usize, MatchError> {
        let store = &self.inner.store;
        if let Some(time) = store.time().await? {
            store.outages().agree_on(time);
        }
        let alive = store.last_alive().await?;
        let gone = Moment::now().before(GONE);
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
            self.let_go_of(id);
        }
        store.note_alive(Moment::now()).await?;
        Ok(running.len())
    }

    async fn recover_one(
        &self,
        id: &MatchId,
        alive: Option<Moment>,
        origin: Origin,
    ) -> Result<(), MatchError> {
        loop {
            let (held, now) = (self.hold(id), Moment::now());
            let mut place = held.state.lock().await;
            let state = self.loaded(id, &mut place).await?;
            match self.refund(state, alive, now) {
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

    /// What is given back to a match, if there was a gap while time was running.
    fn refund(&self, state: &MatchState, alive: Option<Moment>, now: Moment) -> Option<Event> {
        if state.phase() != Phase::Playing || state.due().is_none() {
            return None;
        }
        let changed = state.changed();
        if changed.since(now) > IN_THE_FUTURE {
            return Some(Event::Refunded { away: changed, back: now });
        }
        let away = alive?.max(changed);
        let tolerated = if self.inner.store.is_shared() { NO_GAP } else { Millis::ZERO };
        (now.since(away) > tolerated).then_some(Event::Refunded { away, back: now })
    }
}
