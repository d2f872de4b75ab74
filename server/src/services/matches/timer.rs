//! When each match has to be looked at again although nobody acts: one task that sleeps until the next.

use std::time::Duration;

use galds_matches::clock::Moment;
use galds_matches::{MatchId, Schedule};
use tokio::sync::mpsc;

use crate::time;

/// Says from now on when matches are due.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    changes: mpsc::UnboundedSender<(MatchId, Option<Moment>)>,
}

impl Timer {
    /// Starts the task; names of matches that are due come out of the receiver.
    pub(super) fn start() -> (Timer, mpsc::UnboundedReceiver<MatchId>) {
        let (changes, received) = mpsc::unbounded_channel();
        let (due, dues) = mpsc::unbounded_channel();
        tokio::spawn(run(received, due));
        (Timer { changes }, dues)
    }

    /// The match is due at this moment and no other, or not at all.
    pub(super) fn set(&self, id: &MatchId, due: Option<Moment>) {
        let _stopping = self.changes.send((id.clone(), due));
    }
}

async fn run(
    mut changed: mpsc::UnboundedReceiver<(MatchId, Option<Moment>)>,
    due: mpsc::UnboundedSender<MatchId>,
) {
    let mut schedule = Schedule::default();
    loop {
        let wait = schedule.next().map_or(Duration::MAX, |at| at.since(time::now()).into());
        tokio::select! {
            change = changed.recv() => {
                let Some((id, at)) = change else { return };
                schedule.set(id, at);
            }
            () = tokio::time::sleep(wait) => {
                let Some(id) = schedule.take_due(time::now()) else { continue };
                if due.send(id).is_err() {
                    return;
                }
            }
        }
    }
}
