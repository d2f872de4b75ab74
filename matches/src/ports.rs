//! What a host of matches has to provide: small traits, one a concern.
//!
//! A server implements them over a database and a bus, a simulation over lists in memory. Answers come
//! later, as futures; no runtime is assumed.

use std::ops::DerefMut;
use std::sync::Arc;

use async_trait::async_trait;
use galds_games::core::Side;
use serde::{Deserialize, Serialize};

use crate::clock::{Millis, Moment, Outage};
use crate::{
    Append, Appended, FittingOffers, MatchId, MatchState, Player, PlayerId, Refusal, Row, Summary,
    SummaryFilter, Visibility,
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
    /// Sessions or tokens of somebody were ended, or an account was deleted.
    Revoked,
    /// This player has been called, or has read a call.
    Called(PlayerId),
    /// Something is new in the tournament of this name.
    Tournament(String),
}

/// That something is new.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    /// What it is.
    pub topic: Topic,
    /// For a match, how far its log goes now: whoever has read that far need not look.
    pub number: Option<u32>,
}

impl Notice {
    /// The log of a match goes as far as this number.
    pub const fn of_match(id: MatchId, number: u32) -> Notice {
        Notice { topic: Topic::Match(id), number: Some(number) }
    }
}

impl From<Topic> for Notice {
    fn from(topic: Topic) -> Notice {
        Notice { topic, number: None }
    }
}

/// Notices that something is new. A notice is a hint and never the truth: one that is lost or comes twice
/// costs a delay and nothing else.
pub trait Notices: Send + Sync {
    /// Notifies all subscribers, at other hosts too. Never waits.
    fn publish(&self, notice: Notice);
    /// Notifies the subscribers at this host: those at the others were notified by whoever wrote.
    fn publish_here(&self, topic: Topic);
}

/// Who is at which match.
#[async_trait]
pub trait Presence: Send + Sync {
    /// Why it is not known.
    type Error;

    /// Notes that a player did something at a match at this moment.
    fn see(&self, id: &MatchId, player: &PlayerId, at: Moment);
    /// Forgets who is at a match that is over.
    fn forget(&self, id: &MatchId);
    /// How long the opponent of this player has been away at this moment.
    async fn opponent_away<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a PlayerId,
        at: Moment,
    ) -> Result<Millis, Self::Error>;
}

/// Who may play whom, as far as it does not follow from the match itself.
#[async_trait]
pub trait Admission: Send + Sync {
    /// Why it is not known.
    type Error;

    /// Why this player may not join a match that waits for an opponent; none if it may.
    async fn refusal<'a>(
        &'a self,
        state: &'a MatchState,
        player: &'a Player,
    ) -> Result<Option<Refusal>, Self::Error>;
}

/// The computer as a player.
pub trait Thinking: Send + Sync {
    /// Has the computer do what is due at this match ([`crate::duties`]). Never waits: what it does comes
    /// as a command.
    fn wake(&self, state: &MatchState);
}

/// What time it is, and for which stretches of it nobody can be charged
/// ([`OutageLog`](crate::clock::OutageLog)).
#[async_trait]
pub trait Time: Send + Sync {
    /// Why the time that hosts share is not known.
    type Error;

    /// The moment now.
    fn now(&self) -> Moment;
    /// The moment now as a sign of life: a gap since the last one is noted as an outage.
    fn beat(&self) -> Moment;
    /// Since when nothing can be written, if that is so.
    fn outage_since(&self) -> Option<Moment>;
    /// The outages that a match has not been refunded for which last changed at this moment.
    fn owed(&self, changed: Moment) -> Vec<Outage>;
    /// Takes over the time that hosts of the same logs share, so that they agree on what time it is.
    async fn agree(&self) -> Result<(), Self::Error>;
}

/// When matches are to be looked at although nobody acts.
pub trait Timers: Send + Sync {
    /// The match is due at this moment and no other, or not at all. The host then calls
    /// [`Handler::look_at`](crate::Handler::look_at).
    fn set(&self, id: &MatchId, due: Option<Moment>);
}

/// Who holds the lease of recovery, under which one host at a time attends to the matches of hosts that are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This host, which did not hold it before.
    Taken,
    /// This host, as before.
    Kept,
    /// Another host.
    Theirs,
}

/// The other hosts of the same logs, and the signs of life by which they know of each other.
#[async_trait]
pub trait Peers: Send + Sync {
    /// Why it did not do its part.
    type Error;

    /// Whether there may be others that write to the same logs.
    fn may_write(&self) -> bool;
    /// Notes that the logs could be written to at this moment, whoever does so.
    async fn note_alive(&self, at: Moment) -> Result<(), Self::Error>;
    /// When any host last noted that.
    async fn last_alive(&self) -> Result<Option<Moment>, Self::Error>;
    /// Notes that this host is there at this moment.
    async fn note_host(&self, at: Moment) -> Result<(), Self::Error>;
    /// Forgets the hosts whose last sign of life is older than this. Of several who do so at once, one gets
    /// the answer that there were any.
    async fn forget_hosts(&self, before: Moment) -> Result<bool, Self::Error>;
    /// Whether any host is noted.
    async fn has_hosts(&self) -> Result<bool, Self::Error>;
    /// Takes the lease of recovery if nobody holds it, or renews it. It expires unless it is renewed with every
    /// sign of life.
    async fn hold_recovery(&self) -> Result<Lease, Self::Error>;
    /// Whether this host held the lease of recovery when it last asked.
    fn holds_recovery(&self) -> bool;
    /// Gives the lease of recovery back, if this host holds it.
    async fn release_recovery(&self) -> Result<(), Self::Error>;
    /// The matches that are being played and need a host although nobody acts: those with a clock, and those
    /// in which the computer plays.
    async fn running(&self) -> Result<Vec<MatchId>, Self::Error>;
}

/// The states of matches that are in use, each behind a lock.
///
/// The lock spares work: of several commands that come to one host at once, one after the other is decided.
/// What makes it right, also with many hosts, is the unique number in the log.
#[async_trait]
pub trait Cache: Send + Sync {
    /// The state of a match, if it is loaded, locked until this is dropped.
    type Locked: DerefMut<Target = Option<Arc<MatchState>>> + Send;

    /// Waits for the lock of a match.
    async fn lock(&self, id: &MatchId) -> Self::Locked;
    /// Removes a match of which there is no log.
    fn remove(&self, id: &MatchId);
    /// Lets go of a match, unless somebody else uses it.
    fn evict(&self, id: &MatchId);
}

/// What is left to a random source.
pub trait Random: Send + Sync {
    /// One of two sides, each as often as the other.
    fn coin(&self) -> Side;
    /// The secret of a match, from a source that nobody can guess.
    fn secret(&self) -> [u8; 32];
}

/// All ports in one: what a [`Handler`](crate::Handler) runs on.
pub trait Host:
    Log<Error = Self::Fault>
    + Presence<Error = Self::Fault>
    + Admission<Error = Self::Fault>
    + Time<Error = Self::Fault>
    + Peers<Error = Self::Fault>
    + Notices
    + Thinking
    + Timers
    + Cache
    + Random
{
    /// Why a port did not do its part, such as a database that is away.
    type Fault: std::error::Error + Send + Sync + 'static;
}
