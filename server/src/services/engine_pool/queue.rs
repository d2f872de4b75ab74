//! The port: a queue of jobs for the engine, wherever it thinks.

use std::fmt::Debug;

use async_trait::async_trait;
use thiserror::Error;
use tokio::sync::mpsc;

use super::answer::{Answer, Found, JobError};
use super::fair_queue::{Permit, QueueFull, Requester};
use super::job::{Job, Purpose};
use crate::problem::{Problem, Unprocessable};

/// Has jobs done by whoever is free: [`super::LocalEngines`] by threads of this process,
/// [`super::Workers`] by other processes.
///
/// A job is done in two steps. Who wants something thought about waits for a permit, in fair order and
/// without having worked out anything; who has one makes the job and hands it in.
#[async_trait]
pub trait EngineQueue: Debug + Send + Sync {
    /// Waits for a permit to have one job done.
    async fn permit(&self, purpose: Purpose, requester: Requester) -> Result<JobPermit, QueueFull>;
    /// Waits for a moment until somebody is there who could think, where that is not this process.
    async fn ready(&self) -> Result<(), ThinkError>;
    /// Has a job done. Whoever drops the future does not want the answer any more, and the thinking ends.
    async fn think(
        &self,
        permit: JobPermit,
        job: Job,
        reports: Option<Reports>,
    ) -> Result<Answer, ThinkError>;
    /// How many wait for a permit.
    fn waiting(&self, purpose: Purpose) -> usize;
    /// How many other processes think for this one.
    fn workers(&self) -> usize;
    /// Ends all thoughts, and begins no more.
    fn stop(&self);
}

/// Where reports of an analysis go. A reader that is slower than the analysis misses some.
pub type Reports = mpsc::Sender<Found>;

/// The right to have one job done now; the next in turn gets it when it is dropped.
#[derive(Debug)]
pub struct JobPermit {
    /// Held as long as this is.
    pub(super) _permit: Permit,
    /// Who has it.
    pub(super) requester: Requester,
}

/// Why no answer came out of thinking.
#[derive(Debug, Error)]
pub enum ThinkError {
    /// The job has none.
    #[error(transparent)]
    Job(#[from] JobError),
    /// Too many want something thought about.
    #[error("too many positions are being analysed")]
    Busy,
    /// What was worked out broke off.
    #[error("the work broke off: {0}")]
    BrokeOff(String),
    /// The answer is one to another question.
    #[error("the engine answered another question")]
    OtherQuestion,
    /// Only workers may think, and there is none.
    #[error(
        "there is no worker that could think; start one with `galds worker`, or leave out `--think workers`"
    )]
    NoWorker,
    /// The server is going down.
    #[error("the server is stopping")]
    Stopping,
}

impl From<QueueFull> for ThinkError {
    fn from(_: QueueFull) -> ThinkError {
        ThinkError::Busy
    }
}

impl From<ThinkError> for Problem {
    fn from(error: ThinkError) -> Problem {
        match error {
            ThinkError::Job(
                JobError::Unreadable(_) | JobError::Failed(_) | JobError::NothingChosen,
            ) => Unprocessable::NoAnalysis.into(),
            ThinkError::Busy => Problem::EngineBusy,
            ThinkError::NoWorker => Problem::NoEngine,
            ThinkError::Job(JobError::BrokeOff(_) | JobError::Stopped)
            | ThinkError::BrokeOff(_)
            | ThinkError::OtherQuestion => {
                tracing::error!(%error, "a position could not be worked out");
                Problem::Internal
            }
            ThinkError::Stopping => Problem::Stopping,
        }
    }
}
