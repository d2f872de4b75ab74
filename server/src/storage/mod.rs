//! Where everything is kept.
//!
//! ```text
//!   MatchStore, ChatStore, … (traits, one a concern)
//!        ▲
//!     SqlStore ──► Writer: many waiting appends ──► one transaction ──► each acknowledged
//!        │
//!        └──► SQLite (a file, WAL, full synchronisation)  or  PostgreSQL, by the same SQL text
//! ```
//!
//! Numbers are unsigned in the program and `BIGINT` in tables; the conversion is made here and
//! nowhere else. Tables of other concerns have migrations of their own (`migrations.rs` lists them).

mod accounts;
mod calls;
mod compositions;
mod leases;
mod live;
mod notices;
mod one_screen;
mod online;
mod progress;
mod puzzles;
mod ratings;
mod recovery;
mod reports;
mod sql;
mod tournaments;

use std::pin::Pin;
use std::time::Duration;

use async_trait::async_trait;
use galds_games::core::explained;
use galds_matches::clock::Moment;
use galds_matches::ports::{Lists, Log};
use galds_matches::{MatchId, Player, Room};
use thiserror::Error;

use crate::problem::Problem;
use crate::time::Outages;

pub use accounts::{AccountStore, Added, NewPerson, Person, PersonKind, Relation, Session, Token};
pub use calls::{
    Call, CallAbout, CallKind, CallStore, DeclineReason, PushSubscription, WhichCalls,
};
pub use compositions::{
    Composition, CompositionAuthor, CompositionStore, NewComposition, Publication, SolutionMark,
};
pub use leases::LeaseStore;
pub use live::{LiveStore, PresenceScope, Revocation, Sighting};
pub use notices::{LONGEST_NOTICE, NoticeListener, NoticeStore, Received, SILENCE};
pub use one_screen::{OneScreenGame, OneScreenStore};
pub use online::OnlineStore;
pub use progress::{ProgressEntry, ProgressKind, ProgressMark, ProgressStore};
pub use puzzles::{Attempt, AttemptOutcome, PuzzleName, PuzzleReport, PuzzleStore, Solver};
pub use ratings::{Leader, Pool, RatedMatch, RatingChange, RatingStore, RatingWrite};
pub use recovery::RecoveryStore;
pub use reports::{PlaySums, ReportStore, Skill};
pub use sql::{DatabaseCounters, Location, MigrationStep, SqlStore, backup};
pub use tournaments::{
    Board, Entrant, LateEntry, Paired, Tournament, TournamentFilter, TournamentKind,
    TournamentPhase, TournamentStore,
};

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// It cannot be reached, or gave up in the middle; whether a write was made is not known.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// It refused a statement.
    #[error("the database refused: {0}")]
    Refused(String),
    /// It has something that this program cannot read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// Its tables cannot be brought to what this program needs.
    #[error("the tables of the database cannot be set up: {0}")]
    Migration(String),
    /// The data folder cannot be made.
    #[error("the data folder {folder}: {reason}")]
    Folder {
        /// The folder.
        folder: String,
        /// Why not.
        reason: String,
    },
    /// Another server has the data folder.
    #[error("another server is using the data folder {0}; one folder serves one server")]
    InUse(String),
    /// The writer has stopped: the server is going down.
    #[error("the server is stopping")]
    Stopping,
}

// What went wrong inside stays inside.
explained! {
    StoreError in "server" {
        Unavailable[..],
        Refused[..] as "server-unavailable",
        Unreadable[..] as "server-unavailable",
        Migration[..] as "server-unavailable",
        Folder[..] as "server-unavailable",
        InUse[..] as "server-unavailable",
        Stopping,
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Stopping => Problem::Stopping,
            error => Problem::Unavailable(error.to_string()),
        }
    }
}

/// The logs of matches, the lists that follow from them, and the servers that write to them.
#[async_trait]
pub trait MatchStore: Log<Error = StoreError> + Lists<Error = StoreError> {
    /// Whether other servers may write to the same logs.
    fn is_shared(&self) -> bool;
    /// Notes that a server is alive at this moment.
    async fn note_alive(&self, at: Moment) -> Result<(), StoreError>;
    /// When a server was last alive.
    async fn last_alive(&self) -> Result<Option<Moment>, StoreError>;
    /// When nothing could be written.
    fn outages(&self) -> &Outages;
    /// The matches that are being played and need a server although nobody acts: those with a clock, and
    /// those in which the computer plays.
    async fn running(&self) -> Result<Vec<MatchId>, StoreError>;
    /// How many matches are being played.
    async fn count_playing(&self) -> Result<u64, StoreError>;
    /// The number of the last event of each of these matches that there are.
    async fn last_numbers(&self, ids: Vec<MatchId>) -> Result<Vec<(MatchId, u32)>, StoreError>;
    /// The time by the database's clock, where several servers share it.
    async fn time(&self) -> Result<Option<Moment>, StoreError>;
    /// Notes that this server is alive at this moment.
    async fn note_server(&self, server: String, at: Moment) -> Result<(), StoreError>;
    /// Forgets the servers whose last sign of life is older than this. Of several who do so at once, one
    /// is told that there were any.
    async fn forget_servers(&self, before: Moment) -> Result<bool, StoreError>;
    /// Whether any server is noted.
    async fn has_servers(&self) -> Result<bool, StoreError>;
}

/// A line of chat beside a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, from 1 in each match.
    pub number: u32,
    /// The room it was sent to.
    pub room: Room,
    /// Who sent it.
    pub author: Player,
    /// The words.
    pub words: String,
    /// When.
    pub at: Moment,
}

/// Chat beside matches.
#[async_trait]
pub trait ChatStore: Send + Sync {
    /// Adds a line (its number is not looked at) and answers with its number.
    async fn add_chat_line(&self, id: MatchId, line: ChatLine) -> Result<u32, StoreError>;
    /// The number of the last line beside each of these matches, where anything was said.
    async fn last_lines(&self, ids: Vec<MatchId>) -> Result<Vec<(MatchId, u32)>, StoreError>;
    /// The lines of a room with numbers above `after`, in order.
    async fn chat_lines(
        &self,
        id: MatchId,
        room: Room,
        after: u32,
    ) -> Result<Vec<ChatLine>, StoreError>;
}

/// A store that is closed when the server ends.
pub trait Closing: Send + Sync {
    /// Finishes what was begun and closes the connections, but gives up what takes longer than this.
    fn close_within(&self, patience: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// Everything a server keeps. Another store implements these traits; nothing above knows which it is.
pub trait Store:
    MatchStore
    + ChatStore
    + AccountStore
    + RatingStore
    + TournamentStore
    + OnlineStore
    + OneScreenStore
    + PuzzleStore
    + CompositionStore
    + ProgressStore
    + RecoveryStore
    + ReportStore
    + LiveStore
    + NoticeStore
    + LeaseStore
    + CallStore
    + Closing
{
}

impl<S> Store for S where
    S: MatchStore
        + ChatStore
        + AccountStore
        + RatingStore
        + TournamentStore
        + OnlineStore
        + OneScreenStore
        + PuzzleStore
        + CompositionStore
        + ProgressStore
        + RecoveryStore
        + ReportStore
        + LiveStore
        + NoticeStore
        + LeaseStore
        + CallStore
        + Closing
{
}
