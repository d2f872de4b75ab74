//! What the engine's reports on finished matches say about their players, in sums.

use async_trait::async_trait;
use galds_games::core::PerSide;
use galds_matches::clock::Moment;
use galds_matches::{MatchId, PlayerId};

use super::StoreError;

/// How a side played a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlaySums {
    /// How often it had a choice.
    pub decisions: u32,
    /// How much of its chances to win it gave away in all of them.
    pub lost: f64,
    /// Before how many of its decisions a roll was judged.
    pub rolls: u32,
    /// How much better these rolls were than could be expected, in chances to win.
    pub luck: f64,
}

/// How somebody plays a game, over all reports on their matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// The game's name.
    pub game: String,
    /// How many matches there are reports on.
    pub games: u32,
    /// In how many of them rolls were judged.
    pub rolled_games: u32,
    /// The sums of all of them.
    pub sums: PlaySums,
}

/// Where the sums of reports are kept.
#[async_trait]
pub trait ReportStore: Send + Sync {
    /// Keeps what a report says, in place of an earlier one. A side without a decision has no sums.
    async fn note_report(
        &self,
        id: MatchId,
        sums: PerSide<PlaySums>,
        at: Moment,
    ) -> Result<(), StoreError>;
    /// How a player plays each game on which there are reports.
    async fn skill(&self, player: PlayerId) -> Result<Vec<Skill>, StoreError>;
}
