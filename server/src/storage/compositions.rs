//! Problems that people composed and published.

use async_trait::async_trait;
use galds_matches::clock::Moment;

use super::{PuzzleName, PuzzleReport, StoreError};

/// A problem that is to be published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewComposition {
    pub game: String,
    /// The rules text, complete.
    pub rules: String,
    pub title: String,
    /// The position text.
    pub position: String,
    /// Within how many own actions the win is forced.
    pub actions: u32,
    /// The token of the only first action that does it.
    pub key: String,
    /// The person who publishes it.
    pub author: String,
    pub at: Moment,
}

/// A published problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composition {
    pub name: PuzzleName,
    pub rules: String,
    pub title: String,
    pub position: String,
    pub actions: u32,
    pub key: String,
    /// Nobody if the account was deleted.
    pub author: Option<CompositionAuthor>,
    pub at: Moment,
    /// How many people with accounts have found the solution without looking at it.
    pub solvers: u32,
}

/// Who composed a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompositionAuthor {
    pub id: String,
    pub name: String,
}

/// What became of publishing a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Publication {
    /// It has this number among the problems of its game.
    Published(u32),
    /// The position was published before.
    Known,
    /// Its author has published as many as one may.
    Full,
}

/// How somebody came to know a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionMark {
    Found,
    /// By looking at it.
    Shown,
}

impl SolutionMark {
    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            SolutionMark::Found => "found",
            SolutionMark::Shown => "shown",
        }
    }
}

/// Where published problems are kept. One that was withdrawn is no longer found.
#[async_trait]
pub trait CompositionStore: Send + Sync {
    /// Publishes a problem, unless its author has published `most` already or the position is known.
    async fn publish(&self, problem: NewComposition, most: u32) -> Result<Publication, StoreError>;
    /// A problem by its game and number.
    async fn composition(&self, name: PuzzleName) -> Result<Option<Composition>, StoreError>;
    /// Problems of a game with numbers below `before`, the newest first.
    async fn compositions(
        &self,
        game: String,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Composition>, StoreError>;
    /// The problems of a person, the newest first.
    async fn compositions_by(&self, author: String) -> Result<Vec<Composition>, StoreError>;
    /// Withdraws a problem; false if there is none.
    async fn withdraw_composition(&self, name: PuzzleName, at: Moment) -> Result<bool, StoreError>;
    /// Notes that a person knows the solution; what was noted first stays.
    async fn mark_composition(
        &self,
        name: PuzzleName,
        person: String,
        mark: SolutionMark,
        at: Moment,
    ) -> Result<(), StoreError>;
    /// Keeps a report, in place of what the same player said of the problem before.
    async fn report_composition(&self, report: PuzzleReport) -> Result<(), StoreError>;
    /// All reports about problems that were not withdrawn, the latest first.
    async fn composition_reports(&self) -> Result<Vec<PuzzleReport>, StoreError>;
}
