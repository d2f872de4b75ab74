//! What a match needs although nobody acts: a timer, the computer's move, time that is given back.
//!
//! Where several hosts share the logs, the one that wrote the last event of a match attends to what follows from
//! it, for as long as it gives signs of life. The host that holds the lease of recovery attends to the matches of
//! hosts that are gone, and looks a little later at those that it knows itself; all others leave them alone. That
//! two attend to one match at once is possible and does no harm: both would write the same number.

use super::cache::News;
use super::{Handler, HandlerError};
use crate::clock::{Millis, Moment};
use crate::ports::Host;
use crate::{Appended, Event, MatchId, MatchState, duties, overdue};

/// How long another host gets to have the computer act: longer than the computer thinks.
const COMPUTER_GRACE: Millis = Millis::seconds(12);
/// How long another host gets to end a match whose time has run out.
const FLAG_GRACE: Millis = Millis::seconds(2);
/// After how long a match is looked at again when the log was away.
const RETRY: Millis = Millis::seconds(2);

/// Who wrote what is new in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// This host, or nobody else could have.
    Here,
    /// Another host of the same logs, perhaps.
    Elsewhere,
}

/// When a host attends to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attendance {
    /// As soon as something is due: nobody else does.
    AtOnce,
    /// When another host, which should have, has not.
    AfterOthers,
}

impl<H: Host> Handler<'_, H> {
    /// Does what is due at a match although nobody acts: gives time back, ends it when its time has run
    /// out, has the computer act where no other host had it act. What cannot be done now is tried again
    /// later; the answer is an error if that is because the match cannot be loaded.
    pub async fn look_at(&self, id: &MatchId) -> Result<(), HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        let retry = || self.look_later(id);
        // While nothing can be written nobody's time runs out.
        let Ok(at) = self.judging_time().await else {
            retry();
            return Ok(());
        };
        match self.refresh(&mut entry).await {
            Ok(News::None) => {}
            // It is due at another moment, for which the timer was set.
            Ok(News::Some) => return Ok(()),
            Err(_) => {
                retry();
                return Ok(());
            }
        }
        let state = match self.loaded(id, &mut entry).await {
            Ok(state) => state,
            Err(HandlerError::Unknown) => return Ok(()),
            Err(error) => {
                retry();
                return Err(error);
            }
        };
        let Some(events) = self.owed(state).or_else(|| Some(vec![overdue(state, at)?])) else {
            self.host.set(id, state.due());
            self.host.wake(state);
            return Ok(());
        };
        match self.write(&mut entry, events, None, at).await {
            Ok(Appended::Committed) => {}
            // Another host wrote, or the log is away.
            Ok(Appended::Taken) | Err(_) => retry(),
        }
        Ok(())
    }

    /// Has a match looked at in a little while: what happened there is not known.
    pub(super) fn look_later(&self, id: &MatchId) {
        self.host.set(id, Some(self.host.now().after(RETRY)));
    }

    /// Sets the timer of a match, and has the computer act where it is its turn.
    pub(super) fn attend(&self, state: &MatchState, origin: Origin) {
        match origin {
            Origin::Here => {
                self.host.set(state.id(), state.due());
                self.host.wake(state);
            }
            Origin::Elsewhere if self.host.holds_recovery() => {
                self.host.set(state.id(), self.due(state, Attendance::AfterOthers));
            }
            // Whoever wrote it attends to it.
            Origin::Elsewhere => self.host.set(state.id(), None),
        }
    }

    /// When a match has to be looked at.
    pub(super) fn due(&self, state: &MatchState, attendance: Attendance) -> Option<Moment> {
        let (flag_grace, computer_grace) = match attendance {
            Attendance::AtOnce => (Millis::ZERO, Millis::ZERO),
            Attendance::AfterOthers => (FLAG_GRACE, COMPUTER_GRACE),
        };
        let flag = state.due().map(|due| due.after(flag_grace));
        let computer = || self.host.now().after(computer_grace);
        let computer = (!duties(state).is_empty()).then(computer);
        [flag, computer].into_iter().flatten().min()
    }

    /// The moment by which something is judged. There is none while nothing can be written: what an
    /// outage cost is known when it is over.
    pub(super) async fn judging_time(&self) -> Result<Moment, HandlerError<H::Fault>> {
        if self.host.outage_since().is_some() {
            self.host.note_alive(self.host.now()).await.map_err(HandlerError::Host)?;
        }
        Ok(self.host.beat())
    }

    /// What is given back to a match for outages since its last event.
    pub(super) fn owed(&self, state: &MatchState) -> Option<Vec<Event>> {
        state.refunds(|changed| self.host.owed(changed))
    }
}
