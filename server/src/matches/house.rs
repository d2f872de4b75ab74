//! House players: the engine at a seat, seeing no more than its side may.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use galds_engine::player::Effort;
use galds_engine::registry::{self, Means};
use galds_engine::search::Limits;
use galds_engine::sight::Sight;
use galds_engine::spec::PlayerSpec;
use rand::RngExt as _;
use thiserror::Error;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// The longest that a house player thinks about one action, whatever its level allows.
const LONGEST: Duration = Duration::from_secs(10);
/// How long an analysis waits for a place.
const PATIENCE: Duration = Duration::from_secs(10);
/// Memory for one thought; a house player forgets between its actions.
const MEBIBYTES: usize = 8;

/// Why no action came out of thinking.
#[derive(Debug, Error)]
pub enum ThinkError {
    /// The player failed.
    #[error("the player failed: {0}")]
    Player(String),
    /// Too many want to analyse.
    #[error("too many positions are being analysed")]
    Busy,
    /// The server is going down.
    #[error("the server is stopping")]
    Stopping,
}

impl From<AcquireError> for ThinkError {
    fn from(_: AcquireError) -> ThinkError {
        ThinkError::Stopping
    }
}

/// A bounded number of thoughts at a time. Analyses have places of their own, so that they do not keep
/// house players from acting.
#[derive(Clone, Debug)]
pub struct Thinkers {
    places: Arc<Semaphore>,
    analyses: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
}

impl Thinkers {
    /// At most so many think at a time, and half as many again analyse.
    pub fn new(threads: usize) -> Thinkers {
        let places = |count: usize| Arc::new(Semaphore::new(count.max(1)));
        let (places, analyses) = (places(threads), places(threads / 2));
        Thinkers { places, analyses, stop: Arc::default() }
    }

    /// Ends all thoughts of house players: the server is going down.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.places.close();
        self.analyses.close();
    }

    /// Waits for a place to analyse in, but not for long; whoever has it may use one thread.
    pub async fn place_to_analyse(&self) -> Result<OwnedSemaphorePermit, ThinkError> {
        let place = Arc::clone(&self.analyses).acquire_owned();
        Ok(tokio::time::timeout(PATIENCE, place).await.map_err(|_| ThinkError::Busy)??)
    }

    /// The action that a level chooses from what its side sees.
    pub(super) async fn choose(
        &self,
        sight: Sight,
        level: u8,
        time: Option<Duration>,
    ) -> Result<String, ThinkError> {
        let place = Arc::clone(&self.places).acquire_owned().await?;
        let seed = rand::rng().random();
        let time = time.unwrap_or(LONGEST).min(LONGEST);
        let stop = Arc::clone(&self.stop);
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            think(&sight, level, seed, time, &stop)
        });
        let thought = thinking.await.map_err(|error| ThinkError::Player(error.to_string()))?;
        // What was broken off in the middle is no choice.
        if self.stop.load(Ordering::Relaxed) { Err(ThinkError::Stopping) } else { thought }
    }
}

fn think(
    sight: &Sight,
    level: u8,
    seed: u64,
    time: Duration,
    stop: &AtomicBool,
) -> Result<String, ThinkError> {
    let failed = |error: &dyn std::error::Error| ThinkError::Player(error.to_string());
    let spec: PlayerSpec = format!("level:{level}").parse().map_err(|error| failed(&error))?;
    let entry = registry::find(sight.game).map_err(|error| failed(&error))?;
    let means = Means { seed, mebibytes: MEBIBYTES };
    let mut player = entry.player(&spec, &means).map_err(|error| failed(&error))?;
    let effort = Effort::within(Limits { time: Some(time), ..Limits::default() });
    let thought =
        player.choose(sight, &effort, stop, &mut |_| {}).map_err(|error| failed(&error))?;
    let choice = thought.choice().map(str::to_owned);
    choice.ok_or_else(|| ThinkError::Player("it chose nothing".to_owned()))
}
