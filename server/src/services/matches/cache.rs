//! The states of the matches that are in use, so that they are not replayed for every look.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex as StdMutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use galds_matches::ports::{self, Cache as _};
use galds_matches::{MatchId, MatchState, PlayerId};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::rendering::Renderings;
use super::service::locked;
use super::{MatchError, Matches};
use crate::storage::StoreError;

/// How long a state that nobody asks for is kept.
const KEPT: Duration = Duration::from_mins(5);
/// How long somebody who looks at a match waits for a write to it.
const LOOK_WITHIN: Duration = Duration::from_secs(10);

/// The state of a match, once it is loaded, and what was drawn of it.
///
/// The lock is for those who write. Whoever looks takes the state along and lets the lock go: a write
/// meanwhile leaves what was taken as it is.
pub(super) struct Cached {
    state: Arc<Mutex<Option<Arc<MatchState>>>>,
    pub(super) renderings: StdMutex<Renderings>,
    used: StdMutex<Instant>,
}

impl Matches {
    /// Looks at a match as it is now.
    pub async fn with<T>(
        &self,
        id: &MatchId,
        look: impl FnOnce(&MatchState) -> T,
    ) -> Result<T, MatchError> {
        self.snapshot(id).await.map(|state| look(&state))
    }

    /// A match as it is now.
    pub async fn snapshot(&self, id: &MatchId) -> Result<Arc<MatchState>, MatchError> {
        let Ok(mut place) = tokio::time::timeout(LOOK_WITHIN, self.lock(id)).await else {
            let reason = "a write to this match has not been answered yet".to_owned();
            return Err(StoreError::Unavailable(reason).into());
        };
        Ok(self.handler().current(id, &mut place).await?)
    }

    /// The state of a match that is in use, unless somebody is writing to it.
    pub(super) fn in_use(&self, id: &MatchId) -> Option<Arc<MatchState>> {
        let cached = locked(&self.inner.cached).get(id).cloned()?;
        let place = cached.state.try_lock().ok()?;
        place.clone()
    }

    /// How many states are cached in memory.
    pub fn cached_count(&self) -> usize {
        locked(&self.inner.cached).len()
    }

    /// Lets go of states that nobody has asked for in a while.
    pub fn evict_idle(&self) {
        let is_idle = |cached: &Arc<Cached>| {
            Arc::strong_count(cached) == 1 && locked(&cached.used).elapsed() > KEPT
        };
        locked(&self.inner.cached).retain(|_, cached| !is_idle(cached));
    }

    /// Has the matches of somebody read from the log again, out of which the name was deleted.
    pub async fn reload_of(&self, player: &PlayerId) {
        for id in self.cached_ids() {
            let cached = self.cached(&id);
            let mut place = cached.state.lock().await;
            if place.as_ref().is_some_and(|state| state.concerned().contains(player)) {
                *place = None;
                *locked(&cached.renderings) = Renderings::default();
            }
        }
    }

    /// The matches that are cached.
    pub(super) fn cached_ids(&self) -> Vec<MatchId> {
        locked(&self.inner.cached).keys().cloned().collect()
    }

    pub(super) fn cached(&self, id: &MatchId) -> Arc<Cached> {
        let mut all = locked(&self.inner.cached);
        let fresh = || Cached {
            state: Arc::default(),
            renderings: StdMutex::default(),
            used: StdMutex::new(Instant::now()),
        };
        let cached = all.entry(id.clone()).or_insert_with(|| Arc::new(fresh()));
        *locked(&cached.used) = Instant::now();
        Arc::clone(cached)
    }
}

/// A locked place in the cache. It keeps the place from being evicted.
pub struct Locked {
    state: OwnedMutexGuard<Option<Arc<MatchState>>>,
    _cached: Arc<Cached>,
}

impl Deref for Locked {
    type Target = Option<Arc<MatchState>>;

    fn deref(&self) -> &Option<Arc<MatchState>> {
        &self.state
    }
}

impl DerefMut for Locked {
    fn deref_mut(&mut self) -> &mut Option<Arc<MatchState>> {
        &mut self.state
    }
}

#[async_trait]
impl ports::Cache for Matches {
    type Locked = Locked;

    async fn lock(&self, id: &MatchId) -> Locked {
        let cached = self.cached(id);
        let state = Arc::clone(&cached.state).lock_owned().await;
        Locked { state, _cached: cached }
    }

    fn remove(&self, id: &MatchId) {
        locked(&self.inner.cached).remove(id);
    }

    fn evict(&self, id: &MatchId) {
        let mut all = locked(&self.inner.cached);
        if all.get(id).is_some_and(|cached| Arc::strong_count(cached) == 1) {
            all.remove(id);
        }
    }
}
