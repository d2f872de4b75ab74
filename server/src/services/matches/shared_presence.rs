//! Presence where several servers share a database: each notes what it sees, and a claim is judged by
//! what all of them saw.
//!
//! An open connection is noted once and counts as long as its server gives signs of life
//! ([`super::alive`]): when a server is gone its connections are closed in the store. So nothing is
//! written while nothing changes.

use std::time::Duration;

use async_trait::async_trait;
use galds_games::core::Side;
use galds_matches::clock::{Millis, Moment};
use galds_matches::ports;
use galds_matches::{MatchId, MatchState, PlayerId};

use super::{MatchError, Matches};
use crate::storage::StoreError;
use crate::time;

/// How often other servers are told of those who were seen again.
const BEAT: Duration = Duration::from_secs(10);
/// How often it is looked for sightings that say nothing any more.
const SWEEP: Duration = Duration::from_hours(1);
/// Sightings that are older than this say nothing any more: longer than any wait for a claim.
const KEPT: Millis = Millis::days(4);
/// How long nothing is written after the database refused.
const REST: Duration = Duration::from_secs(2);

impl Matches {
    /// Tells the other servers of this database who is here, for ever. Where there are no others,
    /// nothing is written.
    pub async fn share_presence(&self) {
        if !self.inner.store.is_shared() {
            return;
        }
        let (mut beats, mut sweeps) = (tokio::time::interval(BEAT), tokio::time::interval(SWEEP));
        loop {
            let published = tokio::select! {
                _ = sweeps.tick() => self.sweep_presence().await,
                _ = beats.tick() => self.publish_presence().await,
                () = self.presence().changed() => self.publish_presence().await,
            };
            if let Err(error) = published {
                tracing::warn!(%error, "other servers cannot be told who is here");
                tokio::time::sleep(REST).await;
            }
        }
    }

    async fn sweep_presence(&self) -> Result<(), MatchError> {
        Ok(self.inner.store.sweep_presence(time::now().before(KEPT)).await?)
    }

    async fn publish_presence(&self) -> Result<(), MatchError> {
        let sightings = self.presence().take_changes(time::now());
        if sightings.is_empty() {
            return Ok(());
        }
        let server = self.inner.server.clone();
        let noted = self.inner.store.note_presence(server, sightings.clone()).await;
        if noted.is_err() {
            self.presence().put_back(sightings);
        }
        Ok(noted?)
    }

    /// How long a player of a match has been away at this moment, by what all servers know.
    pub async fn away(
        &self,
        id: &MatchId,
        player: &PlayerId,
        at: Moment,
    ) -> Result<Millis, MatchError> {
        let sign = self.with(id, |state| state.side_of(player).map(|side| state.last_sign(side)));
        match sign.await? {
            Some(sign) => Ok(self.away_since(id, player, sign, at).await?),
            None => Ok(Millis::ZERO),
        }
    }

    /// Who has never been seen counts as present when the match began, when this server started or
    /// when that side last did something, whichever was last.
    async fn away_since(
        &self,
        id: &MatchId,
        player: &PlayerId,
        sign: Moment,
        at: Moment,
    ) -> Result<Millis, StoreError> {
        if matches!(player, PlayerId::Computer(_)) {
            return Ok(Millis::ZERO);
        }
        let mut last = self.presence().since().max(sign);
        last = last.max(self.presence().last_seen(id, player, at).unwrap_or(last));
        if self.inner.store.is_shared() {
            let store = &self.inner.store;
            let elsewhere = store.last_present(id.clone(), player.clone(), at).await?;
            last = last.max(elsewhere.unwrap_or(last));
        }
        Ok(at.since(last))
    }
}

#[async_trait]
impl ports::Presence for Matches {
    type Error = StoreError;

    fn see(&self, id: &MatchId, player: &PlayerId, at: Moment) {
        self.presence().see(id, player, at);
    }

    fn forget(&self, id: &MatchId) {
        self.presence().forget(id);
    }

    async fn opponent_away<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a PlayerId,
        at: Moment,
    ) -> Result<Millis, StoreError> {
        let opponent = state.side_of(player).map(Side::other).zip(state.players());
        let Some((side, players)) = opponent else { return Ok(Millis::ZERO) };
        self.away_since(state.id(), &players[side].id, state.last_sign(side), at).await
    }
}
