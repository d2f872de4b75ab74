//! A rematch: the same terms with the sides changed.

use sha2::{Digest, Sha256};

use crate::{Agreed, MatchId, MatchState, Opponent, Refusal, SideChoice, Terms, Visibility};

impl MatchState {
    /// The match that follows when both agree to play again. Whoever acted second acts first then.
    ///
    /// Its name follows from this one's. So when two servers make it at once, or one makes it twice
    /// because it was cut off in between, there is still one rematch.
    pub fn rematch(&self) -> Result<(MatchId, Agreed), Refusal> {
        let [first, second] = self.players().ok_or(Refusal::NotStarted)?.0.clone();
        let agreed = Agreed {
            terms: Terms { side: SideChoice::First, ..self.terms().clone() },
            creator: second,
            opponent: Opponent { visibility: Visibility::Invited, invited: Some(first) },
            seed: String::new(),
            rematch_of: Some(self.id().clone()),
            call: None,
        };
        Ok((name_after(self.id()), agreed))
    }
}

/// The name of the match that follows this one.
fn name_after(id: &MatchId) -> MatchId {
    let hash = Sha256::new().chain_update("galds rematch 1").chain_update(id.as_str());
    MatchId::from_hash(&hash.finalize())
}
