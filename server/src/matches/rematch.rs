//! A rematch: the same terms with the sides changed.

use sha2::{Digest, Sha256};

use super::new_match::created;
use super::{
    Event, Keeper, MatchError, MatchId, MatchState, Refusal, SideChoice, Terms, Visibility,
};

impl Keeper {
    /// Makes the match that follows, and gives the event that says so in the old one.
    ///
    /// Its name follows from the old one's. So when two servers do this at once, or one does it twice
    /// because it was cut off in between, there is still one rematch.
    pub(super) async fn rematch(&self, state: &MatchState) -> Result<Event, MatchError> {
        let players = state.players().ok_or(Refusal::NotStarted)?;
        let [first, second] = players.0.clone();
        let terms = Terms { side: SideChoice::First, ..state.terms().clone() };
        let next = name_after(state.id());
        let before = Some(state.id().clone());
        // Whoever acted second acts first now.
        let event = created(
            terms,
            second,
            Visibility::Invited,
            Some(first.clone()),
            String::new(),
            before,
        )?;
        Box::pin(self.write_new(&next, event, Some(&first))).await?;
        Ok(Event::Rematched { next })
    }
}

/// The name of the match that follows this one.
fn name_after(id: &MatchId) -> MatchId {
    MatchId::from_hash(
        &Sha256::new().chain_update("galds rematch 1").chain_update(id.as_str()).finalize(),
    )
}
