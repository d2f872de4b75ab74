//! Solvers and puzzles: how strong they have shown to be, who tried what, and what was reported.

use async_trait::async_trait;
use galds_matches::clock::Moment;
use galds_matches::ratings::Rating;

use super::StoreError;

/// A puzzle by its game and number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleName {
    pub game: String,
    pub number: u32,
}

/// What became of a first attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    Solved,
    /// A wrong answer, or a look at the solution.
    Failed,
}

impl AttemptOutcome {
    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            AttemptOutcome::Solved => "solved",
            AttemptOutcome::Failed => "failed",
        }
    }

    /// What a word means.
    pub fn read(word: &str) -> Option<AttemptOutcome> {
        [AttemptOutcome::Solved, AttemptOutcome::Failed]
            .into_iter()
            .find(|outcome| outcome.word() == word)
    }
}

/// What is kept of somebody who solves puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solver {
    /// A puzzle counts as a game, and one that was solved as a win.
    pub standing: Rating,
    /// How many in a row were solved at the first attempt, up to now.
    pub streak: u32,
    pub best_streak: u32,
}

/// A first attempt with what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    pub person: String,
    pub puzzle: PuzzleName,
    pub outcome: AttemptOutcome,
    /// The solver afterwards.
    pub solver: Solver,
    /// The puzzle afterwards: whoever does not solve it has lost to it.
    pub standing: Rating,
    pub at: Moment,
}

/// Something that somebody found wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleReport {
    pub puzzle: PuzzleName,
    /// Who says so.
    pub player: String,
    /// What is wrong, as a word of the form.
    pub why: String,
    pub at: Moment,
}

/// Where attempts at puzzles are kept.
#[async_trait]
pub trait PuzzleStore: Send + Sync {
    /// A solver, if the person has tried any puzzle of the game.
    async fn solver(&self, person: String, game: String) -> Result<Option<Solver>, StoreError>;
    /// A puzzle, if anybody has tried it.
    async fn puzzle_standing(&self, puzzle: PuzzleName) -> Result<Option<Rating>, StoreError>;
    /// The ratings of all puzzles of a game that anybody has tried.
    async fn puzzle_ratings(&self, game: String) -> Result<Vec<(u32, f64)>, StoreError>;
    /// Keeps a first attempt; false, and nothing changes, if it was not the first.
    async fn note_attempt(&self, attempt: Attempt) -> Result<bool, StoreError>;
    /// The puzzles of a game that a person has tried, by number.
    async fn attempts(
        &self,
        person: String,
        game: String,
    ) -> Result<Vec<(u32, AttemptOutcome)>, StoreError>;
    /// Keeps a report, in place of what the same player said of the puzzle before.
    async fn report_puzzle(&self, report: PuzzleReport) -> Result<(), StoreError>;
    /// All reports, the latest first.
    async fn puzzle_reports(&self) -> Result<Vec<PuzzleReport>, StoreError>;
}
