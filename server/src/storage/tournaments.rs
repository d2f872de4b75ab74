//! What is kept of tournaments.

use async_trait::async_trait;
use galds_matches::clock::{Millis, Moment, TimeControl};
use galds_matches::{MatchId, Rated, named};

use super::StoreError;

named! {
    /// How a tournament is paired.
    #[derive(utoipa::ToSchema)]
    pub enum TournamentKind {
        /// Everybody meets everybody.
        RoundRobin = "round_robin",
        /// Those with equal points meet.
        Swiss = "swiss",
    }
}

named! {
    /// How far a tournament has come.
    #[derive(utoipa::ToSchema)]
    pub enum TournamentPhase {
        /// People may join.
        Open = "open",
        /// Its players are asked whether they are there.
        Checking = "checking",
        /// It is being played.
        Running = "running",
        /// It is over.
        Over = "over",
        /// It was called off before it began.
        Cancelled = "cancelled",
    }
}

named! {
    /// Whether people may join after the first round was paired. Only a Swiss tournament has room for them.
    #[derive(utoipa::ToSchema)]
    pub enum LateEntry {
        /// Nobody may.
        Closed = "closed",
        /// They play from the next round on, and have no points for those that they missed.
        Open = "open",
    }
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its name in addresses.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The person who made it.
    pub creator: String,
    /// How it is paired.
    pub kind: TournamentKind,
    /// How many rounds (Swiss), or how often everybody meets everybody.
    pub length: u32,
    /// The game.
    pub game: String,
    /// The rules text.
    pub rules: String,
    /// The clock.
    pub control: TimeControl,
    /// Whether its matches count for ratings.
    pub rated: Rated,
    /// Whether people may join after the start.
    pub late_entry: LateEntry,
    /// How long players are called to their boards before their time runs although they have not come.
    pub call: Millis,
    /// How far it has come.
    pub phase: TournamentPhase,
    /// When it was made.
    pub created: Moment,
    /// When it was made, began or ended.
    pub changed: Moment,
    /// Until when its players are asked whether they are there, while they are.
    pub check_until: Option<Moment>,
    /// Since when it rests: no round is paired until it goes on.
    pub paused: Option<Moment>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The person.
    pub person: String,
    /// The name.
    pub name: String,
    /// The place in the list of entrants, once it has started.
    pub seat: Option<u32>,
    /// When they joined.
    pub joined: Moment,
    /// When they withdrew after the start.
    pub withdrawn: Option<Moment>,
    /// When they said that they are there, since it was last asked.
    pub ready: Option<Moment>,
}

/// One board of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The round, from 0.
    pub round: u32,
    /// The number in the round, from 0.
    pub board: u32,
    /// Who plays the first side, or has the bye.
    pub first: u32,
    /// Who plays the second side; nobody in a bye.
    pub second: Option<u32>,
    /// The match; none in a bye and where somebody was not there.
    pub match_id: Option<MatchId>,
    /// The points in halves, once it is decided.
    pub halves: Option<[u32; 2]>,
}

/// Whether a round could be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paired {
    /// Its boards are kept.
    Kept,
    /// Another server was first.
    Before,
}

/// Which tournaments are wanted.
#[derive(Clone, Debug, Default)]
pub struct TournamentFilter {
    /// How far they have come.
    pub phase: Option<TournamentPhase>,
    /// The game.
    pub game: Option<String>,
    /// At most so many.
    pub limit: u32,
}

/// Tournaments, who plays in them, and their boards.
#[async_trait]
pub trait TournamentStore: Send + Sync {
    /// Keeps a new tournament.
    async fn add_tournament(&self, tournament: Tournament) -> Result<(), StoreError>;
    /// The tournament of this name.
    async fn tournament(&self, id: String) -> Result<Option<Tournament>, StoreError>;
    /// Tournaments, the latest change first.
    async fn tournaments(&self, filter: TournamentFilter) -> Result<Vec<Tournament>, StoreError>;
    /// Moves a tournament on; false if it was no longer in `from`.
    async fn move_on(
        &self,
        id: String,
        from: TournamentPhase,
        to: TournamentPhase,
        at: Moment,
    ) -> Result<bool, StoreError>;
    /// Adds an entrant while it is open; or, while it is running and takes late entries, adds one at the last place of
    /// the list or has one who withdrew play on. False if it is neither.
    async fn enter(&self, id: String, entrant: Entrant) -> Result<bool, StoreError>;
    /// Removes an entrant before the start.
    async fn leave(&self, id: String, person: String) -> Result<(), StoreError>;
    /// Notes that an entrant has withdrawn.
    async fn withdraw(&self, id: String, person: String, at: Moment) -> Result<(), StoreError>;
    /// Asks its players whether they are there, until that moment; false if it is no longer open.
    async fn check_tournament(
        &self,
        id: String,
        until: Moment,
        at: Moment,
    ) -> Result<bool, StoreError>;
    /// Notes that an entrant is there; false if nobody asks, or not them.
    async fn note_ready(&self, id: String, person: String, at: Moment) -> Result<bool, StoreError>;
    /// Has a running tournament rest since that moment, or go on; false if that is nothing new.
    async fn pause_tournament(&self, id: String, since: Option<Moment>)
    -> Result<bool, StoreError>;
    /// Starts it with these people in this order; false if its players are not being asked.
    async fn start_tournament(
        &self,
        id: String,
        order: Vec<String>,
        at: Moment,
    ) -> Result<bool, StoreError>;
    /// Everybody who takes part, by seat, then by when they joined.
    async fn entrants(&self, id: String) -> Result<Vec<Entrant>, StoreError>;
    /// Keeps the boards of a round, all or none.
    async fn add_boards(&self, id: String, boards: Vec<Board>) -> Result<Paired, StoreError>;
    /// All boards by round and number.
    async fn boards(&self, id: String) -> Result<Vec<Board>, StoreError>;
    /// Notes the points of a board that has none.
    async fn decide_board(&self, id: String, board: Board) -> Result<(), StoreError>;
    /// The running tournaments in which an account plays.
    async fn tournaments_of(&self, person: String) -> Result<Vec<Tournament>, StoreError>;
}
