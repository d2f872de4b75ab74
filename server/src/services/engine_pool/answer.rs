//! What comes back from a job: reports on the way, and in the end an answer or an error.

use galds_engine::player::{Analysis, TextLine, Value};
use galds_engine::puzzles::solving::Verdict;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

/// The answer to a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The token of the action that the player chooses.
    Move(String),
    /// What was found out.
    Analysis(Found),
    /// What the answer to a puzzle is worth.
    Puzzle(#[serde(with = "WrittenVerdict")] Verdict),
    /// Which first actions of a problem win.
    Problem(FoundKeys),
}

/// What was found out about a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundKeys {
    /// The first actions that win by force, with in how many own actions; the shortest win first.
    pub keys: Vec<(String, u32)>,
    /// Whether another action seems to win, too, without a proof.
    pub is_open: bool,
}

/// What an analysis has found out so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// How deep.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// For how many milliseconds.
    pub time: u64,
    /// The best lines, the best first.
    pub lines: Vec<FoundLine>,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundLine {
    /// What it is worth for the side to act.
    pub value: LineValue,
    /// The tokens, the next action first.
    pub tokens: Vec<String>,
}

/// What a line is worth for the side to act.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LineValue {
    /// In hundredths of the game's small unit.
    Hundredths(i32),
    /// A win in so many actions.
    WinIn(u32),
    /// A loss in so many actions.
    LossIn(u32),
    /// Expected points.
    Equity(f64),
    /// The chance to win, 0 to 1.
    Chance(f64),
}

/// How the engine's verdict is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Verdict", rename_all = "snake_case")]
enum WrittenVerdict {
    Solved,
    Right { replies: Vec<String> },
    Wrong,
}

/// Why a job has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JobError {
    /// It makes no sense to whoever got it, perhaps to an older program.
    #[error("the job cannot be read: {0}")]
    Unreadable(String),
    /// The player failed.
    #[error("the player failed: {0}")]
    Failed(String),
    /// The player found nothing to do.
    #[error("the player chose nothing")]
    NothingChosen,
    /// Thinking broke off.
    #[error("the thinking broke off: {0}")]
    BrokeOff(String),
    /// Nobody waits for it any more, or whoever did it had to stop: what was thought in haste is no answer.
    #[error("the thinking was stopped")]
    Stopped,
}

impl JobError {
    /// A text in the job is none.
    pub fn unreadable(error: impl std::error::Error) -> JobError {
        JobError::Unreadable(error.to_string())
    }

    /// The player failed.
    pub fn failed(error: impl std::error::Error) -> JobError {
        JobError::Failed(error.to_string())
    }
}

impl From<&Analysis> for Found {
    fn from(analysis: &Analysis) -> Found {
        Found {
            depth: analysis.depth,
            nodes: analysis.nodes,
            time: analysis.time.as_millis() as u64,
            lines: analysis.lines.iter().map(FoundLine::from).collect(),
        }
    }
}

impl From<&TextLine> for FoundLine {
    fn from(line: &TextLine) -> FoundLine {
        FoundLine { value: line.value.into(), tokens: line.tokens.clone() }
    }
}

impl From<Value> for LineValue {
    fn from(value: Value) -> LineValue {
        match value {
            Value::Hundredths(score) => LineValue::Hundredths(score),
            Value::WinIn(actions) => LineValue::WinIn(actions),
            Value::LossIn(actions) => LineValue::LossIn(actions),
            Value::Equity(points) => LineValue::Equity(points),
            Value::Chance(chance) => LineValue::Chance(chance),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let line = |value| FoundLine { value, tokens: vec!["53 3".to_owned()] };
        let values = [
            LineValue::Hundredths(-12),
            LineValue::WinIn(3),
            LineValue::LossIn(4),
            LineValue::Equity(-0.25),
            LineValue::Chance(0.5),
        ];
        let found = Found { depth: 4, nodes: 99, time: 5, lines: values.map(line).into() };
        for answer in [
            Answer::Move("53 3".to_owned()),
            Answer::Analysis(found),
            Answer::Puzzle(Verdict::Solved),
            Answer::Puzzle(Verdict::Right { replies: vec!["21 1".to_owned()] }),
            Answer::Puzzle(Verdict::Wrong),
            Answer::Problem(FoundKeys { keys: vec![("53-3".to_owned(), 2)], is_open: true }),
        ] {
            let written = serde_json::to_string(&answer).unwrap();
            assert_eq!(serde_json::from_str::<Answer>(&written).unwrap(), answer, "{written}");
        }
    }
}
