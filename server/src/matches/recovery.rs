//! After a restart: matches that are being played are found again, clocks get back what passed while
//! no server was there, and house players go on.

use std::time::Duration;

use super::{Event, Keeper, MatchError, MatchId, MatchState, Phase};
use crate::clock::{Millis, Moment};
use crate::storage::Appended;

/// How often a server notes that it is alive.
const PULSE: Duration = Duration::from_secs(2);
/// A gap as long as this is no downtime: the pulse is not more exact.
const NO_GAP: Millis = Millis::seconds(3);

impl Keeper {
    /// Finds the matches that were being played. Answers with how many there are.
    pub async fn recover(&self) -> Result<usize, MatchError> {
        let alive = self.inner.store.last_alive().await?;
        let unfinished = self.inner.store.unfinished().await?;
        for id in &unfinished {
            match self.recover_one(id, alive).await {
                Ok(()) => {}
                Err(MatchError::Store(error)) => return Err(error.into()),
                // One log that cannot be read must not keep the others from going on.
                Err(error) => tracing::error!(%id, %error, "a match cannot be recovered"),
            }
        }
        self.inner.store.note_alive(Moment::now()).await?;
        Ok(unfinished.len())
    }

    async fn recover_one(&self, id: &MatchId, alive: Option<Moment>) -> Result<(), MatchError> {
        loop {
            let (held, now) = (self.hold(id), Moment::now());
            let mut place = held.state.lock().await;
            let state = self.loaded(id, &mut place).await?;
            match refund(state, alive, now) {
                None => {
                    self.tell(state, state.phase());
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

    /// Notes again and again that this server is alive, and lets go of what nobody uses. Ends when the
    /// future is dropped.
    pub async fn pulse(&self) {
        let mut ticks = tokio::time::interval(PULSE);
        loop {
            ticks.tick().await;
            if let Err(error) = self.inner.store.note_alive(Moment::now()).await {
                tracing::warn!(%error, "the store does not take the pulse");
            }
            self.let_go();
            self.presence().purge(Moment::now());
        }
    }
}

/// What is given back to a match, if there was a gap while time was running.
fn refund(state: &MatchState, alive: Option<Moment>, now: Moment) -> Option<Event> {
    let away = alive?.max(state.changed());
    let runs = state.phase() == Phase::Playing && state.due().is_some();
    (runs && now.since(away) > NO_GAP).then_some(Event::Refunded { away, back: now })
}
