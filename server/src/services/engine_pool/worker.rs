//! A worker: a process that takes jobs out of the queue of NATS and does them.
//!
//! ```text
//!   N loops for moves ──┐   take a job ─► think, saying so all the time ─► answer ─► acknowledge
//!   N/2 for analyses ───┘                      │ cancelled, or nobody listens: stop
//! ```
//!
//! Moves and analyses have loops of their own, so that a worker that analyses still takes a move at once. A job
//! is acknowledged after its answer was sent: a worker that is killed in between leaves it to another one, and
//! the match refuses the second answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_nats::RequestErrorKind;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt as _;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::answer::{Answer, Found, JobError};
use super::job::{Job, Purpose};
use super::local::permits;
use super::stream::{self, Alive, BEAT, JobUpdate};
use super::thinking::{Running, think};
use crate::bus::BusError;
use crate::bus::nats::{NatsConnection, NatsSettings};
use crate::random;

/// How long one request for a job waits in the queue.
const TAKE_WITHIN: Duration = Duration::from_secs(2);
/// How much later the queue may say that there was none. One that says nothing is gone: NATS drops requests to a
/// queue that it has lost without a word.
const LATE: Duration = Duration::from_secs(1);
/// How long a worker rests when the queue cannot be used.
const REST: Duration = Duration::from_millis(500);
/// How long NATS gets for the last words of a worker that ends.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How often a worker notes what it has done.
const SUMMARY: Duration = Duration::from_mins(1);

/// A worker that runs.
#[derive(Debug)]
pub struct Worker {
    inner: Arc<Inner>,
    loops: JoinSet<()>,
    duties: JoinSet<()>,
}

#[derive(Debug)]
struct Inner {
    name: String,
    nats: NatsConnection,
    running: Running,
    stopping: watch::Sender<bool>,
    done: AtomicU64,
    cancelled: AtomicU64,
}

impl Worker {
    /// Connects to NATS and begins to take jobs.
    pub async fn connect(settings: &NatsSettings, threads: usize) -> Result<Worker, BusError> {
        Worker::start(NatsConnection::open(settings).await?, threads).await
    }

    /// How it is, for whoever looks after it.
    pub fn status(&self) -> WorkerStatus {
        WorkerStatus { inner: Arc::clone(&self.inner) }
    }

    /// How many jobs it has answered.
    pub fn done(&self) -> u64 {
        self.inner.done.load(Ordering::Relaxed)
    }

    /// How many jobs it has stopped because nobody waited for them any more.
    pub fn cancelled(&self) -> u64 {
        self.inner.cancelled.load(Ordering::Relaxed)
    }

    /// Begins to take jobs, with so many threads for moves and half as many for analyses. A NATS that is away is
    /// waited for.
    pub async fn start(nats: NatsConnection, threads: usize) -> Result<Worker, BusError> {
        let cancelled = nats.client().subscribe(stream::ALL_CANCELLED).await;
        let mut cancelled = cancelled.map_err(stream::unavailable)?;
        let inner = Arc::new(Inner {
            name: random::id(),
            nats,
            running: Running::default(),
            stopping: watch::Sender::new(false),
            done: AtomicU64::new(0),
            cancelled: AtomicU64::new(0),
        });
        let (mut loops, mut duties) = (JoinSet::new(), JoinSet::new());
        for purpose in Purpose::ALL {
            for _ in 0..permits(purpose, threads) {
                loops.spawn(Arc::clone(&inner).serve(purpose));
            }
        }
        duties.spawn(Arc::clone(&inner).send_heartbeats(threads));
        let (running, nats) = (inner.running.clone(), inner.nats.clone());
        duties.spawn(async move {
            while let Some(message) = cancelled.next().await {
                let id = stream::id_in(&message.subject);
                if let Some(flag) = running.flag_of(id) {
                    tokio::spawn(stop_if_alone(nats.clone(), stream::thought_subject(id), flag));
                }
            }
        });
        tracing::info!(worker = inner.name, threads, "thinking for servers");
        Ok(Worker { inner, loops, duties })
    }

    /// Takes no more jobs, finishes those it has, and after this time hands back what is left to other workers.
    pub async fn stop(mut self, patience: Duration) {
        let inner = &self.inner;
        inner.stopping.send_replace(true);
        self.duties.shutdown().await;
        let farewell = Alive { worker: inner.name.clone(), threads: 0 };
        let published = inner.publish(stream::WORKERS, &farewell);
        let _nats_may_be_away = tokio::time::timeout(LAST_WORDS, published).await;
        let finished = async { while self.loops.join_next().await.is_some() {} };
        if tokio::time::timeout(patience, finished).await.is_err() {
            inner.running.stop();
            while self.loops.join_next().await.is_some() {}
        }
        let _nats_may_be_away = tokio::time::timeout(LAST_WORDS, inner.nats.client().flush()).await;
        inner.log_counts("this worker has ended");
    }
}

/// How a worker is. It can be asked as long as this is kept.
#[derive(Clone, Debug)]
pub struct WorkerStatus {
    inner: Arc<Inner>,
}

impl WorkerStatus {
    /// Whether it can take jobs: NATS is reached, and it has not been told to stop.
    pub fn is_well(&self) -> bool {
        self.inner.nats.is_open() && !*self.inner.stopping.borrow()
    }

    /// How many jobs it is doing.
    pub fn thinking(&self) -> usize {
        self.inner.running.count()
    }
}

impl Inner {
    /// Publishes that this worker is there, for ever.
    async fn send_heartbeats(self: Arc<Self>, threads: usize) {
        let alive = Alive { worker: self.name.clone(), threads };
        let mut ticks = tokio::time::interval(BEAT);
        let mut noted = Instant::now();
        loop {
            ticks.tick().await;
            self.publish(stream::WORKERS, &alive).await;
            if noted.elapsed() >= SUMMARY {
                noted = Instant::now();
                self.log_counts("jobs so far");
            }
        }
    }

    fn log_counts(&self, what: &str) {
        let done = self.done.load(Ordering::Relaxed);
        let cancelled = self.cancelled.load(Ordering::Relaxed);
        tracing::info!(worker = self.name, done, cancelled, "{what}");
    }

    async fn publish(
        &self,
        subject: impl async_nats::subject::ToSubject,
        message: &impl serde::Serialize,
    ) {
        let published = self.nats.client().publish(subject, stream::written(message).into()).await;
        if let Err(error) = published {
            tracing::debug!(%error, "NATS did not take a message");
        }
    }

    /// Takes jobs of one purpose and does them, one after the other, until the worker stops.
    async fn serve(self: Arc<Self>, purpose: Purpose) {
        let (mut stopping, mut opened) = (self.stopping.subscribe(), self.nats.opened());
        let mut consumer = None;
        while !*stopping.borrow() {
            let taken = tokio::select! {
                // A job that has been taken is done, or it would be missing for a while.
                biased;
                taken = self.take(purpose, &mut consumer) => taken,
                _ = stopping.wait_for(|stopping| *stopping) => return,
                // Another NATS, or the same one after a fall, may have no queue.
                Ok(()) = opened.changed() => {
                    consumer = None;
                    continue;
                }
            };
            match taken {
                Ok(Some(message)) => self.work(purpose, message).await,
                Ok(None) => {}
                Err(error) => {
                    tracing::debug!(%error, purpose = purpose.name(), "no jobs can be taken");
                    consumer = None;
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    /// Waits for a job for a while.
    async fn take(
        &self,
        purpose: Purpose,
        consumer: &mut Option<PullConsumer>,
    ) -> Result<Option<Message>, BusError> {
        let consumer = match consumer {
            Some(consumer) => consumer,
            None => consumer.insert(stream::consumer(&self.nats, purpose).await?),
        };
        let batch = consumer.batch().max_messages(1).expires(TAKE_WITHIN).messages().await;
        let mut batch = batch.map_err(stream::unavailable)?;
        let message = tokio::time::timeout(TAKE_WITHIN + LATE, batch.next()).await;
        let message = message.map_err(|_| stream::unavailable("the queue does not answer"))?;
        message.transpose().map_err(stream::unavailable)
    }

    /// Does a job, answers and acknowledges.
    async fn work(&self, purpose: Purpose, message: Message) {
        let (id, began) = (stream::id_in(&message.subject).to_owned(), Instant::now());
        let answer = match serde_json::from_slice::<Job>(&message.payload) {
            Ok(job) => self.think(&id, job, &message).await,
            Err(error) => Err(JobError::unreadable(error)),
        };
        metrics::histogram!("galds_thought_seconds", "purpose" => purpose.name())
            .record(began.elapsed().as_secs_f64());
        let acknowledged = match answer {
            Err(JobError::Stopped) if self.running.is_stopped() => {
                message.ack_with(AckKind::Nak(None)).await
            }
            Err(JobError::Stopped) => {
                self.cancelled.fetch_add(1, Ordering::Relaxed);
                count(purpose, "cancelled");
                message.ack_with(AckKind::Term).await
            }
            answer => {
                if let Err(error) = &answer {
                    tracing::warn!(%error, id, "a job could not be done");
                }
                self.done.fetch_add(1, Ordering::Relaxed);
                count(purpose, if answer.is_ok() { "done" } else { "failed" });
                self.publish(stream::thought_subject(&id), &JobUpdate::Done(answer)).await;
                message.ack().await
            }
        };
        if let Err(error) = acknowledged {
            tracing::debug!(%error, id, "a job was not acknowledged, and goes to another worker");
        }
    }

    /// Thinks about a job, and says so while it does.
    async fn think(&self, id: &str, job: Job, message: &Message) -> Result<Answer, JobError> {
        let stop = self.running.begin(id);
        let (flag, (reports, mut reported)) = (stop.flag(), mpsc::channel::<Found>(8));
        let mut thinking = tokio::task::spawn_blocking(move || {
            think(&job, &flag, &mut |found| {
                let _slow_readers_miss_some = reports.try_send(found);
            })
        });
        let subject = stream::thought_subject(id);
        // Whoever wanted it may have gone while it was in the queue.
        tokio::spawn(stop_if_alone(self.nats.clone(), subject.clone(), stop.flag()));
        let mut beat = tokio::time::interval(BEAT);
        beat.reset();
        loop {
            tokio::select! {
                answer = &mut thinking => {
                    return answer.map_err(|error| JobError::BrokeOff(error.to_string()))?;
                }
                Some(found) = reported.recv() => {
                    self.publish(subject.clone(), &JobUpdate::Report(found)).await;
                }
                _ = beat.tick() => {
                    let _tried_again_soon = message.ack_with(AckKind::Progress).await;
                    tokio::spawn(stop_if_alone(self.nats.clone(), subject.clone(), stop.flag()));
                }
            }
        }
    }
}

/// Counts a job and what became of it.
fn count(purpose: Purpose, became: &'static str) {
    metrics::counter!("galds_jobs_total", "purpose" => purpose.name(), "became" => became)
        .increment(1);
}

/// Says that a job is being thought about, and sets its flag if nobody listens: whoever wanted it has gone.
async fn stop_if_alone(nats: NatsConnection, subject: String, flag: Arc<AtomicBool>) {
    let asked = nats.client().request(subject, stream::written(&JobUpdate::Thinking).into()).await;
    if asked.is_err_and(|error| error.kind() == RequestErrorKind::NoResponders) {
        flag.store(true, Ordering::Relaxed);
    }
}
