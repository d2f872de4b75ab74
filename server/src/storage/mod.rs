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

pub mod backup;
mod connections;
mod folder;
mod list_query;
mod live;
mod match_lists;
mod migrations;
mod notices;
mod online;
mod people;
mod ratings;
mod rows;
mod sql;
mod sql_chat;
mod sql_live;
mod sql_matches;
mod sql_online;
mod sql_people;
mod sql_ratings;
mod sql_servers;
mod sql_tournaments;
mod tournaments;
mod writer;

use futures_util::future::BoxFuture;
use galds_games::core::explained;
use sqlx::error::DatabaseError;
use thiserror::Error;

use crate::clock::{Moment, Outages};
use crate::identity::PlayerId;
use crate::matches::{FittingOffers, MatchId, Room, Summary, SummaryFilter, Visibility};

pub use live::{LiveStore, Revocation, Sighting, Spot};
pub use notices::{Heard, LONGEST_NOTICE, Listener, SILENCE};
pub use online::OnlineStore;
pub use people::{Added, NewPerson, PeopleStore, Person, PersonKind, Relation, Session, Token};
pub use ratings::{Leader, Noted, Pool, RatedMatch, RatingChange, RatingStore};
pub use sql::{Location, MigrationStep, SqlStore};
pub use tournaments::{
    Board, Entrant, Paired, Tournament, TournamentFilter, TournamentKind, TournamentPhase,
    TournamentStore,
};

/// What a store answers with, later.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// It cannot be reached, or gave up in the middle; whether a write was made is not known.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// It refused what it was told.
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

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Unreadable(error.to_string())
            }
            sqlx::Error::Database(refusal) if is_passing(&*refusal) => {
                StoreError::Unavailable(refusal.to_string())
            }
            sqlx::Error::Database(_) => StoreError::Refused(error.to_string()),
            error => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Whether the database cannot do anything at the moment, rather than not this: no space, a disk that
/// fails, a lock that is not given, a server that stops.
fn is_passing(refusal: &dyn DatabaseError) -> bool {
    let code = refusal.code().unwrap_or_default();
    match code.parse::<u32>() {
        // SQLite: the low byte says which error, the rest where it came from.
        Ok(number) if code.len() < 5 => {
            const BUSY: u32 = 5;
            const LOCKED: u32 = 6;
            const READ_ONLY: u32 = 8;
            const INPUT_OUTPUT: u32 = 10;
            const FULL: u32 = 13;
            const CANNOT_OPEN: u32 = 14;
            matches!(number & 0xff, BUSY | LOCKED | READ_ONLY | INPUT_OUTPUT | FULL | CANNOT_OPEN)
        }
        // PostgreSQL: connection, transaction state, rollback, resources, operator, system.
        _ => ["08", "25", "40", "53", "55", "57", "58"].iter().any(|class| code.starts_with(class)),
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(error.to_string())
    }
}

/// One row of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: u32,
    /// What happened, as JSON.
    pub what: String,
    /// When.
    pub at: Moment,
    /// The sender's own name for the command, by which a resent one is known.
    pub client: Option<String>,
}

/// Rows to be added to the log of one match, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The match.
    pub id: MatchId,
    /// The rows; their numbers follow on each other.
    pub rows: Vec<Row>,
    /// The entry in the list of matches, where it changes.
    pub summary: Option<Summary>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The rows are committed.
    Committed,
    /// Somebody else was first: a number or client id is taken, and nothing was added.
    Taken,
}

/// The logs of matches, and the list of matches that follows from them.
pub trait MatchStore: Send + Sync {
    /// Adds rows to a log. The answer comes after the commit.
    fn append(&self, append: Append) -> Answer<'_, Appended>;
    /// The rows of a log with numbers above `after`, in order.
    fn log(&self, id: MatchId, after: u32) -> Answer<'_, Vec<Row>>;
    /// The list entry of a match.
    fn summary(&self, id: MatchId) -> Answer<'_, Option<Summary>>;
    /// The list of matches, the latest change first.
    fn summaries(&self, filter: SummaryFilter) -> Answer<'_, Vec<Summary>>;
    /// The offers in the lobby that fit a wish, the longest waiting first.
    fn fitting_offers(&self, wanted: FittingOffers) -> Answer<'_, Vec<Summary>>;
    /// How many matches that somebody made wait for an opponent.
    fn count_waiting(&self, creator: PlayerId, visibility: Visibility) -> Answer<'_, u64>;
    /// Whether other servers may write to the same logs.
    fn is_shared(&self) -> bool;
    /// Notes that a server is alive at this moment.
    fn note_alive(&self, at: Moment) -> Answer<'_, ()>;
    /// When a server was last alive.
    fn last_alive(&self) -> Answer<'_, Option<Moment>>;
    /// When nothing could be written.
    fn outages(&self) -> &Outages;
    /// The matches that are being played and need a server although nobody acts: those with a clock, and
    /// those in which the computer plays.
    fn running(&self) -> Answer<'_, Vec<MatchId>>;
    /// The time by the database's clock, where several servers share it.
    fn time(&self) -> Answer<'_, Option<Moment>>;
    /// Notes that this server is alive at this moment.
    fn note_server(&self, server: String, at: Moment) -> Answer<'_, ()>;
    /// Forgets the servers whose last sign of life is older than this. Of several who do so at once, one
    /// is told that there were any.
    fn forget_servers(&self, before: Moment) -> Answer<'_, bool>;
    /// Whether any server is noted.
    fn has_servers(&self) -> Answer<'_, bool>;
}

/// A line of chat beside a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, from 1 in each match.
    pub number: u32,
    /// Where it was said.
    pub room: Room,
    /// Who said it.
    pub author: crate::identity::Player,
    /// The words.
    pub words: String,
    /// When.
    pub at: Moment,
}

/// Chat beside matches.
pub trait ChatStore: Send + Sync {
    /// Adds a line (its number is not looked at) and answers with its number.
    fn say(&self, id: MatchId, line: ChatLine) -> Answer<'_, u32>;
    /// The lines of a room with numbers above `after`, in order.
    fn said(&self, id: MatchId, room: Room, after: u32) -> Answer<'_, Vec<ChatLine>>;
}

/// Everything a server keeps.
pub trait Store:
    MatchStore + ChatStore + PeopleStore + RatingStore + TournamentStore + OnlineStore + LiveStore
{
}

impl<S> Store for S where
    S: MatchStore
        + ChatStore
        + PeopleStore
        + RatingStore
        + TournamentStore
        + OnlineStore
        + LiveStore
{
}
