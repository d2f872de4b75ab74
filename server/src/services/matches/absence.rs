//! Whether a player's opponent is at the match.

use galds_matches::clock::Millis;
use galds_matches::{MatchId, Phase, PlayerId, claim_after};

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
