//! What a player is: it looks at a [`Observation`] and chooses an action.

use std::time::Duration;

use thiserror::Error;

use crate::host::Host;
use crate::observation::{Observation, ObservationError};
use crate::search::{Aim, Limits, Score, score};

/// What a side answers that may act before chance does (double before the roll) and leaves it to chance.
pub const THROW: &str = "throw";

/// How much a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What ends its thinking.
    pub limits: Limits,
    /// How many threads it may use.
    pub threads: usize,
    /// How many best lines are wanted.
    pub lines: usize,
    /// What it thinks for.
    pub aim: Aim,
}

impl Budget {
    /// To win, with one thread and one line, in this much time.
    pub fn of_time(time: Duration) -> Budget {
        Budget::within(Limits { time: Some(time), ..Limits::default() })
    }

    /// To win, with one thread and one line, within these limits.
    pub fn within(limits: Limits) -> Budget {
        Budget { limits, threads: 1, lines: 1, aim: Aim::Win }
    }
}

/// A line of play as text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// The tokens, the next action first.
    pub tokens: Vec<String>,
    /// Its value for the side to act.
    pub value: Value,
}

/// What a line is worth for the side to act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// In hundredths of the game's small unit.
    Hundredths(Score),
    /// The side to act wins in so many actions.
    WinIn(u32),
    /// The side to act loses in so many actions.
    LossIn(u32),
    /// Expected points.
    Equity(f64),
    /// The chance to win, 0 to 1.
    Chance(f64),
}

impl Value {
    /// The value of a score of the search.
    pub fn of_score(score: Score) -> Value {
        match score::actions_to_end(score) {
            Some(actions) if score > 0 => Value::WinIn(actions),
            Some(actions) => Value::LossIn(actions),
            None => Value::Hundredths(score),
        }
    }
}

/// What a player has found out so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The best lines, the best first.
    pub lines: Vec<TextLine>,
    /// How deep they were searched.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

impl Analysis {
    /// The token of the action it would choose, or [`THROW`].
    pub fn choice(&self) -> Option<&str> {
        self.lines.first()?.tokens.first().map(String::as_str)
    }
}

/// Why a player did not choose.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// It does not understand what it sees.
    #[error(transparent)]
    Observation(#[from] ObservationError),
    /// There is nothing to choose: the game is over, or chance has to act.
    #[error("there is no move to choose here")]
    NothingToChoose,
    /// It broke down on the way.
    #[error("{0}")]
    Failed(String),
}

/// Somebody who chooses actions.
pub trait Player: Send {
    /// A name for lists and records.
    fn name(&self) -> String;

    /// Chooses an action for the side whose turn it is, which is the observation's side. `report` gets
    /// better analyses on the way; the stop flag of the `host` makes it answer at once. Where chance would act
    /// if the side does not, the choice may be [`THROW`].
    fn choose(
        &mut self,
        observation: &Observation,
        budget: &Budget,
        host: &Host<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Analysis, PlayerError>;

    /// Forgets earlier games.
    fn new_game(&mut self) {}
}
