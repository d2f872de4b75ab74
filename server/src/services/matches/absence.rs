//! Whether a player's opponent is at the match.

use galds_matches::clock::{Millis, Moment};
use galds_matches::{MatchId, Phase, PlayerId, claim_after};

use super::finish::finish;
use super::{MatchError, Matches};
use crate::time;

/// For how long an opponent is away before it is said to be gone: a page that loads anew is not.
const GONE: Millis = Millis::seconds(10);

/// An opponent who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// In how long the win can be claimed, if it can be.
    pub claim_in: Option<Millis>,
}

impl Matches {
    /// Notes that a player is at the board, if the time for its first action waits for that. It is done to the end
    /// although the caller may go away.
    pub async fn arrive(&self, id: &MatchId, player: &PlayerId) -> Result<(), MatchError> {
        let is_awaited = self
            .with(id, |state| state.side_of(player).is_some_and(|side| state.awaits_arrival(side)));
        if !is_awaited.await? {
            return Ok(());
        }
        let (matches, id, player) = (self.clone(), id.clone(), player.clone());
        finish(async move { Ok(matches.handler().arrive(&id, &player).await?) }).await
    }

    /// Whether a player looks at a match right now, at any server.
    pub async fn is_at_board(&self, id: &MatchId, player: &PlayerId) -> Result<bool, MatchError> {
        if self.presence().is_connected(id, player) {
            return Ok(true);
        }
        if !self.inner.store.is_shared() {
            return Ok(false);
        }
        // Whoever is connected counts as seen at whatever moment is asked for.
        let never = Moment(i64::MAX);
        let seen = self.inner.store.last_present(id.clone(), player.clone(), never).await?;
        Ok(seen == Some(never))
    }

    /// Whether the opponent of this player has gone from a match that is being played.
    pub async fn opponent_absence(
        &self,
        id: &MatchId,
        player: &PlayerId,
    ) -> Result<Option<Absence>, MatchError> {
        let now = time::now();
        let found = self.with(id, |state| {
            let (side, players) = state.side_of(player).zip(state.players())?;
            let control = state.terms().control;
            (state.phase() == Phase::Playing).then(|| (players[side.other()].id.clone(), control))
        });
        let Some((opponent, control)) = found.await? else { return Ok(None) };
        let away = self.away(id, &opponent, now).await?;
        let claim_in = claim_after(control).map(|needed| needed.minus(away));
        Ok((away >= GONE).then_some(Absence { claim_in }))
    }
}
