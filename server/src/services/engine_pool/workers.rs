//! The queue over NATS: jobs go to worker processes, and are done here when there is none.
//!
//! ```text
//!   permit (as many as the workers have threads) ─► job in the queue ─► a worker ─► answer
//!                                                       │ no worker, no NATS, nothing heard
//!                                                       └─► a thread of this process
//! ```
//!
//! Fairness is decided here, before a job is handed in: the queue of NATS is first come, first served, so
//! it never holds more of one server than the workers have threads. Who waits, waits in this process, where
//! each address has its turn.
//!
//! A computer's move is named after its match and board, so two servers that want the same one, because one of them
//! took the match over, ask under the same name: the queue takes it once, and both hear the answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use async_trait::async_trait;
use futures_util::StreamExt as _;
use galds_matches::named;
use tokio::sync::{mpsc, watch};

use super::answer::{Answer, JobError};
use super::fair_queue::{QueueFull, Requester};
use super::job::{Job, LONGEST, Purpose};
use super::local::{LocalEngines, Queues, permits};
use super::queue::{EngineQueue, JobPermit, Reports, ThinkError};
use super::stream::{self, Alive, BEAT, JobUpdate};
use crate::bus::BusError;
use crate::bus::nats::NatsConnection;

/// After how long without a sign of life a worker counts as gone.
const GONE: Duration = Duration::from_millis(3_500);
/// How long nothing may be heard of a job: longer than it takes until another worker has it.
const QUIET: Duration = Duration::from_secs(5);
/// How long a job may take in all.
const DEADLINE: Duration = Duration::from_secs(3 * LONGEST.as_secs());
/// How long the queue may take to accept a job.
const ACCEPT_WITHIN: Duration = Duration::from_secs(1);

named! {
    /// Who thinks where there is a NATS.
    pub enum Think {
        /// Workers, and this process when there is none.
        Auto = "auto",
        /// This process.
        Here = "here",
        /// Workers and nobody else.
        Workers = "workers",
    }
}

/// Has jobs done by workers. Clones are the same.
#[derive(Clone, Debug)]
pub struct Workers {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    nats: NatsConnection,
    /// Who thinks when no worker does.
    local: Option<LocalEngines>,
    /// How many thoughts there are at a time without workers.
    threads: usize,
    queues: Queues,
    known: Mutex<HashMap<String, Known>>,
    /// How many workers there are.
    count: watch::Sender<usize>,
    cancelled: mpsc::UnboundedSender<(Purpose, String)>,
}

/// A worker that gave a sign of life.
#[derive(Debug)]
struct Known {
    threads: usize,
    heard: Instant,
}

/// Why a job came back without an answer.
#[derive(Debug, thiserror::Error)]
enum Unanswered {
    #[error(transparent)]
    Bus(#[from] BusError),
    #[error("no worker was heard of for {} seconds", QUIET.as_secs())]
    Quiet,
    #[error("it took longer than {} seconds", DEADLINE.as_secs())]
    TooLong,
    #[error(transparent)]
    Job(#[from] JobError),
}

/// Somebody waits for a job; when this is dropped the job is cancelled.
struct Awaited<'a> {
    purpose: Purpose,
    id: &'a str,
    cancelled: Option<&'a mpsc::UnboundedSender<(Purpose, String)>>,
}

impl Drop for Awaited<'_> {
    fn drop(&mut self) {
        if let Some(cancelled) = self.cancelled {
            let _server_is_going = cancelled.send((self.purpose, self.id.to_owned()));
        }
    }
}

impl Workers {
    /// Listens for workers. Without any, `local` thinks, if there is one.
    pub async fn start(
        nats: NatsConnection,
        local: Option<LocalEngines>,
        threads: usize,
    ) -> Result<Workers, BusError> {
        let (cancelled, mut to_cancel) = mpsc::unbounded_channel();
        let heard = nats.client().subscribe(stream::WORKERS).await;
        let mut heard = heard.map_err(stream::unavailable)?;
        let (queues, known, count) = (Queues::of(threads), Mutex::default(), watch::Sender::new(0));
        let inner = Arc::new(Inner { nats, local, threads, queues, known, count, cancelled });
        let watch = Arc::downgrade(&inner);
        tokio::spawn(async move {
            let mut glance = tokio::time::interval(BEAT / 2);
            loop {
                let alive = tokio::select! {
                    message = heard.next() => match message {
                        Some(message) => serde_json::from_slice::<Alive>(&message.payload).ok(),
                        None => return,
                    },
                    _ = glance.tick() => None,
                };
                let Some(inner) = watch.upgrade() else { return };
                inner.note(alive);
            }
        });
        let nats = inner.nats.clone();
        tokio::spawn(async move {
            while let Some((purpose, id)) = to_cancel.recv().await {
                if let Err(error) = cancel(&nats, purpose, &id).await {
                    tracing::debug!(%error, id, "a job was not cancelled");
                }
            }
        });
        Ok(Workers { inner })
    }
}

/// Tells workers that one who waited for a job has gone: whoever thinks about it stops if nobody else waits. An
/// analysis that nobody has taken yet is taken out of the queue. A move stays there, because another server may
/// wait for it.
async fn cancel(nats: &NatsConnection, purpose: Purpose, id: &str) -> Result<(), BusError> {
    let told = nats.client().publish(stream::cancel_subject(id), Vec::new().into()).await;
    told.map_err(stream::unavailable)?;
    if purpose == Purpose::Move {
        return Ok(());
    }
    let queue = stream::queue(nats).await?;
    let purged = queue.purge().filter(stream::job_subject(purpose, id)).await;
    purged.map(drop).map_err(stream::unavailable)
}

impl Inner {
    /// Notes a sign of life, forgets those who give none, and has as many permits as there are threads.
    fn note(&self, alive: Option<Alive>) {
        let mut known = self.known();
        let before: usize = known.values().map(|worker| worker.threads).sum();
        if let Some(Alive { worker, threads }) = alive {
            known.insert(worker, Known { threads, heard: Instant::now() });
        }
        known.retain(|_, worker| worker.threads > 0 && worker.heard.elapsed() < GONE);
        self.count.send_if_modified(|count| std::mem::replace(count, known.len()) != known.len());
        let threads: usize = known.values().map(|worker| worker.threads).sum();
        if threads != before {
            tracing::info!(workers = known.len(), threads, "workers that think for this server");
            for purpose in Purpose::ALL {
                let of_workers: usize =
                    known.values().map(|worker| permits(purpose, worker.threads)).sum();
                let own = permits(purpose, self.threads);
                let all = if known.is_empty() { own } else { of_workers };
                self.queues.of_purpose(purpose).resize(all);
            }
        }
    }

    /// Whether a worker is there. Where nobody else may think one is waited for: a server that has just started has
    /// not heard of any yet.
    async fn has_workers(&self) -> bool {
        if self.local.is_none() {
            let mut count = self.count.subscribe();
            let _there_or_not =
                tokio::time::timeout(GONE, count.wait_for(|count| *count > 0)).await;
        }
        self.nats.is_open() && *self.count.borrow() > 0
    }

    /// Nothing that is done under this lock can leave the workers half changed.
    fn known(&self) -> MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has a job done by a worker.
    async fn ask(&self, job: &Job, reports: Option<&Reports>) -> Result<Answer, Unanswered> {
        let client = self.nats.client();
        // Dropped last: whoever is told to stop asks whether anybody listens.
        let mut awaited = Awaited { purpose: job.purpose(), id: &job.id, cancelled: None };
        let updates = client.subscribe(stream::thought_subject(&job.id)).await;
        let mut updates = updates.map_err(stream::unavailable)?;
        awaited.cancelled = Some(&self.cancelled);
        self.hand_in(job).await?;
        let answer = async {
            loop {
                let message = tokio::time::timeout(QUIET, updates.next()).await;
                let Some(message) = message.map_err(|_| Unanswered::Quiet)? else {
                    return Err(Unanswered::Quiet);
                };
                if let Some(reply) = message.reply {
                    // Somebody still waits for it.
                    let answered = client.publish(reply, Vec::new().into()).await;
                    answered.map_err(stream::unavailable)?;
                }
                match serde_json::from_slice(&message.payload).map_err(stream::unavailable)? {
                    JobUpdate::Thinking => {}
                    JobUpdate::Report(found) => {
                        if let Some(reports) = reports {
                            let _slow_readers_miss_some = reports.try_send(found);
                        }
                    }
                    JobUpdate::Done(answer) => return Ok(answer?),
                }
            }
        };
        let answer = tokio::time::timeout(DEADLINE, answer).await;
        let answer = answer.map_err(|_| Unanswered::TooLong)?;
        if matches!(answer, Ok(_) | Err(Unanswered::Job(_))) {
            awaited.cancelled = None;
        }
        answer
    }

    /// Puts a job into the queue, unless it is there. A queue that is not there, because NATS is new or was started
    /// again, is made.
    async fn hand_in(&self, job: &Job) -> Result<(), BusError> {
        let subject = stream::job_subject(job.purpose(), &job.id);
        let payload = stream::written(job);
        let publish = async || {
            let message = PublishMessage::build().payload(payload.clone().into());
            let message = message.expected_last_subject_sequence(0);
            let published =
                async { self.nats.jetstream().send_publish(subject.clone(), message).await?.await };
            match tokio::time::timeout(ACCEPT_WITHIN, published).await {
                Ok(Ok(_)) => Ok(()),
                // Another server has handed it in, or this one has and did not learn of it.
                Ok(Err(error)) if error.kind() == PublishErrorKind::WrongLastSequence => Ok(()),
                Ok(Err(error)) => Err(stream::unavailable(error)),
                Err(_) => Err(stream::unavailable("the queue does not answer")),
            }
        };
        if publish().await.is_ok() {
            return Ok(());
        }
        stream::queue(&self.nats).await?;
        publish().await
    }
}

#[async_trait]
impl EngineQueue for Workers {
    async fn permit(&self, purpose: Purpose, requester: Requester) -> Result<JobPermit, QueueFull> {
        self.inner.queues.enter(purpose, requester).await
    }

    async fn ready(&self) -> Result<(), ThinkError> {
        if self.inner.local.is_some() || self.inner.has_workers().await {
            return Ok(());
        }
        Err(ThinkError::NoWorker)
    }

    async fn think(
        &self,
        permit: JobPermit,
        job: Job,
        reports: Option<Reports>,
    ) -> Result<Answer, ThinkError> {
        let purpose = job.purpose();
        let count = |by: &'static str| {
            metrics::counter!("galds_thoughts_total", "purpose" => purpose.name(), "by" => by)
                .increment(1);
        };
        if self.inner.has_workers().await {
            match self.inner.ask(&job, reports.as_ref()).await {
                Ok(answer) => {
                    count("worker");
                    return Ok(answer);
                }
                // An older worker may not understand what this server does.
                Err(Unanswered::Job(error)) if !matches!(error, JobError::Unreadable(_)) => {
                    return Err(error.into());
                }
                Err(error) => tracing::warn!(%error, "no worker answered"),
            }
        }
        let Some(local) = &self.inner.local else { return Err(ThinkError::NoWorker) };
        count("here");
        let own = local.permit(purpose, permit.requester.clone()).await?;
        local.think(own, job, reports).await
    }

    fn waiting(&self, purpose: Purpose) -> usize {
        self.inner.queues.of_purpose(purpose).waiting()
    }

    fn workers(&self) -> usize {
        *self.inner.count.borrow()
    }

    fn stop(&self) {
        if let Some(local) = &self.inner.local {
            local.stop();
        }
    }
}
