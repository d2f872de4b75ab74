//! The service itself: what it holds, and how it starts.
//!
//! To act on a match: take its lock, bring its state up to date, let [`galds_matches::decide`] say what
//! follows, append that under the next number, and after the commit carry the state on, publish and
//! acknowledge. The lock spares work inside one process; what makes it right, also with many
//! processes, is the unique number in the log.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, PoisonError};

use galds_matches::MatchId;

use super::cache::Cached;
use super::timer::Timer;
use super::{Audience, Presence, Visitors, alive};
use crate::services::engine_pool::EnginePool;
use crate::services::notices::Bus;
use crate::storage::Store;
use crate::{random, time};

/// The matches of this server. Clones are the same.
#[derive(Clone)]
pub struct Matches {
    pub(super) inner: Arc<Inner>,
}

pub(super) struct Inner {
    /// By which other servers know this one.
    pub(super) server: String,
    pub(super) store: Arc<dyn Store>,
    pub(super) bus: Arc<dyn Bus>,
    pub(super) engine_pool: EnginePool,
    pub(super) presence: Presence,
    pub(super) visitors: Visitors,
    pub(super) timer: Timer,
    pub(super) thinking: StdMutex<HashSet<(MatchId, u32)>>,
    pub(super) cached: StdMutex<HashMap<MatchId, Arc<Cached>>>,
    pub(super) boards_drawn: AtomicU64,
}

impl std::fmt::Debug for Matches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Matches, {} of them cached", self.cached_count())
    }
}

impl Matches {
    /// The matches in this store. [`Matches::recover`] goes on with those that are being
    /// played.
    pub fn start(store: Arc<dyn Store>, bus: Arc<dyn Bus>, engine_pool: EnginePool) -> Matches {
        let (timer, mut dues) = Timer::start();
        let audience = if store.is_shared() { Audience::OtherServers } else { Audience::Nobody };
        let presence = Presence::new(time::now(), audience);
        let visitors = Visitors::new(time::now());
        let (cached, thinking) = (StdMutex::default(), StdMutex::default());
        let server = random::match_id().to_string();
        let boards_drawn = AtomicU64::new(0);
        let inner = Inner {
            server,
            store,
            bus,
            engine_pool,
            presence,
            visitors,
            timer,
            thinking,
            cached,
            boards_drawn,
        };
        let matches = Matches { inner: Arc::new(inner) };
        let watch = Arc::downgrade(&matches.inner);
        tokio::spawn(async move {
            while let Some(id) = dues.recv().await {
                let Some(inner) = watch.upgrade() else { return };
                let matches = Matches { inner };
                tokio::spawn(async move { matches.look_at(&id).await });
            }
        });
        tokio::spawn(alive::beat(Arc::downgrade(&matches.inner)));
        matches
    }

    /// Who is at which match.
    pub fn presence(&self) -> &Presence {
        &self.inner.presence
    }

    /// The engine that all share.
    pub fn engine_pool(&self) -> &EnginePool {
        &self.inner.engine_pool
    }
}

/// Nothing that is done under these locks can leave their contents half changed.
pub(super) fn locked<T>(mutex: &StdMutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
