//! Who is online, for servers that share a store.

use galds_matches::PlayerId;
use galds_matches::clock::Moment;

use super::Answer;

/// When players were last seen by any server.
pub trait OnlineStore: Send + Sync {
    /// Notes that these players are at some server, and forgets those who left long ago.
    fn note_online(&self, players: Vec<PlayerId>, at: Moment) -> Answer<'_, ()>;
    /// When each of these players was last noted; those who never were are left out.
    fn last_online(&self, players: Vec<PlayerId>) -> Answer<'_, Vec<(PlayerId, Moment)>>;
}
