//! How jobs travel over NATS.
//!
//! ```text
//!   galds.think.move.ID        a job, in the stream until it is acknowledged    server ─► one worker
//!   galds.think.analysis.ID    the same, for analyses and puzzles               server ─► one worker
//!   galds.thought.ID           updates on it, and in the end its answer   worker ─► the server that waits
//!   galds.cancel.ID            one who waited for it has gone                   server ─► all workers
//!   galds.worker               a worker is there, with so many threads          worker ─► all servers
//! ```
//!
//! Jobs are in a `JetStream` work queue, and not in a queue group of plain NATS, because it remembers what was
//! handed to whom: a worker that thinks says so every [`BEAT`], and a job of which nothing was heard for
//! [`ACK_WAIT`] goes to another worker. The queue is kept in memory: a job is worth nothing without
//! the server that waits for it, and that server thinks itself if NATS forgets it. Everything else is plain NATS.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use serde::{Deserialize, Serialize};

use super::answer::{Answer, Found, JobError};
use super::job::{LONGEST, Purpose};
use crate::bus::BusError;
use crate::bus::nats::NatsConnection;

/// How often a worker says that it is there and still thinks.
pub(super) const BEAT: Duration = Duration::from_millis(500);
/// After how long without a sign of life a job goes to another worker.
pub(super) const ACK_WAIT: Duration = Duration::from_secs(2);
/// To how many workers a job goes at most: one that ends each of them must not end them all.
const MOST_DELIVERIES: i64 = 4;
/// How many jobs the queue holds. Servers hand in no more than the workers have threads.
const MOST_JOBS: i64 = 10_000;

const STREAM: &str = "GALDS_THINK";
/// Where workers say that they are there.
pub(super) const WORKERS: &str = "galds.worker";
/// All cancelled jobs.
pub(super) const ALL_CANCELLED: &str = "galds.cancel.*";

/// The subject of a job.
pub(super) fn job_subject(purpose: Purpose, id: &str) -> String {
    format!("galds.think.{}.{id}", purpose.name())
}

/// The subject of the updates on a job.
pub(super) fn thought_subject(id: &str) -> String {
    format!("galds.thought.{id}")
}

/// The subject under which a job is cancelled.
pub(super) fn cancel_subject(id: &str) -> String {
    format!("galds.cancel.{id}")
}

/// The name of the job that a subject ends with.
pub(super) fn id_in(subject: &str) -> &str {
    subject.rsplit('.').next().unwrap_or_default()
}

/// What a worker reports to the server that waits for a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum JobUpdate {
    /// Somebody thinks about it.
    Thinking,
    /// What an analysis has found so far.
    Report(Found),
    /// The answer, or why there is none.
    Done(Result<Answer, JobError>),
}

/// A sign of life of a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Alive {
    /// Its name.
    pub(super) worker: String,
    /// With how many threads it thinks about moves; none when it goes.
    pub(super) threads: usize,
}

/// Anything that was said over NATS, as bytes.
pub(super) fn written(said: &impl Serialize) -> Vec<u8> {
    // Nothing that is said has keys that are no texts, so it can always be written.
    serde_json::to_vec(said).unwrap_or_default()
}

/// The queue, which is made if it is not there.
pub(super) async fn queue(nats: &NatsConnection) -> Result<Stream, BusError> {
    let config = Config {
        name: STREAM.to_owned(),
        description: Some("Jobs for the engine of Galds".to_owned()),
        subjects: vec!["galds.think.>".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::Memory,
        discard: DiscardPolicy::New,
        max_messages: MOST_JOBS,
        // Longer than anybody waits.
        max_age: 6 * LONGEST,
        num_replicas: 1,
        ..Config::default()
    };
    nats.jetstream().get_or_create_stream(config).await.map_err(unavailable)
}

/// Takes jobs of one purpose out of the queue.
pub(super) async fn consumer(
    nats: &NatsConnection,
    purpose: Purpose,
) -> Result<PullConsumer, BusError> {
    let name = purpose.name();
    let config = pull::Config {
        durable_name: Some(name.to_owned()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: ACK_WAIT,
        max_deliver: MOST_DELIVERIES,
        max_ack_pending: MOST_JOBS,
        max_waiting: MOST_JOBS,
        filter_subject: job_subject(purpose, "*"),
        ..pull::Config::default()
    };
    queue(nats).await?.get_or_create_consumer(name, config).await.map_err(unavailable)
}

/// Why NATS did not do its part.
pub(super) fn unavailable(error: impl std::fmt::Display) -> BusError {
    BusError::Unavailable(error.to_string())
}
