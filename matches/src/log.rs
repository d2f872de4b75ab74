//! The log of a match as rows of text.

use thiserror::Error;

use crate::clock::Moment;
use crate::{Event, Logged, MatchId, ReplayError, Summary};

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

/// An event has no text that could be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("an event cannot be written: {0}")]
pub struct Unwritable(pub String);

impl Logged {
    /// Reads a row of the log of this match.
    pub fn read(id: &MatchId, row: Row) -> Result<Logged, ReplayError> {
        let Row { number, what, at, client } = row;
        let event = serde_json::from_str(&what).map_err(|error| ReplayError {
            id: id.clone(),
            number,
            reason: error.to_string(),
        })?;
        Ok(Logged { number, at, event, client })
    }

    /// The row to be written.
    pub fn row(&self) -> Result<Row, Unwritable> {
        let what = self.event.text()?;
        Ok(Row { number: self.number, what, at: self.at, client: self.client.clone() })
    }
}

impl Event {
    /// The text of the event in the log.
    pub fn text(&self) -> Result<String, Unwritable> {
        serde_json::to_string(self).map_err(|error| Unwritable(error.to_string()))
    }
}
