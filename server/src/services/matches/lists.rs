//! Lists of matches as everybody may have them.

use galds_matches::secrecy::{self, SeenSummary};
use galds_matches::{Phase, PlayerId, SummaryFilter, Visibility};

use super::Matches;
use crate::storage::StoreError;

/// The longest list.
const MOST: u32 = 200;

/// The matches that wait in the lobby.
pub fn lobby_filter() -> SummaryFilter {
    SummaryFilter { visibility: Some(Visibility::Lobby), ..SummaryFilter::of(Phase::Open, MOST) }
}

/// The matches of a player.
pub fn filter_of(player: PlayerId, phase: Phase) -> SummaryFilter {
    SummaryFilter { player: Some(player), ..SummaryFilter::of(phase, MOST) }
}

impl Matches {
    /// The list of matches that a filter gives.
    pub async fn listed(&self, filter: SummaryFilter) -> Result<Vec<SeenSummary>, StoreError> {
        let summaries = self.inner.store.summaries(filter).await?;
        Ok(summaries.into_iter().map(secrecy::summary).collect())
    }

    /// The matches of a player that wait or are being played.
    pub async fn current(&self, player: &PlayerId) -> Result<Vec<SeenSummary>, StoreError> {
        let mut matches = self.listed(filter_of(player.clone(), Phase::Playing)).await?;
        matches.extend(self.listed(filter_of(player.clone(), Phase::Open)).await?);
        Ok(matches)
    }
}
