//! Whether a match that waits for anybody waits for somebody in particular: people who have blocked each
//! other do not meet.

use galds_matches::{MatchState, Player, PlayerId};

use super::Matches;
use crate::storage::{Relation, StoreError};

impl Matches {
    /// Whether neither its maker nor this player has blocked the other.
    pub(super) async fn may_meet(
        &self,
        state: &MatchState,
        player: &Player,
    ) -> Result<bool, StoreError> {
        let (PlayerId::Person(maker), PlayerId::Person(person)) = (&state.creator().id, &player.id)
        else {
            return Ok(true);
        };
        for (one, other) in [(maker, person), (person, maker)] {
            if self.inner.store.is_related(one.clone(), Relation::Block, other.clone()).await? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
