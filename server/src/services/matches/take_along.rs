//! A guest makes an account and takes its matches along.

use futures_util::StreamExt as _;
use galds_matches::ports::Topic;
use galds_matches::{HandlerError, Phase, Player, PlayerId, SummaryFilter};

use super::{MatchError, Matches};
use crate::time;

/// How many matches are read at a time, and how many of them are written at once.
const PAGE: u32 = 100;
const AT_ONCE: usize = 32;

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
                    let done = self.handler().guest_became(&summary.id, guest, player).await;
                    (summary.id, done)
                });
                let mut matches = futures_util::stream::iter(matches).buffer_unordered(AT_ONCE);
                while let Some((id, done)) = matches.next().await {
                    match done {
                        Ok(was_taken) => taken += usize::from(was_taken),
                        Err(HandlerError::Host(error)) => return Err(error.into()),
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
}
