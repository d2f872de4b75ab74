//! When each match has to be looked at again although nobody acts: one task, one list by moment.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use galds_matches::MatchId;
use galds_matches::clock::Moment;
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
    let mut by_moment: BTreeSet<(Moment, MatchId)> = BTreeSet::new();
    let mut by_match: HashMap<MatchId, Moment> = HashMap::new();
    loop {
        let next = by_moment.first().map(|(at, _)| *at);
        let wait = next.map_or(Duration::MAX, |at| at.since(time::now()).into());
        tokio::select! {
            change = changed.recv() => {
                let Some((id, at)) = change else { return };
                if let Some(old) = by_match.remove(&id) {
                    by_moment.remove(&(old, id.clone()));
                }
                if let Some(at) = at {
                    by_match.insert(id.clone(), at);
                    by_moment.insert((at, id));
                }
            }
            () = tokio::time::sleep(wait) => {
                let Some((_, id)) = by_moment.pop_first() else { continue };
                by_match.remove(&id);
                if due.send(id).is_err() {
                    return;
                }
            }
        }
    }
}
