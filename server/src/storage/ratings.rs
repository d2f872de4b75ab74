//! What is kept of ratings.

use async_trait::async_trait;
use galds_games::core::PerSide;
use galds_matches::MatchId;
use galds_matches::clock::{Moment, Speed};
use galds_matches::ratings::Rating;

use super::StoreError;

/// A rating list: a game at a speed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// The game's name.
    pub game: String,
    /// The speed.
    pub speed: Speed,
}

/// A finished match and what it did to its players.
#[derive(Clone, Debug)]
pub struct RatedMatch {
    /// The match.
    pub id: MatchId,
    /// Where it counts.
    pub pool: Pool,
    /// The players' ids.
    pub people: PerSide<String>,
    /// What they had before.
    pub before: PerSide<Rating>,
    /// What they have now.
    pub after: PerSide<Rating>,
    /// When it ended.
    pub at: Moment,
}

/// What became of the attempt to store a rated match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingWrite {
    /// The ratings are stored.
    Saved,
    /// The match had been rated already.
    AlreadyRated,
    /// A rating has changed meanwhile: it must be computed anew.
    Outdated,
}

/// A point in the history of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The match.
    pub id: MatchId,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// When.
    pub at: Moment,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}

/// Ratings and their history.
#[async_trait]
pub trait RatingStore: Send + Sync {
    /// The rating of an account; none if it has not played there.
    async fn rating(&self, person: String, pool: Pool) -> Result<Option<Rating>, StoreError>;
    /// All ratings of an account.
    async fn ratings(&self, person: String) -> Result<Vec<(Pool, Rating)>, StoreError>;
    /// Keeps what a match did, once.
    async fn note_rating(&self, rated: RatedMatch) -> Result<RatingWrite, StoreError>;
    /// Rated matches of two people that are over and have not been rated.
    async fn unrated(&self, limit: u32) -> Result<Vec<MatchId>, StoreError>;
    /// Notes that a match that counts has nothing to rate: a player is gone.
    async fn note_unrateable(&self, id: MatchId) -> Result<(), StoreError>;
    /// The changes of an account's rating, the earliest first.
    async fn rating_history(
        &self,
        person: String,
        pool: Pool,
        since: Moment,
    ) -> Result<Vec<RatingChange>, StoreError>;
    /// What a match did to its players, the first side first.
    async fn changes_of(&self, id: MatchId) -> Result<Vec<RatingChange>, StoreError>;
    /// The best of a pool with at least so many games.
    async fn leaders(&self, pool: Pool, games: u32, limit: u32) -> Result<Vec<Leader>, StoreError>;
}
