//! The engine at the disposal of everybody: a bounded number of thoughts at a time, shared fairly.

mod fair_queue;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use galds_engine::observation::Observation;
use galds_engine::player::Budget;
use galds_engine::registry::{self, Resources};
use galds_engine::search::Limits;
use galds_engine::spec::PlayerSpec;
use galds_matches::PlayerId;
use rand::RngExt as _;
use thiserror::Error;

/// The longest that a computer player thinks about one action, whatever its level allows.
const LONGEST: Duration = Duration::from_secs(10);
/// How long an analysis waits for a permit.
const PATIENCE: Duration = Duration::from_secs(10);
/// Memory for one analysis; a computer player forgets between its moves.
const MEBIBYTES: usize = 8;
/// How many analyses may wait. What waits holds no more than its question.
const WAITING_TO_ANALYSE: WaitingRoom = WaitingRoom { total: 64, each_group: 16 };
/// How many positions may wait to be worked out; each takes a moment only.
const WAITING_POSITIONS: WaitingRoom = WaitingRoom { total: 256, each_group: 64 };
/// After so many players, those whose addresses were noted first are forgotten.
const MOST_ADDRESSES: usize = 20_000;

pub use fair_queue::{Asker, FairQueue, Permit, QueueFull, WaitingRoom};

use crate::problem::{Problem, Unprocessable};

/// Why no action came out of thinking.
#[derive(Debug, Error)]
pub enum ThinkError {
    /// The player failed.
    #[error("the player failed: {0}")]
    Player(String),
    /// Too many want to analyse.
    #[error("too many positions are being analysed")]
    Busy,
    /// What was worked out broke off.
    #[error("the work broke off: {0}")]
    BrokeOff(String),
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
            ThinkError::Player(_) => Unprocessable::NoAnalysis.into(),
            ThinkError::Busy => Problem::EngineBusy,
            ThinkError::BrokeOff(reason) => {
                tracing::error!(reason, "a position could not be worked out");
                Problem::Internal
            }
            ThinkError::Stopping => Problem::Stopping,
        }
    }
}

/// A bounded number of thoughts at a time. Analyses and positions have permits of their own, so that
/// they do not keep computer players from acting.
#[derive(Clone, Debug)]
pub struct EnginePool {
    actions: FairQueue,
    analyses: FairQueue,
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
    /// At most so many think at a time, and half as many again analyse.
    pub fn new(threads: usize) -> EnginePool {
        let queue = |permits: usize, room| FairQueue::new(permits.max(1), room);
        EnginePool {
            // A computer player that has to act must act, however many others have to.
            actions: queue(threads, WaitingRoom::UNBOUNDED),
            analyses: queue(threads / 2, WAITING_TO_ANALYSE),
            positions: queue(threads, WAITING_POSITIONS),
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
    }

    /// Waits for a permit to analyse, but not for long; whoever has it may use one thread.
    pub async fn analysis_permit(&self, client: impl ToString) -> Result<Permit, ThinkError> {
        self.permit(&self.analyses, client).await
    }

    /// Works something out about a position where it delays nobody, once there is a permit for it.
    pub async fn work_out<T: Send + 'static>(
        &self,
        client: impl ToString,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        with_permit(self.permit(&self.positions, client).await?, work).await
    }

    /// The same with the engine's help, under the permit of an analysis.
    pub async fn judge<T: Send + 'static>(
        &self,
        client: impl ToString,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ThinkError> {
        with_permit(self.permit(&self.analyses, client).await?, work).await
    }

    /// Waits for a permit under which the computer thinks about its move against this opponent.
    pub async fn move_permit(&self, opponent: Option<&PlayerId>) -> Result<Permit, ThinkError> {
        let member = opponent.map_or_else(|| "nobody".to_owned(), ToString::to_string);
        let group = opponent.and_then(|opponent| self.addresses().of(opponent).cloned());
        let asker = Asker { group: group.unwrap_or_else(|| member.clone()), member };
        self.unless_stopping(self.actions.enter(asker).await?)
    }

    /// The action that a level chooses from what its side sees.
    pub(crate) async fn choose(
        &self,
        opponent: Option<&PlayerId>,
        observation: Observation,
        level: u8,
        time: Option<Duration>,
    ) -> Result<String, ThinkError> {
        let permit = self.move_permit(opponent).await?;
        let seed = rand::rng().random();
        let time = time.unwrap_or(LONGEST).min(LONGEST);
        let stop = Arc::clone(&self.stopping);
        let think = move || think(&observation, level, seed, time, &stop);
        let chosen = with_permit(permit, think).await?;
        // What was thought in haste is no action of that level.
        self.unless_stopping(chosen)?
    }

    /// A permit for one who asks from this address.
    async fn permit(&self, queue: &FairQueue, client: impl ToString) -> Result<Permit, ThinkError> {
        let permit = tokio::time::timeout(PATIENCE, queue.enter(Asker::alone(client))).await;
        self.unless_stopping(permit.map_err(|_| ThinkError::Busy)??)
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
/// whoever asked has gone.
async fn with_permit<T: Send + 'static>(
    permit: Permit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ThinkError> {
    let working = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    working.await.map_err(|error| ThinkError::BrokeOff(error.to_string()))
}

fn think(
    observation: &Observation,
    level: u8,
    seed: u64,
    time: Duration,
    stop: &AtomicBool,
) -> Result<String, ThinkError> {
    let failed = |error: &dyn std::error::Error| ThinkError::Player(error.to_string());
    let spec: PlayerSpec = format!("level:{level}").parse().map_err(|error| failed(&error))?;
    let entry = registry::find(observation.game).map_err(|error| failed(&error))?;
    let resources = Resources { mebibytes: MEBIBYTES, ..Resources::seeded(seed) };
    let mut player = entry.player(&spec, &resources).map_err(|error| failed(&error))?;
    let budget = Budget::within(Limits { time: Some(time), ..Limits::default() });
    let analysis = player
        .choose(observation, &budget, &galds_host::machine(stop), &mut |_| {})
        .map_err(|error| failed(&error))?;
    let choice = analysis.choice().map(str::to_owned);
    choice.ok_or_else(|| ThinkError::Player("it chose nothing".to_owned()))
}
