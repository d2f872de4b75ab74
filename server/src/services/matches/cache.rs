//! The states of the matches that are in use, so that they are not replayed for every look.

use std::sync::{Arc, Mutex as StdMutex};
use std::time::{Duration, Instant};

use galds_matches::{Logged, MatchId, MatchState, PlayerId};
use tokio::sync::Mutex;

use super::attend::Origin;
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
    pub(super) state: Mutex<Option<Arc<MatchState>>>,
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
        let cached = self.cached(id);
        let Ok(mut place) = tokio::time::timeout(LOOK_WITHIN, cached.state.lock()).await else {
            let reason = "a write to this match has not been answered yet".to_owned();
            return Err(StoreError::Unavailable(reason).into());
        };
        if place.is_some() {
            self.refresh(&mut place).await?;
        }
        self.loaded(id, &mut place).await.cloned()
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

    /// Lets go of a match at once, unless somebody else uses it.
    pub(super) fn evict(&self, id: &MatchId) {
        let mut all = locked(&self.inner.cached);
        if all.get(id).is_some_and(|cached| Arc::strong_count(cached) == 1) {
            all.remove(id);
        }
    }

    pub(super) fn cached(&self, id: &MatchId) -> Arc<Cached> {
        let mut all = locked(&self.inner.cached);
        let fresh = || Cached {
            state: Mutex::new(None),
            renderings: StdMutex::default(),
            used: StdMutex::new(Instant::now()),
        };
        let cached = all.entry(id.clone()).or_insert_with(|| Arc::new(fresh()));
        *locked(&cached.used) = Instant::now();
        Arc::clone(cached)
    }

    pub(super) async fn loaded<'a>(
        &self,
        id: &MatchId,
        place: &'a mut Option<Arc<MatchState>>,
    ) -> Result<&'a Arc<MatchState>, MatchError> {
        if place.is_none() {
            let rows = self.inner.store.log(id.clone(), 0).await?;
            if rows.is_empty() {
                locked(&self.inner.cached).remove(id);
                return Err(MatchError::Unknown);
            }
            let state = place.insert(Arc::new(MatchState::replay(id, rows)?));
            // Whoever saw to it before may be gone.
            self.attend(state, self.origin_of_loaded());
        }
        place.as_ref().ok_or(MatchError::Unknown)
    }

    /// Takes over what other servers wrote; whether there was anything.
    pub(super) async fn refresh(
        &self,
        place: &mut Option<Arc<MatchState>>,
    ) -> Result<bool, MatchError> {
        if !self.inner.store.is_shared() {
            return Ok(false);
        }
        self.catch_up(place).await
    }

    pub(super) async fn catch_up(
        &self,
        place: &mut Option<Arc<MatchState>>,
    ) -> Result<bool, MatchError> {
        let Some(state) = place.as_mut() else { return Ok(false) };
        let rows = self.inner.store.log(state.id().clone(), state.version()).await?;
        let (news, phase) = (!rows.is_empty(), state.phase());
        for row in rows {
            let applied =
                Logged::read(state.id(), row).and_then(|logged| Arc::make_mut(state).apply(logged));
            if let Err(error) = applied {
                *place = None;
                return Err(error.into());
            }
        }
        if news {
            self.publish(state, phase, Origin::Elsewhere);
        }
        Ok(news)
    }
}
