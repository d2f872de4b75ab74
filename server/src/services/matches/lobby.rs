//! The lobby: offers that anybody may join.
//!
//! Whoever offers something that a waiting offer fits is paired with it. An offer of live play needs
//! its owner: when that player has been gone for a while, the offer is withdrawn, and nobody is paired
//! with it in the meantime. Offers of correspondence wait, because their games do too.

use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::{
    Asked, Command, FittingOffers, MatchId, MatchState, NewMatch, Phase, Player, PlayerId, Summary,
    SummaryFilter, Terms, Visibility, Wanted,
};

use super::{MatchError, Matches};
use crate::storage::StoreError;
use crate::time;

/// How long an owner may be gone before an offer of live play is withdrawn.
pub const OWNER_AWAY: Millis = Millis::seconds(45);
/// How many offers are read at a time.
const PAGE: u32 = 50;
/// How many offers one player may have in the lobby.
const MOST_IN_LOBBY: u32 = 10;
/// How many links and invitations of one player may wait.
const MOST_WAITING: u32 = 200;

impl Matches {
    /// Joins an offer that fits, if there is one whose owner is there.
    pub(super) async fn join_in_lobby(
        &self,
        terms: &Terms,
        player: &Player,
        seed: &str,
    ) -> Result<Option<MatchId>, MatchError> {
        let mut wanted = FittingOffers {
            terms: terms.clone(),
            player: player.id.clone(),
            after: None,
            limit: PAGE,
        };
        loop {
            let page = self.inner.store.fitting_offers(wanted.clone()).await?;
            let Some(last) = page.last() else { return Ok(None) };
            wanted.after = Some((last.changed, last.id.clone()));
            for offer in page {
                let asked = Asked {
                    id: offer.id.clone(),
                    player: player.clone(),
                    client: None,
                    command: Command::Join { seed: seed.to_owned() },
                    lag: Millis::ZERO,
                };
                match self.command(asked).await {
                    Ok(_) => return Ok(Some(offer.id)),
                    // Somebody else was first, its owner is gone, or one has blocked the other.
                    Err(MatchError::Refused(_)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }

    /// Refuses a new match of somebody for whom too many wait already.
    pub(super) async fn check_waiting(
        &self,
        asked: &NewMatch,
        creator: &PlayerId,
    ) -> Result<(), MatchError> {
        let (visibility, most) = match asked.opponent {
            Wanted::Lobby => (Visibility::Lobby, MOST_IN_LOBBY),
            Wanted::Link => (Visibility::Link, MOST_WAITING),
            Wanted::Name(_) => (Visibility::Invited, MOST_WAITING),
            Wanted::Computer(_) => return Ok(()),
        };
        let waiting = self.inner.store.count_waiting(creator.clone(), visibility).await?;
        if waiting < u64::from(most) { Ok(()) } else { Err(MatchError::TooManyOffers(most)) }
    }

    /// Whether a match is an offer in the lobby whose owner is gone.
    pub(super) async fn is_owner_gone(&self, state: &MatchState) -> Result<bool, StoreError> {
        if state.opponent().visibility != Visibility::Lobby {
            return Ok(false);
        }
        self.is_deserted(state.terms().control, &state.creator().id, time::now()).await
    }

    /// Withdraws the offers of live play whose owners have been gone for too long by this moment.
    /// Answers with how many there were.
    pub async fn sweep_lobby(&self, now: Moment) -> Result<usize, MatchError> {
        let lobby = Some(Visibility::Lobby);
        let mut filter =
            SummaryFilter { visibility: lobby, ..SummaryFilter::of(Phase::Open, PAGE) };
        let mut swept = 0;
        loop {
            let page = self.inner.store.summaries(filter.clone()).await?;
            let Some(last) = page.last() else { return Ok(swept) };
            filter.before = Some((last.changed, Some(last.id.clone())));
            for Summary { id, terms, creator, .. } in page {
                if !self.is_deserted(terms.control, &creator, now).await? {
                    continue;
                }
                match self.withdraw(&id).await {
                    Ok(()) => swept += 1,
                    Err(MatchError::Store(error)) => return Err(error.into()),
                    // One offer that cannot be read must not keep the others in the lobby.
                    Err(error) => tracing::error!(%id, %error, "an offer cannot be withdrawn"),
                }
            }
        }
    }

    /// Whether an offer with this clock waits for an owner who is gone.
    async fn is_deserted(
        &self,
        control: TimeControl,
        owner: &PlayerId,
        now: Moment,
    ) -> Result<bool, StoreError> {
        if matches!(control, TimeControl::Days { .. }) {
            return Ok(false);
        }
        Ok(now.since(self.last_seen(owner, now).await?) > OWNER_AWAY)
    }

    /// Ends a match that still waits. If somebody joins at the same moment, the match is theirs.
    pub async fn withdraw(&self, id: &MatchId) -> Result<(), MatchError> {
        Ok(self.handler().withdraw(id).await?)
    }
}
