//! What a host of matches has to provide: small traits, one a concern.
//!
//! A server implements them over a database and a bus, a simulation over lists in memory. Answers come
//! later, as futures; no runtime is assumed.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::clock::{Millis, Moment};
use crate::{
    Append, Appended, FittingOffers, MatchId, MatchState, PlayerId, Row, Summary, SummaryFilter,
    Visibility,
};

/// The logs of matches: the only truth.
#[async_trait]
pub trait Log: Send + Sync {
    /// Why it did not do its part.
    type Error;

    /// Adds rows to a log. The answer comes after the commit.
    async fn append(&self, append: Append) -> Result<Appended, Self::Error>;
    /// The rows of a log with numbers above `after`, in order.
    async fn log(&self, id: MatchId, after: u32) -> Result<Vec<Row>, Self::Error>;
}

/// The lists of matches that follow from the logs.
#[async_trait]
pub trait Lists: Send + Sync {
    /// Why it did not do its part.
    type Error;

    /// The list entry of a match.
    async fn summary(&self, id: MatchId) -> Result<Option<Summary>, Self::Error>;
    /// The list of matches, the latest change first.
    async fn summaries(&self, filter: SummaryFilter) -> Result<Vec<Summary>, Self::Error>;
    /// The offers in the lobby that fit a wish, the longest waiting first.
    async fn fitting_offers(&self, wanted: FittingOffers) -> Result<Vec<Summary>, Self::Error>;
    /// How many matches that somebody made wait for an opponent.
    async fn count_waiting(
        &self,
        creator: PlayerId,
        visibility: Visibility,
    ) -> Result<u64, Self::Error>;
}

/// What can be new.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// A match has a further event.
    Match(MatchId),
    /// Somebody said something beside a match.
    Chat(MatchId),
    /// The list of matches that wait in the lobby.
    Lobby,
    /// A match of this player was made, began or ended.
    Player(PlayerId),
    /// Some match has ended.
    Ended,
}

/// Notices that something is new. A notice is a hint and never the truth: one that is lost or comes twice
/// costs a delay and nothing else.
pub trait Notices: Send + Sync {
    /// Tells all who listen, at other hosts too. Never waits.
    fn publish(&self, topic: Topic);
    /// Tells those who listen at this host: the others have been told.
    fn publish_here(&self, topic: Topic);
}

/// Who is at which match.
#[async_trait]
pub trait Presence: Send + Sync {
    /// Why it is not known.
    type Error;

    /// How long the opponent of this player has been away at this moment.
    async fn opponent_away<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a PlayerId,
        at: Moment,
    ) -> Result<Millis, Self::Error>;
}

/// The computer as a player.
pub trait Thinking: Send + Sync {
    /// Has the computer do what is due at this match. Never waits: what it does comes as a command.
    fn wake(&self, state: &MatchState);
}

/// What time it is.
pub trait Time: Send + Sync {
    /// The moment now.
    fn now(&self) -> Moment;
}
