//! Commands of players, and the few other things that change a match.

use serde::Serialize;

use super::cache::{Entry, News};
use super::{Handler, HandlerError};
use crate::clock::{Millis, Moment};
use crate::ports::{Host, Topic};
use crate::{
    Appended, Circumstances, Command, Decision, Ending, EndingKind, Event, MatchId, MatchState,
    Phase, Player, PlayerId, Refusal, Visibility, decide, overdue,
};

/// How often a command is tried when others write at the same moment.
const TRIES: u32 = 10;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Acknowledged {
    /// The number of the first event that came of it.
    pub number: u32,
    /// The number of the match's last event.
    pub version: u32,
}

/// What one attempt at a command led to.
enum Attempt {
    Done(Acknowledged),
    /// Something else was written first: the command is to be judged anew.
    Again,
}

impl<H: Host> Handler<'_, H> {
    /// Does what a player asks for. The answer comes after the commit.
    pub async fn command(&self, asked: Asked) -> Result<Acknowledged, HandlerError<H::Fault>> {
        self.attempt(asked, None).await
    }

    /// Does what a computer player decided when the board had this [`MatchState::tick`], if it still has.
    pub async fn computer_command(
        &self,
        asked: Asked,
        tick: u32,
    ) -> Result<Acknowledged, HandlerError<H::Fault>> {
        self.attempt(asked, Some(tick)).await
    }

    async fn attempt(
        &self,
        asked: Asked,
        tick: Option<u32>,
    ) -> Result<Acknowledged, HandlerError<H::Fault>> {
        let mut entry = self.host.lock(&asked.id).await;
        for _ in 0..TRIES {
            if let Attempt::Done(done) = self.try_command(&mut entry, &asked, tick).await? {
                return Ok(done);
            }
        }
        Err(HandlerError::Busy)
    }

    async fn try_command(
        &self,
        entry: &mut Entry,
        asked: &Asked,
        tick: Option<u32>,
    ) -> Result<Attempt, HandlerError<H::Fault>> {
        let client = asked.client.as_ref().map(|client| format!("{} {client}", asked.player.id));
        let state = self.loaded(&asked.id, entry).await?;
        let version = state.version();
        if let Some(number) = client.as_deref().and_then(|client| state.number_of(client)) {
            return Ok(Attempt::Done(Acknowledged { number, version }));
        }
        let at = self.judging_time().await?;
        if tick.is_none() && state.side_of(&asked.player.id).is_some() {
            self.host.see(&asked.id, &asked.player.id, at);
        }
        if let Some(due) = self.owed(state).or_else(|| Some(vec![overdue(state, at)?])) {
            self.write(entry, due, None, at).await?;
            return Ok(Attempt::Again);
        }
        if tick.is_some_and(|tick| tick != state.tick()) {
            return Err(Refusal::NotYourTurn.into());
        }
        let now = self.circumstances(state, asked, at).await?;
        if matches!(asked.command, Command::Join { .. })
            && let Some(refusal) =
                self.host.refusal(state, &asked.player).await.map_err(HandlerError::Host)?
        {
            return Err(refusal.into());
        }
        let events = match decide(state, &asked.player, &asked.command, now) {
            Ok(Decision::Accept(events)) => events,
            Ok(Decision::TooLate(event)) => {
                self.write(entry, vec![*event], None, at).await?;
                return Err(Refusal::TooLate.into());
            }
            Ok(Decision::NothingNew) => {
                return Ok(Attempt::Done(Acknowledged { number: version, version }));
            }
            Ok(Decision::Rematch) => vec![self.rematch(state).await?],
            // What was refused by an old state may be right in a newer one.
            Err(refusal) => match self.refresh(entry).await? {
                News::Some => return Ok(Attempt::Again),
                News::None => return Err(refusal.into()),
            },
        };
        let number = version + 1;
        match self.write(entry, events, client, at).await? {
            Appended::Committed => {
                let version = entry.as_ref().map_or(number, |state| state.version());
                Ok(Attempt::Done(Acknowledged { number, version }))
            }
            Appended::Taken => Ok(Attempt::Again),
        }
    }

    async fn circumstances(
        &self,
        state: &MatchState,
        asked: &Asked,
        at: Moment,
    ) -> Result<Circumstances, HandlerError<H::Fault>> {
        let opponent_away = match asked.command {
            Command::Claim => {
                let away = self.host.opponent_away(state, &asked.player.id, at).await;
                away.map_err(HandlerError::Host)?
            }
            _ => Millis::ZERO,
        };
        Ok(Circumstances { at, lag: asked.lag, opponent_away, coin: self.host.coin() })
    }

    /// Makes the match that follows, and gives the event that says so in the old one.
    async fn rematch(&self, state: &MatchState) -> Result<Event, HandlerError<H::Fault>> {
        let (next, agreed) = state.rematch()?;
        let opponent = agreed.opponent.invited.clone();
        Box::pin(self.create(&next, agreed, opponent.as_ref())).await?;
        Ok(Event::Rematched { next })
    }

    /// Notes that a player is at the board for the first time, if the time for its first action waits for that.
    pub async fn arrive(
        &self,
        id: &MatchId,
        player: &PlayerId,
    ) -> Result<(), HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        for _ in 0..TRIES {
            let state = self.loaded(id, &mut entry).await?;
            let Some(side) = state.side_of(player).filter(|&side| state.awaits_arrival(side))
            else {
                return Ok(());
            };
            let at = self.judging_time().await?;
            if let Some(owed) = self.owed(state) {
                self.write(&mut entry, owed, None, at).await?;
                continue;
            }
            let events = vec![Event::Arrived { side: side.into() }];
            if self.write(&mut entry, events, None, at).await? == Appended::Committed {
                return Ok(());
            }
        }
        Err(HandlerError::Busy)
    }

    /// Ends a match that still waits for an opponent. If somebody joins at the same moment, the match is
    /// theirs.
    pub async fn withdraw(&self, id: &MatchId) -> Result<(), HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        if self.loaded(id, &mut entry).await?.phase() == Phase::Open {
            let ended = Event::Ended { ending: Ending::of(EndingKind::Cancelled), score: None };
            self.write(&mut entry, vec![ended], None, self.host.now()).await?;
        }
        Ok(())
    }

    /// Makes `player` what `guest` is in a match. Whether the guest had a part in it.
    pub async fn guest_became(
        &self,
        id: &MatchId,
        guest: &PlayerId,
        player: &Player,
    ) -> Result<bool, HandlerError<H::Fault>> {
        let mut entry = self.host.lock(id).await;
        for _ in 0..TRIES {
            let state = self.current(id, &mut entry).await?;
            let Some(event) = state.guest_became(guest, player) else { return Ok(false) };
            let is_playing = state.phase() == Phase::Playing;
            let is_offer = state.opponent().visibility == Visibility::Lobby;
            // A state that somebody else holds too would be copied to be changed.
            drop(state);
            let now = self.host.now();
            if self.write(&mut entry, vec![event], None, now).await? == Appended::Taken {
                continue;
            }
            if is_playing {
                // Whoever registers is here, and must not lose to a claim before the page is back.
                self.host.see(id, &player.id, now);
            }
            if is_offer {
                self.host.publish(Topic::Lobby.into());
            }
            return Ok(true);
        }
        Err(HandlerError::Busy)
    }
}
