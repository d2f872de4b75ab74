//! Writing to a match, and publishing it.

use std::sync::Arc;

use galds_matches::clock::Moment;
use galds_matches::ports::Topic;
use galds_matches::{
    Append, Appended, Event, Logged, MatchState, Phase, Row, Summary, Unwritable, Visibility,
};

use super::attend::Origin;
use super::{MatchError, Matches};

impl Matches {
    /// Appends events to the log, and after the commit carries the state on and publishes. When
    /// the number is taken the state is brought up to date instead.
    pub(super) async fn write(
        &self,
        place: &mut Option<Arc<MatchState>>,
        events: Vec<Event>,
        client: Option<String>,
        at: Moment,
    ) -> Result<Appended, MatchError> {
        let Some(state) = place.as_mut() else { return Err(MatchError::Unknown) };
        let (id, before) = (state.id().clone(), state.phase());
        let mut client = client;
        let logged: Vec<Logged> = (state.version() + 1..)
            .zip(events)
            .map(|(number, event)| Logged { number, at, event, client: client.take() })
            .collect();
        let rows = logged.iter().map(Logged::row).collect::<Result<Vec<Row>, Unwritable>>()?;
        let changes_lists = logged.iter().any(|logged| logged.event.changes_lists());
        let summary = changes_lists.then(|| Summary::after(state, &logged));
        match self.inner.store.append(Append { id, rows, summary }).await {
            Ok(Appended::Committed) => {
                for logged in logged {
                    if let Err(error) = Arc::make_mut(state).apply(logged) {
                        // A state that is half changed is not kept: the log will tell.
                        *place = None;
                        return Err(error.into());
                    }
                }
                metrics::counter!("galds_commands_committed_total").increment(1);
                self.publish(state, before, Origin::Here);
                Ok(Appended::Committed)
            }
            Ok(Appended::Taken) => {
                self.catch_up(place).await?;
                Ok(Appended::Taken)
            }
            Err(error) => {
                // Whether it was written is not known: the log will tell.
                *place = None;
                Err(error.into())
            }
        }
    }

    /// Publishes that a match has changed, and sees to what is due there.
    pub(super) fn publish(&self, state: &MatchState, before: Phase, origin: Origin) {
        let inner = &self.inner;
        let publish = |topic| match origin {
            Origin::Here => inner.bus.publish(topic),
            // The server that wrote it has published it to the others.
            Origin::Elsewhere => inner.bus.publish_here(topic),
        };
        publish(Topic::Match(state.id().clone()));
        if state.phase() != before || state.version() == 1 {
            if state.opponent().visibility == Visibility::Lobby {
                publish(Topic::Lobby);
            }
            for player in state.concerned() {
                publish(Topic::Player(player));
            }
        }
        if state.is_over() {
            publish(Topic::Ended);
            inner.presence.forget(state.id());
        }
        self.attend(state, origin);
    }
}
