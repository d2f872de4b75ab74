//! Whether a player's opponent is at the match.

use super::decide::claim_after;
use super::{Keeper, MatchError, MatchId, Phase};
use crate::clock::{Millis, Moment};
use crate::identity::PlayerId;

/// For how long an opponent is away before it is said to be gone: a page that loads anew is not.
const GONE: Millis = Millis::seconds(10);

/// An opponent who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// In how long the win can be claimed, if it can be.
    pub claim_in: Option<Millis>,
}

impl Keeper {
    /// Whether the opponent of this player has gone from a match that is being played.
    pub async fn opponent_absence(
        &self,
        id: &MatchId,
        player: &PlayerId,
    ) -> Result<Option<Absence>, MatchError> {
        let now = Moment::now();
        self.with(id, |state| {
            let away = self.opponent_away(state, player, now);
            if state.phase() != Phase::Playing || away < GONE {
                return None;
            }
            let needed = claim_after(state.terms().control);
            Some(Absence { claim_in: needed.map(|needed| needed.minus(away)) })
        })
        .await
    }
}
