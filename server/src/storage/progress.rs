//! What people have learned, as their browsers tell it: lessons and puzzles.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::named;

use super::StoreError;

named! {
    /// What was done.
    pub enum ProgressKind {
        Lesson = "lesson",
        Puzzle = "puzzle",
    }
}

named! {
    /// How it was done.
    pub enum ProgressMark {
        /// A lesson to its end, a puzzle alone.
        Done = "done",
        /// A puzzle with a look at the solution.
        Shown = "shown",
    }
}

/// Something that somebody has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgressEntry {
    pub kind: ProgressKind,
    /// The game, or another series of puzzles.
    pub series: String,
    /// The name of a lesson or the number of a puzzle.
    pub item: String,
    pub mark: ProgressMark,
}

/// Where progress is kept.
#[async_trait]
pub trait ProgressStore: Send + Sync {
    /// Everything that a person has done.
    async fn progress(&self, person: String) -> Result<Vec<ProgressEntry>, StoreError>;
    /// Adds what was done; what was done alone stays so. False, and nothing changes, if there would be more than `most`.
    async fn add_progress(
        &self,
        person: String,
        entries: Vec<ProgressEntry>,
        most: u32,
        at: Moment,
    ) -> Result<bool, StoreError>;
}
