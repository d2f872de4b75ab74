//! Lessons: positions with something to do, and all that is accepted as an answer.
//!
//! ```text
//!   games/GAME/lessons/lessons.txt ──read──► Lesson ──► Step: position, task, accepted actions, reply
//!                                                            │
//!                                            task::answers ──┘ says which actions do what is asked
//! ```
//!
//! What a lesson says stands in language files beside it; here is only what the rules can check. The accepted
//! actions are written into the file, because pages have no rules; a test compares them with [`task::answers`].

mod reading;
pub mod task;

use std::fmt;

use galds_games::core::{AnyTable, TableError};
use thiserror::Error;

pub use reading::{LessonsError, read, with_accepted};
pub use task::Task;

/// A lesson: its steps are done one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and language files.
    pub name: String,
    /// The rules text.
    pub rules: String,
    pub steps: Vec<Step>,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it begins; where the step before ended if there is none.
    pub beginning: Option<Beginning>,
    pub task: Task,
    pub accepted: Accepted,
    /// What the opponent does then.
    pub reply: Option<String>,
}

/// A position to begin at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The position text; the start of the game if there is none.
    pub position: Option<String>,
    /// What is played from there before the learner's turn.
    pub moves: Vec<String>,
}

/// The answers that do what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// Everything legal.
    Anything,
    /// These tokens.
    Tokens(Vec<String>),
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Accepted::Anything => f.write_str("*"),
            Accepted::Tokens(tokens) => f.write_str(&tokens.join(" ")),
        }
    }
}

/// Why a lesson cannot be replayed.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The rules or the position are unknown, or a move is not legal.
    #[error("lesson `{lesson}`, step {step}: {error}")]
    Table { lesson: String, step: usize, error: TableError },
    /// A step goes on from the one before, but that has several answers.
    #[error(
        "lesson `{lesson}`, step {step}: it needs a position of its own, since the step before has several answers"
    )]
    SeveralWays { lesson: String, step: usize },
}

impl Lesson {
    /// The table at each step, with the learner to act. `open` opens a table under the lesson's rules.
    pub fn tables(
        &self,
        open: impl Fn() -> Box<dyn AnyTable>,
    ) -> Result<Vec<Box<dyn AnyTable>>, ReplayError> {
        let mut tables: Vec<Box<dyn AnyTable>> = Vec::new();
        for (i, step) in self.steps.iter().enumerate() {
            let fail = |error| ReplayError::Table { lesson: self.name.clone(), step: i + 1, error };
            let several = || ReplayError::SeveralWays { lesson: self.name.clone(), step: i + 1 };
            let table = match (&step.beginning, i.checked_sub(1)) {
                (Some(beginning), _) => begin(open(), beginning).map_err(fail)?,
                (None, None) => return Err(several()),
                (None, Some(before)) => {
                    let Accepted::Tokens(tokens) = &self.steps[before].accepted else {
                        return Err(several());
                    };
                    let [only] = &tokens[..] else { return Err(several()) };
                    let mut table = tables[before].boxed_clone();
                    table.play_text(only).map_err(fail)?;
                    if let Some(reply) = &self.steps[before].reply {
                        table.play_text(reply).map_err(fail)?;
                    }
                    table
                }
            };
            tables.push(table);
        }
        Ok(tables)
    }
}

fn begin(
    mut table: Box<dyn AnyTable>,
    beginning: &Beginning,
) -> Result<Box<dyn AnyTable>, TableError> {
    if let Some(position) = &beginning.position {
        table.set_position(position)?;
    }
    for token in &beginning.moves {
        table.play_text(token)?;
    }
    Ok(table)
}
