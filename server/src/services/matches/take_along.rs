//! A guest makes an account and takes its matches along.

use futures_util::StreamExt as _;
use galds_matches::ports::Topic;
use galds_matches::{Appended, MatchId, Phase, Player, PlayerId, SummaryFilter, Visibility};

use super::{MatchError, Matches};
use crate::time;

/// How many matches are read at a time, and how many of them are written at once.
const PAGE: u32 = 100;
const AT_ONCE: usize = 32;
/// How often a match is tried when others write to it at the same moment.
const TRIES: u32 = 10;

impl Matches {
    /// Makes the matches of a guest those of a player, what is being played first. Answers with how many
    /// there were. It can be done again after having been cut off.
    pub async fn take_along(&self, guest: &PlayerId, player: &Player) -> Result<usize, MatchError> {
        self.visitors().saw(&player.id, time::now());
        let mut taken = 0;
        for phase in [Phase::Playing, Phase::Open, Phase::Over] {
            let of_guest = Some(guest.clone());
            let mut filter = SummaryFilter { player: of_guest, ..SummaryFilter::of(phase, PAGE) };
            loop {
                let page = self.inner.store.summaries(filter.clone()).await?;
                let Some(last) = page.last() else { break };
                filter.before = Some((last.changed, Some(last.id.clone())));
                let matches = page.into_iter().map(|summary| async move {
                    let done = self.take_one_along(&summary.id, guest, player).await;
                    (summary.id, done)
                });
                let mut matches = futures_util::stream::iter(matches).buffer_unordered(AT_ONCE);
                while let Some((id, done)) = matches.next().await {
                    match done {
                        Ok(was_taken) => taken += usize::from(was_taken),
                        Err(MatchError::Store(error)) => return Err(error.into()),
                        // One log that cannot be read must not keep the others back.
                        Err(error) => tracing::error!(%id, %error, "a match stays with its guest"),
                    }
                }
            }
        }
        self.inner.store.sign_chat_anew(guest.clone(), player.clone()).await?;
        self.inner.bus.publish(Topic::Player(player.id.clone()));
        Ok(taken)
    }

    async fn take_one_along(
        &self,
        id: &MatchId,
        guest: &PlayerId,
        player: &Player,
    ) -> Result<bool, MatchError> {
        let cached = self.cached(id);
        let mut place = cached.state.lock().await;
        for _ in 0..TRIES {
            self.loaded(id, &mut place).await?;
            self.refresh(&mut place).await?;
            let state = self.loaded(id, &mut place).await?;
            let Some(event) = state.guest_became(guest, player) else { return Ok(false) };
            let (is_playing, now) = (state.phase() == Phase::Playing, time::now());
            let is_offer = state.opponent().visibility == Visibility::Lobby;
            if self.write(&mut place, vec![event], None, now).await? == Appended::Taken {
                continue;
            }
            if is_playing {
                // Whoever registers is here, and must not lose to a claim before the page is back.
                self.presence().see(id, &player.id, now);
            }
            if is_offer {
                self.inner.bus.publish(Topic::Lobby);
            }
            return Ok(true);
        }
        Err(MatchError::Busy)
    }
}
