//! Who is online, for servers that share a store.

use async_trait::async_trait;
use galds_matches::PlayerId;
use galds_matches::clock::Moment;

use super::StoreError;

/// When players were last seen by any server.
#[async_trait]
pub trait OnlineStore: Send + Sync {
    /// Notes that these players are at some server, and forgets those who left long ago.
    async fn note_online(&self, players: Vec<PlayerId>, at: Moment) -> Result<(), StoreError>;
    /// When each of these players was last noted; those who never were are left out.
    async fn last_online(
        &self,
        players: Vec<PlayerId>,
    ) -> Result<Vec<(PlayerId, Moment)>, StoreError>;
    /// How many players were noted since this moment.
    async fn count_online(&self, since: Moment) -> Result<u64, StoreError>;
}
