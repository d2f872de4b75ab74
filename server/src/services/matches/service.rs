//! The service itself: what it holds, and how it starts.
//!
//! How something is done at a match is [`galds_matches::Handler`]'s part; this one has the locks, the tasks
//! and the timer.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, OnceLock, PoisonError};

use galds_matches::MatchId;
use tokio::sync::mpsc;

use super::cache::Cached;
use super::timer::Timer;
use super::{Audience, Presence, Visitors, alive};
use crate::services::engine_pool::EnginePool;
use crate::services::notices::NoticeBoard;
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
    pub(super) bus: NoticeBoard,
    pub(super) engine_pool: EnginePool,
    pub(super) presence: Presence,
    pub(super) visitors: Visitors,
    pub(super) timer: Timer,
    pub(super) thinking: StdMutex<HashSet<(MatchId, u32)>>,
    pub(super) cached: StdMutex<HashMap<MatchId, Arc<Cached>>>,
    pub(super) boards_drawn: AtomicU64,
    /// Whether this server held the lease of recovery when it last asked.
    pub(super) holds_recovery: AtomicBool,
    /// Who follows what is written here, once somebody does.
    pub(super) follower: OnceLock<mpsc::UnboundedSender<Written>>,
}

/// Something was written to a match here.
#[derive(Clone, Debug)]
pub struct Written {
    /// The match.
    pub id: MatchId,
    /// The number of the first new event.
    pub first: u32,
}

impl std::fmt::Debug for Matches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Matches, {} of them cached", self.cached_count())
    }
}

impl Matches {
    /// The matches in this store. [`Matches::recover`] goes on with those that are being
    /// played.
    pub fn start(store: Arc<dyn Store>, bus: NoticeBoard, engine_pool: EnginePool) -> Matches {
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
            holds_recovery: AtomicBool::new(false),
            follower: OnceLock::new(),
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

    /// Everything that is written to matches here from now on. There is one follower; a second one hears nothing.
    pub fn follow_written(&self) -> mpsc::UnboundedReceiver<Written> {
        let (sender, receiver) = mpsc::unbounded_channel();
        let _there_is_one = self.inner.follower.set(sender);
        receiver
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
