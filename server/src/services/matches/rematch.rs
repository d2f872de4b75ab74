//! Making the rematch of a match.

use galds_matches::{Event, MatchState};

use super::{MatchError, Matches};

impl Matches {
    /// Makes the match that follows, and gives the event that says so in the old one.
    pub(super) async fn rematch(&self, state: &MatchState) -> Result<Event, MatchError> {
        let (next, agreed) = state.rematch()?;
        let opponent = agreed.opponent.invited.clone();
        Box::pin(self.write_new(&next, agreed, opponent.as_ref())).await?;
        Ok(Event::Rematched { next })
    }
}
