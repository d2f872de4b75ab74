//! What servers share about live connections through the database.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId};

use super::StoreError;
use crate::identity::Credential;

/// Where somebody is present.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PresenceScope {
    /// At one match.
    Match(MatchId),
    /// Where all their matches are seen, as a program is that waits for its turns.
    Everywhere,
}

/// What one server knows of somebody's presence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// Where.
    pub scope: PresenceScope,
    /// Who.
    pub player: PlayerId,
    /// How many connections are open.
    pub connections: u32,
    /// When the player was last seen.
    pub seen: Moment,
}

/// Somebody's sessions or tokens were ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revocation {
    /// Whose.
    pub person: String,
    /// Grows with every revocation.
    pub number: i64,
}

/// What servers share about live connections.
#[async_trait]
pub trait LiveStore: Send + Sync {
    /// The secret of this name; `fresh` becomes it if there is none yet.
    async fn server_secret(&self, name: &'static str, fresh: String) -> Result<String, StoreError>;

    /// The revocations with higher numbers, in their order.
    async fn revocations(&self, after: i64) -> Result<Vec<Revocation>, StoreError>;
    /// The number of the last revocation.
    async fn last_revocation(&self) -> Result<i64, StoreError>;
    /// Whether a session or token still lets its owner in.
    async fn is_valid(&self, credential: Credential) -> Result<bool, StoreError>;

    /// Notes what a server knows of somebody's presence.
    async fn note_presence(
        &self,
        server: String,
        sightings: Vec<Sighting>,
    ) -> Result<(), StoreError>;
    /// When any server last saw a player at a match. Connections of a server that is gone were closed
    /// when it was forgotten.
    async fn last_present(
        &self,
        id: MatchId,
        player: PlayerId,
        now: Moment,
    ) -> Result<Option<Moment>, StoreError>;
    /// Forgets sightings from before that moment.
    async fn sweep_presence(&self, before: Moment) -> Result<(), StoreError>;
}
