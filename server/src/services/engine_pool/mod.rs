//! The engine at the disposal of everybody: a bounded number of thoughts at a time, shared fairly.
//!
//! ```text
//!   computer players ─┐                                ┌─ LocalEngines: threads of this process
//!   analyses          ├─► permit, in fair order ─► job ┤
//!   puzzles          ─┘                                └─ Workers: other processes, over NATS
//! ```
//!
//! What is thought about is a [`Job`]: data, with no more of a match in it than a player may know. Who thinks is
//! behind the port [`EngineQueue`].

mod answer;
mod fair_queue;
mod job;
mod local;
mod queue;
mod stream;
mod thinking;
mod worker;
mod workers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use galds_matches::PlayerId;

/// How long an analysis waits for a permit.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many positions may wait to be worked out; each takes a moment only.
const WAITING_POSITIONS: WaitingRoom = WaitingRoom { total: 256, each_group: 64 };
/// After so many players, those whose addresses were noted first are forgotten.
const MOST_ADDRESSES: usize = 20_000;

pub use answer::{Answer, Found, FoundKeys, FoundLine, JobError, LineValue};
pub use fair_queue::{FairQueue, Permit, QueueFull, Requester, WaitingRoom};
pub use job::{Job, LONGEST, Purpose, Question, TurnOf};
pub use local::LocalEngines;
pub use queue::{EngineQueue, JobPermit, Reports, ThinkError};
pub use worker::{Worker, WorkerStatus};
pub use workers::{Think, Workers};

/// What all who want something thought about share. Clones are the same pool.
#[derive(Clone, Debug)]
pub struct EnginePool {
    jobs: Arc<dyn EngineQueue>,
    positions: FairQueue,
    addresses: Arc<Mutex<Addresses>>,
    stopping: Arc<AtomicBool>,
}

/// From where players were last heard of.
#[derive(Debug, Default)]
struct Addresses {
    known: HashMap<PlayerId, String>,
    before: HashMap<PlayerId, String>,
}

impl Addresses {
    fn note(&mut self, player: &PlayerId, address: String) {
        if self.known.get(player) == Some(&address) {
            return;
        }
        if self.known.len() >= MOST_ADDRESSES / 2 {
            self.before = std::mem::take(&mut self.known);
        }
        self.known.insert(player.clone(), address);
    }

    fn of(&self, player: &PlayerId) -> Option<&String> {
        self.known.get(player).or_else(|| self.before.get(player))
    }
}

impl EnginePool {
    /// Jobs go to this queue, and as many positions as there are threads are worked out beside them.
    pub fn new(jobs: Arc<dyn EngineQueue>, threads: usize) -> EnginePool {
        EnginePool {
            jobs,
            positions: FairQueue::new(threads.max(1), WAITING_POSITIONS),
            addresses: Arc::default(),
            stopping: Arc::default(),
        }
    }

    /// Notes from where a player was heard of: the computer's time is divided by address first.
    pub fn note_address(&self, player: &PlayerId, address: impl ToString) {
        self.addresses().note(player, address.to_string());
    }

    /// Ends all thoughts, and begins no more: the server is going down.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.jobs.stop();
    }

    /// Waits for a permit to analyse, but not for long.
    pub async fn analysis_permit(&self, client: impl ToString) -> Result<JobPermit, ThinkError> {
        self.within_patience(self.jobs.permit(Purpose::Analysis, Requester::alone(client))).await
    }

    /// Waits for a moment until somebody is there who could think; an error if nobody is.
    pub async fn ready(&self) -> Result<(), ThinkError> {
        self.jobs.ready().await
    }

    /// Works something out about a position where it delays nobody, once there is a permit for it.
    pub async fn work_out<T: Send + 'static>(
        &self,
        client: impl ToString,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        let permit = self.within_patience(self.positions.enter(Requester::alone(client))).await?;
        Ok(with_permit(permit, work).await?.1)
    }

    /// Works out what a job is to be, under the permit it will be done with.
    pub async fn prepare<T: Send + 'static>(
        &self,
        permit: JobPermit,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<(JobPermit, T), ThinkError> {
        with_permit(permit, work).await
    }

    /// Has a job done; whoever drops the future ends the thinking.
    pub async fn think(
        &self,
        permit: JobPermit,
        job: Job,
        reports: Option<Reports>,
    ) -> Result<Answer, ThinkError> {
        let (purpose, began) = (job.purpose(), Instant::now());
        let answer = self.jobs.think(permit, job, reports).await;
        metrics::histogram!("galds_thought_seconds", "purpose" => purpose.name())
            .record(began.elapsed().as_secs_f64());
        // What broke off because the server stops says so.
        self.unless_stopping(answer)?
    }

    /// Waits for a permit under which the computer thinks about its move against this opponent.
    pub async fn move_permit(&self, opponent: Option<&PlayerId>) -> Result<JobPermit, ThinkError> {
        let member = opponent.map_or_else(|| "nobody".to_owned(), ToString::to_string);
        let group = opponent.and_then(|opponent| self.addresses().of(opponent).cloned());
        let requester = Requester { group: group.unwrap_or_else(|| member.clone()), member };
        self.unless_stopping(self.jobs.permit(Purpose::Move, requester).await?)
    }

    /// The action that a computer player chooses against this opponent.
    pub(crate) async fn choose(
        &self,
        opponent: Option<&PlayerId>,
        job: Job,
    ) -> Result<String, ThinkError> {
        let permit = self.move_permit(opponent).await?;
        match self.think(permit, job, None).await? {
            Answer::Move(action) => Ok(action),
            Answer::Analysis(_) | Answer::Puzzle(_) | Answer::Problem(_) => {
                Err(ThinkError::OtherQuestion)
            }
        }
    }

    /// How many wait to have something thought about.
    pub fn waiting(&self, purpose: Purpose) -> usize {
        self.jobs.waiting(purpose)
    }

    async fn within_patience<P>(
        &self,
        permit: impl Future<Output = Result<P, QueueFull>>,
    ) -> Result<P, ThinkError> {
        let permit = tokio::time::timeout(PATIENCE, permit).await;
        self.unless_stopping(permit.map_err(|_| ThinkError::Busy)??)
    }

    /// How many other processes think for this one.
    pub fn workers(&self) -> usize {
        self.jobs.workers()
    }

    fn unless_stopping<T>(&self, value: T) -> Result<T, ThinkError> {
        if self.stopping.load(Ordering::Relaxed) { Err(ThinkError::Stopping) } else { Ok(value) }
    }

    /// Nothing that is done under this lock can leave the addresses half changed.
    fn addresses(&self) -> std::sync::MutexGuard<'_, Addresses> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does work on a thread on which nobody waits. The permit is held until it is done, also when
/// whoever asked has gone, and comes back with the result.
async fn with_permit<P: Send + 'static, T: Send + 'static>(
    permit: P,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<(P, T), ThinkError> {
    let working = tokio::task::spawn_blocking(move || {
        let done = work();
        (permit, done)
    });
    working.await.map_err(|error| ThinkError::BrokeOff(error.to_string()))
}
