//! Whether a match that waits for anybody waits for somebody in particular: people who have blocked each
//! other do not meet.

use super::{Keeper, MatchError, MatchState};
use crate::identity::{Player, PlayerId};
use crate::storage::Relation;

impl Keeper {
    /// Whether neither its maker nor this player has blocked the other.
    pub(super) async fn is_welcome(
        &self,
        state: &MatchState,
        player: &Player,
    ) -> Result<bool, MatchError> {
        let (PlayerId::Person(maker), PlayerId::Person(person)) = (&state.creator.id, &player.id)
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
