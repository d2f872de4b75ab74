//! What a match needs although nobody acts: a timer, the computer's move, time that is given back.
//!
//! Where several servers share a store, the one that writes an event sees to what follows from it. The
//! others set their timers too, and have the computer act only when nobody has done so for a while:
//! the server that should have may be gone.

use galds_matches::clock::{Millis, Moment};
use galds_matches::ports::Thinking as _;
use galds_matches::{Event, MatchState};

use super::computer_player::is_due;
use super::{MatchError, Matches};
use crate::time;

/// How long another server gets to have the computer act: longer than the computer thinks.
const OTHERS_FIRST: Millis = Millis::seconds(12);

/// Who wrote what is new in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// This server, or nobody else could have.
    Here,
    /// Another server on the same store, perhaps.
    Elsewhere,
}

impl Matches {
    /// Who wrote what is read from the store.
    pub(super) fn origin_of_loaded(&self) -> Origin {
        if self.inner.store.is_shared() { Origin::Elsewhere } else { Origin::Here }
    }

    /// Sets the timer of a match, and has the computer act where it is its turn.
    pub(super) fn attend(&self, state: &MatchState, origin: Origin) {
        let waits = match origin {
            Origin::Here => None,
            Origin::Elsewhere => is_due(state).then(|| time::now().after(OTHERS_FIRST)),
        };
        let due = [state.due(), waits].into_iter().flatten().min();
        self.inner.timer.set(state.id(), due);
        if origin == Origin::Here {
            self.wake(state);
        }
    }

    /// The moment by which something is judged. There is none while nothing can be written: what an
    /// outage cost is known when it is over.
    pub(super) async fn judging_time(&self) -> Result<Moment, MatchError> {
        let store = &self.inner.store;
        if store.outages().open_since().is_some() {
            store.note_alive(time::now()).await?;
        }
        Ok(store.outages().now())
    }

    /// What is given back to a match for outages since its last event.
    pub(super) fn owed(&self, state: &MatchState) -> Option<Vec<Event>> {
        state.refunds(|changed| self.inner.store.outages().owed(changed))
    }
}
