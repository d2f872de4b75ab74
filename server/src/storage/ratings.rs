//! What is kept of ratings.

use galds_games::core::PerSide;
use galds_matches::MatchId;
use galds_matches::clock::{Moment, Speed};
use galds_matches::ratings::Standing;

use super::Answer;

/// Where somebody is rated.
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
    pub before: PerSide<Standing>,
    /// What they have now.
    pub after: PerSide<Standing>,
    /// When it ended.
    pub at: Moment,
}

/// What became of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It is kept.
    Kept,
    /// The match had been rated already.
    Before,
    /// A standing has changed meanwhile: it must be computed anew.
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
    /// The standing.
    pub standing: Standing,
}

/// Ratings and their history.
pub trait RatingStore: Send + Sync {
    /// The standing of somebody; none if they have not played there.
    fn standing(&self, person: String, pool: Pool) -> Answer<'_, Option<Standing>>;
    /// All standings of somebody.
    fn standings(&self, person: String) -> Answer<'_, Vec<(Pool, Standing)>>;
    /// Keeps what a match did, once.
    fn note_rating(&self, rated: RatedMatch) -> Answer<'_, Noted>;
    /// Rated matches of two people that are over and have not been rated.
    fn unrated(&self, limit: u32) -> Answer<'_, Vec<MatchId>>;
    /// Notes that a match that counts has nothing to rate: a player is gone.
    fn note_unrateable(&self, id: MatchId) -> Answer<'_, ()>;
    /// The changes of somebody's rating, the earliest first.
    fn rating_history(
        &self,
        person: String,
        pool: Pool,
        since: Moment,
    ) -> Answer<'_, Vec<RatingChange>>;
    /// What a match did to its players, the first side first.
    fn changes_of(&self, id: MatchId) -> Answer<'_, Vec<RatingChange>>;
    /// The best of a pool with at least so many games.
    fn leaders(&self, pool: Pool, games: u32, limit: u32) -> Answer<'_, Vec<Leader>>;
}
