//! What servers tell each other about live connections through the database.

use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId};

use super::Answer;
use crate::identity::Credential;

/// Where somebody is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// At one match.
    Match(MatchId),
    /// Where all their matches are seen, as a program is that waits for its turns.
    Everywhere,
}

/// What one server knows of somebody's presence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// Where.
    pub spot: Spot,
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
pub trait LiveStore: Send + Sync {
    /// The secret of this name; `fresh` becomes it if there is none yet.
    fn server_secret(&self, name: &'static str, fresh: String) -> Answer<'_, String>;

    /// The revocations with higher numbers, in their order.
    fn revocations(&self, after: i64) -> Answer<'_, Vec<Revocation>>;
    /// The number of the last revocation.
    fn last_revocation(&self) -> Answer<'_, i64>;
    /// Whether a session or token still lets its owner in.
    fn is_valid(&self, credential: Credential) -> Answer<'_, bool>;

    /// Notes what a server knows of somebody's presence.
    fn note_presence(&self, server: String, sightings: Vec<Sighting>) -> Answer<'_, ()>;
    /// When any server last saw a player at a match. Connections of a server that is gone were closed
    /// when it was forgotten.
    fn last_present(
        &self,
        id: MatchId,
        player: PlayerId,
        now: Moment,
    ) -> Answer<'_, Option<Moment>>;
    /// Forgets sightings from before that moment.
    fn sweep_presence(&self, before: Moment) -> Answer<'_, ()>;
}
