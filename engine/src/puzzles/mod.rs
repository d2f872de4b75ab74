//! Positions with one right action.
//!
//! Those that come with the program are [`shipped`]; the lab makes them. [`solving`] judges the answers of a
//! solver and defends against them, [`proof`] shows that a win is forced, [`themes`] says what a
//! puzzle is about, [`composing`] checks the problems of others.

pub mod composing;
pub mod proof;
pub mod solving;
pub mod themes;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::registry;

/// A position in which one action is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is asked for.
    pub task: Task,
    /// The token of the right action.
    pub key: String,
    /// The position text. Solvers of hidden games are shown the view of the side to act.
    pub position: String,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To force the win within so many own actions.
    Win {
        /// How many.
        actions: u32,
    },
    /// To find the action that is by far the best.
    Best,
}

/// Why a line holds no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// It does not have three parts.
    #[error(
        "a puzzle is a task, a key and a position with tabs between them, such as `win 2<TAB>e3e4<TAB>…`, not `{0}`"
    )]
    Form(String),
    /// The task is unknown.
    #[error("`{0}` isn't a task; tasks are `win N` and `best`")]
    Task(String),
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Win { actions } => write!(f, "win {actions}"),
            Task::Best => f.write_str("best"),
        }
    }
}

impl FromStr for Task {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Task, PuzzleError> {
        let actions = text.strip_prefix("win ").and_then(|number| number.parse().ok());
        match (actions, text) {
            (Some(actions), _) => Ok(Task::Win { actions }),
            (None, "best") => Ok(Task::Best),
            _ => Err(PuzzleError::Task(text.to_owned())),
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.task, self.key, self.position)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let parts: Vec<&str> = line.split('\t').collect();
        let [task, key, position] = parts[..] else {
            return Err(PuzzleError::Form(line.to_owned()));
        };
        Ok(Puzzle { task: task.parse()?, key: key.to_owned(), position: position.to_owned() })
    }
}

/// The lines of a file of puzzles that are not remarks.
pub(crate) fn lines_of(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The puzzles of a game that come with the program; none for an unknown game.
pub fn shipped(game: &str) -> Vec<Puzzle> {
    read_file(registry::find(game).map_or("", |entry| entry.puzzles))
}

/// The puzzles in the text of a file; lines that are none are left out.
pub fn read_file(file: &str) -> Vec<Puzzle> {
    lines_of(file).filter_map(|line| line.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_written_as_they_are_read() {
        for line in ["win 2\te3e4\tw a b 0 1", "best\t13/7 8/7\tx:y"] {
            assert_eq!(line.parse::<Puzzle>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn wrong_lines_are_refused_with_what_is_wanted() {
        let message = |line: &str| line.parse::<Puzzle>().unwrap_err().to_string();
        assert!(message("win 2 e3e4").starts_with("a puzzle is a task, a key and a position"));
        assert_eq!(message("lose\ta\tb"), "`lose` isn't a task; tasks are `win N` and `best`");
        assert_eq!(message("win x\ta\tb"), "`win x` isn't a task; tasks are `win N` and `best`");
    }
}
