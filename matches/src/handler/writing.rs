//! Writing to a match, and publishing it.

use std::sync::Arc;

use super::cache::Entry;
use super::{Handler, HandlerError, Origin};
use crate::clock::Moment;
use crate::ports::{Host, Notice, Topic};
use crate::{
    Agreed, Append, Appended, Event, Logged, MatchId, MatchState, Phase, Played, Player, Row,
    Summary, Unwritable, Visibility, seated,
};

impl<H: Host> Handler<'_, H> {
    /// Appends events to the log, and after the commit carries the state on and publishes. When the
    /// number is taken the state is brought up to date instead.
    pub(super) async fn write(
        &self,
        entry: &mut Entry,
        events: Vec<Event>,
        client: Option<String>,
        at: Moment,
    ) -> Result<Appended, HandlerError<H::Fault>> {
        let before = entry.as_ref().map_or(Phase::Open, |state| state.phase());
        let appended = self.append(entry, events, client, at).await?;
        if appended == Appended::Committed
            && let Some(state) = entry
        {
            self.publish(state, before, Origin::Here);
        }
        Ok(appended)
    }

    /// The same without publishing.
    pub(super) async fn append(
        &self,
        entry: &mut Entry,
        events: Vec<Event>,
        client: Option<String>,
        at: Moment,
    ) -> Result<Appended, HandlerError<H::Fault>> {
        let Some(state) = entry.as_mut() else { return Err(HandlerError::Unknown) };
        let id = state.id().clone();
        let mut client = client;
        let logged: Vec<Logged> = (state.version() + 1..)
            .zip(events)
            .map(|(number, event)| Logged { number, at, event, client: client.take() })
            .collect();
        let rows = logged.iter().map(Logged::row).collect::<Result<Vec<Row>, Unwritable>>()?;
        let changes_lists = logged.iter().any(|logged| logged.event.changes_lists());
        let summary = changes_lists.then(|| Summary::after(state, &logged));
        match self.host.append(Append { id, rows, summary }).await {
            Ok(Appended::Committed) => {
                for logged in logged {
                    if let Err(error) = Arc::make_mut(state).apply(logged) {
                        // A state that is half changed is not kept: the log has it whole.
                        *entry = None;
                        return Err(error.into());
                    }
                }
                Ok(Appended::Committed)
            }
            Ok(Appended::Taken) => {
                self.catch_up(entry).await?;
                Ok(Appended::Taken)
            }
            Err(fault) => {
                // Whether it was written is not known: the log has to be read, although nobody may ask.
                self.look_later(state.id());
                *entry = None;
                Err(HandlerError::Host(fault))
            }
        }
    }

    /// Makes a match: writes its first events, with this opponent if there is one already. That somebody
    /// else has written them is as good.
    pub async fn create(
        &self,
        id: &MatchId,
        agreed: Agreed,
        opponent: Option<&Player>,
    ) -> Result<(), HandlerError<H::Fault>> {
        let at = self.host.beat();
        let first = agreed.created(self.host.secret())?;
        let row = Row { number: 1, what: first.text()?, at, client: None };
        let mut state = MatchState::replay(id, vec![row.clone()])?;
        let mut rows = vec![row];
        let start = |player| seated(&state, player, "", self.host.coin());
        let further = opponent.map(start).unwrap_or_default();
        for (number, event) in (2..).zip(further) {
            let logged = Logged { number, at, event, client: None };
            rows.push(logged.row()?);
            state.apply(logged)?;
        }
        let summary = Some(Summary::of(&state));
        let append = Append { id: id.clone(), rows, summary };
        // Whoever reads of the match in the list waits until it is cached here: they would go on from it,
        // and what they wrote must not be set back.
        let mut entry = self.host.lock(id).await;
        match self.host.append(append).await {
            Ok(Appended::Committed) => {
                self.publish(&state, Phase::Open, Origin::Here);
                *entry = Some(Arc::new(state));
            }
            // Whoever wrote it may not know that, and attends to nothing.
            Ok(Appended::Taken) => {
                self.loaded(id, &mut entry).await?;
            }
            Err(fault) => {
                self.look_later(id);
                return Err(HandlerError::Host(fault));
            }
        }
        Ok(())
    }

    /// Puts a match that was played elsewhere among the others. That it is there already is as good.
    pub async fn adopt(&self, played: Played) -> Result<MatchId, HandlerError<H::Fault>> {
        let Played { state, rows } = played;
        let id = state.id().clone();
        let append = Append { id: id.clone(), rows, summary: Some(Summary::of(&state)) };
        let mut entry = self.host.lock(&id).await;
        match self.host.append(append).await {
            Ok(Appended::Committed) => {
                self.publish(&state, Phase::Open, Origin::Here);
                *entry = Some(Arc::new(state));
            }
            Ok(Appended::Taken) => {}
            Err(fault) => return Err(HandlerError::Host(fault)),
        }
        drop(entry);
        Ok(id)
    }

    /// Publishes that a match has changed, and attends to what is due there.
    pub(super) fn publish(&self, state: &MatchState, before: Phase, origin: Origin) {
        let publish = |notice: Notice| match origin {
            Origin::Here => self.host.publish(notice),
            // The host that wrote it has published it to the others.
            Origin::Elsewhere => self.host.publish_here(notice.topic),
        };
        publish(Notice::of_match(state.id().clone(), state.version()));
        if state.phase() != before || state.version() == 1 {
            if state.opponent().visibility == Visibility::Lobby {
                publish(Topic::Lobby.into());
            }
            for player in state.concerned() {
                publish(Topic::Player(player).into());
            }
        }
        if state.is_over() {
            publish(Topic::Ended.into());
            self.host.forget(state.id());
        }
        self.attend(state, origin);
    }
}
