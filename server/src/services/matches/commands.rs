//! Commands of players, and what is due although nobody acts.

use galds_matches::clock::Millis;
use galds_matches::ports::{Presence as _, Thinking as _};
use galds_matches::{
    Appended, Circumstances, Command, Decision, MatchId, MatchState, Player, Refusal, decide,
    overdue,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::finish::finish;
use super::{MatchError, Matches};
use crate::{random, time};

/// How often a command is tried when others write at the same moment.
const TRIES: u32 = 10;
/// After how long a match is looked at again when the store was away.
const RETRY: Millis = Millis::seconds(2);

/// A command and all that belongs to it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The match.
    pub id: MatchId,
    /// Who asks.
    pub player: Player,
    /// The sender's own name for the command: sent twice, it is done once.
    pub client: Option<String>,
    /// What is to be done.
    pub command: Command,
    /// The lag that was measured for the sender's connection.
    pub lag: Millis,
}

/// A command that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Acknowledged {
    /// The number of the first event that came of it.
    pub number: u32,
    /// The number of the match's last event.
    pub version: u32,
}

impl Matches {
    /// Does what a player asks for. The answer comes after the commit. It is done to the end although
    /// the caller may go away.
    pub async fn command(&self, asked: Asked) -> Result<Acknowledged, MatchError> {
        let matches = self.clone();
        finish(async move { matches.command_at(asked, None).await }).await
    }

    /// The same, if the board has not changed since `tick`.
    pub(super) async fn command_at(
        &self,
        asked: Asked,
        tick: Option<u32>,
    ) -> Result<Acknowledged, MatchError> {
        let client = asked.client.as_ref().map(|client| format!("{} {client}", asked.player.id));
        let cached = self.cached(&asked.id);
        let mut place = cached.state.lock().await;
        for _ in 0..TRIES {
            let state = self.loaded(&asked.id, &mut place).await?;
            if let Some(number) = client.as_deref().and_then(|client| state.number_of(client)) {
                return Ok(Acknowledged { number, version: state.version() });
            }
            let at = self.judging_time().await?;
            if tick.is_none() && state.side_of(&asked.player.id).is_some() {
                self.inner.presence.see(&asked.id, &asked.player.id, at);
            }
            if let Some(refunds) = self.owed(state) {
                self.write(&mut place, refunds, None, at).await?;
                continue;
            }
            if let Some(event) = overdue(state, at) {
                self.write(&mut place, vec![event], None, at).await?;
                continue;
            }
            if tick.is_some_and(|tick| tick != state.tick()) {
                return Err(Refusal::NotYourTurn.into());
            }
            let opponent_away = match asked.command {
                Command::Claim => self.opponent_away(state, &asked.player.id, at).await?,
                _ => Millis::ZERO,
            };
            let now = Circumstances { at, lag: asked.lag, opponent_away, coin: random::coin() };
            let number = state.version() + 1;
            if matches!(asked.command, Command::Join { .. }) {
                self.check_owner(state).await?;
                if !self.may_meet(state, &asked.player).await? {
                    return Err(Refusal::NotInvited.into());
                }
            }
            let decision = decide(state, &asked.player, &asked.command, now);
            let events = match decision {
                Ok(Decision::Accept(events)) => events,
                Ok(Decision::TooLate(event)) => {
                    self.write(&mut place, vec![*event], None, at).await?;
                    return Err(Refusal::TooLate.into());
                }
                Ok(Decision::NothingNew) => {
                    return Ok(Acknowledged { number: state.version(), version: state.version() });
                }
                Ok(Decision::Rematch) => vec![self.rematch(state).await?],
                Err(refusal) => {
                    if self.refresh(&mut place).await? {
                        continue;
                    }
                    return Err(refusal.into());
                }
            };
            if self.write(&mut place, events, client.clone(), at).await? == Appended::Committed {
                let version = place.as_ref().map_or(number, |state| state.version());
                return Ok(Acknowledged { number, version });
            }
        }
        Err(MatchError::Busy)
    }

    /// Does what is due at a match although nobody acts: gives time back, ends it when its time has run
    /// out, has the computer act where no other server had it act.
    pub(super) async fn look_at(&self, id: &MatchId) {
        let cached = self.cached(id);
        let mut place = cached.state.lock().await;
        let retry = || self.inner.timer.set(id, Some(time::now().after(RETRY)));
        // While nothing can be written nobody's time runs out.
        let Ok(at) = self.judging_time().await else { return retry() };
        match self.refresh(&mut place).await {
            Ok(false) => {}
            // It was news to this server, and is due at another moment.
            Ok(true) => return,
            Err(_) => return retry(),
        }
        let events = match self.loaded(id, &mut place).await {
            Ok(state) => {
                let overdue = |state: &MatchState| overdue(state, at).map(|event| vec![event]);
                let Some(events) = self.owed(state).or_else(|| overdue(state)) else {
                    self.inner.timer.set(id, state.due());
                    return self.wake(state);
                };
                events
            }
            Err(error) => {
                tracing::error!(%id, %error, "a match that is due cannot be loaded");
                return retry();
            }
        };
        match self.write(&mut place, events, None, at).await {
            Ok(Appended::Committed) => {}
            // Somebody else wrote; or the store is away, and the match is looked at again.
            Ok(Appended::Taken) | Err(_) => retry(),
        }
    }
}
